import { expect, test } from 'vitest';
import { Latest } from '../../../src/discord/film-cache.ts';

test('keeps what was asked for last', () => {
  const latest = new Latest<string, number>(2);
  latest.keep('a', 1);
  latest.keep('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.keep('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
});

test('makes a thing once, however many ask, and what failed anew', async () => {
  const latest = new Latest<string, Promise<number>>(2);
  let made = 0;
  const fails = () => {
    made += 1;
    return Promise.reject(new Error('ordered'));
  };
  const both = [latest.orMade('a', fails), latest.orMade('a', fails)];
  for (const one of both) await expect(one).rejects.toThrow('ordered');
  expect(made).toBe(1);
  await expect(latest.orMade('a', () => Promise.resolve(7))).resolves.toBe(7);
  await expect(latest.orMade('a', fails)).resolves.toBe(7);
});
