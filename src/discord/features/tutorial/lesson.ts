import type { Action, GameState, RefusalCode } from '../../../games/tuchulcha/index.ts';
import type { TextKey } from '../../../texts/index.ts';

/** Numbers for a text; a list of them is written as the language writes lists. */
export type Facts = Readonly<Record<string, number | readonly number[]>>;

export interface Choice {
  /** In the button's custom id: lower-case letters. */
  readonly id: string;
  readonly tries: Action;
  /** What is played on afterwards, to show where it leads. */
  readonly plays: readonly Action[];
  /** `weaker`: the rules allow it. A refusal: the code that the answer explains. */
  readonly verdict: 'right' | 'weaker' | { readonly refused: RefusalCode };
  readonly says: TextKey;
}

/** One position with one decision. The reader plays blue, whose turn it is. */
export interface Lesson {
  readonly id: string;
  readonly title: TextKey;
  /** What there is to know, and what is asked. */
  readonly setUp: TextKey;
  readonly asks: TextKey;
  /** tuchulcha.md §9. */
  readonly position: string;
  /** From the beginning of the turn to the decision. */
  readonly before: readonly Action[];
  /** In the order of a real turn's buttons. One is right. */
  readonly choices: readonly Choice[];
  /** What the texts tell of the position at the decision. */
  readonly facts: (asked: GameState) => Facts;
}
