import { createHash, createHmac, randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import type { Snowflake } from '../game-types.ts';
import type { Faces } from '../results/result.ts';

export interface DiceSource {
  readonly id: string;
  readonly secret: Secret;
  readonly facts: string;
}

/** Identifies a roll or draw of a game. */
export interface RollKey {
  readonly number: number;
  /** The interaction that it follows from: the latest in the log up to the roll's own entry; null if there is none. */
  readonly interactionId: Snowflake | null;
}

const FACES = 6;

/** `count` dice, 1..6 each, of a game's roll. */
export const rollOf = (source: DiceSource, roll: RollKey, count: number): readonly number[] =>
  outcomesOf(source, roll, count, FACES).map((outcome) => 1 + outcome);

/** `count` of `outcomes` equally likely outcomes, from 0, for a roll or draw. */
export function outcomesOf(
  source: DiceSource,
  { number, interactionId }: RollKey,
  count: number,
  outcomes: number,
): readonly number[] {
  const bytes = stream(source, number, interactionId);
  return Array.from({ length: count }, () => nextOutcome(bytes, outcomes));
}

export const drawFirst = <T>(source: DiceSource, players: readonly [T, ...T[]]): T =>
  players[nextOutcome(stream(source, 'first', null), players.length)] ?? players[0];

/** The bytes of the roll with this number; `first`: for the draw of the first player. */
function stream(
  { id, secret, facts }: DiceSource,
  roll: number | 'first',
  interactionId: Snowflake | null,
): Generator<number> {
  const from = `${id}\n${facts}\n${interactionId ?? '-'}\n${roll}`;
  return bytesOf((block) => secret.mac(`${from}\n${block}`));
}

/** Bytes as they are needed: the blocks of a source one after the other, from block 0. */
export function* bytesOf(block: (number: number) => Uint8Array): Generator<number> {
  for (let number = 0; ; number++) yield* block(number);
}

export function nextOutcome(bytes: Iterator<number>, outcomes: number): number {
  for (;;) {
    const { value, done } = bytes.next();
    if (done) throw new Error('There are no bytes left.');
    const outcome = outcomeOf(value, outcomes);
    if (outcome !== null) return outcome;
  }
}

/** The outcome (from 0) of a byte among this many equally likely ones (1..256); null: none, take the next byte. */
export const outcomeOf = (byte: number, outcomes: number): number | null =>
  byte < shared(outcomes) ? byte % outcomes : null;

/** The greatest multiple of `outcomes` up to 256; bytes from here on are skipped. */
const shared = (outcomes: number): number => 256 - (256 % outcomes);

/** The source of a table's dice. Throws if its game has not begun. */
export function sourceOf({
  id,
  secret,
  facts,
}: Omit<DiceSource, 'facts'> & { readonly facts: string | null }): DiceSource {
  if (facts === null) throw new Error(`The game of table ${id} has not begun.`);
  return { id, secret, facts };
}

export interface Dice {
  roll(count: number, source: DiceSource, roll: RollKey): readonly number[];
  pick(outcomes: number, source: DiceSource, draw: RollKey): number;
  /** Draws which of the players, in clockwise order, begins; all equally likely. */
  draw<T>(players: readonly [T, ...T[]], source: DiceSource): T;
}

/** Dice are computed from the table's secret and facts, so repeated calls return the same. */
export const tableDice: Dice = {
  roll: (count, source, roll) => rollOf(source, roll, count),
  pick: (outcomes, source, draw) => outcomesOf(source, draw, 1, outcomes)[0] ?? 0,
  draw: (players, source) => drawFirst(source, players),
};

const BYTES = 32;
const HEX = /^[0-9a-f]{64}$/;
const MASK = '[secret]';

/** The source of a table's dice: 32 bytes. Logging, serializing or concatenating it reveals nothing; {@link reveal} does. */
export class Secret {
  readonly #hex: string;

  private constructor(hex: string) {
    this.#hex = hex;
  }

  static fresh(): Secret {
    return new Secret(randomBytes(BYTES).toString('hex'));
  }

  /** `hex`: 64 lower-case hexadecimal digits. Throws TypeError, without the input in its message. */
  static of(hex: string): Secret {
    if (!HEX.test(hex) || hex.length !== 2 * BYTES) throw new TypeError('A secret is 64 hexadecimal digits.');
    return new Secret(hex);
  }

  /** The commitment to it: the SHA-256 of its bytes, 64 hexadecimal digits. */
  get commitment(): string {
    return createHash('sha256').update(this.#bytes()).digest('hex');
  }

  /** HMAC-SHA-256 of a UTF-8 text, keyed with its bytes: 32 bytes. */
  mac(message: string): Uint8Array {
    return createHmac('sha256', this.#bytes()).update(message, 'utf8').digest();
  }

  /** The 64 hexadecimal digits: for the table's own row, and for everybody once the table is over. */
  reveal(): string {
    return this.#hex;
  }

  toString(): string {
    return MASK;
  }

  toJSON(): string {
    return MASK;
  }

  [inspect.custom](): string {
    return MASK;
  }

  #bytes(): Buffer {
    return Buffer.from(this.#hex, 'hex');
  }
}

/** Minimum expected number of each face for a meaningful statistic. */
const MIN_EXPECTED = 5;

/**
 * The p-value of Pearson's chi-square statistic with five degrees of freedom: the share (0..1) of equally many fair dice that are at
 * least as uneven. Null for fewer than thirty dice.
 */
export function evennessOf(faces: Faces): number | null {
  const expected = diceIn(faces) / faces.length;
  if (expected < MIN_EXPECTED) return null;
  const chiSquare = faces.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return upperTail(chiSquare);
}

/** The probability that a chi-square variable with five degrees of freedom is at least this much (Abramowitz and Stegun 26.4.4). */
export const upperTail = (x: number): number =>
  erfc(Math.sqrt(x / 2)) + Math.sqrt((2 * x) / Math.PI) * Math.exp(-x / 2) * (1 + x / 3);

export const diceIn = (faces: Faces): number => faces.reduce((sum, count) => sum + count, 0);

/** The complementary error function for x >= 0, to 14 digits (Abramowitz and Stegun 7.1.6 and 7.1.14). */
export function erfc(z: number): number {
  const bell = Math.exp(-z * z) / Math.sqrt(Math.PI);
  if (z < 2) {
    let term = 2 * z;
    let sum = 0;
    for (let odd = 3; term > 1e-17; odd += 2) {
      sum += term;
      term *= (2 * z * z) / odd;
    }
    return 1 - bell * sum;
  }
  let below = z;
  for (let level = 80; level > 0; level--) below = z + level / 2 / below;
  return bell / below;
}

/** The source of a season's draws, like a table's source of its dice. */
export interface SeasonSource {
  /** The season's id. */
  readonly id: string;
  readonly secret: Secret;
  /** The last interaction before joining closed; null if there was none. */
  readonly interactionId: Snowflake | null;
}

const VALUES = 65_536;

/** Numbers from a season's secret, two bytes each. */
export class Draws {
  readonly #block: (number: number) => Uint8Array;
  #blocks = 0;
  #bytes: Uint8Array = new Uint8Array();
  #at = 0;

  /** `block`: the bytes of each block, from block 0; an even number of them. */
  constructor(block: (number: number) => Uint8Array) {
    this.#block = block;
  }

  /** `what`: the draw's name, e.g. `division 1`. */
  static from({ id, secret, interactionId }: SeasonSource, what: string): Draws {
    const from = `${id}\n${interactionId ?? '-'}\n${what}`;
    return new Draws((block) => secret.mac(`${from}\n${block}`));
  }

  /** A number in 0..`outcomes` - 1, all equally likely; at most 65,536 outcomes. */
  below(outcomes: number): number {
    const end = VALUES - (VALUES % outcomes);
    for (;;) {
      const value = this.#next();
      if (value < end) return value % outcomes;
    }
  }

  /** The number of leading zero bits of a 16-bit value: at least k with probability 1 in 2^k; 0..16. */
  zeros(): number {
    return Math.clz32(this.#next()) - 16;
  }

  shuffled<T>(things: readonly T[]): T[] {
    const left = [...things];
    const order: T[] = [];
    while (left.length > 0) order.push(...left.splice(this.below(left.length), 1));
    return order;
  }

  #next(): number {
    if (this.#at >= this.#bytes.length) {
      this.#bytes = this.#block(this.#blocks++);
      this.#at = 0;
    }
    const [high = 0, low = 0] = [this.#bytes[this.#at], this.#bytes[this.#at + 1]];
    this.#at += 2;
    return 256 * high + low;
  }
}
