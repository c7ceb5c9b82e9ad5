import { onTestFinished, TestRunner } from 'vitest';
import type { Connection } from '../../src/storage/database/client.ts';
import { readMigrations } from '../../src/storage/database/migrations.ts';
import { adapterOn } from '../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile, type SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';
import { PrismaClient } from '../../src/storage/generated/sqlite/client.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';

/** All rows of a database, by table. */
export type StoredRows = ReadonlyMap<string, readonly unknown[][]>;

interface Spare {
  readonly connection: Connection;
  clear(): void;
  isEmpty(): boolean;
  rows(): StoredRows;
  insert(rows: StoredRows): void;
}

const spares: Spare[] = [];
const spareOf = new WeakMap<Store, Spare>();

/** The rows of a store that was opened here; undefined for others. */
export const storedRows = (store: Store): Omit<Spare, 'connection'> | undefined => spareOf.get(store);

/** {@link openSqliteStore}, closed after the test; outside a test, the caller closes it. */
export function sqliteStore(now: () => Date = () => new Date()): Store {
  const store = openSqliteStore(now);
  if (TestRunner.getCurrentTest()) onTestFinished(() => store.close());
  return store;
}

/**
 * The real store, on an empty SQLite database in memory. Its connection serves another test once it is closed: Prisma compiles each
 * query once per connection, which is most of what a store costs.
 */
export function openSqliteStore(now: () => Date): Store {
  const spare = spares.pop() ?? makeSpare();
  const store = prismaStore(spare.connection, now, () => {
    spare.clear();
    spares.push(spare);
  });
  spareOf.set(store, spare);
  return store;
}

function makeSpare(): Spare {
  const database = openSqliteFile(':memory:');
  database.exec('PRAGMA foreign_keys = OFF');
  for (const { sql } of readMigrations('sqlite')) database.exec(sql);
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all()
    .map(({ name }) => String(name));
  const clearing = ['PRAGMA foreign_keys = OFF'];
  for (const name of [...tables, 'sqlite_sequence']) clearing.push(`DELETE FROM "${name}"`);
  clearing.push('PRAGMA foreign_keys = ON');
  const clear = () => database.exec(clearing.join(';\n'));
  clear();
  const adapter = { ...adapterOn(database), dispose: async () => {} };
  const { provider, adapterName } = adapter;
  const client = new PrismaClient({
    adapter: { provider, adapterName, connect: async () => adapter },
    errorFormat: 'minimal',
  });
  return {
    connection: {
      client: withoutEnd(client),
      snapshot: 'Serializable',
      place: { file: ':memory:' },
      erase: async () => {},
    },
    clear,
    ...rowsOf(database, tables),
  };
}

function rowsOf(database: SqliteDatabase, tables: readonly string[]) {
  const rows = new Map(
    tables.map((name) => [name, database.prepare(`SELECT * FROM "${name}"`, { returnArrays: true })]),
  );
  const any = database.prepare(
    tables.map((name) => `SELECT 1 WHERE EXISTS (SELECT 1 FROM "${name}")`).join(' UNION '),
  );
  return {
    isEmpty: () => any.all().length === 0,
    rows: (): StoredRows => new Map([...rows].map(([name, all]) => [name, all.all()])),
    insert(stored: StoredRows): void {
      database.exec('PRAGMA foreign_keys = OFF; BEGIN');
      for (const [name, [...all]] of stored) {
        const [first = []] = all;
        if (all.length === 0) continue;
        const one = database.prepare(`INSERT INTO "${name}" VALUES (${first.map(() => '?').join()})`);
        for (const row of all) one.run(...row);
      }
      database.exec('COMMIT; PRAGMA foreign_keys = ON');
    },
  };
}

/** A client that stays connected when a store closes it. */
const withoutEnd = (client: PrismaClient): PrismaClient =>
  new Proxy(client, {
    get: (target, key) => (key === '$disconnect' ? async () => {} : Reflect.get(target, key)),
  });
