import { afterAll, beforeAll, describe } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import type { Snowflake } from '../../src/tables/game-types.ts';
import { LONG_TIMEOUT_MS } from '../runs.ts';
import {
  type Database,
  migratedPostgresql,
  pooler,
  postgresqlDatabase,
  server,
  sqliteDatabase,
} from './databases.ts';

if (process.env['REQUIRE_POSTGRES'] && !server)
  throw new Error('REQUIRE_POSTGRES is set, but TEST_DATABASE_URL names no server.');

if (process.env['REQUIRE_PGBOUNCER'] && !pooler)
  throw new Error('REQUIRE_PGBOUNCER is set, but TEST_PGBOUNCER_URL names no PgBouncer.');

/** Describes tests that need PostgreSQL; without a server they are skipped. */
export function describePostgresql(name: string, tests: () => void): void {
  describe.skipIf(!server)(`${name}, PostgreSQL`, { timeout: LONG_TIMEOUT_MS }, tests);
}

/** Describes tests that need PgBouncer before a server; without it they are skipped. */
export function describePgbouncer(name: string, tests: () => void): void {
  describe.skipIf(!pooler)(`${name}, PgBouncer`, { timeout: LONG_TIMEOUT_MS }, tests);
}

/** Describes the same tests for both databases; what `create` makes is empty. */
export function describeDatabases(
  name: string,
  tests: (create: () => Promise<Database>) => void,
  createPostgresql = postgresqlDatabase,
): void {
  describe(`${name}, SQLite`, () => tests(sqliteDatabase));
  describePostgresql(name, () => tests(createPostgresql));
}

/** Available while tests run. */
export interface StoreBench {
  store(): Store;
  database(): Database;
  /** Another store on the same database; with SQLite, which allows no other, the same one. */
  other(): Store;
  /** A new server or person id. */
  fresh(): Snowflake;
}

/** A store on a database that is made for the tests of a block. */
export function storeBench(create: () => Promise<Database>): StoreBench {
  let database: Database;
  let store: Store;
  let other: Store;
  let made = 0;

  beforeAll(async () => {
    database = await create();
    store = await openStore({ url: database.url });
    other = database.url.startsWith('file:') ? store : await openStore({ url: database.url });
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await database.drop();
  });

  return {
    store: () => store,
    database: () => database,
    other: () => other,
    fresh: () => {
      made += 1;
      return `8${String(made).padStart(17, '0')}`;
    },
  };
}

/** Describes the same tests for both databases, all of them on one open store. */
export function describeStores(name: string, tests: (bench: StoreBench) => void): void {
  describeDatabases(name, (create) => tests(storeBench(create)), migratedPostgresql);
}
