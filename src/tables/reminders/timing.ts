import type { PersonalPauses } from '../clock/pauses.ts';
import { countedVacations } from '../clock/vacation.ts';
import type { Snowflake } from '../game-types.ts';
import { DEFAULT_SETTINGS, type PersonSettings } from '../settings.ts';
import type { StoredTiming, TableStore, TimedTable } from '../store.ts';
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
  return timingAt(table, await store.timing(table, people, since, at), at);
}

export async function timingOf({ table, timing }: TimedTable, now: () => Date): Promise<Timing> {
  const at = now();
  return timingAt(table, await timing(at), at);
}

const timingAt = (table: Table, timing: StoredTiming, now: Date): Timing => ({
  now,
  ...timing,
  ...(table.seasonId && { settings: withCountedVacations(timing, table) }),
});

/** In a season, only so many days of a person's vacations stop their clocks. Its tables open when it begins. */
const withCountedVacations = ({ settings }: StoredTiming, { createdAt }: Table): StoredTiming['settings'] =>
  new Map(
    [...settings].map(([userId, own]) => [
      userId,
      { ...own, vacations: countedVacations(own.vacations, { from: createdAt, to: FOR_EVER }) },
    ]),
  );

const FOR_EVER = new Date(8.64e15);

/** Whom a table's clocks depend on, and from when on they count. */
export function timingScope({
  seats,
  reminders: { touchedAt, turn, vote },
}: Pick<Table, 'seats' | 'reminders'>) {
  return {
    people: seats.flatMap(({ occupant }) => (occupant.kind === 'person' ? [occupant.userId] : [])),
    since: new Date(
      Math.min(
        touchedAt,
        turn?.since ?? touchedAt,
        turn?.overdue?.since ?? touchedAt,
        vote?.begunAt ?? touchedAt,
      ),
    ),
  };
}
