/** The bot's real store on an SQLite database in memory, which outlives its clients. */
import { readMigrations } from '../../src/storage/database/migrations.ts';
import { adapterOn } from '../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile, type SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { PrismaClient } from '../../src/storage/generated/sqlite/client.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';

export class MemoryDatabase {
  readonly database: SqliteDatabase = openSqliteFile(':memory:');

  constructor() {
    this.database.exec('PRAGMA foreign_keys = OFF');
    for (const { sql } of readMigrations('sqlite')) this.database.exec(sql);
    this.database.exec('PRAGMA foreign_keys = ON');
  }

  /** `broken` hears of rows that can't be read. */
  async open(now: () => Date, broken: (error: Error) => void): Promise<Store> {
    // Whoever had it open was killed.
    if (this.database.isTransaction) this.database.exec('ROLLBACK');
    const { snapshot } = SQLITE;
    const adapter = adapterOn(this.database);
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
