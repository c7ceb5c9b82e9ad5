import { randomInt } from 'node:crypto';
import type { Secret } from './secret.ts';

/** The source of a game's dice. */
export interface Source {
  /** The table's id. */
  readonly id: string;
  readonly secret: Secret;
  /** The table's public facts. */
  readonly facts: string;
}

const FACES = 6;

/** `count` dice, 1..6 each, of the game's roll with this number, from 0. */
export const rollOf = (source: Source, number: number, count: number): readonly number[] =>
  outcomesOf(source, number, count, FACES).map((outcome) => 1 + outcome);

/** `count` outcomes of so many that are equally likely, 0.., of the roll or draw with this number. */
export function outcomesOf(
  source: Source,
  number: number,
  count: number,
  outcomes: number,
): readonly number[] {
  const bytes = stream(source, number);
  return Array.from({ length: count }, () => nextOutcome(bytes, outcomes));
}

/** Which of the players, in clockwise order, begins. */
export const drawFirst = <T>(source: Source, players: readonly [T, ...T[]]): T =>
  players[nextOutcome(stream(source, 'first'), players.length)] ?? players[0];

/** The bytes of the roll with this number; `first`: of the draw beside the numbered rolls. */
const stream = ({ id, secret, facts }: Source, roll: number | 'first'): Generator<number> =>
  bytesOf((block) => secret.mac(`${id}\n${facts}\n${roll}\n${block}`));

/** Bytes as they are needed: the blocks of a source one after the other, from block 0. */
export function* bytesOf(block: (number: number) => Uint8Array): Generator<number> {
  for (let number = 0; ; number++) yield* block(number);
}

/** The next outcome of a source of bytes. */
export function nextOutcome(bytes: Iterator<number>, outcomes: number): number {
  for (;;) {
    const { value, done } = bytes.next();
    if (done) throw new Error('There are no bytes left.');
    const outcome = outcomeOf(value, outcomes);
    if (outcome !== null) return outcome;
  }
}

/** Which of so many equally likely outcomes (1..256) a byte means, from 0; null: none, take the next byte. */
export const outcomeOf = (byte: number, outcomes: number): number | null =>
  byte < shared(outcomes) ? byte % outcomes : null;

/** As many of the 256 bytes as each of so many outcomes gets its equal share of; a byte from here on counts for none. */
const shared = (outcomes: number): number => 256 - (256 % outcomes);

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
