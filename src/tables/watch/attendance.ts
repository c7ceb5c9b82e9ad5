import type { Interval, Rest } from '../clock/index.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type { Follower } from '../store.ts';
import type { Snowflake } from '../table.ts';

/** What a watch is kept by: the time, what the people want, and when nobody could play. */
export interface Attendance {
  readonly now: Date;
  /** Of the people at the table. */
  readonly settings: ReadonlyMap<Snowflake, PersonSettings>;
  /** Down-times of the bot and of the server, as far back as the watch counts. */
  readonly down: readonly Interval[];
  readonly followers: readonly Follower[];
}

export const settingsOf = ({ settings }: Attendance, userId: Snowflake): PersonSettings =>
  settings.get(userId) ?? DEFAULT_SETTINGS;

/** When a person's clock stands still by their own wish. */
export function restOf(attendance: Attendance, userId: Snowflake): Rest {
  const { quiet, vacations } = settingsOf(attendance, userId);
  return { quiet, vacations };
}
