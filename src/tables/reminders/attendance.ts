import type { Interval } from '../clock/interval.ts';
import type { Rest } from '../clock/pauses.ts';
import type { Snowflake } from '../game-types.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type { Follower, TableStore } from '../store.ts';
import type { Table } from '../table.ts';

/** By what a table's clocks and reminders go: the time, what its people want, and when nobody could play. */
export interface Attendance {
  readonly now: Date;
  /** Of the people at the table. */
  readonly settings: ReadonlyMap<Snowflake, PersonSettings>;
  /** Down-times of the bot and of the server, as far back as the table's clocks count. */
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

/** Everything that a table's clocks and reminders go by, now. */
export async function loadAttendance(
  { store, now }: { readonly store: TableStore; readonly now: () => Date },
  table: Table,
): Promise<Attendance> {
  const at = now();
  const [settings, down, followers] = await Promise.all([
    settingsOfPeople(store, table),
    downtimes(store, table, at),
    store.followers(table.id),
  ]);
  return { now: at, settings, down, followers };
}

async function settingsOfPeople(
  store: TableStore,
  { seats }: Table,
): Promise<ReadonlyMap<Snowflake, PersonSettings>> {
  const people = seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : []));
  const settings = await Promise.all(people.map((userId) => store.settings(userId)));
  return new Map(
    people.flatMap((userId, index) => {
      const own = settings[index];
      return own ? [[userId, own]] : [];
    }),
  );
}

/** As far back as any of the table's clocks counts. */
function downtimes(store: TableStore, { guildId, reminders }: Table, now: Date): Promise<Interval[]> {
  const { touchedAt, turn } = reminders;
  const since = Math.min(touchedAt, turn?.since ?? touchedAt, turn?.overdue?.since ?? touchedAt);
  return store.downtimes(guildId, new Date(since), now);
}
