import pg from 'pg';
import {
  type AppliedMigration,
  failedMigration,
  historyRow,
  type Migration,
  pendingMigrations,
} from './migrations.ts';
import { StoreUnavailable } from './unavailable.ts';

/** The same lock as Prisma's own engine, so that neither migrates while the other does. */
const ADVISORY_LOCK = 72707369;
const LOCK_TIMEOUT = '60s';

const HISTORY = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )
`;

const APPLIED = `
  SELECT migration_name AS name, checksum, finished_at IS NOT NULL AS finished
  FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name
`;

const RECORD = `
  INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
  VALUES ($1, $2, $3, $4, $4, 1)
`;

/** Brings the database up to date, one transaction a migration; many processes may do so at once. Throws StoreUnavailable. */
export async function migratePostgresql(url: string, known: readonly Migration[]): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StoreUnavailable('unreachable', `PostgreSQL can't be reached: ${why}.`, { cause: error });
  }
  try {
    while (await applyNext(client, known));
  } finally {
    await client.end();
  }
}

/** Whether there may be more to do. The history is read under the lock each time: another process may have been quicker. */
async function applyNext(client: pg.Client, known: readonly Migration[]): Promise<boolean> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCK]);
    await client.query(HISTORY);
    const { rows } = await client.query<AppliedMigration>(APPLIED);
    const [next] = pendingMigrations(known, rows);
    if (next !== undefined) await apply(client, next);
    await client.query('COMMIT');
    return next !== undefined;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.sql);
  } catch (error) {
    throw failedMigration(migration, error);
  }
  const { id, checksum, name, at } = historyRow(migration, new Date());
  await client.query(RECORD, [id, checksum, name, at]);
}
