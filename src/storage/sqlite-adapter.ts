import { PrismaBetterSqlite3 } from '@prisma/adapter-better-sqlite3';
import type {
  SqlDriverAdapter,
  SqlDriverAdapterFactory,
  SqlQuery,
  Transaction,
} from '@prisma/driver-adapter-utils';

const BUSY_TIMEOUT_MS = 10_000;

const PRAGMAS = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
`;

/** Prisma's adapter for one SQLite file, durable at every commit. */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  const factory = new PrismaBetterSqlite3({ url: `file:${file}`, timeout: BUSY_TIMEOUT_MS });
  return {
    provider: factory.provider,
    adapterName: factory.adapterName,
    async connect() {
      const adapter = await factory.connect();
      await adapter.executeScript(PRAGMAS);
      return oneAtATime(adapter);
    },
  };
}

/**
 * The library's adapter has one connection. Left alone, a query from elsewhere would run inside the transaction that happens
 * to be open, and be lost with it; and a failed COMMIT would leave the transaction open, so that everything later is lost
 * (prisma/orm#29933). Here queries wait for the transaction, and a COMMIT that fails is rolled back.
 */
export function oneAtATime(adapter: SqlDriverAdapter): SqlDriverAdapter {
  let last: Promise<void> = Promise.resolve();
  const turn = async (): Promise<() => void> => {
    const before = last;
    let end: () => void = () => {};
    last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  };
  const alone = async <T>(work: () => Promise<T>): Promise<T> => {
    const end = await turn();
    try {
      return await work();
    } finally {
      end();
    }
  };

  return {
    provider: adapter.provider,
    adapterName: adapter.adapterName,
    queryRaw: (query) => alone(() => adapter.queryRaw(query)),
    executeRaw: (query) => alone(() => adapter.executeRaw(query)),
    executeScript: (script) => alone(() => adapter.executeScript(script)),
    dispose: () => alone(() => adapter.dispose()),
    async startTransaction(isolationLevel) {
      const end = await turn();
      try {
        return undone(await adapter.startTransaction(isolationLevel), end);
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

const ROLLBACK: SqlQuery = { sql: 'ROLLBACK', args: [], argTypes: [] };

function undone(transaction: Transaction, end: () => void): Transaction {
  return {
    provider: transaction.provider,
    adapterName: transaction.adapterName,
    options: transaction.options,
    queryRaw: (query) => transaction.queryRaw(query),
    async executeRaw(query) {
      try {
        return await transaction.executeRaw(query);
      } catch (error) {
        // SQLite may have rolled back by itself already; then this fails, and nothing is open either.
        if (query.sql === 'COMMIT') await transaction.executeRaw(ROLLBACK).catch(() => {});
        throw error;
      }
    },
    commit: () => transaction.commit().finally(end),
    rollback: () => transaction.rollback().finally(end),
  };
}
