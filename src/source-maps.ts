/**
 * Names the sources in stack traces of the bundle, when they are written. Node's own source maps are no choice: Node reads the stack of
 * each error that closes a socket, and a map that it has parsed takes 60 MB and a quarter of a second.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Both count from 0. */
interface Position {
  readonly line: number;
  readonly column: number;
}

interface SourcePosition extends Position {
  readonly source: number;
}

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

const FRAME = /(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g;
const MOST_KEPT = 1000;

/** The same errors come again and again. */
const known = new Map<string, string>();

/** Frames of files without a source map stay as they are. */
export function withSources(stack: string): string {
  const unknown = [...stack.matchAll(FRAME)].filter(([frame]) => !known.has(frame));
  if (known.size + unknown.length > MOST_KEPT) known.clear();
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

function readMap(url: string): SourceMap | null {
  try {
    return JSON.parse(readFileSync(new URL(`${url}.map`), 'utf8'));
  } catch {
    return null;
  }
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const VALUES = new Int8Array(128).map((_, code) => DIGITS.indexOf(String.fromCharCode(code)));
const [COMMA, SEMICOLON] = [','.charCodeAt(0), ';'.charCodeAt(0)];
/** A digit has five bits, and this one where another follows. */
const CONTINUES = 32;

/**
 * Walks once through the mappings of a source map and keeps nothing of them. Segments are the differences to the one before: of the
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
