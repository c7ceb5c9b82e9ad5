import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type DestinationStream, type LogFn, type Logger, pino, stdSerializers } from 'pino';
import { StoreUnavailable } from './storage/index.ts';

/** The path of an interaction or webhook contains a token with which anyone can answer as the bot for 15 minutes. */
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

/** Structured logs, one JSON object per line, without secrets. */
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

/** Both are 0-based. */
interface Position {
  readonly line: number;
  readonly column: number;
}

interface SourcePosition extends Position {
  readonly source: number;
}

const FRAME = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const MAX_KEPT = 1000;

/** Cached, since errors repeat. */
const known = new Map<string, string>();

/**
 * Adds the sources to stack traces of the bundle when they are logged. Node's own source maps are no option: Node reads the stack
 * of each error that closes a socket, and a parsed map takes 60 MB and a quarter of a second. Frames of files without a source map
 * stay unchanged.
 */
export function withSources(stack: string): string {
  const unknown = [...stack.matchAll(FRAME)].filter(([frame]) => !known.has(frame));
  if (known.size + unknown.length > MAX_KEPT) known.clear();
  for (const url of new Set(unknown.map(([, file = '']) => file)))
    learnFrames(
      url,
      unknown.filter(([, file]) => file === url),
    );
  return stack.replace(FRAME, (frame) => known.get(frame) ?? frame);
}

function learnFrames(url: string, frames: readonly RegExpExecArray[]): void {
  const map = readMap(url);
  const positions = frames.map(([, , line, column]) => ({
    line: Number(line) - 1,
    column: Number(column) - 1,
  }));
  const found = map ? findSources(map.mappings, positions) : [];
  for (const [at, [frame]] of frames.entries()) {
    const { source, line, column } = found[at] ?? {};
    const file = source === undefined ? undefined : map?.sources[source];
    const place = file && `${fileURLToPath(new URL(file, url))}:${Number(line) + 1}:${Number(column) + 1}`;
    known.set(frame, place ?? frame);
  }
}

function readMap(url: string): { readonly sources: readonly string[]; readonly mappings: string } | null {
  try {
    return JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8'));
  } catch {
    return null;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Int8Array(128).map((_, code) => DIGITS.indexOf(String.fromCharCode(code)));
const [COMMA, SEMICOLON] = [','.charCodeAt(0), ';'.charCodeAt(0)];
/** A digit has five bits, and this one if another follows. */
const CONTINUES = 32;

/**
 * Walks once through the mappings of a source map without keeping them. Segments are differences from the previous one: of the
 * column, the source, its line, its column, and sometimes a name.
 */
function findSources(mappings: string, wanted: readonly Position[]): (SourcePosition | undefined)[] {
  const found = new Array<SourcePosition | undefined>(wanted.length);
  const lines = new Set(wanted.map(({ line }) => line));
  let [line, field, value, shift] = [0, 0, 0, 0];
  const state: [column: number, source: number, line: number, column: number, name: number] = [0, 0, 0, 0, 0];
  for (let at = 0; at <= mappings.length; at++) {
    const code = at < mappings.length ? mappings.charCodeAt(at) : SEMICOLON;
    if (code !== COMMA && code !== SEMICOLON) {
      const digit = VALUES[code] as number;
      value += (digit & (CONTINUES - 1)) << shift;
      shift += 5;
      if (digit & CONTINUES) continue;
      state[field] = (state[field] as number) + (value & 1 ? -(value >> 1) : value >> 1);
      field++;
      [value, shift] = [0, 0];
      continue;
    }
    if (field >= 4 && lines.has(line))
      for (const [index, position] of wanted.entries())
        if (position.line === line && position.column >= state[0])
          found[index] = { source: state[1], line: state[2], column: state[3] };
    field = 0;
    if (code === SEMICOLON) {
      line++;
      state[0] = 0;
    }
  }
  return found;
}
