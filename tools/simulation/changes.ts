/** Rows that each transaction has changed. */
import type { SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Null before: it is new; null after: it is gone. */
export interface RowChange {
  readonly table: string;
  readonly before: Row | null;
  readonly after: Row | null;
}

/** Columns of which nothing is told: large ones, and what only the bot itself needs. Of other tables, nothing is told at all. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  tables: ['state', 'setup', 'seat_history', 'facts', 'secret', 'lobby_digest', 'turn_digest'],
  seats: [],
  sittings: [],
  people: [],
  guild_settings: [],
  followers: [],
  mentions: [],
  votes: [],
  drafts: ['parts'],
  prophecies: [],
  awards: [],
  seekers: [],
  puzzle_answers: [],
  seasons: ['secret'],
  season_entries: [],
  interaction_changes: [],
  notices: ['due_at', 'position', 'claimed_at', 'settled_at', 'message_channel_id', 'digest', 'seen'],
};

export class Changes {
  /** Called after each commit, in its step. */
  committed: (changes: readonly RowChange[]) => void = () => {};
  readonly #database: SqliteDatabase;
  readonly #columns = new Map<string, readonly string[]>();
  /** Of the open transaction. */
  #pending: RowChange[] = [];

  constructor(database: SqliteDatabase) {
    this.#database = database;
    database.function('row_changed', { varargs: true }, (...given: readonly Value[]) => this.#note(given));
    for (const [table, left] of Object.entries(LEFT_OUT)) {
      const all = database.prepare(`SELECT name FROM pragma_table_info('${table}')`).all() as {
        readonly name: string;
      }[];
      const columns = all.flatMap(({ name }) => (left.includes(name) ? [] : [name]));
      this.#columns.set(table, columns);
      const of = (row: 'OLD' | 'NEW') => columns.map((name) => `${row}."${name}"`).join();
      const trigger = (on: string, given: string, when = '') =>
        database.exec(
          `CREATE TEMP TRIGGER ${table}_${on} AFTER ${on} ON main.${table} ${when}
           BEGIN SELECT row_changed('${table}', '${on}', ${given}); END`,
        );
      trigger('INSERT', of('NEW'));
      trigger('DELETE', of('OLD'));
      trigger('UPDATE', `${of('OLD')}, ${of('NEW')}`, `WHEN (${of('OLD')}) IS NOT (${of('NEW')})`);
    }
  }

  /** A transaction begins, or is rolled back. */
  forget(): void {
    this.#pending = [];
  }

  commit(): void {
    const changes = this.#pending;
    this.#pending = [];
    if (changes.length > 0) this.committed(changes);
  }

  #note([table, on, ...values]: readonly Value[]): null {
    const columns = this.#columns.get(String(table)) ?? [];
    const rowAt = (from: number): Row =>
      Object.fromEntries(columns.map((name, index) => [name, values[from + index] ?? null]));
    const before = on === 'INSERT' ? null : rowAt(0);
    const after = on === 'DELETE' ? null : rowAt(on === 'INSERT' ? 0 : columns.length);
    this.#pending.push({ table: String(table), before, after });
    // A statement alone is a transaction; SQLite is still at work in this one.
    if (!this.#database.isTransaction) queueMicrotask(() => this.commit());
    return null;
  }
}
