import { describe, expect, test } from 'vitest';
import type { PageId, RulesGame } from '../../../src/texts/index.ts';
import { PAGES, pageOf, RULES_GAMES } from '../../../src/texts/rules/pages.ts';
import { ASKED } from './asked/index.ts';
import { searchRules } from './search-rules.ts';

type Both = readonly [language: string, query: string, tuchulcha: PageId, bacchanalia: PageId];

/** Words that name a page of each game. */
const NAMED_BY_BOTH: readonly Both[] = [
  ['en', 'turn', 'turn', 'storyTurn'],
  ['en', 'my turn', 'turn', 'storyTurn'],
  ['en', 'ties', 'ties', 'tiesRow'],
  ['en', 'aruspex', 'haruspex', 'aruspex'],
  ['de', 'mein zug', 'turn', 'storyTurn'],
  ['de', 'gleichstand', 'ties', 'tiesRow'],
  ['nl', 'beurt', 'turn', 'storyTurn'],
  ['nl', 'aruspex', 'haruspex', 'aruspex'],
  ['it', 'turno', 'turn', 'storyTurn'],
];

describe.each(NAMED_BY_BOTH)('%s: “%s” is of both', (language, query, tuchulcha, bacchanalia) => {
  test('where neither is played, both are offered before anything else', () =>
    expect(searchRules(language, query, 5).slice(0, 2)).toEqual([tuchulcha, bacchanalia]));

  test('the one that is played here comes first', () => {
    expect(searchRules(language, query, 5, 'tuchulcha')[0]).toBe(tuchulcha);
    expect(searchRules(language, query, 5, 'bacchanalia')[0]).toBe(bacchanalia);
  });
});

test.each<[string, PageId]>([
  ['stone', 'board'],
  ['doubles', 'doubles'],
  ['how do i hit a group', 'openHit'],
  ['umbra', 'umbraCards'],
  ['x card', 'safety'],
])('%s: what only one game has is found wherever it is asked', (query, page) => {
  for (const here of [null, ...RULES_GAMES]) expect(searchRules('en', query, 3, here)[0]).toBe(page);
});

test.each(RULES_GAMES.filter((game) => game !== 'bot'))(
  '%s: a game’s name in the query asks for its pages',
  (game) => {
    const other: RulesGame = game === 'tuchulcha' ? 'bacchanalia' : 'tuchulcha';
    const [page = 'aim'] = searchRules('en', `how long is a turn of ${game}`, 1, other);
    expect(pageOf(page).game).toBe(game);
  },
);

describe.each(Object.entries(ASKED))('%s', (language, asked) => {
  test('where a game is played, its best page is found no later than elsewhere', () => {
    for (const [query, page] of asked) {
      const { game } = pageOf(page);
      const first = (here: RulesGame | null): number =>
        searchRules(language, query, PAGES.length, here).findIndex((found) => pageOf(found).game === game);
      expect(first(game), query).toBeLessThanOrEqual(first(null));
    }
  });
});
