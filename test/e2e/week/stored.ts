import { openFile } from '../../../src/storage/database/sqlite-file.ts';
import { openStore } from '../../../src/storage/index.ts';
import type { Interval } from '../../../src/tables/clock/pauses.ts';
import type { LoggedAction, Sitting } from '../../../src/tables/game-types.ts';
import type { NoticeText } from '../../../src/tables/notice.ts';
import type { PersonSettings } from '../../../src/tables/settings.ts';
import { logOf, sittingsOf } from '../../../src/tables/store.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { race } from '../../tables/race.ts';
import type { Week } from './week.ts';

export interface StoredTable {
  readonly table: TableOf<'tuchulcha'>;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting<'tuchulcha'>[];
}

export interface StoredNotice {
  readonly key: string;
  readonly table: string;
  readonly userId: string | null;
  readonly text: NoticeText;
  readonly state: 'waiting' | 'sending' | 'sent' | 'dropped';
  /** Unix milliseconds. */
  readonly dueAt: number;
}

/** The rows that the bot has left behind. */
export interface Stored {
  readonly tables: readonly StoredTable[];
  readonly settings: ReadonlyMap<string, PersonSettings>;
  readonly down: readonly Interval[];
  readonly notices: readonly StoredNotice[];
}

/** The bot has to be gone. */
export async function stored(week: Week): Promise<Stored> {
  const notices = noticesIn(week.database.url);
  const now = () => new Date(week.now());
  const store = await openStore({ url: week.database.url, now });
  try {
    const tables: StoredTable[] = [];
    for (const id of week.board.tables) {
      const table = await store.load(id);
      if (!table) throw new Error(`Table ${id} is gone.`);
      const game = race(table);
      tables.push({ table: game, log: await logOf(store, game), sittings: await sittingsOf(store, game) });
    }
    const settings = new Map<string, PersonSettings>();
    for (const { person } of week.players) settings.set(person.id, await store.settings(person.id));
    const down = await store.downtimes(week.playground.guildId, new Date(0), now());
    return { tables, settings, down, notices };
  } finally {
    await store.close();
  }
}

interface NoticeRow {
  readonly key: string;
  readonly tableId: string;
  readonly userId: string | null;
  readonly text: string;
  readonly state: StoredNotice['state'];
  readonly dueAt: string | number;
}

/** The store's port shows only those that are due. */
function noticesIn(url: string): StoredNotice[] {
  const file = openFile(url.replace(/^file:/, ''));
  const sql =
    'SELECT key, table_id AS tableId, user_id AS userId, text, state, due_at AS dueAt FROM notices ORDER BY rowid';
  const rows: NoticeRow[] = file.prepare(sql).all();
  file.close();
  return rows.map(({ key, tableId, userId, text, state, dueAt }) => ({
    key,
    table: tableId,
    userId,
    state,
    text: JSON.parse(text),
    dueAt: new Date(dueAt).getTime(),
  }));
}
