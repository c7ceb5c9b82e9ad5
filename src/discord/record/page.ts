import type { Period } from '../../tables/results/results-store.ts';

/** The games that there are leaderboards of. */
export const GAMES = ['tuchulcha'] as const;

export type GameName = (typeof GAMES)[number];

/** Sizes of tables that there are leaderboards of; 0: any. */
export const PLAYERS = [0, 2, 3, 4] as const;

/** Rows on a page. */
export const PAGE_ROWS = 10;

/** One page of a server's leaderboard. */
export interface LeaderboardPage {
  readonly game: GameName;
  readonly period: Period;
  readonly players: (typeof PLAYERS)[number];
  /** 1.. */
  readonly page: number;
}
