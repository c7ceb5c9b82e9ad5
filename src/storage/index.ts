import path from 'node:path';
import type { ResultsStore } from '../tables/results/results-store.ts';
import type { SeasonStore } from '../tables/seasons/season.ts';
import type { InboxStore, SharedStore, StatsStore } from '../tables/store.ts';
import { type BrokenRow, ReadableRows } from './columns.ts';
import { type Connection, connectPostgresql, connectSqlite, Transactions } from './database/client.ts';
import { migratePostgresql, migrateSqlite, readMigrations } from './database/migrations.ts';
import {
  keepPrivate,
  lockFile,
  makeFolder,
  makePrivateFile,
  StoreUnavailable,
} from './database/sqlite-file.ts';
import { type DatabaseLocation, type OutageListener, toStoreUnavailable } from './database/unavailable.ts';
import { createGameStores } from './game-storage.ts';
import { inboxRepository } from './interactions.ts';
import { noticeRepository } from './notices.ts';
import { privacyRepository, removalRepository } from './privacy.ts';
import { prophecyRepository } from './prophecies.ts';
import { awardRepository, resultRepository } from './results.ts';
import { seasonRepository } from './seasons.ts';
import { seekerRepository } from './seekers.ts';
import { noteRepository, postRepository, settingsRepository } from './settings.ts';
import { tableRepository } from './tables.ts';
import { downtimeRepository } from './timing.ts';
import { voteRepository } from './votes.ts';

export { BrokenRow } from './columns.ts';
export { StoreUnavailable, type UnavailableReason } from './database/sqlite-file.ts';
export type { OutageListener } from './database/unavailable.ts';

/** All ports, implemented by one database. */
export interface Store extends SharedStore, ResultsStore, SeasonStore, InboxStore, StatsStore {
  /** Waits for running work. Can be called again. */
  close(): Promise<void>;
}

/**
 * Opens the database and migrates it. `url`: `file:…` or a path for SQLite (created if missing; one process only), `postgresql://…`
 * for many processes. `now`: the clock for `createdAt` and `updatedAt`. `outages` is called if the database is lost later, `broken`
 * once per unreadable row that is left out of a list. Throws StoreUnavailable, whose message is a sentence for the operator, as
 * does every query of a lost database.
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const location = parseLocation(options.url);
  return location.kind === 'sqlite'
    ? openSqlite(location.file, options)
    : openPostgresql(location.url, options);
}

interface StoreOptions {
  readonly url: string;
  readonly now?: () => Date;
  readonly outages?: OutageListener;
  readonly broken?: (why: BrokenRow) => void;
}

const systemTime = () => new Date();

async function openSqlite(file: string, { now = systemTime, outages, broken }: StoreOptions): Promise<Store> {
  makeFolder(path.dirname(file));
  const place = { file };
  const lock = explained(place, () => lockFile(file));
  // Not before, since closing a file releases every lock that this process has on it.
  makePrivateFile(file);
  try {
    explained(place, () => migrateSqlite(file, readMigrations('sqlite')));
    keepPrivate(file);
    const connection = connectSqlite(file);
    await connection.client.$connect();
    // Only one process uses the file, so those that had running interactions are gone.
    await connection.client.interaction.updateMany({ data: { leasedTo: new Date(0) } });
    return prismaStore(connection, now, () => lock.release(), outages, broken);
  } catch (error) {
    lock.release();
    throw error;
  }
}

function explained<T>(place: DatabaseLocation, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw toStoreUnavailable(error, place) ?? error;
  }
}

async function openPostgresql(
  url: string,
  { now = systemTime, outages, broken }: StoreOptions,
): Promise<Store> {
  await migratePostgresql(url, readMigrations('postgresql'));
  const connection = await connectPostgresql(url);
  await connection.client.$connect();
  return prismaStore(connection, now, () => {}, outages, broken);
}

/** `release` is called after the connections are closed. */
export function prismaStore(
  connection: Connection,
  now: () => Date,
  release: () => void,
  outages?: OutageListener,
  broken: (why: BrokenRow) => void = () => {},
): Store {
  const transactions = new Transactions(connection, release, outages);
  const readable = new ReadableRows(broken);
  return {
    ...tableRepository(transactions, readable, now),
    ...settingsRepository(transactions, readable),
    ...noticeRepository(transactions, readable),
    ...downtimeRepository(transactions),
    ...removalRepository(transactions),
    ...noteRepository(transactions),
    ...postRepository(transactions),
    ...resultRepository(transactions),
    ...awardRepository(transactions),
    ...seasonRepository(transactions),
    ...seekerRepository(transactions),
    ...prophecyRepository(transactions),
    ...voteRepository(transactions),
    ...privacyRepository(transactions, now),
    ...inboxRepository(transactions, now),
    ...statsRepository(transactions, now),
    games: createGameStores(transactions, readable),
    close: () => transactions.close(),
  };
}

type Location =
  | { readonly kind: 'sqlite' /** Absolute. */; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** Parses `file:…` or a plain path (SQLite), or `postgresql://…`. Throws StoreUnavailable for anything else. */
export function parseLocation(url: string): Location {
  if (/^postgres(ql)?:\/\//.test(url)) {
    if (!isReadable(url))
      throw new StoreUnavailable(
        'badUrl',
        'DATABASE_URL can not be read: write it as postgresql://user:password@host:5432/database, the port in digits, and in user and password %25 for %, %23 for #, %2F for /, %3F for ?, %3A for : and %40 for @.',
      );
    const schema = new URL(url).searchParams.get('schema');
    if (schema !== null && schema !== 'public') {
      throw new StoreUnavailable(
        'badUrl',
        `DATABASE_URL asks for the schema ${schema}, but only public is supported: give Haruspex a database of its own.`,
      );
    }
    return { kind: 'postgresql', url };
  }
  const file = url.replace(/^file:/, '');
  if (file === '' || file === ':memory:' || /^[a-z][a-z0-9+.-]+:/i.test(file)) {
    throw new StoreUnavailable(
      'badUrl',
      'DATABASE_URL must be a file (file:data/haruspex.sqlite) or a PostgreSQL server (postgresql://user:password@host/database).',
    );
  }
  return { kind: 'sqlite', file: path.resolve(file) };
}

/** Whether it is parsed as it looks: a raw `/`, `?` or `#` in a password ends the part before the host. */
function isReadable(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password, pathname, search, hash } = new URL(url);
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
  } catch {
    return false;
  }
  return hash === '' && !(pathname + search).includes('@');
}

export function statsRepository(transactions: Transactions, now: () => Date): StatsStore {
  return {
    ping: () => transactions.ping(now()),

    async stats() {
      // Read before this query itself is counted.
      const { running } = transactions;
      const [groups, noticesDue] = await transactions.readAll((client) => [
        client.table.groupBy({ by: 'status', orderBy: { status: 'asc' }, _count: true }),
        client.notice.count({ where: { state: { in: ['waiting', 'sending'] }, dueAt: { lte: now() } } }),
      ]);
      const counted = groups.map(({ status, _count }) => [status, _count] as const);
      return { tables: Object.fromEntries(counted), noticesDue, transactions: running };
    },
  };
}
