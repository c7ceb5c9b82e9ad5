import { randomInt } from 'node:crypto';
import { drawFirst, outcomesOf, rollOf } from './fairness/dice.ts';
import type { Secret } from './fairness/secret.ts';

/** The game that chance is asked for. */
export interface DiceOf {
  /** The table's id. */
  readonly id: string;
  readonly secret: Secret | null;
  readonly facts: string | null;
}

/** Where chance comes from. */
export interface Dice {
  /** `count` values 1..6, of the game's roll with this number, from 0. */
  roll(count: number, game: DiceOf, number: number): readonly number[];
  /** One of so many outcomes, 0.., all equally likely, of the game's draw with this number, from 0. */
  pick(outcomes: number, game: DiceOf, number: number): number;
  /** Which of the players, in clockwise order, begins; all equally likely. */
  draw<T>(players: readonly [T, ...T[]], game: DiceOf): T;
}

/**
 * From the table's secret and facts: asked again, they are the same. A table from before it could have a secret rolls with the
 * operating system's randomness.
 */
export const tableDice: Dice = {
  roll(count, { id, secret, facts }, number) {
    if (!secret || facts === null) return Array.from({ length: count }, () => randomInt(1, 7));
    return rollOf({ id, secret, facts }, number, count);
  },
  pick(outcomes, { id, secret, facts }, number) {
    if (!secret || facts === null) return randomInt(outcomes);
    return outcomesOf({ id, secret, facts }, number, 1, outcomes)[0] ?? 0;
  },
  draw(players, { id, secret, facts }) {
    if (!secret || facts === null) return players[randomInt(players.length)] ?? players[0];
    return drawFirst({ id, secret, facts }, players);
  },
};
