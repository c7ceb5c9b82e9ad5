import type { Translate } from '../../texts/index.ts';
import { periodText, type ShownPeriod, type ShownRating } from '../figures.ts';
import type { Drawable } from '../painter.ts';

export interface LeaderboardRow extends ShownRating {
  /** 1.. on the whole board. */
  readonly rank: number;
  /** The name in Discord may have any Unicode and any length. */
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Too few games to be sure; such rows follow after the others. */
  readonly provisional: boolean;
}

/** One page of a server's leaderboard. */
export interface LeaderboardView {
  /** The game's name, as players read it. */
  readonly game: string;
  readonly period: ShownPeriod;
  /** 0: tables of any number of players. */
  readonly players: number;
  /** Holds at most ten. */
  readonly rows: readonly LeaderboardRow[];
  /** 1.. */
  readonly page: number;
  readonly pages: number;
  /** The number of games after which a rating is no longer provisional. */
  readonly enough: number;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** The rating after a game. */
export interface CurvePoint extends ShownRating {
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface ProfileView {
  readonly name: string;
  readonly game: string;
  readonly period: ShownPeriod;
  /** Null: not rated yet. `rank` is null for a person who is not on the board. */
  readonly standing: (ShownRating & { readonly rank: number | null; readonly provisional: boolean }) | null;
  readonly games: number;
  readonly wins: number;
  /** By number of players, ascending; those without a game may be left out. */
  readonly byPlayers: readonly { readonly players: number; readonly games: number; readonly wins: number }[];
  /** Oldest first. */
  readonly curve: readonly CurvePoint[];
  /** Won games in a row: now, and ever. */
  readonly streak: { readonly now: number; readonly best: number };
  readonly locale: string;
}

export interface SharedViews {
  readonly leaderboard: LeaderboardView;
  readonly profile: ProfileView;
}

export const sharedPicture = <Kind extends keyof SharedViews>(
  kind: Kind,
  view: SharedViews[Kind],
): Drawable<SharedViews[Kind]> => ({ painter: 'shared', kind, view });

/** Game, period and kind of table. */
export const subjectOf = (t: Translate, { game, period, players }: LeaderboardView): string =>
  [
    game,
    periodText(t, period),
    players === 0 ? t('picture.allTables') : t('picture.players', { count: players }),
  ].join(' · ');
