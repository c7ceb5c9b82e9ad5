import { bytesOf, nextOutcome } from './bytes.ts';
import type { Secret } from './secret.ts';

/** What the dice of a game come from. */
export interface Source {
  /** The table's id. */
  readonly id: string;
  readonly secret: Secret;
  /** The table's public facts. */
  readonly facts: string;
}

const FACES = 6;

/** What is drawn beside the numbered rolls. */
type Draw = 'first';

/** The bytes of the roll with this number. */
const stream = ({ id, secret, facts }: Source, roll: number | Draw): Generator<number> =>
  bytesOf((block) => secret.mac(`${id}\n${facts}\n${roll}\n${block}`));

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
