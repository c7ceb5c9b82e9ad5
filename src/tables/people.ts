import { LRUCache } from 'lru-cache';
import { atMost } from '../cache-limits.ts';
import { KeyedQueue } from '../worker-queue.ts';
import { changeReminders } from './changes/table-transaction.ts';
import type { Interval } from './clock/intervals.ts';
import { pauseAt } from './clock/pauses.ts';
import {
  daysLeft,
  endVacation,
  type PlannedVacation,
  planVacation,
  recentVacations,
  vacationAt,
} from './clock/vacation.ts';
import { isForgotten, type Person, type Snowflake } from './game-types.ts';
import { type NoticeStore, type TextOf, vacationNotice } from './notice.ts';
import { isAwayLong, loadTiming, type Timing, timeLeft } from './reminders/timing.ts';
import type { PersonSettings, SettingsStore } from './settings.ts';
import type { TableStore } from './store.ts';
import type { Reminders, Table } from './table.ts';

/** If it is started, with the remaining days of this year. */
type VacationStarted =
  | { readonly ok: true; readonly vacation: Interval; readonly left: number }
  | Extract<PlannedVacation, { readonly ok: false }>;

const MAX_LANGUAGES = 5000;
/** Maximum age of a cached language, since another process may have changed it. */
const TRUSTED_MS = 60_000;

type PeopleStore = TableStore & SettingsStore & Pick<NoticeStore, 'notify'>;

/** The people among these who can be pinged now. */
export async function awakeOf(
  { store, now }: { readonly store: Pick<SettingsStore, 'settings'>; readonly now: () => Date },
  people: readonly Snowflake[],
): Promise<readonly Snowflake[]> {
  const pauses = await Promise.all(
    people.map(async (userId) => pauseAt(now(), await store.settings(userId), [])),
  );
  return people.filter((userId, at) => !isForgotten(userId) && pauses[at] === null);
}

export class People {
  readonly #store: PeopleStore;
  readonly #now: () => Date;
  readonly #timesChanged: (tableId: string) => void;
  readonly #changes = new KeyedQueue();
  readonly #languages = new LRUCache<Snowflake, { readonly locale: string | null; readonly at: number }>(
    atMost(MAX_LANGUAGES),
  );

  /** `timesChanged`: called for each table whose turn has got other times. */
  constructor(store: PeopleStore, now: () => Date, timesChanged: (tableId: string) => void = () => {}) {
    this.#store = store;
    this.#now = now;
    this.#timesChanged = timesChanged;
  }

  settings(userId: Snowflake): Promise<PersonSettings> {
    return this.#store.settings(userId);
  }

  /** The language that they chose; null: none. */
  async language(userId: Snowflake): Promise<string | null> {
    const at = this.#now().getTime();
    const known = this.#languages.get(userId);
    if (known && Math.abs(at - known.at) < TRUSTED_MS) return known.locale;
    const { locale } = await this.settings(userId);
    this.#languages.set(userId, { locale, at });
    return locale;
  }

  /** Serializes changes, so that two quick taps keep both; returns the new settings. */
  change(userId: Snowflake, change: (current: PersonSettings) => PersonSettings): Promise<PersonSettings> {
    return this.#changes.run(userId, async () => {
      const settings = change(await this.settings(userId));
      await this.save(userId, settings);
      return settings;
    });
  }

  /** Their running clocks are charged under the old settings first: changes aren't retroactive. */
  async save(userId: Snowflake, settings: PersonSettings): Promise<void> {
    for (const { id } of await this.#running(userId)) await this.#updateReminders(id, charged(userId));
    await this.#store.saveSettings(userId, settings);
    this.#languages.delete(userId);
    // Their turns that began meanwhile were timed with the old settings.
    for (const { id } of await this.#running(userId)) {
      await this.#updateReminders(id, ({ reminders }) => reminders);
      this.#timesChanged(id);
    }
  }

  async #running(userId: Snowflake): Promise<readonly Table[]> {
    const tables = await this.#store.tablesOf(null, userId);
    return tables.filter(({ reminders }) => reminders.turn?.userId === userId);
  }

  /** Pauses their clocks from now on, and informs their tables. `days` is 1..14. */
  startVacation(person: Person, days: number): Promise<VacationStarted> {
    return this.#changes.run(person.userId, async () => {
      const settings = await this.settings(person.userId);
      const { vacations, timeZone } = settings;
      const now = this.#now();
      const planned = planVacation(vacations, now, days, timeZone);
      if (!planned.ok) return planned;
      const all = [...recentVacations(vacations, now), planned.vacation];
      await this.save(person.userId, { ...settings, vacations: all });
      const until = planned.vacation.to.getTime();
      await this.#tell(person, now, { kind: 'vacation', name: person.name, until });
      return { ok: true, vacation: planned.vacation, left: daysLeft(all, now, timeZone) };
    });
  }

  /** Returns false if there is none to end. */
  endVacation(person: Person): Promise<boolean> {
    return this.#changes.run(person.userId, async () => {
      const settings = await this.settings(person.userId);
      const now = this.#now();
      if (!vacationAt(settings.vacations, now)) return false;
      await this.save(person.userId, { ...settings, vacations: endVacation(settings.vacations, now) });
      await this.#tell(person, now, { kind: 'vacationOver', name: person.name });
      return true;
    });
  }

  async #tell(person: Person, at: Date, text: TextOf<'vacation' | 'vacationOver'>): Promise<void> {
    const tables = await this.#store.tablesOf(null, person.userId);
    const told = await Promise.all(
      tables.map(async (table) => table.status === 'playing' && !(await this.#isAsked(table, person))),
    );
    const notices = tables
      .filter((_, index) => told[index])
      .map(({ id }) => vacationNotice(id, person.userId, text, at));
    await this.#store.notify(notices);
  }

  /** Whether the others are asked how to go on without this person, which also tells them of the vacation. */
  async #isAsked(table: Table, { userId }: Person): Promise<boolean> {
    const { turn } = table.reminders;
    if (turn?.userId !== userId || (turn.overdue && turn.overdue.why !== 'vacation')) return false;
    return isAwayLong(table, turn, await loadTiming({ store: this.#store, now: this.#now }, table));
  }

  async #updateReminders(id: string, change: (table: Table, timing: Timing) => Reminders): Promise<void> {
    const outcome = await changeReminders({ store: this.#store, now: this.#now }, id, (table, timing) => ({
      ok: true,
      reminders: change(table, timing),
    }));
    if (!outcome.ok && outcome.refusal.code === 'stale')
      throw new Error(`The clock of table ${id} could not be charged.`);
  }
}

const charged =
  (userId: Snowflake) =>
  ({ reminders }: Table, timing: Timing): Reminders => {
    const { turn } = reminders;
    if (turn?.userId !== userId) return reminders;
    const since = timing.now.getTime();
    return { ...reminders, turn: { ...turn, since, leftMs: timeLeft(turn, timing) } };
  };
