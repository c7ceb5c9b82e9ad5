import { connectSqlite } from '../../src/storage/database/client.ts';
import { migrateSqlite, readMigrations } from '../../src/storage/database/migrations.ts';
import { openSqliteFile } from '../../src/storage/database/sqlite-file.ts';
import { prismaStore, type Store } from '../../src/storage/index.ts';
import { raw, SPARES, sqliteDatabase } from './databases.ts';

type Connection = ReturnType<typeof connectSqlite>;

interface Spare {
  readonly connection: Connection;
  clear(): void;
}

const spares: Spare[] = [];

/**
 * A store on an empty file. Its connection serves the next test once it is closed: Prisma compiles each query once a connection,
 * which is half of what a test's store costs.
 */
export async function spareStore(now: () => Date): Promise<Store> {
  const spare = spares.pop() ?? (await makeSpare());
  const { connection } = spare;
  return prismaStore({ ...connection, client: withoutEnd(connection.client) }, now, () => {
    spare.clear();
    spares.push(spare);
  });
}

async function makeSpare(): Promise<Spare> {
  const { url } = await sqliteDatabase(process.env[SPARES]);
  const file = url.slice('file:'.length);
  migrateSqlite(file, readMigrations('sqlite'));
  const tables = await raw(
    url,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> '_prisma_migrations'",
  );
  const database = openSqliteFile(file);
  database.exec('PRAGMA foreign_keys = OFF');
  const clearing = [...tables, { name: 'sqlite_sequence' }]
    .map(({ name }) => `DELETE FROM "${name}";`)
    .join('\n');
  const connection = connectSqlite(file);
  await connection.client.$connect();
  return { connection, clear: () => database.exec(clearing) };
}

/** A client that stays connected when a store closes it. */
const withoutEnd = (client: Connection['client']): Connection['client'] =>
  new Proxy(client, {
    get: (target, key) => (key === '$disconnect' ? async () => {} : Reflect.get(target, key)),
  });
