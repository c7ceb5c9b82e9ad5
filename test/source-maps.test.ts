import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { withSources } from '../src/source-maps.ts';

/** Long lines, negative differences, and numbers of several digits. */
const SOURCE = [
  ...Array.from({ length: 300 }, (_, at) => `export const f${at} = (n: number): number => n * ${at};`),
  'export interface Left {\n  readonly out: string;\n}\n',
  'export function fail(): never {',
  `  const text = '${'long '.repeat(500)}';`,
  '  throw new Error(text); }',
].join('\n');

let folder: string;
let bundle: string;
let map: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'haruspex maps-'));
  const built = transformSync(SOURCE, {
    loader: 'ts',
    sourcemap: true,
    sourcefile: '../src/some.ts',
    minifyWhitespace: true,
    lineLimit: 160,
  });
  bundle = built.code;
  map = built.map;
  writeFileSync(path.join(folder, 'bundle.js'), bundle);
  writeFileSync(path.join(folder, 'bundle.js.map'), map);
});
afterAll(() => rmSync(folder, { recursive: true }));

const url = (name = 'bundle.js') => pathToFileURL(path.join(folder, name)).href;

describe('a stack trace of a bundle', () => {
  test('names every place as Node’s own source maps do', () => {
    const parsed = new SourceMap(JSON.parse(map));
    const places = bundle
      .split('\n')
      .flatMap((line, at) =>
        [...line.matchAll(/f\d+|\bfail\b|throw|Error/g)].map(({ index }) => ({ line: at, column: index })),
      );
    expect(places.length).toBeGreaterThan(300);
    const stack = places
      .map(({ line, column }) => `    at f (${url()}:${line + 1}:${column + 1})`)
      .join('\n');
    const source = path.resolve(folder, '../src/some.ts');
    const expected = places.map(({ line, column }) => {
      const entry = parsed.findEntry(line, column);
      if (!('originalLine' in entry)) throw new Error('no entry');
      return `    at f (${source}:${entry.originalLine + 1}:${entry.originalColumn + 1})`;
    });
    expect(withSources(`Error: no\n${stack}`).split('\n')).toEqual(['Error: no', ...expected]);
  });

  test('keeps what has no map', () => {
    const stack = `Error: no\n    at g (${url('other.js')}:3:4)\n    at node:internal/timers:5:6\n    at /some/file.ts:7:8`;
    expect(withSources(stack)).toBe(stack);
  });

  test('stands so in the log, causes included', () => {
    const cause = new Error('inner');
    const line = bundle.split('\n').findIndex((text) => text.includes('throw'));
    cause.stack = `Error: inner\n    at fail (${url()}:${line + 1}:${bundle.split('\n')[line]?.indexOf('throw')})`;
    const lines: string[] = [];
    const log = createLog('info', { write: (text) => lines.push(text) });
    log.error({ err: new Error('outer', { cause }) }, 'failed');
    expect(JSON.parse(lines[0] ?? '').err.stack).toMatch(/at fail \(\/.*\/src\/some\.ts:30\d:\d+\)/);
  });
});
