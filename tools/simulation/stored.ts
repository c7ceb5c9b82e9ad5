import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backup, type StatementSyncInstance } from '@photostructure/sqlite';
import { openSqliteFile, type SqliteDatabase } from '../../src/storage/database/sqlite-file.ts';

/** A time as the database has it. */
export const stored = (at: Date): string => at.toISOString().replace('Z', '+00:00');

const statements = new Map<string, StatementSyncInstance>();
let prepared: SqliteDatabase | null = null;

/** Compiled once: these are asked at each message. */
export function statement(database: SqliteDatabase, sql: string): StatementSyncInstance {
  if (prepared !== database) statements.clear();
  prepared = database;
  const known = statements.get(sql) ?? database.prepare(sql);
  statements.set(sql, known);
  return known;
}

/** All pages of a database as they would stand in a file, free ones too. `work`: on that file, before they are read. */
export async function rawBytes(
  database: SqliteDatabase,
  work?: (copy: SqliteDatabase) => Promise<void>,
): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'simulation-'));
  try {
    const file = path.join(folder, 'copy.db');
    await backup(database, file);
    const copy = work && openSqliteFile(file);
    if (copy) await work(copy);
    copy?.close();
    return readFileSync(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
