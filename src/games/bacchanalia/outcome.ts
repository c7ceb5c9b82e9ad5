import type { GameEvent, Refusal } from './contract.ts';
import type { GameState } from './state.ts';

/** Takes down what happened, in order. */
export type Tell = (event: GameEvent) => void;

/** What an action leads to. What was told on the way to a refusal did not happen. */
export type Outcome = GameState | Refusal;

export const isRefusal = (outcome: Outcome): outcome is Refusal => 'code' in outcome;
