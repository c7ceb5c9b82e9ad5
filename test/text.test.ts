import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { projectFile } from '../src/project-file.ts';
import { graphemesOf, makeWellFormed, shorten, shortenStart, startOf } from '../src/text.ts';
import { runs } from './runs.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('words are cut between characters', () => {
  test.each([
    ['short ones stay', 'a b c', 10, 'a b c', 'a b c'],
    ['between words', 'one two three four', 14, 'one two three…', '… three four'],
    ['a word that is too long', 'a'.repeat(20), 5, 'aaaa…', '…aaaa'],
    ['fancy letters', '𝓯𝓪𝓷𝓬𝔂', 8, '𝓯𝓪𝓷…', '…𝓷𝓬𝔂'],
    ['families', FAMILY.repeat(3), 24, `${FAMILY.repeat(2)}…`, `…${FAMILY.repeat(2)}`],
    ['flags', '🇩🇪🇳🇱🇮🇹', 8, '🇩🇪…', '…🇮🇹'],
    ['accents', 'e\u0301e\u0301e\u0301', 4, 'e\u0301…', '…e\u0301'],
    ['Japanese', '昔々ある森に白い神殿が', 6, '昔々ある森…', '…白い神殿が'],
    ['Thai', 'สวัสดีครับ', 5, 'สวัส…', '…ครับ'],
    ['a link', 'https://example.com/a/long/path', 12, 'https://exa…', '…a/long/path'],
    ['accents without end', `a${'\u0301'.repeat(20)}`, 4, 'a\u0301\u0301…', '…\u0301\u0301\u0301'],
    ['half characters', '\ud83da\ude00', 10, '\ufffda\ufffd', '\ufffda\ufffd'],
  ])('%s', (_, text, max, start, end) => {
    expect([shorten(text, max), shortenStart(text, max)]).toEqual([start, end]);
  });

  const SIGNS = [
    'a',
    ' ',
    '\n',
    '𝓯',
    FAMILY,
    '🇩🇪',
    'e\u0301',
    '\u0301',
    'ก็',
    '漢',
    '\ud83d',
    '\ude00',
    '*',
    'שׁ',
  ];

  test('of any words, as many as fit', () => {
    const text = fc.array(fc.constantFrom(...SIGNS), { maxLength: 60 }).map((signs) => signs.join(''));
    const check = (words: string, max: number) => {
      const mended = words.toWellFormed();
      const characters = new Set(graphemesOf(mended));
      for (const cut of [shorten(words, max), shortenStart(words, max), startOf(words, max)]) {
        expect(cut.length).toBeLessThanOrEqual(max);
        expect(cut.isWellFormed()).toBe(true);
      }
      const start = startOf(words, max);
      expect(mended.startsWith(start)).toBe(true);
      const isTooLong = ([...characters].find((one) => mended.startsWith(one))?.length ?? 0) > max;
      if (!isTooLong) expect(graphemesOf(start).every((one) => characters.has(one))).toBe(true);
    };
    fc.assert(fc.property(text, fc.integer({ min: 2, max: 100 }), check), { numRuns: runs(500, 2500) });
  });
});

test('half characters in what comes from outside are replaced, wherever they stand', () => {
  const packet = { d: { user: { name: 'a\ud83d' }, options: ['\udc00', 'b', 3, null, { value: '😀' }] } };
  makeWellFormed(packet);
  expect(packet).toEqual({
    d: { user: { name: 'a\ufffd' }, options: ['\ufffd', 'b', 3, null, { value: '😀' }] },
  });
});

test('any other cut of a string in src is a type error, and arrays may be cut', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'haruspex-'));
  try {
    const lines = [
      "export const planted: string = 'abc'.slice(0, 2);",
      "export const ending: string = 'abc'.slice(-2);",
      "export const again: number = 'abc'.substring(0, 2).length;",
      "export const rest: string = 'abc'.substring(2);",
      'export const some: number[] = [1, 2, 3].slice(0, 2);',
    ];
    await writeFile(join(folder, 'planted.mts'), lines.join('\n'));
    const config = {
      extends: projectFile('src/tsconfig.json'),
      compilerOptions: { types: [] },
      include: ['.', projectFile('src/strings.d.ts')],
    };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = promisify(execFile)(projectFile('node_modules/.bin/tsc'), ['--noEmit', '-p', folder]);
    const { stdout } = await tsc.catch((error: { stdout: string }) => error);
    expect(stdout.match(/planted\.mts\(\d+/g)).toEqual(['planted.mts(1', 'planted.mts(2', 'planted.mts(3']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
