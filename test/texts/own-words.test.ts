import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The rulebooks' texts, if present beside the project; they belong to their publishers and aren't part of it. */
const RULEBOOKS = process.env['RULEBOOKS'] ?? path.join('..', 'shared', 'seeds');
const RUN = 8;
const LOCALES = ['en', 'de', 'nl', 'it'];

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFC')
    .match(/\p{L}+/gu) ?? [];

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  return words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(' '));
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(stringsIn);

const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => path.join(folder, name));

/** All texts for players, and the documents. */
function texts(): readonly (readonly [file: string, text: string])[] {
  const catalogues = LOCALES.flatMap((locale) => [
    `assets/locales/${locale}.json`,
    `assets/prompts/${locale}.json`,
  ]);
  const pages = [
    'README.md',
    ...['docs', 'docs/rules', ...LOCALES.map((locale) => `assets/rules/${locale}`)].flatMap(filesIn),
  ];
  return [
    ...catalogues.flatMap((file) =>
      stringsIn(JSON.parse(readFileSync(file, 'utf8'))).map(
        (text) => [file, text.replace(/\{\w+\}/g, ' ')] as const,
      ),
    ),
    ...pages
      .filter((file) => /\.(?:md|txt)$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')] as const),
  ];
}

const runsShared = (rulebooks: readonly string[]): string[] => {
  const theirs = new Set(rulebooks.flatMap(runsOf));
  return texts().flatMap(([file, text]) =>
    runsOf(text)
      .filter((run) => theirs.has(run))
      .map((run) => `${file}: ${run}`),
  );
};

test.skipIf(!existsSync(RULEBOOKS))('no eight words in a row are those of a rulebook', () => {
  const rulebooks = filesIn(RULEBOOKS).map((file) => readFileSync(file, 'utf8'));
  expect(rulebooks.length).toBeGreaterThan(0);
  expect(runsShared(rulebooks)).toEqual([]);
});

test('eight words that are shared would be found', () => {
  expect(runsShared(['… It HAS never been in a scene of yours, says the book.'])).toContainEqual(
    'assets/rules/en/oddCard.md: it has never been in a scene of',
  );
});
