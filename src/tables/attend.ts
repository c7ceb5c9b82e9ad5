import type { Interval } from './clock/index.ts';
import type { PersonSettings } from './settings.ts';
import type { TableStore } from './store.ts';
import type { Snowflake, Table } from './table.ts';
import type { Attendance } from './watch/attendance.ts';

/** Everything that a table's watch is kept by, now. */
export async function attend(store: TableStore, table: Table, now: Date): Promise<Attendance> {
  const [settings, down, followers] = await Promise.all([
    settingsOfPeople(store, table),
    downtimes(store, table, now),
    store.followers(table.id),
  ]);
  return { now, settings, down, followers };
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
function downtimes(store: TableStore, { guildId, watch }: Table, now: Date): Promise<Interval[]> {
  const { touchedAt, turn } = watch;
  const since = Math.min(touchedAt, turn?.since ?? touchedAt, turn?.overdue?.since ?? touchedAt);
  return store.downtimes(guildId, new Date(since), now);
}
