import type { Dice } from '../fairness/dice.ts';
import type { GameServices, Snowflake } from '../game-types.ts';
import type { NewNotice } from '../notice.ts';
import type { TableRefusal } from '../refusal.ts';
import { type Timing, timingOf } from '../reminders/timing.ts';
import { remindersChange } from '../reminders/wake-times.ts';
import type { SettingsStore } from '../settings.ts';
import type { RemindersChange, TableChange, TableLimit, TableStore, TimedTable } from '../store.ts';
import type { Reminders, Table } from '../table.ts';
import type { VoteStore } from '../votes.ts';

export interface TablesContext {
  readonly store: TableStore & SettingsStore & VoteStore;
  readonly dice: Dice;
  readonly services: GameServices;
  readonly now: () => Date;
  readonly interactionId?: Snowflake;
  /** Whether a person is on a server; left out: everybody is. */
  readonly isMember?: (guildId: Snowflake, userId: Snowflake) => Promise<boolean>;
  /** Tables as the interaction first read them; the write detects whether they have changed since. */
  readonly found?: Map<string, TimedTable>;
  /** Called for each stored change of a table. `hasNotices`: it has written some. `interactionId`: what caused it, if anything did. */
  readonly noteChanged?: (table: Table, hasNotices: boolean, interactionId?: Snowflake) => void;
}

type Refused = { readonly ok: false; readonly refusal: TableRefusal };

export interface Accepted {
  readonly ok: true;
  readonly table: Table;
  /** The timing by which the table's clocks were just set, so that it needn't be read again to show the table. */
  readonly timing?: Timing;
}

export type Outcome = Accepted | (Refused & { readonly table: Table | null });

export type Decision =
  | {
      readonly ok: true;
      readonly change: TableChange;
      /** The timing of its clocks; saves reading it again. */
      readonly timing?: Timing;
    }
  | Refused;

type RemindersDecision =
  | {
      readonly ok: true;
      readonly reminders: Reminders;
      readonly notices?: readonly NewNotice[];
      /** Default: the next check is computed from the reminders. */
      readonly wakeAt?: Date;
    }
  | Refused;

type Storing = { readonly store: TableStore } & Pick<
  TablesContext,
  'interactionId' | 'found' | 'noteChanged'
>;

/** For the consequences of an interaction, which changes a table once: they may happen later, when it is repeated. */
export function following({ interactionId: _, found: __, ...context }: TablesContext): TablesContext {
  return context;
}

export const forInteraction = (context: TablesContext, interactionId: Snowflake): TablesContext => ({
  ...context,
  interactionId,
  found: new Map(),
});

/** Reads a table and caches it for the interaction's first change. */
export async function findTable({ store, found }: TablesContext, id: string): Promise<Table | null> {
  if (!found) return store.load(id);
  const read = await store.loadTimed(id);
  if (read) found.set(id, read);
  return read?.table ?? null;
}

const ATTEMPTS = 10;

/** Optimistic locking: the second of two concurrent changes is stale. Concurrent reminder updates only cause a retry. */
export async function changeOnce(
  context: Storing,
  id: string,
  decide: (table: Table, read: TimedTable) => Promise<Decision>,
): Promise<Outcome> {
  const { store } = context;
  let offered: number | null = null;
  for (let attempt = 1; ; attempt++) {
    const read = take(context, id) ?? (await store.loadTimed(id));
    if (!read) return { ok: false, refusal: { code: 'noSuchTable' }, table: null };
    const { table } = read;
    offered ??= table.version;
    if (table.version !== offered || attempt > ATTEMPTS) return refused(context, table, { code: 'stale' });
    const decision = await decide(table, read);
    if (!decision.ok) return refused(context, table, decision.refusal);
    const { change, timing } = decision;
    const changed = await store.change(id, table, by(context, change));
    if (changed === 'overLimit' && change.within)
      return refused(context, table, tooManyTables(change.within));
    if (typeof changed !== 'string') {
      const hasNotices = (change.remindersChange?.notices.length ?? 0) > 0;
      return { ...stored(context, changed, hasNotices), ...(timing && { timing }) };
    }
  }
}

function take({ found }: Storing, id: string): TimedTable | undefined {
  const read = found?.get(id);
  found?.delete(id);
  return read;
}

function stored({ noteChanged, interactionId }: Storing, table: Table, hasNotices: boolean): Accepted {
  noteChanged?.(table, hasNotices, interactionId);
  return { ok: true, table };
}

/** A repeated interaction gets the same answer as the first, also if another process has stored that. */
async function refused(context: Storing, table: Table, refusal: TableRefusal): Promise<Outcome> {
  const { store, interactionId } = context;
  if (interactionId !== undefined && (await store.hasChanged(interactionId, table.id)))
    return stored(context, table, false);
  return { ok: false, refusal, table };
}

export const by = <Change extends TableChange | RemindersChange>(
  { interactionId }: Storing,
  change: Change,
): Change => (interactionId === undefined ? change : { ...change, interactionId });

/** For changes that don't depend on a version: retried after concurrent changes. */
export async function changeTable(
  context: Storing,
  id: string,
  decide: (table: Table, read: TimedTable) => Decision | Promise<Decision>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await changeOnce(context, id, async (table, read) => decide(table, read));
    if (outcome.ok || outcome.refusal.code !== 'stale' || attempt === ATTEMPTS) return outcome;
  }
}

/** A change of only clocks, reminders and votes, retried after concurrent changes. */
export async function changeReminders(
  context: Storing & Pick<TablesContext, 'now'>,
  id: string,
  decide: (table: Table, timing: Timing) => RemindersDecision | Promise<RemindersDecision>,
): Promise<Outcome> {
  const { store } = context;
  for (let attempt = 1; ; attempt++) {
    const read = await store.loadTimed(id);
    if (!read) return { ok: false, refusal: { code: 'noSuchTable' }, table: null };
    const { table } = read;
    const timing = await timingOf(read, context.now);
    const decision = await decide(table, timing);
    if (!decision.ok) return refused(context, table, decision.refusal);
    const { reminders, notices, wakeAt } = decision;
    const change = { ...remindersChange(table, reminders, timing, notices), ...(wakeAt && { wakeAt }) };
    const changed = await store.saveReminders(id, table.remindersVersion, by(context, change));
    if (changed !== 'stale') return stored(context, changed, change.notices.length > 0);
    if (attempt === ATTEMPTS) return refused(context, table, { code: 'stale' });
  }
}

/** A person's limit on a server; null if there is none. */
export async function tableLimit(
  store: Pick<SettingsStore, 'guildSettings'>,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<TableLimit | null> {
  const { maxTables: most } = await store.guildSettings(guildId);
  return most === null ? null : { userId, most };
}

export const tooManyTables = ({ most }: TableLimit): TableRefusal => ({ code: 'tooManyTables', most });

/** Returns why the person can't open another table right now, or null. The result may be stale by the time it is used. */
export async function whyNotOneMore(
  store: Pick<SettingsStore, 'guildSettings'> & Pick<TableStore, 'tablesOf'>,
  guildId: Snowflake,
  userId: Snowflake,
): Promise<TableRefusal | null> {
  const limit = await tableLimit(store, guildId, userId);
  if (!limit) return null;
  return (await store.tablesOf(guildId, userId)).length < limit.most ? null : tooManyTables(limit);
}
