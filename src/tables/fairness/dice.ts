import type { Secret } from './secret.ts';

/** Bytes as they are needed: the blocks of a source one after the other, from block 0. */
export function* bytesOf(block: (number: number) => Uint8Array): Generator<number> {
  for (let number = 0; ; number++) yield* block(number);
}

/** As many of the 256 bytes as each of so many outcomes gets its equal share of; a byte from here on counts for none. */
const shared = (outcomes: number): number => 256 - (256 % outcomes);

/** Which of so many equally likely outcomes (1..256) a byte means, from 0; null: none, take the next byte. */
export const outcomeOf = (byte: number, outcomes: number): number | null =>
  byte < shared(outcomes) ? byte % outcomes : null;

/** The next outcome of a source of bytes. */
export function nextOutcome(bytes: Iterator<number>, outcomes: number): number {
  for (;;) {
    const { value, done } = bytes.next();
    if (done) throw new Error('There are no bytes left.');
    const outcome = outcomeOf(value, outcomes);
    if (outcome !== null) return outcome;
  }
}

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
