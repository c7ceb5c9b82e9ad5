import { migratePostgresql, readMigrations } from '../../src/storage/database/migrations.ts';
import { postgresqlDatabase, server, TEMPLATE } from './databases.ts';

/**
 * Before all tests, if there is a PostgreSQL server: a database with all tables, of which tests get copies. Workers may be ended at any
 * moment, so it is removed here.
 */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (server === undefined) return;
  const template = await postgresqlDatabase();
  await migratePostgresql(template.url, readMigrations('postgresql'));
  process.env[TEMPLATE] = new URL(template.url).pathname.slice(1);
  return () => template.drop();
}
