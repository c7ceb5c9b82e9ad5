/** Nobody hears of a turn who wants to hear nothing, and what concerns a turn ends with it; tried on a copy of the database. */
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import type { Store } from '../../../src/storage/index.ts';
import { muteReminders } from '../../../src/tables/changes/absent-player.ts';
import { continueGame, playingOf, progressOf } from '../../../src/tables/changes/table-change.ts';
import { changeTable, type TablesContext } from '../../../src/tables/changes/table-transaction.ts';
import { tableDice } from '../../../src/tables/fairness/dice.ts';
import { gameOf } from '../../../src/tables/game-registry.ts';
import { People } from '../../../src/tables/people.ts';
import { refuse } from '../../../src/tables/refusal.ts';
import { loadTiming } from '../../../src/tables/reminders/timing.ts';
import { raceServices } from '../server.ts';

export const RUNNING = `SELECT id FROM tables WHERE status = 'playing' AND reminders -> 'turn' ->> 'userId' IS NOT NULL`;
const NOTICES = 'SELECT key FROM notices WHERE table_id = ? AND user_id IS NOT NULL';
const NOTHING = { reminders: [], tellNext: false, askedAbout: false } as const;
/** Turns that pass take time. */
const MAX_TABLES = 3;

/** Everybody has switched off what they can, follows other tables only to their end, and mutes their turn: then it passes. */
export async function toldNevertheless(
  store: Store,
  database: SqliteDatabase,
  userIds: readonly string[],
): Promise<string[]> {
  const now = () => new Date();
  const people = new People(store, now);
  const context: TablesContext = { store, dice: tableDice, services: { tuchulcha: raceServices.table }, now };
  for (const userId of userIds) await people.change(userId, (one) => ({ ...one, ...NOTHING }));
  const rows = database.prepare(RUNNING).all() as readonly { readonly id: string }[];
  const keys = (id: string) => database.prepare(NOTICES).all(id) as readonly { readonly key: string }[];
  const wrong: string[] = [];
  for (const { id } of rows.slice(0, MAX_TABLES)) {
    const turn = (await store.load(id))?.reminders.turn;
    if (!turn) continue;
    for (const userId of userIds) await store.follow(id, userId, 'end');
    await muteReminders(context, id, turn.turn, turn.userId);
    const before = keys(id).map(({ key }) => key);
    const after = await passTurn(context, id);
    if (!after.ok || after.table.status !== 'playing') continue;
    const muted = after.table.reminders.turn?.muted ?? [];
    wrong.push(
      ...keys(id).flatMap(({ key }) => (before.includes(key) ? [] : [`the notice ${key} would be written`])),
      ...muted.map((userId) => `${userId} would hear nothing of the next turn at ${id}`),
    );
  }
  return wrong;
}

/** As if a computer player played it. */
export const passTurn = (context: TablesContext, id: string) =>
  changeTable(context, id, async (table) => {
    const begun = progressOf(context, table);
    if (!begun) return refuse('notPlaying');
    const timing = await loadTiming(context, table);
    const played = gameOf(table).playTurnFor(begun, playingOf(context, table, timing));
    return { ok: true, change: continueGame(context, table, timing, played, {}, null) };
  });
