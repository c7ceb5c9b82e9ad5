/**
 * The reducer's shapes: what a state tells, what it offers, what happened, why a thing is refused.
 */
import type { Action, Setup } from './action.ts';
import type { Color } from './color.ts';
import type { Position, Stone } from './position.ts';
import type { Devotion, Move, Step } from './step.ts';

/** Where a game stands. Plain JSON: it is stored as the table's snapshot. */
export interface GameState {
  readonly setup: Setup;
  /** As it is now, the steps of the turn in progress included. `turn` is the mover. */
  readonly position: Position;
  readonly phase: Phase;
  /** Turns begun, from 1. */
  readonly turnNumber: number;
  /** Rolls made (a third or fourth die is a roll of its own), from 0: the number of the next roll. */
  readonly rolls: number;
}

export type Phase =
  /** Roll, or devote. */
  | { readonly name: 'before' }
  /** Doubles: one more die or not (§3). */
  | { readonly name: 'extra'; readonly dice: readonly number[] }
  /** Tuchulcha gives one die away. */
  | { readonly name: 'discard'; readonly dice: readonly number[] }
  | {
      readonly name: 'moving';
      /** All dice rolled, in the order rolled, the discarded one included. */
      readonly dice: readonly number[];
      /** Tuchulcha's discarded die. */
      readonly discarded: number | null;
      readonly steps: readonly Step[];
      /** The position when the dice were rolled, before any step. */
      readonly before: Position;
      /** Winners if the steps so far end the game (it is over on `confirm`). */
      readonly result: readonly Color[] | null;
    }
  /** The mover brought Tuchulcha down by reaching the altar: devote, or pass (§5.4). */
  | { readonly name: 'afterFall' }
  | { readonly name: 'over'; readonly winners: readonly Color[] };

/** What may be done now. */
export interface Offers {
  /** Whose decision it is; null when the game is over. */
  readonly color: Color | null;
  /** How many dice a `roll` brings now; 0 where there is nothing to roll. */
  readonly roll: 0 | 1 | 2 | 3 | 4;
  readonly devotions: readonly Devotion[];
  readonly keep: boolean;
  readonly pass: boolean;
  /** Tuchulcha's possible discards: distinct values, descending. */
  readonly discards: readonly number[];
  /** The steps that can be completed to a legal turn, no two alike, sorted: die descending, then colour (mover's first), then origin. */
  readonly steps: readonly Step[];
  readonly undo: boolean;
  readonly confirm: boolean;
  /** Where all legal turns from here lead to one position: the rest of one such line (empty if nothing is left to play). Else null. */
  readonly onlyTurn: readonly Step[] | null;
}

export type OutReason = 'tuchulchaFell' | 'tuchulchaAlone' | 'tooFewForPassages' | 'noneInPlay' | 'resigned';
export type EndReason = 'tuchulchaWins' | 'allSealed' | 'lastInGame' | 'colorFinished';

/**
 * What an action did, for stories, pictures and statistics. `by` is the mover.
 * What steps did is told all at once, in order, when the turn is confirmed: until then it can be taken back.
 */
export type GameEvent =
  | { readonly type: 'turn'; readonly color: Color; readonly turnNumber: number }
  | {
      readonly type: 'rolled';
      readonly color: Color;
      readonly dice: readonly number[];
      readonly extra: boolean;
    }
  | { readonly type: 'kept'; readonly color: Color }
  | { readonly type: 'discarded'; readonly color: Color; readonly die: number }
  | { readonly type: 'moved'; readonly by: Color; readonly move: Move }
  | {
      readonly type: 'hit';
      readonly by: Color;
      readonly with: Color;
      readonly color: Color;
      readonly count: number;
      readonly stone: Stone;
      readonly to: 'forest' | 'temple';
    }
  | { readonly type: 'lost'; readonly by: Color; readonly color: Color; readonly stone: Stone }
  | { readonly type: 'sealed'; readonly color: Color; readonly stone: Stone }
  | { readonly type: 'reachedAltar'; readonly by: Color; readonly color: Color }
  | { readonly type: 'devoted'; readonly color: Color; readonly devotion: Devotion; readonly given: number }
  | { readonly type: 'out'; readonly color: Color; readonly reason: OutReason }
  /** No die could be used, and for which reasons; right before the turn's confirmation. */
  | { readonly type: 'blocked'; readonly color: Color; readonly reasons: readonly Refusal[] }
  | {
      readonly type: 'confirmed';
      readonly color: Color;
      readonly steps: readonly Step[];
      readonly dice: readonly number[];
      readonly discarded: number | null;
    }
  | { readonly type: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason };

/** Why something is not allowed: a code, the rule's section, and the facts that a sentence needs. */
export interface Refusal {
  readonly code: RefusalCode;
  /** For example `4.2`. */
  readonly rule: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

export type RefusalCode =
  | 'gameOver'
  | 'wrongPhase'
  | 'badDice'
  | 'noSuchDie'
  | 'nobodyThere'
  | 'notYourColor'
  | 'closedByTuchulcha'
  | 'powerTooHigh'
  | 'hitNotCompletable'
  | 'openHit'
  | 'hitterStays'
  | 'mysticalFirst'
  | 'allDice'
  | 'wrongTarget'
  | 'noDiscard'
  | 'discardFirst'
  | 'nothingToUndo'
  | 'turnNotComplete'
  | 'fourPlayersOnly'
  | 'alreadyDevoted'
  | 'tuchulchaNeeded'
  | 'tooFewInPlay'
  | 'tooFewToGive'
  | 'givesAltarAndForest'
  | 'othersTooFew'
  | 'notNormal'
  | 'notInGame';

export type { Action, Setup };
