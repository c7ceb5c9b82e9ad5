/** When a notice may ring its person's phone. */
import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache-limits.ts';
import { HOUR_MS, MINUTE_MS, stopsForRest } from '../../tables/clock/pace.ts';
import { pauseAt } from '../../tables/clock/pauses.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { Notice, NoticeKind } from '../../tables/notice.ts';
import type { SettingsStore } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';

/** These kinds ring a phone unasked. */
const PINGS: ReadonlySet<NoticeKind> = new Set<NoticeKind>([
  'remind',
  'nudge',
  'next',
  'idle',
  'meets',
  'trouble',
]);

/** Until when a notice waits because its person sleeps or is on vacation; null if it need not. */
export async function restUntil(
  store: Pick<SettingsStore, 'settings'>,
  table: Table | null,
  { userId, text }: Notice,
  now: Date,
): Promise<Date | null> {
  if (userId === null || !PINGS.has(text.kind)) return null;
  // Turns of a live table can't wait, and what is wrong with it can.
  if (table && !stopsForRest(table.pace) && text.kind !== 'trouble') return null;
  return pauseAt(now, await store.settings(userId), [])?.to ?? null;
}

/** A person who ends a vacation early is told within this time what waited for them. */
const ASKED_AGAIN_MS = HOUR_MS;

export const nextCheck = (rest: Date, now: Date): Date =>
  new Date(Math.min(rest.getTime(), now.getTime() + ASKED_AGAIN_MS));

/** These tell of the bot's own clocks, so that those of many tables may be due at once, such as at the end of a night. */
const OF_CLOCKS: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['remind', 'next', 'idle', 'timeUp']);

export const ONE_RING_MS = 2 * MINUTE_MS;
const PEOPLE = 10_000;

/** Lets one of several notices ring that are due to the same people at the same time; the others arrive silently. */
export class Rings {
  /** When people's phones last rang for a notice (Unix ms), as far as this process knows. */
  readonly #lastAt = new LRUCache<Snowflake, number>(atMost(PEOPLE));

  isOneOfMany({ text }: Notice, people: readonly Snowflake[], { pace }: Table, now: Date): boolean {
    if (people.length === 0 || !OF_CLOCKS.has(text.kind) || !stopsForRest(pace)) return false;
    const since = now.getTime() - ONE_RING_MS;
    return people.every((userId) => (this.#lastAt.get(userId) ?? Number.NEGATIVE_INFINITY) > since);
  }

  /** The notice has been sent, and not silently. */
  note({ text: { kind } }: Notice, people: readonly Snowflake[], now: Date): void {
    if (!PINGS.has(kind) && !OF_CLOCKS.has(kind)) return;
    for (const userId of people) this.#lastAt.set(userId, now.getTime());
  }
}
