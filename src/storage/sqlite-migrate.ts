import {
  type AppliedMigration,
  failedMigration,
  historyRow,
  type Migration,
  pendingMigrations,
} from './migrations.ts';

import { openSqliteFile } from './sqlite-adapter.ts';
import type { SqliteDatabase } from './sqlite-driver.ts';

const HISTORY = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id"                  TEXT PRIMARY KEY NOT NULL,
    "checksum"            TEXT NOT NULL,
    "finished_at"         DATETIME,
    "migration_name"      TEXT NOT NULL,
    "logs"                TEXT,
    "rolled_back_at"      DATETIME,
    "started_at"          DATETIME NOT NULL DEFAULT current_timestamp,
    "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0
  );
`;

const APPLIED = `
  SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name
`;

const RECORD = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES (@id, @checksum, @name, @at, @at, 1)
`;

/** Brings the file up to date, one transaction a migration. Throws StoreUnavailable. */
export function migrateSqlite(file: string, known: readonly Migration[]): void {
  const database = openSqliteFile(file);
  try {
    // Changing a table drops it and makes it anew; with foreign keys on, what refers to it would be deleted with it.
    database.pragma('foreign_keys = OFF');
    database.exec(HISTORY);
    const applied = database.prepare<[], { name: string; checksum: string; finished: number }>(APPLIED).all();
    const history = applied.map((row): AppliedMigration => ({ ...row, finished: row.finished === 1 }));
    for (const migration of pendingMigrations(known, history)) apply(database, migration);
  } finally {
    database.close();
  }
}

function apply(database: SqliteDatabase, migration: Migration): void {
  const transaction = database.transaction(() => {
    database.exec(migration.sql);
    const broken = database.pragma('foreign_key_check');
    if (!Array.isArray(broken) || broken.length > 0) {
      throw new Error(`rows would refer to what isn't there (${JSON.stringify(broken)})`);
    }
    database.prepare(RECORD).run(historyRow(migration, new Date()));
  });
  try {
    transaction.exclusive();
  } catch (error) {
    throw failedMigration(migration, error);
  }
}
