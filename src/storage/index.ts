import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { TableStore } from '../tables/store.ts';
import { connectPostgresql, connectSqlite } from './client.ts';
import { lockFile } from './file-lock.ts';
import { parseLocation } from './location.ts';
import { readMigrations } from './migrations.ts';
import { migratePostgresql } from './postgresql-migrate.ts';
import { PrismaStore } from './prisma-store.ts';
import { migrateSqlite } from './sqlite-migrate.ts';

export { BrokenRow } from './rows.ts';
export { StoreUnavailable, type UnavailableReason } from './unavailable.ts';

/**
 * Opens the tables' storage and brings the database up to date.
 * `url`: `file:…` or a path for SQLite (made where it is missing; one process only), `postgresql://…` for many processes.
 * Throws StoreUnavailable, whose message is a sentence for the operator.
 */
export async function openStore({ url }: { readonly url: string }): Promise<TableStore> {
  const location = parseLocation(url);
  return location.kind === 'sqlite' ? openSqlite(location.file) : openPostgresql(location.url);
}

async function openSqlite(file: string): Promise<TableStore> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = lockFile(file);
  try {
    migrateSqlite(file, readMigrations('sqlite'));
    const connection = connectSqlite(file);
    await connection.client.$connect();
    return new PrismaStore(connection, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgresql(url: string): Promise<TableStore> {
  await migratePostgresql(url, readMigrations('postgresql'));
  const connection = connectPostgresql(url);
  await connection.client.$connect();
  return new PrismaStore(connection, () => {});
}
