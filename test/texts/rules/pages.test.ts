import { describe, expect, test } from 'vitest';
import {
  FIGURES,
  GROUPS,
  isPageId,
  PAGES,
  pageOf,
  RULINGS,
  type RulesPage,
} from '../../../src/texts/rules/index.ts';

const pages: readonly RulesPage[] = PAGES;

/** tuchulcha.md §1 to §8; §7's numbered points as 7.1 to 7.5. */
const SECTIONS = [
  ...['1', '2', '3'],
  ...['4.1', '4.2', '4.3', '4.4', '4.5', '4.6'],
  ...['5.1', '5.2', '5.3', '5.4'],
  ...['6.1', '6.2', '6.3', '6.4', '6.5'],
  ...['7', '7.1', '7.2', '7.3', '7.4', '7.5'],
  '8',
];

/** What tuchulcha.md marks with **[R]**, in its order. */
const RULED = [
  ['plainStones', '1', 'no other stone is special'],
  ['ringOfThirty', '1', 'the 30-stone ring for three players'],
  ['anyDieDiscarded', '3', 'any die may be the discarded one'],
  ['openHitNextDice', '4.2', 'an open hit is completed by the very next dice'],
  ['mysticalSetAside', '4.4', 'the Mystical rule is set aside for the turn'],
  ['lastOneOwnColor', '4.5', 'one haruspex: the own colour counts'],
  ['oneLeftAfterDevoting', '5.1', 'one in play after devoting'],
  ['neutralFellsTuchulcha', '5.3', 'a neutral haruspex on the altar counts'],
  ['tuchulchaAloneIsOut', '5.3', 'Tuchulcha with none in play is out'],
  ['sharedVictory', '7.5', 'players equal in both share'],
  ['neutralShares', '7.5', 'a player who shares the top with a neutral colour wins'],
] as const;

describe('the pages cover the rules', () => {
  test.each(SECTIONS)('§%s has a page', (section) => {
    expect(pages.filter(({ sections }) => sections.includes(section))).not.toEqual([]);
  });

  test('no page cites a section that there is not', () => {
    const cited = new Set(pages.flatMap(({ sections }) => sections));
    expect([...cited].filter((section) => ![...SECTIONS, '9'].includes(section))).toEqual([]);
  });

  test.each(RULED)(
    'the ruling %s of §%s (%s) is told on one page, which covers the section',
    (key, section) => {
      const telling = pages.filter(({ rulings }) => rulings.includes(key));
      expect(telling).toHaveLength(1);
      expect(telling[0]?.sections).toContain(section);
      expect(RULINGS[key]).toBe(section);
    },
  );

  test('there are no other rulings', () => {
    expect(Object.keys(RULINGS).sort()).toEqual(RULED.map(([key]) => key).sort());
  });
});

describe('a reader finds the way', () => {
  test('ids are unique, and short enough for a custom id', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const { id } of pages) expect(id).toMatch(/^[a-z][a-zA-Z]{1,23}$/);
  });

  test.each(pages.map((page) => [page.id, page] as const))('%s leads to 2 to 5 others', (id, page) => {
    expect(page.links.length).toBeGreaterThanOrEqual(2);
    expect(page.links.length).toBeLessThanOrEqual(5);
    expect(new Set(page.links).size).toBe(page.links.length);
    expect(page.links).not.toContain(id);
    expect(page.links.filter((link) => !isPageId(link))).toEqual([]);
    expect(pageOf(id)).toBe(page);
  });

  test('the contents list every page, and no group is empty or too long for a menu', () => {
    const listed = GROUPS.map((group) => pages.filter((page) => page.group === group));
    expect(listed.flat()).toEqual(pages);
    for (const group of listed) {
      expect(group.length).toBeGreaterThan(0);
      expect(group.length).toBeLessThanOrEqual(25);
    }
  });

  test('a name that is no page is known as none', () => {
    expect(isPageId('constructor')).toBe(false);
    expect(isPageId('')).toBe(false);
  });

  test('every figure is on one page', () => {
    const shown = pages.flatMap(({ figure }) => figure ?? []);
    expect(shown.sort()).toEqual(Object.keys(FIGURES).sort());
  });
});
