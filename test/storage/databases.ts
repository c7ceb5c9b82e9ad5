import { randomBytes } from 'node:crypto';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** An empty database of the test's own. */
export interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** A PostgreSQL server where databases may be made and dropped; test/postgres.mjs brings one. */
export const server = process.env['TEST_DATABASE_URL'];

/** In memory where the system has such a folder: a test need not wait for a disk, and what a killed process wrote is there too. */
const FOLDER = isWritable('/dev/shm') ? '/dev/shm' : tmpdir();

export async function sqliteDatabase(): Promise<Database> {
  const folder = mkdtempSync(path.join(FOLDER, 'haruspex-'));
  return {
    url: `file:${path.join(folder, 'test.sqlite')}`,
    drop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** On the server that TEST_DATABASE_URL names. */
export async function postgresqlDatabase(): Promise<Database> {
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no server.');
  const name = `haruspex_test_${randomBytes(6).toString('hex')}`;
  await onServer(`CREATE DATABASE ${name}`);
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
