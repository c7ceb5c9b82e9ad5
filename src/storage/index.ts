import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { DraftStore } from '../tables/drafts.ts';
import type { InboxStore } from '../tables/inbox.ts';
import type { ResultsStore } from '../tables/results/results-store.ts';
import type { TableStore } from '../tables/store.ts';
import { type Connection, connectPostgresql, connectSqlite, Transactions } from './database/client.ts';
import { migratePostgresql, migrateSqlite, readMigrations } from './database/migrations.ts';
import { lockFile, StoreUnavailable } from './database/sqlite-file.ts';
import { downtimeRepository } from './downtimes.ts';
import { draftRepository } from './drafts.ts';
import { inboxRepository } from './interactions.ts';
import { noticeRepository } from './notices.ts';
import { offerRepository } from './offers.ts';
import { privacyRepository } from './privacy.ts';
import { resultRepository } from './results.ts';
import { noteRepository, settingsRepository } from './settings.ts';
import { tableRepository } from './tables.ts';

export { BrokenRow } from './columns.ts';
export { StoreUnavailable, type UnavailableReason } from './database/sqlite-file.ts';

/** Tables with their notices and settings, results of finished games, drafts, and interactions that are not done. */
export type Store = TableStore & ResultsStore & DraftStore & InboxStore;

/**
 * Opens the database and brings it up to date.
 * `url`: `file:…` or a path for SQLite (created if missing; one process only), `postgresql://…` for many processes.
 * `now`: the clock for `createdAt` and `updatedAt`.
 * Throws StoreUnavailable, whose message is a sentence for the operator.
 */
export async function openStore({ url, now = () => new Date() }: StoreOptions): Promise<Store> {
  const location = parseLocation(url);
  return location.kind === 'sqlite' ? openSqlite(location.file, now) : openPostgresql(location.url, now);
}

interface StoreOptions {
  readonly url: string;
  readonly now?: () => Date;
}

async function openSqlite(file: string, now: () => Date): Promise<Store> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = lockFile(file);
  try {
    migrateSqlite(file, readMigrations('sqlite'));
    const connection = connectSqlite(file);
    await connection.client.$connect();
    // One process uses the file: those that had interactions under way are gone.
    await connection.client.interaction.updateMany({ data: { leasedTo: new Date(0) } });
    return prismaStore(connection, now, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgresql(url: string, now: () => Date): Promise<Store> {
  await migratePostgresql(url, readMigrations('postgresql'));
  const connection = connectPostgresql(url);
  await connection.client.$connect();
  return prismaStore(connection, now, () => {});
}

/** `release` is called after the connections are closed. */
export function prismaStore(connection: Connection, now: () => Date, release: () => void): Store {
  const transactions = new Transactions(connection, release);
  return {
    ...tableRepository(transactions, now),
    ...settingsRepository(transactions),
    ...noticeRepository(transactions),
    ...offerRepository(transactions),
    ...downtimeRepository(transactions),
    ...noteRepository(transactions),
    ...resultRepository(transactions),
    ...privacyRepository(transactions, now),
    ...draftRepository(transactions),
    ...inboxRepository(transactions, now),
    close: () => transactions.close(),
  };
}

type Location =
  | { readonly kind: 'sqlite' /** Absolute. */; readonly file: string }
  | { readonly kind: 'postgresql'; readonly url: string };

/** Reads `file:…` or a plain path (SQLite), or `postgresql://…`. Throws StoreUnavailable for anything else. */
export function parseLocation(url: string): Location {
  if (/^postgres(ql)?:\/\//.test(url)) {
    const schema = URL.canParse(url) ? new URL(url).searchParams.get('schema') : null;
    if (schema !== null && schema !== 'public') {
      throw new StoreUnavailable(
        'badUrl',
        `The database's address asks for the schema ${schema}, but only public is supported: give Haruspex a database of its own.`,
      );
    }
    return { kind: 'postgresql', url };
  }
  const file = url.replace(/^file:/, '');
  if (file === '' || file === ':memory:' || /^[a-z]+:\/\//i.test(file)) {
    throw new StoreUnavailable(
      'badUrl',
      "The database's address must be a file (file:data/haruspex.sqlite) or a PostgreSQL server (postgresql://user:password@host/database).",
    );
  }
  return { kind: 'sqlite', file: path.resolve(file) };
}
