import { expect, test } from 'vitest';
import { localeTexts } from '../../../src/texts/index.ts';
import { RULES_LANGUAGES, rulesIn, STEMMERS } from '../../../src/texts/rules/languages.ts';

/** Languages without a stemmer, in which words are searched as written. */
const UNSTEMMED: readonly string[] = [];

test('every language has its pages and its stemmer, or is known to have none', () => {
  expect([...RULES_LANGUAGES.keys()]).toEqual(Object.keys(localeTexts));
  const without = Object.keys(localeTexts).filter((code) => !(code in STEMMERS));
  expect(without.sort()).toEqual(UNSTEMMED.toSorted());
});

test.each([
  ['en', ['stones', 'stone']],
  ['de', ['Durchgänge', 'Durchgang']],
  ['nl', ['stenen', 'steen']],
  ['it', ['pietre', 'pietra']],
] as const)('%s: two forms of a word are one', (code, forms) => {
  const stems = new Set(
    forms.map((form) =>
      STEMMERS[code]?.(form.toLowerCase())
        .normalize('NFD')
        .replace(/\p{Mark}/gu, ''),
    ),
  );
  expect(stems.size).toBe(1);
});

test('a dialect is its language; English stands in for what there is not', () => {
  expect(rulesIn('en-GB')).toBe(RULES_LANGUAGES.get('en'));
  expect(rulesIn('xx').texts['rules.dice.title']).toBe(localeTexts.en['rules.dice.title']);
});
