import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { TokenBuckets } from '../../src/discord/token-buckets.ts';

const MINUTE = 60_000;
const bucket = { burst: 3, everyMs: MINUTE };

let ms: number;
let buckets: TokenBuckets;

beforeEach(() => {
  ms = 1_700_000_000_000;
  buckets = new TokenBuckets(() => new Date(ms));
});

/** Minutes until there is a token; null: it was taken. */
const take = (key = 'a', cost = 1): number | null => {
  const until = buckets.take(key, bucket, cost);
  return until && (until.getTime() - ms) / MINUTE;
};

describe('a token bucket', () => {
  test('has so many tokens at once, then one each so often', () => {
    expect([take(), take(), take(), take(), take()]).toEqual([null, null, null, 1, 1]);
    ms += MINUTE / 2;
    expect(take()).toBe(0.5);
    ms += MINUTE / 2;
    expect([take(), take()]).toEqual([null, 1]);
  });

  test('is full again after a while, and no fuller', () => {
    for (let n = 0; n < 3; n++) take();
    ms += 60 * MINUTE;
    expect([take(), take(), take(), take()]).toEqual([null, null, null, 1]);
  });

  test('belongs to its key', () => {
    for (let n = 0; n < 3; n++) take('a');
    expect([take('a'), take('b')]).toEqual([1, null]);
  });

  test('gives many for what costs much, and all that it has for what costs more', () => {
    expect([take('a', 2), take('a', 2), take('a')]).toEqual([null, 1, null]);
    expect([take('b', 9), take('b')]).toEqual([null, 1]);
  });

  test('takes back what was not used', () => {
    for (let n = 0; n < 3; n++) take();
    buckets.giveBack('a', bucket);
    expect([take(), take()]).toEqual([null, 1]);
  });

  test('takes back no more than it gave', () => {
    buckets.giveBack('a', bucket);
    expect([take(), take(), take(), take()]).toEqual([null, null, null, 1]);
  });

  test('that becomes a faster one lets nobody wait for the slower', () => {
    for (let n = 0; n < 3; n++) buckets.take('a', { burst: 3, everyMs: 60 * MINUTE });
    expect(take()).toBe(1);
  });

  test('is no limit where tokens come at once', () => {
    for (let n = 0; n < 100; n++) expect(buckets.take('a', { burst: 1, everyMs: 0 })).toBeNull();
  });

  test('in any minutes, no more than a burst and one for each of them', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 90_000 }), { maxLength: 60 }), (waits) => {
        const fresh = new TokenBuckets(() => new Date(ms));
        const taken: number[] = [];
        for (const wait of waits) {
          ms += wait;
          const until = fresh.take('a', bucket);
          if (until === null) taken.push(ms);
          else expect(until.getTime()).toBeGreaterThan(ms);
        }
        for (const [at, first] of taken.entries())
          for (const [more, last] of taken.slice(at).entries())
            expect(more + 1).toBeLessThanOrEqual(bucket.burst + (last - first) / MINUTE);
      }),
    );
  });
});
