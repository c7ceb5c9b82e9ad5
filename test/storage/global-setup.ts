import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { migratePostgresql, readMigrations } from '../../src/storage/database/migrations.ts';
import { FOLDER, postgresqlDatabase, SPARES, server, TEMPLATE } from './databases.ts';

/**
 * Before all tests: a folder for files that outlive their test, and, if there is a PostgreSQL server, a database with all tables,
 * of which tests get copies. Workers may be ended at any moment, so both are removed here.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const spares = mkdtempSync(path.join(FOLDER, 'haruspex-spares-'));
  process.env[SPARES] = spares;
  const template = server === undefined ? null : await postgresqlDatabase();
  if (template) {
    await migratePostgresql(template.url, readMigrations('postgresql'));
    process.env[TEMPLATE] = new URL(template.url).pathname.slice(1);
  }
  return async () => {
    rmSync(spares, { recursive: true, force: true });
    await template?.drop();
  };
}
