import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DiscordAPIError } from 'discord.js';
import { transformSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog, withSources } from '../src/log.ts';
import { StoreUnavailable } from '../src/storage/index.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return JSON.parse(lines.join(''));
}

const secret = 'aW50ZXJhY3Rpb246MTIz-_secret';

test('a failed request is told without the tokens in its address, nor its body', () => {
  const url = `https://discord.com/api/v10/interactions/123/${secret}/callback?with_response=false`;
  const error = new DiscordAPIError(
    { code: 10062, message: 'Unknown interaction' },
    10062,
    404,
    'POST',
    url,
    {
      body: { data: { content: secret } },
      files: undefined,
    },
  );
  const line = logged((log) => log.error({ err: error, table: 'abc' }, 'handler failed'));
  expect(JSON.stringify(line)).not.toContain(secret);
  expect(line).toMatchObject({
    table: 'abc',
    err: {
      code: 10062,
      status: 404,
      url: 'https://discord.com/api/v10/interactions/123/…/callback?with_response=false',
    },
  });
});

test('an error that quotes a webhook loses its token', () => {
  const line = logged((log) =>
    log.error({ err: new Error(`GET /webhooks/9/${secret}/messages/@original failed`) }),
  );
  expect(line).toMatchObject({ err: { message: 'GET /webhooks/9/…/messages/@original failed' } });
});

test('a token is left out wherever it stands by name', () => {
  const line = logged((log) => log.info({ token: secret, options: { token: secret } }));
  expect(JSON.stringify(line)).not.toContain(secret);
});

test('what a table’s dice come from is left out of a failure, even where somebody else put it there', () => {
  const digits = '00112233445566778899aabbccddeeff'.repeat(2);
  const error = new Error(`Invalid create() with { secret: "${digits}" }`, { cause: new Error(digits) });
  const line = logged((log) => log.error({ err: error }));
  expect(JSON.stringify(line)).not.toContain(digits);
  expect(line).toMatchObject({ err: { message: expect.stringContaining('{ secret: "…" }') } });
});

test('what fails of a lost database is for those who look closer; other failures are told as ever', () => {
  const lines: string[] = [];
  const fail = (level: string) => {
    const log = createLog(level, { write: (line) => lines.push(line) });
    log.error({ err: new StoreUnavailable('unreachable', 'gone'), table: 'abc' }, 'handler failed');
    log.error({ err: new Error('ordered') }, 'handler failed');
  };
  fail('info');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 50, err: { message: 'ordered' } }]);
  fail('debug');
  expect(lines.slice(1).map((line) => JSON.parse(line))).toMatchObject([
    { level: 20, table: 'abc', err: { message: 'gone' } },
    { level: 50, err: { message: 'ordered' } },
  ]);
});

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
