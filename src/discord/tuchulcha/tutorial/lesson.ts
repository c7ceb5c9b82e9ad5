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

/** Throws where the text is no position, since lessons are written here. */
export function lessonPosition(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.message}: ${text}`);
  return parsed.value;
}

/** Throws where the rules refuse an action. */
export function playActions(from: GameState, actions: readonly Action[]): GameState {
  let state = from;
  for (const action of actions) {
    const applied = tuchulcha.apply(state, action);
    if (!applied.ok) throw new Error(`A lesson plays what is refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return state;
}

export function questionState({ position, before }: Pick<Lesson, 'position' | 'before'>): GameState {
  const beginning: GameState = {
    setup: { players: COLORS, first: 'blue' },
    position: lessonPosition(position),
    phase: { name: 'before' },
    turnNumber: 1,
    rolls: 0,
  };
  return playActions(beginning, before);
}

type Answer =
  | { readonly ok: true; readonly state: GameState }
  | { readonly ok: false; readonly refusal: Refusal };

export function answerTo(state: GameState, { tries, plays }: Pick<LessonChoice, 'tries' | 'plays'>): Answer {
  const applied = tuchulcha.apply(state, tries);
  return applied.ok ? { ok: true, state: playActions(applied.state, plays) } : applied;
}

/** Numbers for a text; lists are written in the language's way. */
export type LessonNumbers = Readonly<Record<string, number | readonly number[]>>;

export interface LessonChoice {
  /** The id stands in custom ids: lower-case letters. */
  readonly id: string;
  readonly tries: Action;
  /** Actions that follow, to show where the choice leads. */
  readonly plays: readonly Action[];
  /** `weaker` is allowed. A refused choice has the code that its answer explains. */
  readonly verdict: 'right' | 'weaker' | { readonly refused: RefusalCode };
  readonly says: TextKey;
}

/** A position with one decision. The reader plays blue and is to move. */
export interface Lesson {
  readonly id: string;
  readonly title: TextKey;
  /** The explanation before the question. */
  readonly setUp: TextKey;
  readonly asks: TextKey;
  /** The notation is that of docs/rules/tuchulcha.md §9. */
  readonly position: string;
  /** The actions from the beginning of the turn to the decision. */
  readonly before: readonly Action[];
  readonly choices: readonly LessonChoice[];
  /** Numbers for the texts, from the position at the decision. */
  readonly facts: (asked: GameState) => LessonNumbers;
}
