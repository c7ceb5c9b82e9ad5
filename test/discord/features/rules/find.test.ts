import { describe, expect, test } from 'vitest';
import { findFor, formatChosen, parseChosen } from '../../../../src/discord/features/rules/page.ts';
import { PAGES, pageOf } from '../../../../src/texts/rules/pages.ts';
import { searchRules } from '../../../texts/rules/search-rules.ts';

/** The headings of tuchulcha.md §1 to §8. */
const TITLES = [
  ['1', 'The board'],
  ['2', 'Set-up'],
  ['3', 'Dice'],
  ['4', 'Moving'],
  ['5', 'Tuchulcha'],
  ['6', 'Lasa Vecuvia (four players only)'],
  ['7', 'Out of the game, and the end'],
  ['8', 'Two players'],
] as const;

const pagesFor = (...asked: Parameters<typeof findFor>) => findFor(...asked).pages;

const covers = (page: ReturnType<typeof pagesFor>[number] | undefined, section: string): boolean =>
  page !== undefined && pageOf(page).sections.some((one) => one === section || one.startsWith(`${section}.`));

test.each(TITLES)('§%s is found by its title, “%s”', (section, title) => {
  expect(covers(pagesFor('en', title, 1)[0], section)).toBe(true);
});

describe('a section is found by its number', () => {
  const sections = [...new Set(PAGES.flatMap(({ sections }) => [...sections]))];

  test.each(sections)('%s', (section) => {
    for (const typed of [section, `§${section}`, ` § ${section} `]) {
      const found = pagesFor('en', typed, 25);
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter((page) => !covers(page, section))).toEqual([]);
      expect(new Set(found).size).toBe(found.length);
    }
  });

  test.each(['section 4.3', 'Abschnitt 4.3', 'sezione §4.3'])('%s', (typed) => {
    expect(pagesFor('en', typed, 5)).toEqual(pagesFor('en', '4.3', 5));
    expect(pagesFor('en', typed, 1)).toEqual(['mysticalFirst']);
  });

  test.each(['2 players', 'stone 4', '99', '0', 'roll 2 dice', '5.9'])('%s is none', (typed) => {
    expect(pagesFor('en', typed, 5)).toEqual(searchRules('en', typed, 5));
  });
});

test('no more than asked for', () => {
  expect(pagesFor('en', '4', 3)).toHaveLength(3);
  expect(pagesFor('en', 'umbra', 3)).toHaveLength(3);
});

test.each(PAGES.map(({ id }) => id))('%s is known again when it is chosen', (id) => {
  expect(parseChosen(formatChosen(id))).toBe(id);
  expect(parseChosen(id)).toBeNull();
});
