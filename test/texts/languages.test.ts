import { describe, expect, test } from 'vitest';
import { catalogues } from '../../src/texts/catalogues.ts';
import { en } from '../../src/texts/en.ts';
import { flawsOf, notSame } from './flaws.ts';
import { namingFlaws } from './naming.ts';
import { NAMES, SHARED } from './same.ts';

describe.each(Object.entries(catalogues))('%s', (code, texts) => {
  const shared = SHARED[code] ?? [];

  test('says all that English says, in its own words and forms', () => {
    expect(flawsOf(code, texts, en, [...NAMES, ...shared])).toEqual([]);
  });

  test('calls commands, options and buttons by its own names for them', () => {
    expect(namingFlaws(texts, en)).toEqual([]);
  });

  test('shares with English no more words than are listed', () => {
    expect(notSame(texts, en, shared)).toEqual([]);
  });

  test('is a language of its own name and code', () => {
    expect(Intl.getCanonicalLocales(code)).toEqual([code]);
    expect(
      Object.entries(catalogues).filter(([, of]) => of['language.name'] === texts['language.name']),
    ).toHaveLength(1);
  });
});
