import type { Game } from './groups.ts';
import type { PageId } from './pages.ts';

/** What a query finds among the pages of one game. */
export interface Found {
  readonly game: Game;
  /** The best first. */
  readonly pages: readonly PageId[];
  /** Whether one of them has the query as a whole. */
  readonly isNamed: boolean;
  /** The most words of the query that one page has. */
  readonly covers: number;
  /** The same without words that are more than one slip away. */
  readonly nears: number;
}

/**
 * The pages of the game that more of the query is about, with the fewer slips; where they are equal, of the one that is played
 * `here`, then of the one that names it, then of the first. What both name is offered of both, before the rest.
 */
export function merged(games: readonly Found[], here: Game | null): readonly PageId[] {
  const [first, ...others] = games.toSorted(
    (one, other) =>
      other.covers - one.covers ||
      other.nears - one.nears ||
      Number(other.game === here) - Number(one.game === here) ||
      Number(other.isNamed) - Number(one.isNamed),
  );
  if (!first) return [];
  const [best, ...rest] = first.pages;
  const asGood = others.filter(({ covers, isNamed }) => covers === first.covers && isNamed === first.isNamed);
  return [
    ...new Set([
      ...(best ? [best] : []),
      ...asGood.flatMap(({ pages }) => pages.slice(0, 1)),
      ...rest,
      ...others.flatMap(({ pages }) => pages),
    ]),
  ];
}
