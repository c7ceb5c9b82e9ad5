import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  eraseFromFile,
  openFile,
  openSqliteFile,
  RESULT_CODE,
  reasonOf,
  resultCode,
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
  if (database.isOpen) database.close();
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

test('a closed connection keeps no lock for its prepared statements, and leaves nothing beside the file', () => {
  const statement = database.prepare('SELECT count(*) AS count FROM people');
  database.exec('BEGIN IMMEDIATE');
  database.exec('DELETE FROM people');
  expect(statement.get().count).toBe(0);
  database.close();
  expect(readdirSync(folder)).toEqual(['test.db']);
  const next = openFile(file, 0);
  next.exec('BEGIN EXCLUSIVE');
  expect(next.prepare('SELECT count(*) AS count FROM people').get().count).toBe(500);
  next.close();
});

test('a connection that is closed while others read the file leaves them its log, emptied', () => {
  const other = openSqliteFile(file);
  expect(other.prepare('SELECT id FROM people').all()).toHaveLength(500);
  database.exec('DELETE FROM people');
  database.close();
  expect(readFileSync(`${file}-wal`)).toHaveLength(0);
  other.exec("INSERT INTO people VALUES ('later')");
  expect(other.prepare('SELECT id FROM people').all()).toEqual([{ id: 'later' }]);
  other.close();
  expect(isThere('later')).toBe(true);
});

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

describe('the result code of a statement that should have returned rows', () => {
  test.each<readonly [keyof typeof RESULT_CODE, before: string, statement: string]>([
    ['unique', 'CREATE UNIQUE INDEX one ON people (id) WHERE id = 1', 'INSERT INTO people VALUES (1), (1)'],
    ['notNull', '', 'INSERT INTO people VALUES (NULL)'],
    [
      'foreignKey',
      'CREATE TABLE a (b INTEGER REFERENCES a (c), c INTEGER UNIQUE)',
      'INSERT INTO a VALUES (7, 8)',
    ],
    ['readOnly', 'PRAGMA query_only = ON', 'DELETE FROM people'],
    ['full', 'PRAGMA max_page_count = 1', 'INSERT INTO people VALUES (zeroblob(1000000))'],
    ['error', '', "UPDATE people SET id = json('[')"],
  ])('%s', (name, before, statement) => {
    database.exec(before);
    expect(resultCode(thrown(() => database.prepare(`${statement} RETURNING *`).all()))).toBe(
      RESULT_CODE[name],
    );
  });

  test('busy', () => {
    const other = openFile(file, 0);
    const insert = other.prepare("INSERT INTO people VALUES ('x') RETURNING id");
    database.exec('BEGIN IMMEDIATE');
    expect(resultCode(thrown(() => insert.all()))).toBe(RESULT_CODE.busy);
    other.close();
  });

  test('is that of other statements by the same words', () => {
    const no = path.join(folder, 'no');
    writeFileSync(no, GONE.repeat(100));
    const error = thrown(() => openFile(no).prepare('SELECT 1 FROM people'));
    expect(error).toMatchObject({ errcode: RESULT_CODE.notADatabase });
    expect(resultCode(Object.assign(new Error(reasonOf(error)), { code: 'ERR_SQLITE_ERROR' }))).toBe(
      RESULT_CODE.notADatabase,
    );
  });
});
