import type { LRUCache } from 'lru-cache';

/** Limits an LRUCache to this many entries. `max` would allocate all at once: for ten thousand, 0.2 MB and two milliseconds. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

interface Cache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The same function, which computes each value once, or as long as the cache keeps it. */
export const memoized =
  <Key, Value>(make: (key: Key) => Value, cache: Cache<Key, NoInfer<Value>> = new Map()) =>
  (key: Key): Value =>
    cachedIn(cache, key, () => make(key));

/** The cached value, or a new one. */
export function cachedIn<Key, Value>(cache: Cache<Key, NoInfer<Value>>, key: Key, make: () => Value): Value {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** The cached value, or a new one; failures aren't kept. */
export function cached<T>(
  cache: LRUCache<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  made.catch(() => cache.delete(key));
  return made;
}
