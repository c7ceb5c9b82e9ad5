/** Nobody is told what they don't want to hear of: no notice is written nor sent that a switch forbids. */
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import type { NoticeKind, NoticeText } from '../../../src/tables/notice.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import type { Row, RowChange } from '../changes.ts';
import { idIn } from '../effects.ts';
import { statement } from '../stored.ts';
import type { Witness } from '../witness.ts';

const SHARES = `coalesce((SELECT reminders FROM people WHERE user_id = :user), '${JSON.stringify(DEFAULT_SETTINGS.reminders)}')`;
const asked = (column: string) =>
  `SELECT 1 FROM seats JOIN people USING (user_id) WHERE table_id = :table AND NOT ${column}`;

/** By kind of notice: a query that finds a row as long as it is wanted. */
const WANTED: Partial<Record<NoticeKind, string>> = {
  remind: `SELECT 1 FROM tables WHERE id = :table AND :share IN (SELECT value FROM json_each(${SHARES}))
    AND :user NOT IN (SELECT value FROM json_each(reminders, '$.turn.muted'))`,
  next: 'SELECT 1 FROM people WHERE user_id = :user AND tell_next',
  followed: `SELECT 1 FROM followers WHERE table_id = :table AND user_id = :user AND (at = 'turn' OR :over)`,
  meets: `SELECT 1 FROM people WHERE user_id = :user AND blocked <> '[]'`,
  question: `SELECT 1 FROM tables WHERE id = :table AND NOT is_private AND NOT EXISTS (${asked('asked_about')})
    AND guild_id NOT IN (SELECT guild_id FROM guild_settings WHERE NOT asks_readers)`,
  seatCall: `SELECT 1 FROM tables JOIN guild_settings USING (guild_id) WHERE id = :table AND seat_role = :roleId`,
};

/** A change of somebody's settings is under way for so long. */
const CHANGING_MS = 10_000;

export class Wishes {
  readonly #database: SqliteDatabase;
  /** Notices that nobody wanted any more when the bot was about to send them for the first time. */
  readonly #unwanted = new Set<string>();

  constructor(database: SqliteDatabase) {
    this.#database = database;
  }

  ignored(changes: readonly RowChange[], { asked }: Witness): string[] {
    return changes.flatMap(({ table, before, after }) => {
      if (table !== 'notices' || !after) return [];
      const [key, state, whose] = [String(after['key']), after['state'], idIn(after, 'user_id')];
      const isFirst = state === 'sending' && after['attempts'] === 1;
      if (!before || isFirst) {
        this.#unwanted.delete(key);
        if (isWanted(this.#database, after)) return [];
        this.#unwanted.add(key);
        const isChanging = [...asked.values()].some(
          ({ userId, at }) => userId === whose && at > Date.now() - CHANGING_MS,
        );
        // The server's own choices only matter once it is sent.
        if (!before && whose !== null && !isChanging)
          return [`the notice ${key} is written, and ${whose} wants none`];
      }
      const isSent = state === 'sent' || state === 'shown';
      return isSent && this.#unwanted.delete(key)
        ? [`the notice ${key} is sent, which ${whose ?? 'somebody'} didn’t want any more`]
        : [];
    });
  }
}

/** Whether no switch forbids this notice. */
export function isWanted(database: SqliteDatabase, { table_id, user_id, text }: Row): boolean {
  const { kind, ...more } = JSON.parse(String(text)) as NoticeText;
  const sql = WANTED[kind];
  if (!sql) return true;
  const known = { ...more, table: table_id ?? null, user: user_id ?? null };
  const needed = Object.entries(known).flatMap(([name, value]) =>
    sql.includes(`:${name}`) ? [[name, typeof value === 'boolean' ? Number(value) : value] as const] : [],
  );
  return statement(database, sql).get(Object.fromEntries(needed)) !== undefined;
}
