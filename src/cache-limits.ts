import type { LRUCache } from 'lru-cache';

/** Limits an LRUCache to this many entries. `max` would allocate all at once: for ten thousand, 0.2 MB and two milliseconds. */
export const atMost = (entries: number) => ({ maxSize: entries, sizeCalculation: () => 1 });

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
