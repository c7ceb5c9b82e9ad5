import { readFileSync } from 'node:fs';
import { stemmer as german } from '@orama/stemmers/german';
import { stemmer as italian } from '@orama/stemmers/italian';
import { describe, expect, test } from 'vitest';
import { localeTexts } from '../../../src/texts/index.ts';
import { RULES_LANGUAGES, type RulesLanguage, rulesIn } from '../../../src/texts/rules/languages.ts';
import { PAGES } from '../../../src/texts/rules/pages.ts';
import { indexRules } from '../../../src/texts/rules/rules-index.ts';
import { learnedFile, parseLearned, readLearned } from '../../../src/texts/rules/search-weights.ts';
import { parseQuestions, questionsIn, sourceOf } from '../../../tools/search/examples.ts';
import { formatLearned } from '../../../tools/search/file.ts';
import { learn } from '../../../tools/search/learn.ts';

test.each([...RULES_LANGUAGES])(
  '%s: the search has learned from the pages and questions of today; if not, npm run train:search',
  (code, { texts }) => {
    expect(readLearned(code, PAGES.length).source).toBe(sourceOf(texts, questionsIn(code)));
  },
);

describe('what is learned', () => {
  const english = rulesIn('en');
  const questions = parseQuestions('# doubles\nwhat if both dice show the same\n# nothing\nis left out\n');
  const learned = learn(english, questions);
  const bytes = new Uint8Array(formatLearned(learned, PAGES.length));

  test('is the same each time, and the same once it was written and read', () => {
    expect(learn(english, questions)).toEqual(learned);
    expect(parseLearned(bytes, PAGES.length)).toEqual(learned);
  });

  test('is of its pages, questions and ignored words', () => {
    const { texts } = english;
    const others = [
      sourceOf(texts, []),
      sourceOf({ ...texts, 'rules.doubles.title': 'Two of a kind' }, questions),
      sourceOf({ ...texts, 'rules.doubles.more': 'Nothing more.' }, questions),
      sourceOf({ ...texts, 'rules.search.ignored': 'the' }, questions),
    ];
    expect(learned.source).toBe(sourceOf(texts, questions));
    expect(new Set([...others, learned.source]).size).toBe(others.length + 1);
  });

  test.each([
    ['of another number of pages', bytes, PAGES.length + 1],
    ['cut off', bytes.subarray(0, bytes.length - 1), PAGES.length],
    ['cut off in its head', bytes.subarray(0, 6), PAGES.length],
    ['too long', Buffer.concat([bytes, Buffer.from([0])]), PAGES.length],
    ['of something else', Buffer.from('not what was learned'), PAGES.length],
  ])('is refused where its file is %s', (_, file, pages) => {
    expect(() => parseLearned(file, pages)).toThrow('its file');
  });

  test('is asked for where a language has none', () =>
    expect(() => readLearned('xx', PAGES.length)).toThrow('npm run train:search'));

  test('takes little room', () => {
    const sizes = [...RULES_LANGUAGES.keys()].map((code) => readFileSync(learnedFile(code)).length);
    expect(Math.max(...sizes)).toBeLessThan(1_000_000);
  });
});

const indexOf = (language: RulesLanguage) => indexRules(language, learn(language, []));

test('a language without a stemmer is searched all the same', () => {
  const index = indexOf({ code: 'en', texts: localeTexts.en, stem: (word) => word });
  expect(index.find('Mystical stones', 1).pages).toEqual(['mystical']);
});

describe('other languages need only texts and a stemmer', () => {
  const { texts } = rulesIn('en');
  const inGerman = indexOf({
    code: 'de',
    stem: german,
    texts: {
      ...texts,
      'rules.search.ignored': 'wie wann was ist ein eine der die das ich',
      'rules.passage.title': 'Durchgänge',
      'rules.mystical.title': 'Zaubersteine',
      'rules.power.title': 'Spirituelle Kraft',
    },
  });

  test.each([
    ['was ist ein Durchgang', 'passage'],
    ['durchgange', 'passage'],
    ['Durchgängen', 'passage'],
    ['Zauberstein', 'mystical'],
    ['zauberstien', 'mystical'],
    ['spiritueller Kräfte', 'power'],
  ])('German: %s', (query, page) => expect(inGerman.find(query, 1).pages).toEqual([page]));

  const inItalian = indexOf({
    code: 'it',
    stem: italian,
    texts: {
      ...texts,
      'rules.search.ignored': 'come quando che cosa un una il la',
      'rules.altar.title': 'Arrivare all’altare',
      'rules.ritual.title': 'Pietre rituali',
    },
  });

  test.each([
    ["l'altare", 'altar'],
    ['altari', 'altar'],
    ['pietra rituale', 'ritual'],
  ])('Italian: %s', (query, page) => expect(inItalian.find(query, 1).pages).toEqual([page]));
});
