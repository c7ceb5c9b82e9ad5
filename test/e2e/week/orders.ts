/** Messages between the week and the bot's process, and the constants of both. */
import { MINUTE } from '../test-clock.ts';

/** Longer than a round: the steps of the clock are no down-times. */
export const MOST_SILENCE_MS = 10 * MINUTE;

export interface Birth {
  readonly token: string;
  readonly apiUrl: string;
  readonly databaseUrl: string;
  /** Of the dice. */
  readonly seed: number;
  /** Unix milliseconds. */
  readonly now: number;
}

export type ToBot =
  | { readonly does: 'begin'; readonly birth: Birth }
  | { readonly does: 'time'; readonly order: number; readonly now: number }
  | { readonly does: 'round'; readonly order: number }
  /** Done when everything is that was under way. */
  | { readonly does: 'settle'; readonly order: number }
  | { readonly does: 'stop'; readonly order: number };

/** `order`: the one that is done; 0 is the beginning. */
export interface FromBot {
  readonly done: number;
}
