import type { Color } from './color.ts';
import type { Devotion, Step } from './step.ts';

/** Who plays which colour. Two players sit opposite: blue and yellow, or red and black (tuchulcha.md §2). */
export interface Setup {
  /** In clockwise order. */
  readonly players: readonly Color[];
  readonly first: Color;
}

/** What can be in a game's log. Dice are facts brought from outside. */
export type Action =
  /** `dice` are as many as `Offers.roll` says: 2, 3 or 4 for a roll, 1 for a third or fourth die (§3). */
  | { readonly type: 'roll'; readonly dice: readonly number[] }
  /** No third (fourth) die. */
  | { readonly type: 'keep' }
  /** Tuchulcha's discard, before the first step (§4.6). */
  | { readonly type: 'discard'; readonly die: number }
  | { readonly type: 'step'; readonly step: Step }
  /** Takes back the last keep, discard or step of this turn; never a roll or a devotion. */
  | { readonly type: 'undo' }
  /** Ends the turn (legal when the steps so far are a legal turn, the empty one included where D is 0). */
  | { readonly type: 'confirm' }
  /** Before the roll, or at the end of the turn that brought Tuchulcha down (§5.4). */
  | { readonly type: 'devote'; readonly devotion: Devotion }
  /** Declines §5.4. */
  | { readonly type: 'pass' }
  /** By anybody still in the game, at any time (§7, last sentence). */
  | { readonly type: 'resign'; readonly color: Color };
