import { migratePostgresql, readMigrations } from '../../src/storage/database/migrations.ts';
import { postgresqlDatabase, server, TEMPLATE } from './databases.ts';

/** Before all tests, where there is a PostgreSQL server: a database with all tables, of which tests get copies. */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (server === undefined) return undefined;
  const { url, drop } = await postgresqlDatabase();
  await migratePostgresql(url, readMigrations('postgresql'));
  process.env[TEMPLATE] = new URL(url).pathname.slice(1);
  return drop;
}
