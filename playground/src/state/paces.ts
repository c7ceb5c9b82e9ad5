/** Limits on how often a bot can do certain things, regardless of its rate limits. */
import { LimitRefusal, refusal } from '../refusal.ts';
import type { Settings } from './shared.ts';

interface Pace {
  readonly times: number;
  readonly withinMs: number;
}

const OLD_MS = 3_600_000;
const OLD_EDITS: Pace = { times: 3, withinMs: 6000 };
const RENAMES: Pace = { times: 2, withinMs: 600_000 };

interface Moment {
  readonly real: number;
  readonly given: number;
}

export class Paces {
  readonly #settings: Pick<Settings, 'now' | 'directOpenings'>;
  readonly #moments = new Map<string, readonly Moment[]>();

  constructor(settings: Pick<Settings, 'now' | 'directOpenings'>) {
    this.#settings = settings;
  }

  /** @throws Refusal 30046, as a rate limit, at the fourth edit of messages over an hour old */
  edit(channelId: string, writtenAt: number): void {
    if (this.#settings.now() - writtenAt <= OLD_MS) return;
    const waitMs = this.#take(`edit ${channelId}`, OLD_EDITS);
    const message = 'Maximum number of edits to messages older than 1 hour reached. Try again later';
    if (waitMs !== null) throw new LimitRefusal(30046, message, waitMs);
  }

  /** @throws Refusal 429 */
  rename(channelId: string): void {
    const waitMs = this.#take(`rename ${channelId}`, RENAMES);
    if (waitMs !== null) throw new LimitRefusal(0, 'You are being rate limited.', waitMs);
  }

  /** @throws Refusal 40003 */
  openDirect(): void {
    const { directOpenings } = this.#settings;
    if (directOpenings && this.#take('direct', directOpenings) !== null)
      throw refusal('openingDirectMessagesTooFast');
  }

  /** Milliseconds to wait; null if it is allowed, which counts it. Uses the given clock and the real one. */
  #take(key: string, { times, withinMs }: Pace): number | null {
    const now = { real: Date.now(), given: this.#settings.now() };
    const age = ({ real, given }: Moment) => Math.max(now.real - real, now.given - given);
    const recent = (this.#moments.get(key) ?? []).filter((one) => age(one) < withinMs);
    const [oldest] = recent;
    if (oldest !== undefined && recent.length >= times) return withinMs - age(oldest);
    this.#moments.set(key, [...recent, now]);
    return null;
  }
}
