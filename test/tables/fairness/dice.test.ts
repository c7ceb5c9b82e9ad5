import { format, inspect } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLog } from '../../../src/log.ts';
import {
  bytesOf,
  drawFirst,
  nextOutcome,
  outcomeOf,
  rollOf,
  Secret,
  upperTail,
} from '../../../src/tables/fairness/dice.ts';
import { runs } from '../../runs.ts';
import { diceByOpenssl, hashByOpenssl, macByOpenssl } from './openssl.ts';

const HEX = '5ec2e7'.padEnd(64, '0');
const ID = 'abcdef0123';
const SEATED = 'blue:2234567890123456789;red:computer;-';
const FACTS = `1234567890123456789;0:${'e'.repeat(64)};${SEATED}`;

const secret = Secret.of(HEX);
const source = { id: ID, secret, facts: FACTS };
const key = (number: number, interactionId: string | null = '77') => ({ number, interactionId });

describe.each([
  ['that follows from an interaction', '3334567890123456789'],
  ['before any interaction', null],
])('a roll %s is what OpenSSL makes of it', (_, interactionId) => {
  const told = { id: ID, facts: FACTS, secret: HEX };
  const of = (number: number, count: number) => rollOf(source, { number, interactionId }, count);
  const byOpenssl = (number: number, count: number) =>
    diceByOpenssl(told, number, count, interactionId ?? '-');
  /** The first block of a roll. */
  const block = (roll: number): number[] => [
    ...secret.mac(`${ID}\n${FACTS}\n${interactionId ?? '-'}\n${roll}\n0`),
  ];

  /** The first roll with such a first block. */
  function rollWith(wanted: (bytes: readonly number[]) => boolean): number {
    for (let roll = 0; roll < 200_000; roll++) if (wanted(block(roll))) return roll;
    throw new Error('There is no such roll.');
  }

  test.each([0, 1, 17, 1000])('roll %i', (roll) => {
    for (const count of [1, 2, 4]) expect(of(roll, count)).toEqual(byOpenssl(roll, count));
  });

  test.each<[string, number, (isLost: readonly boolean[]) => boolean]>([
    ['whose first byte counts for none', 1, ([first]) => first === true],
    ['whose first two bytes count for none', 2, ([first, second]) => first === true && second === true],
    ['whose second byte counts for none', 4, ([, second]) => second === true],
    ['with four bytes that count for none', 4, (isLost) => isLost.filter((lost) => lost).length >= 4],
  ])('one %s', (_, count, wanted) => {
    const faces = (bytes: readonly number[]) => bytes.slice(0, count).map((byte) => 1 + (byte % 6));
    // The bytes that count for none would have meant other dice.
    const roll = rollWith(
      (bytes) =>
        wanted(bytes.map((byte) => byte >= 252)) &&
        faces(bytes).join() !== faces(bytes.filter((byte) => byte < 252)).join(),
    );
    expect(of(roll, count)).toEqual(byOpenssl(roll, count));
    expect(of(roll, count)).not.toEqual(faces(block(roll)));
  });

  test.each([32, 33, 100])('one of %i dice, which needs more blocks than one', (count) => {
    const roll = rollWith((bytes) => bytes.some((byte) => byte >= 252));
    expect(of(roll, count)).toEqual(byOpenssl(roll, count));
  });
});

test('more dice of a roll begin with the same', () => {
  fc.assert(
    fc.property(fc.nat({ max: 500 }), fc.integer({ min: 1, max: 80 }), (roll, count) => {
      expect(rollOf(source, key(roll), count)).toEqual(rollOf(source, key(roll), 80).slice(0, count));
    }),
  );
});

test('a roll hangs on the secret, the table, the facts, the interaction and its number', () => {
  const dice = (changed: Partial<typeof source>, roll = key(3)) =>
    rollOf({ ...source, ...changed }, roll, 40).join();
  const all = [
    dice({}),
    dice({}, key(4)),
    dice({}, key(3, '78')),
    dice({}, key(3, null)),
    dice({ id: 'abcdef0124' }),
    dice({ facts: `${FACTS.slice(0, -1)}1` }),
    dice({ secret: Secret.of(HEX.replace('5', '6')) }),
  ];
  expect(new Set(all).size).toBe(all.length);
  expect(dice({})).toBe(all[0]);
});

test('faces come up as often as fair dice would, and none hangs on the one before', () => {
  // As in games: most rolls have a separate interaction, some follow from the same.
  const rolls = Array.from({ length: 6000 }, (_, roll) =>
    rollOf(source, key(roll, `${1_300_000_000_000_000_000n + (BigInt(roll - (roll % 3)) << 22n)}`), 2),
  );
  const count = (values: readonly number[], outcomes: number): number => {
    const expected = values.length / outcomes;
    return Array.from({ length: outcomes }, (_, at) => values.filter((value) => value === at).length).reduce(
      (sum, seen) => sum + (seen - expected) ** 2 / expected,
      0,
    );
  };
  const faces = rolls.flat().map((face) => face - 1);
  expect(upperTail(count(faces, 6))).toBeGreaterThan(0.001);
  const pairs = rolls.map(([a = 1, b = 1]) => 6 * (a - 1) + b - 1);
  // 35 degrees of freedom: one in a thousand is above this.
  expect(count(pairs, 36)).toBeLessThan(66.6);
});

describe('who begins', () => {
  const players = ['blue', 'red', 'yellow', 'black'] as const;

  test.each([1, 2, 3, 4])('of %i, it is whom OpenSSL draws', (count) => {
    const [first, ...others] = players.slice(0, count);
    for (let table = 0; table < runs(4, 10); table++) {
      const id = `t${table}`;
      const least = 256 - (256 % count);
      const byte = macByOpenssl(HEX, `${id}\n${FACTS}\n-\nfirst\n0`).find((one) => one < least) ?? 0;
      expect(drawFirst({ ...source, id }, [first ?? 'blue', ...others])).toBe(players[byte % count]);
    }
  });

  test('a byte that would favour the first of three counts for none', () => {
    const id = Array.from({ length: 5000 }, (_, table) => `t${table}`).find(
      (one) => source.secret.mac(`${one}\n${FACTS}\n-\nfirst\n0`)[0] === 255,
    );
    if (id === undefined) throw new Error('There is no such table.');
    const [, second = 0] = source.secret.mac(`${id}\n${FACTS}\n-\nfirst\n0`);
    expect(second).toBeLessThan(255);
    expect(drawFirst({ ...source, id }, ['blue', 'red', 'yellow'])).toBe(players[second % 3]);
  });
});

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);

describe.each(Array.from({ length: 256 }, (_, at) => at + 1))('of %i outcomes', (outcomes) => {
  test('each is meant by exactly as many bytes as every other, and as many as can be', () => {
    const counts = Array.from({ length: outcomes }, () => 0);
    for (const byte of BYTES) {
      const outcome = outcomeOf(byte, outcomes);
      if (outcome !== null) counts[outcome] = (counts[outcome] ?? 0) + 1;
    }
    expect(new Set(counts)).toEqual(new Set([Math.floor(256 / outcomes)]));
  });
});

test('a die of a byte', () =>
  expect([0, 5, 6, 251, 252, 255].map((byte) => outcomeOf(byte, 6))).toEqual([0, 5, 0, 5, null, null]));

test('blocks are read one after the other, and a byte that counts for none is left out', () => {
  const blocks = [[255, 252, 7], [254], [], [11, 253, 251]];
  const asked: number[] = [];
  const bytes = bytesOf((number) => {
    asked.push(number);
    return Uint8Array.from(blocks[number] ?? []);
  });
  expect([nextOutcome(bytes, 6), nextOutcome(bytes, 6), nextOutcome(bytes, 6)]).toEqual([1, 5, 5]);
  expect(asked).toEqual([0, 1, 2, 3]);
});

const DIGITS = '00112233445566778899aabbccddeeff'.repeat(2);

const logged = (value: unknown): string => {
  const lines: string[] = [];
  createLog('info', { write: (line) => lines.push(line) }).info({ value }, 'a secret');
  return lines.join();
};

test.each<[string, (secret: Secret) => string]>([
  ['as JSON', (secret) => JSON.stringify({ secret })],
  ['as JSON, by its properties', (secret) => JSON.stringify({ ...secret })],
  ['inspected', (secret) => inspect({ secret }, { showHidden: true, depth: 9, getters: true })],
  ['on the console', (secret) => format('%s %o %O %j', secret, secret, secret, secret)],
  ['in a sentence', (secret) => `${secret}`],
  ['added to a text', (secret) => `a ${String(secret)} ${[secret].join()}`],
  ['in an error', (secret) => inspect(new Error('no', { cause: secret }))],
  ['in the log', (secret) => logged(secret)],
  ['in a copy', (secret) => inspect(structuredClone({ secret }))],
])('does not tell itself %s', (_, written) => {
  expect(written(Secret.of(DIGITS))).not.toMatch(/00112233|AAECAw|17, 34/i);
});

test('tells itself where it is asked to', () => expect(Secret.of(DIGITS).reveal()).toBe(DIGITS));

test.each([
  '',
  DIGITS.slice(1),
  `${DIGITS}0`,
  DIGITS.toUpperCase(),
  ` ${DIGITS}`,
  `${DIGITS}\n`,
  'x'.repeat(64),
])('is 64 hexadecimal digits, and whatever else is given is not repeated: %j', (given) => {
  expect(() => Secret.of(given)).toThrow('A secret is 64 hexadecimal digits.');
});

test('is another one each time', () => {
  const secrets = Array.from({ length: 50 }, () => Secret.fresh().reveal());
  expect(new Set(secrets).size).toBe(50);
  for (const hex of secrets) expect(hex).toMatch(/^[0-9a-f]{64}$/);
});

test('is bound by the SHA-256 of its bytes', () => {
  const secret = Secret.fresh();
  expect(secret.commitment).toBe(hashByOpenssl(secret.reveal()));
});

test.each(['', 'a', 'two\nlines', 'ö 🎲'])('makes the HMAC that OpenSSL makes of %j', (message) => {
  const secret = Secret.fresh();
  expect(Buffer.from(secret.mac(message))).toEqual(macByOpenssl(secret.reveal(), message));
});
