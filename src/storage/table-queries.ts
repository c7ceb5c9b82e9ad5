import { LRUCache } from 'lru-cache';
import type { LoggedAction, Sitting, Snowflake } from '../tables/game-types.ts';
import type { TableStore, Versions } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import type { ReadableRows } from './columns.ts';
import type { Client, Transactions } from './database/client.ts';
import { parseTable, STAMP, shownAs } from './table-rows.ts';

export const OPEN = { in: ['lobby', 'playing'] };
const OVER = { in: ['finished', 'aborted'] };

/** Open tables where the person has a seat, or that they opened: lobbies, and games with votes. */
export const openFor = (userId: Snowflake) => ({
  status: OPEN,
  OR: [
    { status: 'lobby', openerId: userId },
    { openerId: userId, seats: { some: { kind: 'voters' } } },
    { seats: { some: { userId } } },
  ],
});

export type Where = NonNullable<NonNullable<Parameters<Client['table']['findMany']>[0]>['where']>;

/** Lists of tables, without reading cached ones again. */
export function tableQueries(transactions: Transactions, cache: TableCache, readable: ReadableRows) {
  const { client } = transactions;
  // Sorted here: SQLite would scan all the server's tables by number, including finished ones.
  const tables = async (where: Where, order: (a: Table, b: Table) => number): Promise<Table[]> => {
    const stamps = await client.table.findMany({ where, select: STAMP });
    const known = stamps.flatMap((row) => {
      const kept = cache.at(row.id, row);
      return kept ? [shownAs(kept.table, row)] : [];
    });
    if (known.length === stamps.length) return known.sort(order);
    const others = stamps.map(({ id }) => id).filter((id) => !known.some((table) => table.id === id));
    const [rows] = await transactions.readAll((client) => [
      client.table.findMany({ where: { AND: [where, { id: { in: others } }] }, include: { seats: true } }),
    ]);
    const read = readable.parse(rows, (row) => parseTable(row, row.seats));
    for (const table of read) cache.keep(table);
    return [...known, ...read].sort(order);
  };

  return {
    tablesOf: (guildId, userId) =>
      tables(
        { ...(guildId !== null && { guildId }), ...openFor(userId) },
        guildId === null ? newestFirstAnywhere : newestFirst,
      ),

    tablesIn: (channelId) =>
      tables(
        // The status twice, so that each side has its index.
        {
          OR: [
            { status: OPEN, channelId },
            { status: OPEN, playChannelId: channelId },
          ],
        },
        newestFirst,
      ),

    publicTables: (guildId) => tables({ guildId, status: OPEN, isPrivate: false }, newestFirst),

    lastPlayedIn: (playChannelId, game) =>
      transactions.read(async (tx) => {
        const row = await tx.table.findFirst({
          where: { playChannelId, game, status: OVER },
          orderBy: { number: 'desc' },
          include: { seats: true },
        });
        return row && parseTable(row, row.seats);
      }),

    numbered: (guildId, number) =>
      transactions.read(async (tx) => {
        const where = { guildId_number: { guildId, number } };
        const row = await tx.table.findUnique({ where, include: { seats: true } });
        return row && parseTable(row, row.seats);
      }),

    played: (guildId, reader, most) =>
      client.table.findMany({
        where: {
          guildId,
          status: OVER,
          setup: { not: null },
          OR: [
            { isPrivate: false },
            { seats: { some: { userId: reader } } },
            { sittings: { some: { userId: reader } } },
          ],
        },
        orderBy: { number: 'desc' },
        take: most,
        select: { id: true, number: true },
      }),

    async placesIn(guildId) {
      const rows = await client.table.findMany({
        where: { guildId, status: OPEN },
        select: { id: true, channelId: true, playChannelId: true },
      });
      return rows
        .map(({ id, channelId, playChannelId }) => ({ id, channelId: playChannelId ?? channelId }))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
    },

    async unshown(until) {
      // Uses an index for this query, `tables_unshown_idx`.
      const rows = await client.table.findMany({
        where: { version: { gt: client.table.fields.versionShown }, updatedAt: { lte: until } },
        select: { id: true },
      });
      return rows.map(({ id }) => id).sort();
    },

    async due(now, most) {
      const rows = await client.table.findMany({
        where: { status: OPEN, wakeAt: { lte: now } },
        orderBy: [{ wakeAt: 'asc' }, { id: 'asc' }],
        take: most,
        select: { id: true },
      });
      return rows.map(({ id }) => id);
    },
  } satisfies Partial<TableStore>;
}

/** Within one server. */
const newestFirst = (a: Table, b: Table): number => b.number - a.number;

const newestFirstAnywhere = (a: Table, b: Table): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || newestFirst(a, b);

/** More than one process uses at the same time. With its log, a table takes some tens of kilobytes. */
export const MAX_CACHED = 300;

interface Kept {
  readonly table: Table;
  /** Null: not read yet. */
  readonly log: readonly LoggedAction[] | null;
  readonly sittings: readonly Sitting[] | null;
}

/** Returned to several callers, so modification must fail. */
function frozen<T extends object>(value: T): T {
  if (Object.isFrozen(value)) return value;
  for (const inner of Object.values(value)) if (typeof inner === 'object' && inner !== null) frozen(inner);
  return Object.freeze(value);
}

/** The same list if there is nothing more. */
const withMore = <T>(list: readonly T[], more: readonly T[]): readonly T[] =>
  more.length === 0 ? list : [...list, ...more];

export const hasSame = ({ version, remindersVersion }: Versions, other: Versions): boolean =>
  version === other.version && remindersVersion === other.remindersVersion;

/**
 * Open tables as this process read or wrote them last, so that a tap doesn't read and parse them again. An entry is valid as long
 * as the row has the same versions: every change of an open table increments one of them, including deletions (forget-person.ts).
 * So two integers detect changes by other processes. Where the table is shown, and its followers, change without that.
 */
export class TableCache {
  readonly #kept = new LRUCache<string, Kept>({ max: MAX_CACHED });

  /** The last known table, which may be outdated. */
  latest(id: string): Table | null {
    return this.#kept.get(id)?.table ?? null;
  }

  /** The table if known at these versions, with its log and sittings if known. */
  at(id: string, versions: Versions): Kept | null {
    const kept = this.#kept.get(id);
    return kept && hasSame(kept.table, versions) ? kept : null;
  }

  /** Only committed tables. If the versions are the same, log and sittings are kept. */
  keep(table: Table, { log, sittings }: Partial<Kept> = {}): void {
    const { id, status } = table;
    // A finished one is rarely needed, and deletions change it without a new version.
    if (status !== 'lobby' && status !== 'playing') {
      this.#kept.delete(id);
      return;
    }
    const known = this.at(id, table);
    this.#kept.set(id, {
      table: frozen(table),
      log: log ? frozen(log) : (known?.log ?? null),
      sittings: sittings ? frozen(sittings) : (known?.sittings ?? null),
    });
  }

  /** The same for a table that was `before`, after adding these entries; `actions` null: its log has changed otherwise. */
  keepChanged(
    before: Versions,
    table: Table,
    actions: readonly LoggedAction[] | null,
    sittings: readonly Sitting[],
  ): void {
    const known = this.at(table.id, before);
    this.keep(table, {
      log: known?.log && actions ? withMore(known.log, actions) : null,
      sittings: known?.sittings ? withMore(known.sittings, sittings) : null,
    });
  }
}
