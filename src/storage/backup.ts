/** Copies a SQLite database that is in use, and restores such a copy, also into PostgreSQL. */
import {
  chownSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdtempSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyToPostgresql } from './database/copy-to-postgresql.ts';
import { migratePostgresql, readMigrations } from './database/migrations.ts';
import {
  keepPrivate,
  lockFile,
  makeFolder,
  makePrivateFile,
  openFile,
  resultCode,
  type SqliteDatabase,
  StoreUnavailable,
} from './database/sqlite-file.ts';
import { openStore, parseLocation } from './index.ts';
import { deletionMark, MARK_PREFIX, SALT_KEY } from './privacy.ts';

/** A sentence for the operator, if it can't be done. */
interface Failed {
  readonly ok: false;
  readonly problem: string;
}

interface BackedUp {
  readonly ok: true;
  /** Absolute. */
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
}

export interface Restored {
  readonly ok: true;
  /** Absolute: the database; or `PostgreSQL`. */
  readonly file: string;
  /** The path of the replaced database; null if there was none. */
  readonly aside: string | null;
  readonly tables: number;
  /** The number of people deleted again; null: it is unknown who was deleted since the backup. */
  readonly deleted: number | null;
}

const failed = (problem: string): Failed => ({ ok: false, problem });

/** Copies a consistent snapshot of the database at `url` to a new file. The bot may keep running. */
export async function backUp(url: string, target: string): Promise<BackedUp | Failed> {
  const location = parseLocation(url);
  if (location.kind === 'postgresql')
    return failed(
      'The tables are in PostgreSQL, which has a program of its own for this: pg_dump --format=custom --file=FILE "$DATABASE_URL"',
    );
  const { file } = location;
  const to = path.resolve(target);
  if (!existsSync(file))
    return failed(`There is no database ${file}: set DATABASE_URL to the one that is to be copied.`);
  if (existsSync(to)) return failed(`${to} is there already: choose another name.`);
  if (!existsSync(path.dirname(to))) return failed(`There is no folder ${path.dirname(to)}: make it first.`);
  const unfinished = `${to}.${process.pid}`;
  try {
    const whole = copied(file, unfinished);
    if (!whole.ok) return whole;
    renameSync(unfinished, to);
    synchronise(path.dirname(to));
    return { ok: true, file: to, bytes: statSync(to).size, tables: whole.tables };
  } finally {
    rmSync(unfinished, { force: true });
  }
}

/**
 * Replaces the database at `url`, which no bot may be using, by a copy. The copy is migrated, and people who deleted their data
 * since the backup are deleted again, as far as the replaced database records them; that one is kept beside it.
 */
export async function restore(url: string, backup: string, now: Date): Promise<Restored | Failed> {
  const location = parseLocation(url);
  const from = path.resolve(backup);
  if (!existsSync(from)) return failed(`There is no file ${from}.`);
  if (location.kind === 'postgresql') return restoreToPostgresql(location.url, from);
  const { file } = location;
  if (from === file) return failed(`${from} is the database itself.`);
  makeFolder(path.dirname(file));
  const unfinished = `${file}.${process.pid}`;
  let lock: ReturnType<typeof lockFile> | null = null;
  try {
    lock = lockFile(file);
    const whole = copied(from, unfinished);
    if (!whole.ok) return whole;
    const deleted = await bringUpToDate(unfinished, file);
    showAgain(unfinished);
    const aside = replaceBy(file, unfinished, now);
    return { ok: true, file, aside, tables: whole.tables, deleted };
  } catch (error) {
    if (error instanceof StoreUnavailable) return failed(error.message);
    throw error;
  } finally {
    for (const end of ['', '-wal', '-shm', '-lock']) rmSync(`${unfinished}${end}`, { force: true });
    lock?.release();
  }
}

const DUMPS =
  'A dump of PostgreSQL is restored by its own program: pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" FILE';

/** Moves the copy of a SQLite database into an empty PostgreSQL database. */
async function restoreToPostgresql(url: string, from: string): Promise<Restored | Failed> {
  const folder = mkdtempSync(path.join(tmpdir(), 'haruspex-'));
  const unfinished = path.join(folder, 'copy.sqlite');
  try {
    const whole = copied(from, unfinished);
    if (!whole.ok) return failed(`${whole.problem} ${DUMPS}`);
    await bringUpToDate(unfinished, null);
    showAgain(unfinished);
    await migratePostgresql(url, readMigrations('postgresql'));
    const source = openFile(unfinished);
    try {
      if (!(await copyToPostgresql(source, url)))
        return failed(`The PostgreSQL database isn't empty: a copy of SQLite needs an empty one. ${DUMPS}`);
    } finally {
      source.close();
    }
    return { ok: true, file: 'PostgreSQL', aside: null, tables: whole.tables, deleted: null };
  } catch (error) {
    if (error instanceof StoreUnavailable) return failed(error.message);
    throw error;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies a database of Haruspex to a new file and checks it; returns why it can't. */
function copied(from: string, to: string): { readonly ok: true; readonly tables: number } | Failed {
  try {
    const isKnown = withDatabase(from, (database) => {
      if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'").get())
        return false;
      makePrivateFile(to);
      database.prepare('VACUUM INTO ?').run(to);
      return true;
    });
    if (!isKnown) return failed(`${from} is not a database of Haruspex.`);
  } catch (error) {
    return failed(`${from} can't be copied to ${to}: ${wordsOf(error)}.`);
  }
  synchronise(to);
  return counted(to);
}

function counted(file: string): { readonly ok: true; readonly tables: number } | Failed {
  return withDatabase(file, (database) => {
    const { integrity_check: found } = database.prepare('PRAGMA integrity_check').get();
    if (found !== 'ok') return failed(`The database is damaged: ${String(found)}.`);
    return { ok: true, tables: database.prepare('SELECT count(*) AS count FROM tables').get().count };
  });
}

/** Migrates, and deletes whom `current` records as deleted since; returns how many (null: unreadable). Throws StoreUnavailable. */
async function bringUpToDate(file: string, current: string | null): Promise<number | null> {
  const [before, now] = [marksIn(file), current === null ? null : marksIn(current)];
  if (before && now && (before.get(SALT_KEY) ?? now.get(SALT_KEY)) === now.get(SALT_KEY))
    writeMarks(file, now);
  const store = await openStore({ url: `file:${file}` });
  try {
    if (!now) return null;
    const salt = now.get(SALT_KEY) ?? '';
    const deleted = peopleIn(file).filter((userId) => {
      const mark = deletionMark(salt, userId);
      return now.has(mark) && now.get(mark) !== before?.get(mark);
    });
    for (const userId of deleted) await store.forgetPerson(userId);
    return deleted.length;
  } finally {
    await store.close();
  }
}

/** More changes than a table has between a backup and its restoration. */
const LATER = 10_000;

/** Discord is ahead of a backup: tables are shown again in their newest message, and newer buttons become stale. */
function showAgain(file: string): void {
  withDatabase(file, (database) =>
    database.exec(
      `UPDATE tables SET version = version + ${LATER}, turn_message_id = NULL, turn_shown = 0, lobby_digest = NULL
       WHERE status IN ('lobby', 'playing')`,
    ),
  );
}

type Marks = ReadonlyMap<string, string>;

/** Null if it is no database, or can't be read. */
function marksIn(file: string): Marks | null {
  if (!existsSync(file)) return null;
  try {
    return withDatabase(file, (database) => {
      const notes: { key: string; value: string }[] = database
        .prepare('SELECT key, value FROM notes WHERE key = ? OR key LIKE ?')
        .all(SALT_KEY, `${MARK_PREFIX}%`);
      return new Map(notes.map(({ key, value }) => [key, value]));
    });
  } catch (error) {
    if (resultCode(error) !== null) return null;
    throw error;
  }
}

function writeMarks(file: string, marks: Marks): void {
  withDatabase(file, (database) => {
    const write = database.prepare('INSERT OR REPLACE INTO notes (key, value) VALUES (?, ?)');
    for (const note of marks) write.run(...note);
  });
}

/** Columns with people's ids. */
const PEOPLE = ['user_id', 'opener_id', 'actor'];

function peopleIn(file: string): readonly string[] {
  return withDatabase(file, (database) => {
    const columns: { name: string; field: string }[] = database
      .prepare(
        `SELECT m.name, c.name AS field FROM sqlite_master m, pragma_table_info(m.name) c
         WHERE m.type = 'table' AND c.name IN (${PEOPLE.map(() => '?')})`,
      )
      .all(...PEOPLE);
    const named = columns.map(({ name, field }) => `SELECT "${field}" AS id FROM "${name}"`);
    const all = [...named, 'SELECT value AS id FROM tables, json_each(invited)'].join(' UNION ');
    const rows: { id: string | null }[] = database.prepare(all).all();
    return rows.flatMap(({ id }) => (id === null ? [] : [id]));
  });
}

function withDatabase<T>(file: string, work: (database: SqliteDatabase) => T): T {
  const database = openFile(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Returns the path of the replaced file; null if there was none. */
function replaceBy(file: string, replacement: string, now: Date): string | null {
  const aside = `${file}.before-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  const isThere = existsSync(file);
  // A remaining write-ahead log would be applied to the new database.
  for (const end of ['-wal', '-shm'])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  if (isThere) {
    try {
      // The file exists at every moment, so that a bot that starts in between creates no empty database.
      linkSync(file, aside);
    } catch {
      copyFileSync(file, aside, constants.COPYFILE_EXCL);
    }
  }
  // The restoring user may be root, which the bot should not be.
  const { uid, gid } = statSync(isThere ? file : path.dirname(file));
  if (process.getuid?.() === 0) chownSync(replacement, uid, gid);
  renameSync(replacement, file);
  keepPrivate(aside);
  synchronise(path.dirname(file));
  return isThere ? aside : null;
}

/** Waits until a file, or a directory, is on disk. */
function synchronise(at: string): void {
  const opened = openSync(at, 'r');
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
