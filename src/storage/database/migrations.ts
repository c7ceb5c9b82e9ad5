import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { projectFile } from '../../project-file.ts';
import { openSqliteFile, reasonOf, type SqliteDatabase, StoreUnavailable } from './sqlite-file.ts';
import { connectionRefusal, type DatabaseLocation, toStoreUnavailable } from './unavailable.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL, in hexadecimal digits. */
  readonly checksum: string;
}

/** A row of `_prisma_migrations`, which Prisma's own engine uses as well. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

export function readMigrations(
  provider: 'sqlite' | 'postgresql',
  folder = projectFile('prisma/migrations'),
): Migration[] {
  const home = path.join(folder, provider);
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      // A checkout with other line ends must have the same checksum.
      const sql = readFileSync(path.join(home, name, 'migration.sql'), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** Returns the migrations to apply, oldest first. Throws StoreUnavailable if database and code don't fit. */
export function pendingMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const byName = new Map(known.map((migration) => [migration.name, migration]));
  for (const { name, checksum, finished } of applied) {
    const migration = byName.get(name);
    if (migration === undefined) {
      throw new StoreUnavailable(
        'newerDatabase',
        `The database has the migration ${name}, which this version of Haruspex doesn't know: start the newer version that made it, or restore a backup.`,
      );
    }
    if (!finished) {
      throw new StoreUnavailable(
        'unfinishedMigration',
        `The migration ${name} was started on this database and not finished: restore a backup.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StoreUnavailable(
        'changedMigration',
        `The migration ${name} is not the one that was applied to this database: restore the original file.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}

function historyRow({ name, checksum }: Migration, now: Date) {
  return { id: randomUUID(), checksum, name, at: now.toISOString() };
}

/** The disk may be full, or the connection lost; else the database isn't as this version expects it. */
function failedMigration({ name }: Migration, cause: unknown, place: DatabaseLocation): StoreUnavailable {
  const sentence = `The migration ${name} failed and was undone (${reasonOf(cause)}): start the former version again, and report this line.`;
  return toStoreUnavailable(cause, place) ?? new StoreUnavailable('failedMigration', sentence, { cause });
}

const APPLIED_MIGRATIONS = `
  SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name
`;

/** As in Prisma's own engine. `time`: the type of a time in this database. */
const createHistory = (time: 'DATETIME' | 'TIMESTAMPTZ') => `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         ${time},
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      ${time},
    started_at          ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )
`;

const APPLIED = '(id, checksum, migration_name, started_at, finished_at, applied_steps_count)';

const SQLITE_INSERT = `INSERT INTO _prisma_migrations ${APPLIED} VALUES (@id, @checksum, @name, @at, @at, 1)`;

/** Applies missing migrations, each in a transaction. Throws StoreUnavailable. */
export function migrateSqlite(file: string, known: readonly Migration[]): void {
  const database = openSqliteFile(file);
  try {
    // SQLite changes a table by replacing it; with foreign keys on, rows that refer to the old one would be deleted.
    database.exec('PRAGMA foreign_keys = OFF');
    database.exec(createHistory('DATETIME'));
    const applied: { name: string; checksum: string; finished: number }[] = database
      .prepare(APPLIED_MIGRATIONS)
      .all();
    const history = applied.map((row): AppliedMigration => ({ ...row, finished: row.finished === 1 }));
    for (const migration of pendingMigrations(known, history)) applyToSqlite(database, file, migration);
  } finally {
    database.close();
  }
}

function applyToSqlite(database: SqliteDatabase, file: string, migration: Migration): void {
  try {
    database.exec('BEGIN EXCLUSIVE');
    database.exec(migration.sql);
    const broken = database.prepare('PRAGMA foreign_key_check').all();
    if (broken.length > 0) throw new Error(`foreign keys would be violated (${JSON.stringify(broken)})`);
    database.prepare(SQLITE_INSERT).run(historyRow(migration, new Date()));
    database.exec('COMMIT');
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw failedMigration(migration, error, { file });
  }
}

/** The lock of Prisma's own engine, so that both never migrate at the same time. */
const ADVISORY_LOCK = 72707369;
const LOCK_TIMEOUT = '60s';

const POSTGRESQL_INSERT = `INSERT INTO _prisma_migrations ${APPLIED} VALUES ($1, $2, $3, $4, $4, 1)`;

/** Applies missing migrations, each in a transaction; several processes may do so concurrently. Throws StoreUnavailable. */
export async function migratePostgresql(url: string, known: readonly Migration[]): Promise<void> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    throw (
      connectionRefusal(error) ??
      new StoreUnavailable(
        'unreachable',
        `PostgreSQL can't be reached (${reasonOf(error)}): check that it runs, and DATABASE_URL.`,
        { cause: error },
      )
    );
  }
  try {
    while (await applyNext(client, known));
  } finally {
    await client.end();
  }
}

/** Applies the next migration; returns whether there may be more. History is read under the lock: another process may be faster. */
async function applyNext(client: Client, known: readonly Migration[]): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query(createHistory('TIMESTAMPTZ'));
    const { rows } = await client.query<AppliedMigration>(APPLIED_MIGRATIONS);
    const [next] = pendingMigrations(known, rows);
    if (next !== undefined) await applyToPostgresql(client, next);
    await client.query('COMMIT');
    return next !== undefined;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw connectionRefusal(error) ?? toStoreUnavailable(error, 'PostgreSQL') ?? error;
  }
}

async function applyToPostgresql(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw failedMigration(migration, error, 'PostgreSQL');
  }
  const { id, checksum, name, at } = historyRow(migration, new Date());
  await client.query(POSTGRESQL_INSERT, [id, checksum, name, at]);
}
