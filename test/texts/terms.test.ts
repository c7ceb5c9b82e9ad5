import { describe, expect, test } from 'vitest';
import { localeTexts } from '../../src/texts/index.ts';
import { promptTexts } from '../../src/texts/prompt-texts.ts';
import { readTerms, type Term, termFlaws, timeFlaws, unusedTerms } from './terms.ts';

const TERMS = readTerms();

/** Stories may use any words; the only terms from them are these. */
const NAMES = ['accuser', 'Empire', 'color (as in America)'];

const promptsOf = (code: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(promptTexts[code] ?? {}).flatMap(([key, all]) =>
      all.map((text, at) => [`${key} ${at}`, text] as const),
    ),
  );

test('every language has a word for each concept', () => {
  for (const [concept, words] of Object.entries(TERMS))
    expect(Object.keys(words), concept).toEqual(Object.keys(localeTexts));
});

describe.each(Object.entries(localeTexts))('%s', (code, texts) => {
  const terms = Object.values(TERMS).flatMap((words) => words[code] ?? []);

  test('has one word for one concept', () => expect(termFlaws(texts, terms)).toEqual([]));

  test('also in its prompts, where it is about names and spelling', () => {
    const names = NAMES.flatMap((concept) => TERMS[concept]?.[code] ?? []);
    expect(names).toHaveLength(NAMES.length);
    expect(termFlaws(promptsOf(code), names)).toEqual([]);
  });

  test('has no “until” or “since” before a relative time', () => expect(timeFlaws(code, texts)).toEqual([]));

  test('has the words of the list', () => expect(unusedTerms(texts, terms)).toEqual([]));
});

describe('another word is found', () => {
  const passage: Term = { term: 'Durchgang', not: ['Wirbel*', 'loch im Weg'], unless: ['(ein Wirbel)'] };
  const flaws = (text: string, key = 'key'): string[] => termFlaws({ [key]: text }, [passage]);

  test.each([
    ['in a sentence', 'Stein 6 ist ein Wirbel.', ['key: “Wirbel”, which is Durchgang']],
    ['with an ending', 'Zwei Wirbeln', ['key: “Wirbeln”, which is Durchgang']],
    ['of several words', 'Das Loch im Weg', ['key: “Loch im Weg”, which is Durchgang']],
    ['in one case of several', '{count, plural, one {Wirbel} other {Durchgänge}}', ['key: “Wirbel”']],
    ['twice', 'Wirbel und Wirbel', ['key: “Wirbel”', 'key: “Wirbel”']],
  ])('%s', (_, text, expected) => {
    expect(flaws(text)).toEqual(expected.map((flaw) => expect.stringContaining(flaw)));
  });

  test.each([
    ['the term itself', 'Stein 6 ist ein Durchgang.'],
    ['inside another word', 'Ein Luftwirbel'],
    ['as a placeholder', 'Stein {wirbel}'],
    ['as a command', '</wirbel> zeigt den Durchgang'],
    ['where it explains the term', 'Ein Durchgang (ein Wirbel)'],
  ])('but not %s', (_, text) => expect(flaws(text)).toEqual([]));

  test('and not among the words that people search for', () =>
    expect(flaws('Wirbel, Loch', 'rules.passage.keywords')).toEqual([]));

  test('and a term that nobody uses any more', () =>
    expect(unusedTerms({ key: 'Durchgänge' }, [passage])).toEqual(['Durchgang']));
});

test.each([
  ['en', 'You can change it until {until}.', 'until {until}'],
  ['de', 'Du suchst {since, select, none {} other {seit {since}}}.', 'seit {since}'],
  ['nl', 'Meedoen kan tot {closes}.', 'tot {closes}'],
  ['nl', 'tafel {number} wacht op je (⏱ {until}).', '⏱ {until}'],
  ['it', 'Si può rispondere fino a {ends}.', 'fino a {ends}'],
])('“until in 24 hours” is found: %s', (code, text, found) => {
  expect(timeFlaws(code, { key: text })).toEqual([`key: “${found}” of a relative time`]);
  expect(timeFlaws(code, { 'vacation.running': text })).toEqual([]);
});
