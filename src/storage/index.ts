import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { connectPostgresql, connectSqlite } from './client.ts';
import { lockFile } from './file-lock.ts';
import { parseLocation } from './location.ts';
import { readMigrations } from './migrations.ts';
import { migratePostgresql } from './postgresql-migrate.ts';
import { prismaStore, type Store } from './prisma-store.ts';
import { migrateSqlite } from './sqlite-migrate.ts';

export { BrokenRow } from './broken-row.ts';
export type { Store } from './prisma-store.ts';
export { StoreUnavailable, type UnavailableReason } from './unavailable.ts';

/**
 * Opens the storage of tables and of the record, and brings the database up to date.
 * `url`: `file:…` or a path for SQLite (made where it is missing; one process only), `postgresql://…` for many processes.
 * `now`: what `createdAt` and `updatedAt` are read from.
 * Throws StoreUnavailable, whose message is a sentence for the operator.
 */
export async function openStore({ url, now = () => new Date() }: StoreOptions): Promise<Store> {
  const location = parseLocation(url);
  return location.kind === 'sqlite' ? openSqlite(location.file, now) : openPostgresql(location.url, now);
}

export interface StoreOptions {
  readonly url: string;
  readonly now?: () => Date;
}

async function openSqlite(file: string, now: () => Date): Promise<Store> {
  mkdirSync(path.dirname(file), { recursive: true });
  const lock = lockFile(file);
  try {
    migrateSqlite(file, readMigrations('sqlite'));
    const connection = connectSqlite(file);
    await connection.client.$connect();
    return prismaStore(connection, now, () => lock.release());
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openPostgresql(url: string, now: () => Date): Promise<Store> {
  await migratePostgresql(url, readMigrations('postgresql'));
  const connection = connectPostgresql(url);
  await connection.client.$connect();
  return prismaStore(connection, now, () => {});
}
