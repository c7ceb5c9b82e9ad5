import { LRUCache } from 'lru-cache';

/** So many tokens at once, then one each `everyMs`; 0: no limit. */
export interface Bucket {
  readonly burst: number;
  readonly everyMs: number;
}

/** More keys than are under way at any time; the longest unused are forgotten, which only makes them full again. */
const MOST_KEYS = 10_000;

/**
 * How often something may be done, by whose bucket it is; in this process's memory, since a server's interactions come to one
 * process. Packages for this either count in fixed windows or keep a timer for each key, and go by no clock but their own.
 */
export class TokenBuckets {
  readonly #now: () => Date;
  /** When the bucket will be full again, in Unix milliseconds. */
  readonly #fullAt = new LRUCache<string, number>({ max: MOST_KEYS });

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Takes `cost` tokens; where there are not enough, takes none and says when there will be. */
  take(key: string, bucket: Bucket, cost = 1): Date | null {
    const until = this.whenEnough(key, bucket, cost);
    if (until === null) this.#fullAt.set(key, this.#fullFrom(key, bucket) + cost * bucket.everyMs);
    return until;
  }

  /** When there will be `cost` tokens, at most as many as a full bucket has; null: there are now. */
  whenEnough(key: string, bucket: Bucket, cost = 1): Date | null {
    const { burst, everyMs } = bucket;
    const enoughAt = this.#fullFrom(key, bucket) + (Math.min(cost, burst) - burst) * everyMs;
    return enoughAt > this.#now().getTime() ? new Date(enoughAt) : null;
  }

  /** For what was not done after all. */
  giveBack(key: string, bucket: Bucket, cost = 1): void {
    this.#fullAt.set(key, this.#fullFrom(key, bucket) - cost * bucket.everyMs);
  }

  /** Not later than an empty bucket would be: it may have been a slower one when the tokens were taken. */
  #fullFrom(key: string, { burst, everyMs }: Bucket): number {
    const now = this.#now().getTime();
    return Math.min(Math.max(this.#fullAt.get(key) ?? 0, now), now + burst * everyMs);
  }
}
