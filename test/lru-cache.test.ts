import { expect, test } from 'vitest';
import { LruCache } from '../src/lru-cache.ts';

test('keeps what was asked for last', () => {
  const latest = new LruCache<string, number>(2);
  latest.set('a', 1);
  latest.set('b', 2);
  expect(latest.get('a')).toBe(1);
  latest.set('c', 3);
  expect(['a', 'b', 'c'].map((key) => latest.get(key))).toEqual([1, undefined, 3]);
});

test('makes a thing once, however many ask, and what failed anew', async () => {
  const latest = new LruCache<string, Promise<number>>(2);
  let made = 0;
  const fails = () => {
    made += 1;
    return Promise.reject(new Error('ordered'));
  };
  const both = [latest.getOrMake('a', fails), latest.getOrMake('a', fails)];
  for (const one of both) await expect(one).rejects.toThrow('ordered');
  expect(made).toBe(1);
  await expect(latest.getOrMake('a', () => Promise.resolve(7))).resolves.toBe(7);
  await expect(latest.getOrMake('a', fails)).resolves.toBe(7);
});
