import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  eraseFromFile,
  openSqliteFile,
  type SqliteDatabase,
} from '../../../src/storage/database/sqlite-file.ts';

const GONE = '200000000000000009';
const KEPT = '200000000000000008';

let folder: string;
let file: string;
let database: SqliteDatabase;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'haruspex-erase-'));
  file = path.join(folder, 'test.db');
  database = openSqliteFile(file);
  database.exec('CREATE TABLE people (id TEXT NOT NULL)');
  const insert = database.prepare('INSERT INTO people VALUES (?)');
  database.exec('BEGIN');
  for (let row = 0; row < 500; row += 1) insert.run(row % 5 === 0 ? GONE : KEPT);
  database.exec('COMMIT');
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true, force: true });
});

const isThere = (text: string): boolean => readFileSync(file).includes(text);

/** Imitates rearranged pages, in which bytes of deleted rows remain between the others. */
function deleteWithoutOverwriting(): void {
  database.exec('PRAGMA secure_delete = OFF');
  database.prepare('DELETE FROM people WHERE id = ?').run(GONE);
}

test('bytes that a deletion left in a page are found, and the file is written without them', async () => {
  deleteWithoutOverwriting();
  expect(await eraseFromFile(file, [])).toBe(true);
  expect(isThere(GONE)).toBe(true);
  expect(await eraseFromFile(file, ['nobody', GONE])).toBe(true);
  expect(isThere(GONE)).toBe(false);
  expect(database.prepare('SELECT id FROM people WHERE id = ?').all(KEPT)).toHaveLength(400);
});

test('bytes that lie across two reads of the file are found', async () => {
  const at = 1 << 20;
  database.exec('PRAGMA secure_delete = OFF');
  database.exec('CREATE TABLE tales (text BLOB NOT NULL)');
  const insert = database.prepare('INSERT INTO tales VALUES (zeroblob(3000))');
  database.exec('BEGIN');
  for (let size = 0; size < 2 * at; size += 3000) insert.run();
  database.exec('COMMIT');
  database.exec('DELETE FROM tales');
  await eraseFromFile(file, []);
  database.close();
  // Bytes on free pages may be changed.
  const opened = openSync(file, 'r+');
  writeSync(opened, GONE.replace('2', '7'), at - 9);
  closeSync(opened);
  database = openSqliteFile(file);
  expect(isThere(GONE.replace('2', '7'))).toBe(true);
  expect(await eraseFromFile(file, [GONE.replace('2', '7')])).toBe(true);
  expect(isThere(GONE.replace('2', '7'))).toBe(false);
  expect(database.prepare('SELECT id FROM people').all()).toHaveLength(500);
});

test('it waits for somebody who is writing', async () => {
  deleteWithoutOverwriting();
  await eraseFromFile(file, []);
  database.exec('BEGIN IMMEDIATE');
  const erasing = eraseFromFile(file, [GONE]);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(isThere(GONE)).toBe(true);
  database.exec('COMMIT');
  expect(await erasing).toBe(true);
  expect(isThere(GONE)).toBe(false);
});

test('a file without them is left as it is', async () => {
  await eraseFromFile(file, []);
  const before = readFileSync(file);
  expect(await eraseFromFile(file, [GONE.replace('2', '7')])).toBe(true);
  expect(readFileSync(file).equals(before)).toBe(true);
});
