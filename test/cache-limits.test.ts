import { LRUCache } from 'lru-cache';
import { expect, test } from 'vitest';
import { atMost } from '../src/cache-limits.ts';

test('a cache keeps so many entries, and forgets those that were used longest ago', () => {
  const cache = new LRUCache<string, number>(atMost(2));
  cache.set('a', 1).set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([...cache.keys()].sort()).toEqual(['a', 'c']);
});
