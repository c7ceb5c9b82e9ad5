import { describe, expect, test } from 'vitest';
import { FIGURES } from '../../../src/discord/tuchulcha/rule-figures.ts';
import type { RulesGame, RulingKey } from '../../../src/texts/index.ts';
import {
  GROUPS,
  GROUPS_OF,
  gameOfGroup,
  isPageId,
  PAGES,
  pageOf,
  RULES_GAMES,
  type RulesPage,
} from '../../../src/texts/rules/pages.ts';
import { RULINGS } from './rulings.ts';

const pages: readonly RulesPage[] = PAGES;

/** Ranges of points are written as 7.1 to 7.5. Covers §1 to §8 of docs/rules/tuchulcha.md and all of docs/rules/bacchanalia.md. */
const SECTIONS: Readonly<Record<RulesGame, readonly string[]>> = {
  tuchulcha: [
    ...'1 2 3 4.1 4.2 4.3 4.4 4.5 4.6 5.1 5.2 5.3 5.4 6.1 6.2 6.3 6.4 6.5 7 7.1 7.2 7.3 7.4 7.5'.split(' '),
    '8',
  ],
  bacchanalia: '1 2 2.1 2.2 2.3 3 4 4.1 4.2 4.3 4.4 4.5 4.6 4.7 4.8 4.9 4.10 5 6 7'.split(' '),
  bot: [],
};

type Ruled = readonly [key: RulingKey, section: string, what: string];

/** The points marked **[R]** in docs/rules/, in order. */
const RULED: Readonly<Record<RulesGame, readonly Ruled[]>> = {
  tuchulcha: [
    ['plainStones', '1', 'no other stone is special'],
    ['ringOfThirty', '1', 'the 30-stone ring for three players'],
    ['anyDieDiscarded', '3', 'any die may be the discarded one'],
    ['powerOfStone', '4.2', 'each stone counts by itself'],
    ['openHitNextDice', '4.2', 'an open hit is completed by the very next dice'],
    ['mysticalSetAside', '4.4', 'the Mystical rule is set aside for the turn'],
    ['lastOneAtRoll', '4.5', 'one haruspex when the dice are rolled'],
    ['lastOneOwnColor', '4.5', 'one haruspex: the own color counts'],
    ['twoBeforeDevoting', '5.1', 'two in play for every devotion'],
    ['neutralNotCounted', '5.1', 'neutral colors do not count'],
    ['oneLeftAfterDevoting', '5.1', 'one in play after devoting'],
    ['neutralFellsTuchulcha', '5.3', 'a neutral haruspex on the altar counts'],
    ['tuchulchaAloneIsOut', '5.3', 'Tuchulcha with none in play is out'],
    ['ownJumped', '6.2', 'her own are jumped over'],
    ['fixedOrder', '7.1', 'checks in this order'],
    ['neutralEnds', '7.5', 'a neutral color without haruspexes in play'],
    ['sharedVictory', '7.5', 'those who are equal in both share the victory'],
    ['neutralLevel', '7.5', 'level with that player on top'],
  ],
  bacchanalia: [
    ['umbraSplit', '1', 'how the 62 Umbra are split'],
    ['firstGiver', '2.2', 'a player drawn at random gives the first Deus'],
    ['firstIntroduction', '3', 'a second draw for the first introduction'],
    ['gobletLast', '4.3', 'Minerva is given a Vinum without the goblet first'],
    ['bacchusAsks', '4.6', 'Bacchus asks if he has moved, and only then'],
    ['oddChallenge', '4.8', 'a challenge upheld by most discards the odd card'],
    ['xCard', '5', 'X-card, lines and veils'],
  ],
  bot: [],
};

describe.each(RULES_GAMES)('the pages cover the rules of %s', (game) => {
  const own = pages.filter((page) => page.game === game);

  test.each(SECTIONS[game])('§%s has a page', (section) => {
    expect(own.filter(({ sections }) => sections.includes(section))).not.toEqual([]);
  });

  test('no page cites a section that there is not', () => {
    const cited = new Set(own.flatMap(({ sections }) => sections));
    const notation = game === 'tuchulcha' ? ['9'] : [];
    expect([...cited].filter((section) => ![...SECTIONS[game], ...notation].includes(section))).toEqual([]);
  });

  test.each(RULED[game])(
    'the ruling %s of §%s (%s) is told on one page, which covers the section',
    (key, section) => {
      const telling = pages.filter(({ rulings }) => rulings.includes(key));
      expect(telling.map((page) => page.game)).toEqual([game]);
      expect(telling[0]?.sections).toContain(section);
      expect(RULINGS[key]).toBe(section);
    },
  );
});

test('there are no other rulings', () => {
  const ruled = RULES_GAMES.flatMap((game) => RULED[game].map(([key]) => key));
  expect(Object.keys(RULINGS).sort()).toEqual(ruled.sort());
});

describe('a reader finds the way', () => {
  test('ids are unique, and short enough for a custom id', () => {
    expect(new Set(pages.map(({ id }) => id)).size).toBe(pages.length);
    for (const { id } of pages) expect(id).toMatch(/^[a-z][a-zA-Z0-9]{1,23}$/);
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

  test('a page leads to pages of its own game, and stands in a group of it', () => {
    for (const { id, game, group, links } of pages) {
      expect(
        links.map((link) => pageOf(link).game),
        id,
      ).toEqual(links.map(() => game));
      expect(gameOfGroup(group), id).toBe(game);
    }
    expect(GROUPS.map(gameOfGroup)).toEqual(RULES_GAMES.flatMap((game) => GROUPS_OF[game].map(() => game)));
  });

  test('a name that is no page is known as none', () => {
    expect(isPageId('constructor')).toBe(false);
    expect(isPageId('')).toBe(false);
  });

  test('every figure is on one page', () => {
    const shown = pages.flatMap(({ figure }) => figure ?? []);
    expect(shown.sort()).toEqual(['dei', ...Object.keys(FIGURES)].sort());
  });
});
