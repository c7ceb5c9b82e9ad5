import { LRUCache } from 'lru-cache';
import { atMost } from '../cache-limits.ts';
import { MINUTE_MS } from '../tables/clock/pace.ts';
import type { Snowflake } from '../tables/game-types.ts';
import type { GuildSettings } from '../tables/settings.ts';

/** Tables that a person can open in a row before the server's wait begins. */
export const OPENING_BURST = 3;
export const NUDGE_BURST = 3;
/** Minimum time between nudges of one player by another, at any table. */
const SAME_PLAYER_MS = 60 * MINUTE_MS;

/** The cost of pictures drawn for one person, in units of the simplest. */
const PICTURE_COST = {
  turn: 1,
  leaderboard: 2,
  record: 2,
  profile: 5,
  card: 5,
  turns: 5,
  chronicle: 10,
  film: 20,
} as const;

export type PictureKind = keyof typeof PICTURE_COST;

/** Default number of pictures per person and minute: three films, or twelve profiles. */
export const PICTURES_A_MINUTE = 60;
/** The limit of all people of a server together, as a multiple of a person's. */
const SERVER_SHARE = 5;

interface Asking {
  readonly userId: Snowflake;
  /** Null for direct messages. */
  readonly guildId: Snowflake | null;
}

type Asked = Asking & { readonly guildId: Snowflake };

interface PictureWait {
  readonly until: Date;
  /** The empty bucket. */
  readonly whose: 'own' | 'server';
}

/** A nudge of these people that can be sent now; `giveBack` if it was not. */
type Nudging =
  | { readonly ok: true; readonly whom: readonly Snowflake[]; giveBack(): void }
  | { readonly ok: false; readonly until: Date; readonly why: 'many' | 'samePlayer' };

export class Cooldowns {
  readonly #buckets: TokenBuckets;
  readonly #pictures: Bucket;

  /** 0: unlimited. */
  constructor(now: () => Date, picturesAMinute: number = PICTURES_A_MINUTE) {
    this.#buckets = new TokenBuckets(now);
    const burst = Math.max(picturesAMinute, PICTURE_COST.film);
    this.#pictures = { burst, everyMs: picturesAMinute === 0 ? 0 : MINUTE_MS / picturesAMinute };
  }

  /** Counts a table that a person opens; if it is too soon, returns when they can. */
  open(asked: Asked, { openingWait }: Pick<GuildSettings, 'openingWait'>): Date | null {
    return this.#buckets.take(openingKey(asked), openings(openingWait));
  }

  /** Undoes the count: the table was not opened. */
  giveOpeningBack(asked: Asked, { openingWait }: Pick<GuildSettings, 'openingWait'>): void {
    this.#buckets.giveBack(openingKey(asked), openings(openingWait));
  }

  /** `players`: those who are to be nudged at once. */
  nudge(
    { userId, guildId }: Asked,
    players: readonly Snowflake[],
    { nudgeWait }: Pick<GuildSettings, 'nudgeWait'>,
  ): Nudging {
    const buckets = this.#buckets;
    const all = [
      `nudge ${guildId} ${userId}`,
      { burst: NUDGE_BURST, everyMs: nudgeWait * MINUTE_MS },
    ] as const;
    const one = { burst: 1, everyMs: nudgeWait === 0 ? 0 : SAME_PLAYER_MS };
    const keyOf = (player: Snowflake) => `nudge ${guildId} ${userId} ${player}`;
    const waits = players.map((player) => buckets.whenEnough(keyOf(player), one));
    const whom = players.filter((_, index) => waits[index] === null);
    const sameUntil = whom.length > 0 ? null : waits[0];
    if (sameUntil) return { ok: false, until: sameUntil, why: 'samePlayer' };
    const until = buckets.take(...all);
    if (until) return { ok: false, until, why: 'many' };
    for (const player of whom) buckets.take(keyOf(player), one);
    const giveBack = () => {
      buckets.giveBack(...all);
      for (const player of whom) buckets.giveBack(keyOf(player), one);
    };
    return { ok: true, whom, giveBack };
  }

  /** Counts a picture that is drawn for a person; if it is too soon, returns when they can ask again. */
  picture({ userId, guildId }: Asking, kind: PictureKind): PictureWait | null {
    const cost = PICTURE_COST[kind];
    const own = this.#buckets.whenEnough(`pictures of ${userId}`, this.#pictures, cost);
    if (own) return { until: own, whose: 'own' };
    const { burst, everyMs } = this.#pictures;
    const shared = { burst: burst * SERVER_SHARE, everyMs: everyMs / SERVER_SHARE };
    const until = guildId === null ? null : this.#buckets.take(`pictures ${guildId}`, shared, cost);
    if (until) return { until, whose: 'server' };
    this.#buckets.take(`pictures of ${userId}`, this.#pictures, cost);
    return null;
  }
}

const openingKey = ({ userId, guildId }: Asked): string => `open ${guildId} ${userId}`;

const openings = (minutes: number): Bucket => ({ burst: OPENING_BURST, everyMs: minutes * MINUTE_MS });

/** This many tokens at first, then one per `everyMs`; 0: no limit. */
interface Bucket {
  readonly burst: number;
  readonly everyMs: number;
}

/** More keys than are active at any time; least recently used ones are dropped, which only refills their buckets. */
const MAX_KEYS = 10_000;

/**
 * Rate limits by token bucket, in this process's memory, since a server's interactions go to one process. Existing packages count
 * in fixed windows or keep a timer per key, and can't use another clock.
 */
export class TokenBuckets {
  readonly #now: () => Date;
  /** When the bucket will be full again (Unix ms). */
  readonly #fullAt = new LRUCache<string, number>(atMost(MAX_KEYS));

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Takes `cost` tokens; if there aren't enough, takes none and returns when there will be. */
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

  giveBack(key: string, bucket: Bucket): void {
    this.#fullAt.set(key, this.#fullFrom(key, bucket) - bucket.everyMs);
  }

  /** Upper bound: an empty bucket of the current rate would be full by then. */
  #fullFrom(key: string, { burst, everyMs }: Bucket): number {
    const now = this.#now().getTime();
    return Math.min(Math.max(this.#fullAt.get(key) ?? 0, now), now + burst * everyMs);
  }
}
