import type { Color } from './color.ts';
import type { Stone } from './position.ts';

export type Origin = 'temple' | 'exit' | Stone;
export type Target = 'altar' | 'exit' | Stone;

/** What a step does where it ends: `hit` completes one, `open` leaves it open, `lost` in a Passage, `sealed` by Lasa Vecuvia. */
export type StepEffect = 'none' | 'hit' | 'open' | 'lost' | 'sealed';

/** One die moves one haruspex (tuchulcha.md §4.1). */
export interface Move {
  readonly kind: 'move';
  readonly color: Color;
  /** 1..6 */
  readonly die: number;
  readonly from: Origin;
  readonly to: Target;
  readonly effect: StepEffect;
}

/** Lasa Vecuvia's last haruspex discards a die (§6.4). Tuchulcha's discard is an action of its own (§4.6). */
export interface Discard {
  readonly kind: 'discard';
  readonly die: number;
}

export type Step = Move | Discard;

/**
 * A change of role. `fromTemple`: how many of the N given come from the temple (§5.1).
 * `from`: the one haruspex given where altar and forest are empty, else null (§6.1).
 */
export type Devotion =
  | { readonly role: 'tuchulcha'; readonly fromTemple: number }
  | { readonly role: 'lasaVecuvia'; readonly from: 'temple' | Stone | null };
