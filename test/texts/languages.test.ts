import { describe, expect, test } from 'vitest';
import { localeTexts } from '../../src/texts/index.ts';
import { flawsOf, notSame } from './flaws.ts';
import { namingFlaws, quotingFlaws } from './naming.ts';
import { NAMES, SHARED } from './same.ts';

const english = localeTexts.en;

describe.each(Object.entries(localeTexts))('%s', (code, texts) => {
  const shared = SHARED[code] ?? [];

  test('says all that English says, in its own words and forms', () =>
    expect(flawsOf(code, texts, english, [...NAMES, ...shared])).toEqual([]));

  test('calls commands, options and buttons by its own names for them', () =>
    expect(namingFlaws(texts, english)).toEqual([]));

  test('quotes only options, buttons and titles that there are', () =>
    expect(quotingFlaws(texts)).toEqual([]));

  test('shares with English no more words than are listed', () =>
    expect(notSame(texts, english, shared)).toEqual([]));

  test('is a language of its own name and code', () => {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(
      Object.entries(localeTexts).filter(([, of]) => of['language.name'] === texts['language.name']),
    ).toHaveLength(1);
  });
});
