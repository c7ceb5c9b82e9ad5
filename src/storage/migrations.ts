import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFile } from '../project-file.ts';
import { StoreUnavailable } from './unavailable.ts';

export interface Migration {
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the SQL, in hex. */
  readonly checksum: string;
}

/** A row of `_prisma_migrations`, the history that Prisma's own engine keeps too. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
  readonly finished: boolean;
}

const MIGRATIONS = projectFile('prisma/migrations');

/** The migrations that this version knows, oldest first. */
export function readMigrations(provider: 'sqlite' | 'postgresql', folder = MIGRATIONS): Migration[] {
  const home = path.join(folder, provider);
  return readdirSync(home, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      // A checkout with other line ends is not a changed migration.
      const sql = readFileSync(path.join(home, name, 'migration.sql'), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });
}

/** What is to be applied yet, oldest first. Throws StoreUnavailable where database and code don't fit. */
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
        `The migration ${name} was begun on this database and not finished: restore a backup.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new StoreUnavailable(
        'changedMigration',
        `The migration ${name} is not the one that was applied to this database: bring its file back as it was.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  return known.filter(({ name }) => !done.has(name));
}

/** The history's row for a migration that is applied in the same transaction. */
export function historyRow({ name, checksum }: Migration, now: Date) {
  return { id: randomUUID(), checksum, name, at: now.toISOString() };
}

export function failedMigration({ name }: Migration, cause: unknown): StoreUnavailable {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new StoreUnavailable('failedMigration', `The migration ${name} failed and was undone: ${why}.`, {
    cause,
  });
}
