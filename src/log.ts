import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';

/** Interactions and their webhooks are addressed by a token that lets anybody answer in the bot's name for 15 minutes. */
const TOKEN_IN_ADDRESS = /\/(interactions|webhooks)\/(\d+)\/[^/?\s"]+/g;

export const withoutTokens = (text: string): string => text.replace(TOKEN_IN_ADDRESS, '/$1/$2/…');

/** What a table's dice come from is written like this, wherever a library may have put it into a message of its own. */
const DIGITS_OF_A_SECRET = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

/** Of a whole line, whatever it is about. */
const withoutSecrets = (line: string): string => withoutTokens(line).replace(DIGITS_OF_A_SECRET, '…');

/** What a failure is told with: no request bodies, no tokens. */
function tellError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { type, message, stack } = stdSerializers.err(error);
  const { code, status, method, url } = error as Error & Record<string, unknown>;
  const told = { type, message, stack, code, status, method, url };
  return Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
      .map(([key, value]) => [key, typeof value === 'string' ? withoutTokens(value) : value]),
  );
}

/** Structured logs, one JSON object a line, without secrets. */
export const createLog = (level: string, to?: DestinationStream): Logger => {
  const options = {
    level,
    base: null,
    serializers: { err: tellError },
    hooks: { streamWrite: withoutSecrets },
    redact: { paths: ['token', '*.token', 'authorization', '*.authorization'], remove: true },
  };
  return to ? pino(options, to) : pino(options);
};
