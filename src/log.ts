import { type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino';
import { withSources } from './source-maps.ts';
import { StoreUnavailable } from './storage/index.ts';

/** The path of an interaction or webhook holds a token with which anyone can answer as the bot for 15 minutes. */
const TOKEN_IN_ADDRESS = /\/(interactions|webhooks)\/(\d+)\/[^/?\s"]+/g;

const withoutTokens = (text: string): string => text.replace(TOKEN_IN_ADDRESS, '/$1/$2/…');

/** A table's secret, which a library's error message may quote. */
const SECRET = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

const withoutSecrets = (line: string): string => withoutTokens(line).replace(SECRET, '…');

function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code, status, method, url } = error as Error & Record<string, unknown>;
  const told = { type, message, stack: stack && withSources(stack), code, status, method, url };
  return Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([key, value]) => [key, typeof value === 'string' ? withoutTokens(value) : value]),
  );
}

const DEBUG = 20;

/** main.ts logs a lost database once, so the errors that follow from it are logged for debugging only. */
function demoteOutages(this: Logger, args: Parameters<LogFn>, log: LogFn, level: number): void {
  const [first] = args as [unknown];
  const isOutage =
    typeof first === 'object' && first !== null && 'err' in first && first.err instanceof StoreUnavailable;
  if (isOutage && level > DEBUG) this.debug(...args);
  else log.apply(this, args);
}

/** Structured logs, one JSON object a line, without secrets. */
export const createLog = (level: string, to?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    serializers: { err: serializeError },
    hooks: { streamWrite: withoutSecrets, logMethod: demoteOutages },
    redact: { paths: ['token', '*.token', 'authorization', '*.authorization'], remove: true },
  };
  return to ? pino(options, to) : pino(options);
};
