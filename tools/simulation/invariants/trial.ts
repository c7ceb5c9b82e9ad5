/** A copy of the database on which people do what they may, while time goes on as it is wanted. */
import type { SqliteDatabase } from '../../../src/storage/database/sqlite-file.ts';
import type { Store } from '../../../src/storage/index.ts';
import { sayReady } from '../../../src/tables/bacchanalia/agreement.ts';
import { openLobby, sitDown } from '../../../src/tables/changes/lobby.ts';
import { runDueTask } from '../../../src/tables/changes/run-due-task.ts';
import type { TablesContext } from '../../../src/tables/changes/table-transaction.ts';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import { Secret, tableDice } from '../../../src/tables/fairness/dice.ts';
import type { Person, Snowflake } from '../../../src/tables/game-types.ts';
import type { Table } from '../../../src/tables/table.ts';
import type { TableGame } from '../../../src/tables/table-game.ts';
import { raceServices } from '../server.ts';

export interface Trial {
  readonly store: Store;
  readonly database: SqliteDatabase;
  readonly context: TablesContext;
  readonly guildId: string;
  readonly everybody: readonly Person[];
  /** Another each time. */
  readonly newId: () => Snowflake;
  /** Nothing happens until then. */
  readonly waitUntil: (time: Date) => void;
  /** Runs what is due at a table when it is; null: nothing is. */
  readonly later: (table: Table) => Promise<Table | null>;
}

export function trialOn(
  store: Store,
  database: SqliteDatabase,
  guildId: string,
  everybody: readonly Person[],
): Trial {
  let at = Date.now();
  // No two things happen at the same time.
  const now = () => {
    at += 1;
    return new Date(at);
  };
  const context: TablesContext = { store, dice: tableDice, services: { tuchulcha: raceServices.table }, now };
  const waitUntil = (time: Date) => {
    at = Math.max(at, time.getTime());
  };
  const later = async ({ id, wakeAt }: Table) => {
    if (!wakeAt) return null;
    waitUntil(wakeAt);
    return runDueTask(context, id);
  };
  let ids = BigInt(guildId);
  const newId = () => {
    ids += 1n;
    return String(ids);
  };
  return { store, database, context, guildId, everybody, newId, waitUntil, later };
}

/** A table with as few people as it needs, who are all ready; null if there is none. */
export async function filled(
  { context, guildId }: Trial,
  { name, colors, sizes: { least: size } }: TableGame,
  everybody: readonly Person[],
  pace: Pace = 'daily',
): Promise<string | null> {
  const [opener, ...others] = everybody.slice(0, size);
  const [color = null] = colors;
  const where = { guildId, channelId: guildId, lobbyMessageId: guildId, locale: 'en', invited: [] } as const;
  const terms = { pace, isPrivate: false, counts: true, computers: 0 } as const;
  const chosen = { game: name, size, secret: Secret.fresh(), color };
  if (!opener) return null;
  const opened = await openLobby(context, { ...where, ...terms, ...chosen, opener });
  if (!opened.ok) return null;
  const { id } = opened.table;
  for (const one of others) await sitDown(context, id, one, null);
  for (const { userId } of [opener, ...others]) await sayReady(context, id, userId);
  const table = await context.store.load(id);
  return table?.seats.length === size ? id : null;
}
