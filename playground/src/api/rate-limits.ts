/** Rate limits: generous headers by default, enforced limits if configured. */
export interface RateLimit {
  /** Number of requests that a bucket (a route and its channel, guild or webhook) allows within `perMs` milliseconds. */
  readonly requests: number;
  readonly perMs: number;
}

/** A limit of one route, as `/channels/{channel_id}/messages`. */
export interface RouteLimit extends RateLimit {
  readonly method: string;
  readonly route: string;
}

interface Bucket {
  until: number;
  left: number;
}

interface Limited {
  readonly headers: Record<string, string>;
  /** Milliseconds to wait; null if the request is allowed. */
  readonly waitMs: number | null;
}

export class RateLimits {
  readonly #limit: RateLimit | null;
  readonly #routes: readonly RouteLimit[];
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(limit: RateLimit | null, now: () => number, routes: readonly RouteLimit[] = []) {
    this.#limit = limit;
    this.#routes = routes;
    this.#now = now;
  }

  /** `major` is the id of the route's channel, guild or webhook. */
  take(method: string, route: string, major: string): Limited {
    const enforced = this.#routes.find((one) => one.method === method && one.route === route) ?? this.#limit;
    const limit = enforced ?? { requests: 1000, perMs: 1000 };
    const now = this.#now();
    this.#forgetBefore(now);
    const key = `${method} ${route} ${major}`;
    const known = this.#buckets.get(key);
    const bucket = known ?? { until: now + limit.perMs, left: limit.requests };
    this.#buckets.set(key, bucket);
    const over = enforced !== null && bucket.left === 0;
    bucket.left = Math.max(enforced === null ? 1 : 0, bucket.left - 1);
    const waitMs = over ? bucket.until - now : null;
    const after = ((bucket.until - now) / 1000).toFixed(3);
    return {
      waitMs,
      headers: {
        'x-ratelimit-limit': String(limit.requests),
        'x-ratelimit-remaining': String(bucket.left),
        'x-ratelimit-reset': (bucket.until / 1000).toFixed(3),
        'x-ratelimit-reset-after': after,
        'x-ratelimit-bucket': bucketName(`${method} ${route}`),
        ...(waitMs === null
          ? {}
          : { 'retry-after': String(Math.ceil(waitMs / 1000)), 'x-ratelimit-scope': 'user' }),
      },
    };
  }

  /** There is one for each interaction, so they can't be kept. */
  #forgetBefore(now: number): void {
    for (const [key, { until }] of this.#buckets) if (until <= now) this.#buckets.delete(key);
  }
}

function bucketName(route: string): string {
  let hash = 0;
  for (const character of route) hash = (Math.imul(hash, 31) + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(16).padStart(8, '0');
}
