import * as absence from './changes/absence.ts';
import * as closing from './changes/closing.ts';
import { guess } from './changes/guessing.ts';
import { speak } from './changes/language.ts';
import * as lobby from './changes/lobby.ts';
import * as nudging from './changes/nudging.ts';
import * as offers from './changes/offers.ts';
import { rematch } from './changes/rematch.ts';
import * as substitutes from './changes/substitutes.ts';
import { withReminders } from './changes/table-change.ts';
import {
  changeReminders,
  changeTable,
  type Outcome,
  type TablesContext,
} from './changes/table-transaction.ts';
import * as turns from './changes/turns.ts';
import type { Snowflake } from './game-types.ts';
import { may, visitor } from './permissions.ts';
import { dueTask } from './reminders/due-task.ts';
import { takeoverAt, timeoutAt } from './reminders/time-left.ts';
import { loadTiming, takeTiming } from './reminders/timing.ts';
import type { TableStore } from './store.ts';
import { isOpen, type Table } from './table.ts';

export type { Outcome, TablesContext } from './changes/table-transaction.ts';
export type { Person } from './game-types.ts';

/** Everything that people can do at tables. */
export type Tables = ReturnType<typeof operations> & {
  /** The same tables, for what follows from an interaction. */
  by(interactionId: Snowflake): Tables;
};

export const createTables = (context: TablesContext): Tables => ({
  ...operations(context),
  by: (interactionId) => createTables({ ...context, interactionId, found: new Map() }),
});

/** Each operation, documented where it is written, with the context that it needs. */
function operations(context: TablesContext) {
  const { open, sitDown, standUp, addComputer, removeComputer } = lobby;
  const { changePace, changeCounting, invite, start, startIfFull } = lobby;
  const { act, resign, autoPlayTable: playOn } = turns;
  const { playFor, standIn, wait, voteRemoval, hasLeft } = absence;
  const { back, takeOver, remove, leave } = substitutes;
  const { close, expire, keepOpen } = closing;
  const { nudge, nudgeable, mute } = nudging;
  const { offer, decline, withdraw } = offers;
  return {
    ...within(context, { load, move, speak, postpone, times, look: lookAt }),
    ...within(context, { open, sitDown, standUp, addComputer, removeComputer }),
    ...within(context, { changePace, changeCounting, invite, start, startIfFull, rematch, guess }),
    ...within(context, { act, resign, playOn }),
    absence: within(context, { playFor, standIn, wait, voteRemoval, hasLeft }),
    substitutes: within(context, { back, takeOver, remove, leave }),
    offers: within(context, { offer, decline, withdraw }),
    closing: within(context, { close, expire, keepOpen, agree: closing.agree }),
    nudging: within(context, { nudge, nudgeable, mute }),
    /** What only one game has: an operation of its own folder. */
    run: <A extends unknown[], R>(operation: (context: TablesContext, ...args: A) => R, ...args: A): R =>
      operation(context, ...args),
  };
}

type Operations = Readonly<Record<string, (context: TablesContext, ...args: never[]) => unknown>>;

type Within<O extends Operations> = {
  readonly [K in keyof O]: O[K] extends (context: TablesContext, ...args: infer A) => infer R
    ? (...args: A) => R
    : never;
};

const within = <O extends Operations>(context: TablesContext, operations: O): Within<O> =>
  Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => [name, operation.bind(null, context)]),
  ) as unknown as Within<O>;

async function load({ store, found }: TablesContext, id: string): Promise<Table | null> {
  const table = await store.load(id);
  if (table) found?.set(id, table);
  return table;
}

/** The table goes on in another channel: its old one is gone, or closed to the bot. */
function move(
  context: TablesContext,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  channelId: Snowflake,
): Promise<Outcome> {
  return changeTable(context, id, async (table) => {
    const refusal = may(visitor(table, by, isAdmin), 'move', table);
    if (refusal) return { ok: false, refusal };
    const timing = await loadTiming(context, table);
    return { ok: true, change: withReminders(table, timing, { channelId }, by) };
  });
}

/** Looks at a table later than it was meant to be: now nothing can be done. */
async function postpone(context: TablesContext, id: string, until: Date): Promise<void> {
  await changeReminders(context, id, async ({ reminders }) => ({
    ok: true,
    change: { reminders, wakeAt: until, notices: [] },
  }));
}

/** When the time of the turn is up, and when an overdue one is played by the computer player; as far as is known now. */
async function times(
  context: TablesContext,
  table: Table,
): Promise<{ readonly up: Date | null; readonly playedFor: Date | null }> {
  const { turn } = table.reminders;
  if (!turn) return { up: null, playedFor: null };
  const timing = takeTiming(table, context.now()) ?? (await loadTiming(context, table));
  return {
    up: turn.overdue ? null : timeoutAt(turn, table.pace, timing),
    playedFor: takeoverAt(turn, table.pace, timing),
  };
}

/** Does what time has brought: reminders, turns whose time is up, tables that close by themselves. */
async function lookAt(context: TablesContext, id: string): Promise<void> {
  const table = await load(context, id);
  if (!table) return;
  const found = dueTask(table, await loadTiming(context, table));
  switch (found.does) {
    case 'start':
      if ((await lobby.startIfFull(context, id)).ok) return;
      await context.store.saveReminders(id, table.remindersVersion, found.change);
      return;
    case 'save':
      // Stale: another process has looked, or something has happened; then the table's next time is set again.
      await context.store.saveReminders(id, table.remindersVersion, found.change);
      return;
    case 'playFor':
      await absence.playFor(context, id, found.turn, null);
      return;
    case 'close':
      await closing.expire(context, id);
      return;
    case 'autoPlay':
      await turns.autoPlayTable(context, id);
  }
}

/** How often a table may become another kind of table (a lobby starts, a game ends) while a person leaves it. */
const LEAVING_ATTEMPTS = 3;

/**
 * Takes a person off every open table in the way that harms the others least: lobbies of their own close, at others they stand
 * up, and at games a computer player has their seat for good, which counts as left. Cut off anywhere, it can be done again. The
 * ids of the tables.
 */
export async function leaveTables(
  tables: Tables,
  store: Pick<TableStore, 'tablesOf'>,
  userId: Snowflake,
): Promise<string[]> {
  const open = await store.tablesOf(null, userId);
  for (const table of open) await leaveTable(tables, table, userId);
  return open.map(({ id }) => id);
}

async function leaveTable(tables: Tables, found: Table, userId: Snowflake): Promise<void> {
  let table = found;
  for (let attempt = 1; isOpen(table) && attempt <= LEAVING_ATTEMPTS; attempt++) {
    const outcome = await leaveNow(tables, table, userId);
    if (outcome.ok || !outcome.table || outcome.table.status === table.status) return;
    table = outcome.table;
  }
}

function leaveNow(tables: Tables, { id, status, openerId }: Table, userId: Snowflake): Promise<Outcome> {
  if (status !== 'lobby') return tables.substitutes.leave(id, userId);
  return openerId === userId
    ? tables.closing.close(id, { kind: 'person', userId, name: '' }, false)
    : tables.standUp(id, userId);
}
