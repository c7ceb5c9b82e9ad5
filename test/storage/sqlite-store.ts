import { onTestFinished, TestRunner } from 'vitest';
import type { Connection } from '../../src/storage/database/client.ts';
import { readMigrations } from '../../src/storage/database/migrations.ts';
import { adapterOn } from '../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile } from '../../src/storage/database/sqlite-file.ts';
import { PrismaClient } from '../../src/storage/generated/sqlite/client.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';

interface Spare {
  readonly connection: Connection;
  clear(): void;
}

const spares: Spare[] = [];

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
  return prismaStore(spare.connection, now, () => {
    spare.clear();
    spares.push(spare);
  });
}

function makeSpare(): Spare {
  const database = openSqliteFile(':memory:');
  database.exec('PRAGMA foreign_keys = OFF');
  for (const { sql } of readMigrations('sqlite')) database.exec(sql);
  const tables = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const clearing = ['PRAGMA foreign_keys = OFF'];
  for (const { name } of [...tables, { name: 'sqlite_sequence' }]) clearing.push(`DELETE FROM "${name}"`);
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
  };
}

/** A client that stays connected when a store closes it. */
const withoutEnd = (client: PrismaClient): PrismaClient =>
  new Proxy(client, {
    get: (target, key) => (key === '$disconnect' ? async () => {} : Reflect.get(target, key)),
  });
