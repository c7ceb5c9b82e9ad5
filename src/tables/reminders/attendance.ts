import type { PersonalPauses } from '../clock/pauses.ts';
import type { Snowflake } from '../game-types.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type { StoredAttendance, TableStore } from '../store.ts';
import type { Reminders, Table } from '../table.ts';

/** The facts that a table's clocks and reminders depend on: the time, people's settings, and down-times. */
export interface Attendance extends StoredAttendance {
  readonly now: Date;
}

export const settingsOf = ({ settings }: Attendance, userId: Snowflake): PersonSettings =>
  settings.get(userId) ?? DEFAULT_SETTINGS;

export function personalPausesOf(attendance: Attendance, userId: Snowflake): PersonalPauses {
  const { quiet, vacations } = settingsOf(attendance, userId);
  return { quiet, vacations };
}

export async function loadAttendance(
  { store, now }: { readonly store: Pick<TableStore, 'attendance'>; readonly now: () => Date },
  table: Table,
): Promise<Attendance> {
  const at = now();
  const { people, since } = attendedOf(table);
  return { now: at, ...(await store.attendance(table, people, since, at)) };
}

/** The people at the table, and the earliest time from which any of its clocks counts. */
export function attendedOf({ seats, reminders: { touchedAt, turn } }: Pick<Table, 'seats' | 'reminders'>) {
  return {
    people: seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : [])),
    since: new Date(Math.min(touchedAt, turn?.since ?? touchedAt, turn?.overdue?.since ?? touchedAt)),
  };
}

/** By which a table's clocks were set last: who shows it at once need not load that again. */
const lately = new WeakMap<Reminders, Attendance>();
const LATELY_MS = 2000;

export const keepAttendance = ({ reminders }: Table, attendance: Attendance): unknown =>
  lately.set(reminders, attendance);

/** Right after the change: later, somebody may have changed their settings. */
export function keptAttendance({ reminders }: Table, now: Date): Attendance | null {
  const kept = lately.get(reminders);
  return kept && now.getTime() - kept.now.getTime() < LATELY_MS ? kept : null;
}

/** The same, once. */
export function takeAttendance(table: Table, now: Date): Attendance | null {
  const kept = keptAttendance(table, now);
  lately.delete(table.reminders);
  return kept;
}
