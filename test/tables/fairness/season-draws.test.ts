import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { Draws } from '../../../src/tables/fairness/dice.ts';
import { drawsOf, secretOf } from '../seasons/sample.ts';

const of = (...values: number[]): Draws =>
  new Draws((block) => new Uint8Array([(values[block] ?? 0) >> 8, (values[block] ?? 0) & 255]));

test('two bytes are a number; one that would make some likelier is left out', () => {
  expect(of(258).below(1000)).toBe(258);
  expect(of(65_534).below(3)).toBe(65_534 % 3);
  expect(of(65_535, 7).below(3)).toBe(1);
  expect(of(65_535).below(65_536)).toBe(65_535);
});

test.each([
  [0x8000, 0],
  [0xffff, 0],
  [0x7fff, 1],
  [0x0100, 7],
  [1, 15],
  [0, 16],
])('%i begins with so many zero bits: %i', (value, zeros) => expect(of(value).zeros()).toBe(zeros));

test('the first numbers are those of the HMAC of the season, the interaction and the draw', () => {
  const mac = createHmac('sha256', Buffer.from(secretOf('a').reveal(), 'hex'))
    .update('season\n1234567890123456789\ndivision 1\n0')
    .digest();
  const draws = drawsOf('a');
  expect([draws.below(65_536), draws.below(65_536)]).toEqual([mac.readUInt16BE(0), mac.readUInt16BE(2)]);
});

test('all things are in a drawn order once, and any of them may be first', () => {
  const firsts = new Set<number | undefined>();
  for (let seed = 0; seed < 60; seed++) {
    const order = drawsOf(seed).shuffled([1, 2, 3, 4]);
    expect([...order].sort()).toEqual([1, 2, 3, 4]);
    firsts.add(order[0]);
  }
  expect(firsts.size).toBe(4);
});
