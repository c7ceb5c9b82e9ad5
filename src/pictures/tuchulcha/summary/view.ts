import type { Highlight, TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import type { Color } from '../../../games/tuchulcha/index.ts';
import type { Luck } from '../../figures.ts';

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
  readonly highlight: Highlight | null;
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
  readonly marks: readonly TimedHighlight[];
  /** The first three are shown, in this order. */
  readonly turningPoints: readonly TurningPoint[];
  readonly locale: string;
}
