import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openSqliteFile } from '../../src/storage/database/sqlite-file.ts';

/** An empty database of the test's own. */
export interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** A PostgreSQL server where databases can be created and dropped; test/postgres.mjs starts one. */
export const server = process.env['TEST_DATABASE_URL'];

/** PgBouncer in transaction mode before that server; test/postgres.mjs starts one if it is installed. */
export const pooler = process.env['TEST_PGBOUNCER_URL'];

/** The same database, reached through PgBouncer. */
export function throughPgbouncer(url: string): string {
  if (pooler === undefined) throw new Error('TEST_PGBOUNCER_URL names no PgBouncer.');
  const through = new URL(pooler);
  through.pathname = new URL(url).pathname;
  return through.href;
}

/** In memory if the system has such a folder: tests don't wait for a disk, and a killed process's writes are kept, too. */
export const FOLDER = isWritable('/dev/shm') ? '/dev/shm' : tmpdir();

export async function sqliteDatabase(): Promise<Database> {
  const folder = mkdtempSync(path.join(FOLDER, 'haruspex-'));
  return {
    url: `file:${path.join(folder, 'test.sqlite')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** On the server that TEST_DATABASE_URL names. */
export const postgresqlDatabase = (): Promise<Database> => createPostgresql('');

/** With all tables, and nothing in them: a copy is made in a fifth of the time that the migrations take. */
export function migratedPostgresql(): Promise<Database> {
  const template = process.env[TEMPLATE];
  return createPostgresql(template === undefined ? '' : `TEMPLATE ${template}`);
}

/** Names the database that {@link migratedPostgresql} copies; test/storage/global-setup.ts makes it. */
export const TEMPLATE = 'TEST_DATABASE_TEMPLATE';

async function createPostgresql(from: string): Promise<Database> {
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no server.');
  const name = `haruspex_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name} ${from}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

export type Row = Readonly<Record<string, unknown>>;

/** Runs a statement outside the store; returns its rows. */
export async function raw(url: string, sql: string): Promise<Row[]> {
  if (url.startsWith('file:')) {
    const database = openSqliteFile(url.slice('file:'.length));
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, by the table's name. */
export async function everything(url: string): Promise<ReadonlyMap<string, readonly Row[]>> {
  const names = url.startsWith('file:')
    ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'";
  const tables = new Map<string, readonly Row[]>();
  for (const { name } of await raw(url, names))
    tables.set(String(name), await raw(url, `SELECT * FROM "${name}"`));
  return tables;
}
