/** A game's plain data: its state, the actions of its log, and the events that they cause. */

import type { RuleRefusal } from '../game.ts';
import type { Color, Position, Setup, Stone } from './board.ts';

/** The state of a game. Plain JSON: it is stored as the table's snapshot. */
export interface GameState {
  readonly setup: Setup;
  /** The current one, including the steps of the turn in progress. `turn` is the mover. */
  readonly position: Position;
  readonly phase: Phase;
  /** Turns begun, from 1. */
  readonly turnNumber: number;
  /** Number of rolls made (a third or fourth die is a separate roll), which is the next roll's number. */
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
      /** All dice rolled, in order, including the discarded one. */
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

/** An entry of a game's log. Dice are facts brought from outside. */
export type Action =
  /** `dice`: as many as in `Offers.roll`: 2, 3 or 4 for a roll, 1 for a third or fourth die (§3). */
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  | { readonly type: 'keep' }
  /** Tuchulcha's discard, before the first step (§4.6). */
  | { readonly type: 'discard'; readonly die: number }
  | { readonly type: 'step'; readonly step: Step }
  /** Takes back the last keep, discard or step of this turn; never a roll or a devotion. */
  | { readonly type: 'undo' }
  /** Ends the turn (legal if the steps so far are a legal turn, including the empty one if D is 0). */
  | { readonly type: 'confirm' }
  /** Before the roll, or at the end of the turn that brought Tuchulcha down (§5.4). */
  | { readonly type: 'devote'; readonly devotion: Devotion }
  | { readonly type: 'pass' }
  /** By any player still in the game, at any time (§7, last sentence). */
  | { readonly type: 'resign'; readonly color: Color };

export type Step = Move | Discard;

/** One die moves one haruspex (docs/rules/tuchulcha.md §4.1). */
export interface Move {
  readonly kind: 'move';
  readonly color: Color;
  /** 1..6 */
  readonly die: number;
  readonly from: Origin;
  readonly to: Target;
  readonly effect: StepEffect;
}

/** Lasa Vecuvia's last haruspex discards a die (§6.4). Tuchulcha's discard is a separate action (§4.6). */
export interface Discard {
  readonly kind: 'discard';
  readonly die: number;
}

export type Origin = 'temple' | 'exit' | Stone;
export type Target = 'altar' | 'exit' | Stone;

/** The effect of a step at its target: `hit` completes a hit, `open` leaves it open, `lost` and `sealed` in a Passage. */
export type StepEffect = 'none' | 'hit' | 'open' | 'lost' | 'sealed';

/**
 * A change of role. `fromTemple`: how many of the N given come from the temple (§5.1). `from`: the one haruspex given if altar and
 * forest are empty, otherwise null (§6.1).
 */
export type Devotion =
  | { readonly role: 'tuchulcha'; readonly fromTemple: number }
  | { readonly role: 'lasaVecuvia'; readonly from: 'temple' | Stone | null };

/**
 * The effects of an action, for stories, pictures and statistics. `by` is the mover. Those of steps come all at once, in order,
 * when the turn is confirmed: until then it can be taken back.
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
  /** No die could be used, with the reasons; right before the turn's confirmation. */
  | { readonly type: 'blocked'; readonly color: Color; readonly reasons: readonly Refusal[] }
  | {
      readonly type: 'confirmed';
      readonly color: Color;
      readonly steps: readonly Step[];
      readonly dice: readonly number[];
      readonly discarded: number | null;
    }
  | { readonly type: 'over'; readonly winners: readonly Color[]; readonly reason: EndReason };

/** The event of the game's end, if it is among these. */
export const findGameOver = (events: readonly GameEvent[]): Extract<GameEvent, { type: 'over' }> | null =>
  events.find((event) => event.type === 'over') ?? null;

export type OutReason = 'tuchulchaFell' | 'tuchulchaAlone' | 'tooFewForPassages' | 'noneInPlay' | 'resigned';

export type EndReason = 'tuchulchaWins' | 'allSealed' | 'lastInGame' | 'colorFinished';

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

export type Refusal = RuleRefusal<RefusalCode>;

export const refusal = (code: RefusalCode, rule: string, facts: Refusal['facts'] = {}): Refusal => ({
  code,
  rule,
  facts,
});
