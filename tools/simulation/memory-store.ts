/** The bots' real store on an SQLite database in memory, which outlives them. */
import type { SqlDriverAdapter, SqlQuery, SqlQueryable, Transaction } from '@prisma/driver-adapter-utils';
import { readMigrations } from '../../src/storage/database/migrations.ts';
import { adapterOn } from '../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile, type SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { PrismaClient } from '../../src/storage/generated/sqlite/client.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';
import { Changes } from './changes.ts';
import type { Owner } from './clock.ts';
import { rawBytes } from './stored.ts';
import type { World } from './world.ts';

export class MemoryDatabase {
  readonly database: SqliteDatabase = openSqliteFile(':memory:');
  readonly changes: Changes;
  readonly #world: World;
  /** Shared, since a new one compiles each query again. */
  readonly #client: PrismaClient;
  /** Running transactions with their owners. */
  readonly #transactions = new Map<Transaction, Owner | null>();

  constructor(world: World) {
    this.#world = world;
    this.database.exec('PRAGMA foreign_keys = OFF');
    for (const { sql } of readMigrations('sqlite')) this.database.exec(sql);
    this.database.exec('PRAGMA foreign_keys = ON');
    this.changes = new Changes(this.database);
    const adapter = this.#mortal(adapterOn(this.database));
    this.#client = clientOn(adapter);
  }

  /** `broken` hears of rows that can't be read. */
  store(now: () => Date, broken: (error: Error) => void): Store {
    return storeOn(this.#client, now, broken);
  }

  /** As a bot that has the database to itself does at its start: what it was about to answer, nobody else answers. */
  async endLeases(): Promise<void> {
    await this.#client.interaction.updateMany({ data: { leasedTo: new Date(0) } });
  }

  /** The disk is full. */
  fill(): void {
    const { page_count } = this.database.prepare('PRAGMA page_count').get() as {
      readonly page_count: number;
    };
    this.database.exec(`PRAGMA max_page_count = ${page_count}`);
  }

  makeRoom(): void {
    this.database.exec(`PRAGMA max_page_count = ${MAX_PAGES}`);
  }

  /** Rolls back the uncommitted work of a killed process. */
  abandon(owner: Owner): void {
    for (const [transaction, whose] of this.#transactions) {
      if (whose !== owner) continue;
      this.#transactions.delete(transaction);
      void transaction.rollback().catch(this.#world.fail);
    }
  }

  /** Before each query and after it, the process whose it is may be killed; it is never answered then. */
  #mortal(adapter: SqlDriverAdapter): SqlDriverAdapter {
    const world = this.#world;
    const transactions = this.#transactions;
    const { changes } = this;
    const alive =
      <Given extends readonly unknown[], T>(work: (...given: Given) => Promise<T>) =>
      async (...given: Given): Promise<T> => {
        const owner = world.owner();
        if (owner?.step() === false) return never;
        const done = await work(...given);
        // Prisma commits by a statement, and the transaction still keeps others waiting.
        if ((given[0] as Partial<SqlQuery> | undefined)?.sql === 'COMMIT') changes.commit();
        // It has waited for another's transaction, in whose step it now is.
        if (world.owner() !== owner) await world.turnOf(owner);
        return owner?.step() === false ? never : done;
      };
    const queries = ({ queryRaw, executeRaw }: SqlQueryable) => ({
      queryRaw: alive(queryRaw),
      executeRaw: alive(executeRaw),
    });
    const begin = async (...given: Parameters<SqlDriverAdapter['startTransaction']>) => {
      const owner = world.owner();
      const begun = await adapter.startTransaction(...given);
      changes.forget();
      if (owner?.step() === false) {
        await begun.rollback();
        return never;
      }
      const { commit, rollback } = begun;
      transactions.set(begun, owner);
      const end = (work: () => Promise<void>) => () => {
        transactions.delete(begun);
        return work();
      };
      return { ...begun, ...queries(begun), commit: alive(end(commit)), rollback: alive(end(rollback)) };
    };
    return {
      ...adapter,
      ...queries(adapter),
      executeScript: alive(adapter.executeScript),
      startTransaction: alive(begin),
      dispose: async () => {},
    };
  }
}

const clientOn = (adapter: SqlDriverAdapter): PrismaClient => {
  const { provider, adapterName } = adapter;
  return new PrismaClient({
    adapter: { provider, adapterName, connect: async () => adapter },
    transactionOptions: { maxWait: 20_000, timeout: 20_000 },
    errorFormat: 'minimal',
  });
};

function storeOn(client: PrismaClient, now: () => Date, broken: (error: Error) => void = () => {}): Store {
  const connection = {
    client,
    snapshot: 'Serializable',
    place: { file: ':memory:' },
    erase: async () => {},
  } as const;
  return prismaStore(connection, now, () => {}, undefined, broken);
}

/** The bytes of a database as they would be after the work, of which it knows nothing. */
export const bytesAfter = (
  database: SqliteDatabase,
  work: (store: Store, copy: SqliteDatabase) => Promise<void>,
): Promise<Buffer> =>
  rawBytes(database, async (copy) => {
    await work(
      storeOn(clientOn(adapterOn(copy)), () => new Date()),
      copy,
    );
    // A deletion ends like this, too.
    copy.exec('VACUUM');
  });

/** SQLite's own limit. */
const MAX_PAGES = 0xffff_fffe;

const never = new Promise<never>(() => {});
