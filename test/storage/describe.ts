import { describe } from 'vitest';
import { type Database, postgresqlDatabase, server, sqliteDatabase } from './databases.ts';

if (process.env['REQUIRE_POSTGRES'] && !server) {
  throw new Error('REQUIRE_POSTGRES is set, but TEST_DATABASE_URL names no server.');
}

let said = false;

/** Describes tests that need PostgreSQL; without a server they are skipped, and a line says so. */
export function describePostgresql(name: string, tests: () => void): void {
  describe.skipIf(!server)(`${name}, PostgreSQL`, tests);
  if (server || said) return;
  said = true;
  console.warn('Tests on PostgreSQL are skipped: TEST_DATABASE_URL names no server (see test/postgres.mjs).');
}

/** Describes the same tests for both databases. */
export function describeDatabases(name: string, tests: (create: () => Promise<Database>) => void): void {
  describe(`${name}, SQLite`, () => tests(sqliteDatabase));
  describePostgresql(name, () => tests(postgresqlDatabase));
}
