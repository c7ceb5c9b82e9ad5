import type { Color } from '../../games/tuchulcha/index.ts';
import type { BoardView, ShownMove } from '../tuchulcha/view.ts';

/** A rating as it is shown, on whatever scale: with one decimal below 100, else whole. */
export interface ShownRating {
  readonly rating: number;
  /** Stands behind ±. */
  readonly doubt: number;
}

export interface LeaderboardRow extends ShownRating {
  /** 1.. on the whole board. */
  readonly rank: number;
  /** As the person's Discord writes it: any Unicode, any length. */
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  /** Too few games to be sure; such rows follow after the others. */
  readonly provisional: boolean;
}

/** `all`, a year such as `2026`, or a quarter such as `2026-Q4`. */
export type ShownPeriod = string;

/** One page of a server's leaderboard. */
export interface LeaderboardView {
  /** The game's name, as players read it. */
  readonly game: string;
  readonly period: ShownPeriod;
  /** 0: tables of any number of players. */
  readonly players: number;
  /** At most ten. */
  readonly rows: readonly LeaderboardRow[];
  /** 1.. */
  readonly page: number;
  readonly pages: number;
  /** From how many games on a rating is no longer provisional. */
  readonly enough: number;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

/** The dice rolled, and the sum of their pips. */
export interface Luck {
  readonly dice: number;
  readonly pips: number;
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
  /** Games in which the role was taken. */
  readonly roles: { readonly tuchulcha: number; readonly lasaVecuvia: number };
  /** The most haruspexes in one hit, and of all hits together. */
  readonly bestHit: number;
  readonly hits: number;
  /** Won games in a row: now, and ever. */
  readonly streak: { readonly now: number; readonly best: number };
  readonly luck: Luck;
  readonly locale: string;
}

/** Something in a turn that is worth a mark. */
export type Moment =
  | { readonly kind: 'hit'; readonly by: Color; readonly of: Color; readonly count: number }
  | { readonly kind: 'role'; readonly color: Color; readonly role: 'tuchulcha' | 'lasaVecuvia' }
  | { readonly kind: 'sealed'; readonly color: Color; readonly stone: number }
  | { readonly kind: 'altar'; readonly color: Color }
  | { readonly kind: 'lost'; readonly color: Color; readonly count: number }
  | { readonly kind: 'out'; readonly color: Color };

/** A turn's number, from 1, and what happened in it. */
export type TimedMoment = Moment & { readonly turn: number };

/** A turn that decided something. */
export interface TurningPoint {
  readonly turn: number;
  /** Whose turn it was. */
  readonly color: Color;
  /** Why that color's chance of winning changed: what fell, or a change of role. */
  readonly by: 'roll' | 'devotion';
  readonly dice: readonly number[];
  /** By how much, -1..1. */
  readonly change: number;
  /** The turn is remembered for it; null where there was nothing: then its dice are told. */
  readonly moment: Moment | null;
}

/** One color's altar and forest: the first number is that of the start, the next that after turn 1, and so on. */
export interface Track {
  readonly color: Color;
  readonly altar: readonly number[];
  /** As long as `altar`. Both are shorter than others' where the color went out. */
  readonly forest: readonly number[];
}

/** One player's chance to win, 0..1: the first number is that of the start, the next that after turn 1, and so on. */
export interface ChanceCurve {
  readonly color: Color;
  readonly values: readonly number[];
}

export interface SummaryPlayer {
  readonly color: Color;
  readonly name: string;
  readonly won: boolean;
  readonly luck: Luck;
  /** How the rolls changed the chance of winning, by the judge's estimate: 0.12 is 12 %; null: not known. */
  readonly swing: number | null;
  /** The chance given away by choices that surely weren't the best: 0 or less; null: not known, or not for everybody. */
  readonly given: number | null;
}

/** A finished game, after it. */
export interface SummaryView {
  /** The table's, within its server. */
  readonly number: number;
  /** Turns played. */
  readonly turns: number;
  /** Clockwise. */
  readonly players: readonly SummaryPlayer[];
  /** Those of the players; neutral colors may be there too. */
  readonly tracks: readonly Track[];
  /** Of the players. */
  readonly curves: readonly ChanceCurve[];
  /** Hits and changes of role, in order. */
  readonly marks: readonly TimedMoment[];
  /** The first three are shown, in this order. */
  readonly turningPoints: readonly TurningPoint[];
  readonly locale: string;
}

/** One moment of a game. */
export interface FilmFrame {
  /** After the turn or step, with its dice and arrows; `choices` are not drawn. `toMove`: whose turn it was. */
  readonly board: BoardView;
  /** The turn's number; 0 before the first one. */
  readonly turn: number;
  /** The most telling one is told over the board. */
  readonly moments: readonly Moment[];
  /** The move that led here from the frame before, in a film that shows each. */
  readonly move?: ShownMove;
  /** The turn goes on in the next frame: in a film this one is passed by. */
  readonly passing?: boolean;
}
