/** The bot's real store on an SQLite database in memory, which outlives its clients. */
import type { SqlDriverAdapter, SqlQueryable } from '@prisma/driver-adapter-utils';
import { readMigrations } from '../../src/storage/database/migrations.ts';
import { adapterOn } from '../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile, type SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { PrismaClient } from '../../src/storage/generated/sqlite/client.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';
import type { Life } from './life.ts';

export class MemoryDatabase {
  readonly database: SqliteDatabase = openSqliteFile(':memory:');

  constructor() {
    this.database.exec('PRAGMA foreign_keys = OFF');
    for (const { sql } of readMigrations('sqlite')) this.database.exec(sql);
    this.database.exec('PRAGMA foreign_keys = ON');
  }

  /** For a process: once it is dead, none of its queries is carried out or answered. `broken` hears of rows that can't be read. */
  async open(life: Life, now: () => Date, broken: (error: Error) => void): Promise<Store> {
    // Whoever had it open was killed.
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
    const { snapshot } = SQLITE;
    const adapter = mortal(adapterOn(this.database), life);
    const client = new PrismaClient({
      adapter: {
        provider: adapter.provider,
        adapterName: adapter.adapterName,
        connect: async () => ({ ...adapter, dispose: async () => {} }),
      },
      transactionOptions: { maxWait: 20_000, timeout: 20_000 },
      errorFormat: 'minimal',
    });
    await client.$connect();
    await client.interaction.updateMany({ data: { leasedTo: new Date(0) } });
    const place = { file: ':memory:' };
    return prismaStore({ client, snapshot, place, erase: async () => {} }, now, () => {}, undefined, broken);
  }
}

const SQLITE = { snapshot: 'Serializable' } as const;

const never = new Promise<never>(() => {});

/** Before each query and after it, the process may be killed. */
function mortal(adapter: SqlDriverAdapter, life: Life): SqlDriverAdapter {
  const alive =
    <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) =>
    async (...given: Given): Promise<T> => {
      if (!life.step()) return never;
      const done = await work(...given);
      return life.step() ? done : never;
    };
  const queries = ({ queryRaw, executeRaw }: SqlQueryable) => ({
    queryRaw: alive(queryRaw),
    executeRaw: alive(executeRaw),
  });
  return {
    ...adapter,
    ...queries(adapter),
    executeScript: alive(adapter.executeScript),
    async startTransaction(...given) {
      if (!life.step()) return never;
      const transaction = await adapter.startTransaction(...given);
      const { commit, rollback } = transaction;
      return { ...transaction, ...queries(transaction), commit: alive(commit), rollback: alive(rollback) };
    },
  };
}
