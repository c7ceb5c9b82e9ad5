import type { PersonalPauses } from '../clock/pauses.ts';
import type { Snowflake } from '../game-types.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type { StoredTiming, TableStore } from '../store.ts';
import type { Table } from '../table.ts';

/** The facts that a table's clocks and reminders depend on: the time, people's settings, and down-times. */
export interface Timing extends StoredTiming {
  readonly now: Date;
}

export const settingsOf = ({ settings }: Timing, userId: Snowflake): PersonSettings =>
  settings.get(userId) ?? DEFAULT_SETTINGS;

export function personalPausesOf(timing: Timing, userId: Snowflake): PersonalPauses {
  const { quiet, vacations } = settingsOf(timing, userId);
  return { quiet, vacations };
}

export async function loadTiming(
  { store, now }: { readonly store: Pick<TableStore, 'timing'>; readonly now: () => Date },
  table: Table,
): Promise<Timing> {
  const at = now();
  const { people, since } = timingScope(table);
  return { now: at, ...(await store.timing(table, people, since, at)) };
}

export function timingScope({ seats, reminders: { touchedAt, turn } }: Pick<Table, 'seats' | 'reminders'>) {
  return {
    people: seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : [])),
    since: new Date(Math.min(touchedAt, turn?.since ?? touchedAt, turn?.overdue?.since ?? touchedAt)),
  };
}
