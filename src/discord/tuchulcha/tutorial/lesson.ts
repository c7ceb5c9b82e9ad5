import {
  type Action,
  COLORS,
  type GameState,
  type Position,
  parsePosition,
  type Refusal,
  type RefusalCode,
  tuchulcha,
} from '../../../games/tuchulcha/index.ts';
import type { TextKey } from '../../../texts/index.ts';

/** Throws where the text is no position: a lesson's is written here, not brought from outside. */
export function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text}`);
  return parsed.value;
}

/** Throws where the rules refuse one of the actions. */
export function playActions(from: GameState, actions: readonly Action[]): GameState {
  let state = from;
  for (const action of actions) {
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`A lesson plays what is refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return state;
}

/** The state in which a lesson asks. */
export function questionState({ position, before }: Pick<Lesson, 'position' | 'before'>): GameState {
  const beginning: GameState = {
    setup: { players: COLORS, first: 'blue' },
    position: positionOf(position),
    phase: { name: 'before' },
    turnNumber: 1,
    rolls: 0,
  };
  return playActions(beginning, before);
}

type Answer =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly refusal: Refusal };

/** Where a choice leads, or which rule forbids it. */
export function answerTo(state: GameState, { tries, plays }: Pick<Choice, 'tries' | 'plays'>): Answer {
  const applied = tuchulcha.apply(state, tries);
  return applied.ok ? { ok: true, state: playActions(applied.state, plays) } : applied;
}

/** Numbers for a text; a list of them is written as the language writes lists. */
export type Facts = Readonly<Record<string, number | readonly number[]>>;

export interface Choice {
  /** In the button's custom id: lower-case letters. */
  readonly id: string;
  readonly tries: Action;
  /** Played afterwards, to show where it leads. */
  readonly plays: readonly Action[];
  /** `weaker`: the rules allow it. A refusal: the code that the answer explains. */
  readonly verdict: 'right' | 'weaker' | { readonly refused: RefusalCode };
  readonly says: TextKey;
}

/** One position with one decision. The reader plays blue, whose turn it is. */
export interface Lesson {
  readonly id: string;
  readonly title: TextKey;
  /** The explanation; `asks` is the question. */
  readonly setUp: TextKey;
  readonly asks: TextKey;
  /** docs/rules/tuchulcha.md §9. */
  readonly position: string;
  /** From the beginning of the turn to the decision. */
  readonly before: readonly Action[];
  /** In the order of a real turn's buttons. One is right. */
  readonly choices: readonly Choice[];
  /** Numbers for the texts, of the position at the decision. */
  readonly facts: (asked: GameState) => Facts;
}
