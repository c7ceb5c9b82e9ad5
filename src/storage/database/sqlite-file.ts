import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type BetterSqlite3 from 'better-sqlite3';

export type SqliteDatabase = BetterSqlite3.Database;

const require = createRequire(import.meta.url);

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a file with a write-ahead log and full synchronization, so that each commit is on disk, and with deleted data overwritten
 * by zeros. `file` may be `:memory:`.
 */
export function openSqliteFile(file: string): SqliteDatabase {
  const Database = loadDriver();
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('secure_delete = ON');
  return database;
}

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/**
 * Creates an empty file for its owner only, whatever the umask. Leaves an existing file alone; SQLite reports one that can't be
 * created.
 */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch {}
}

/**
 * Makes a database file and SQLite's files beside it readable for their owner only. SQLite gives new ones the database's mode.
 * Another user's files are left alone.
 */
export function keepPrivate(file: string): void {
  for (const one of [file, ...BESIDE.map((end) => `${file}${end}`)]) {
    const { mode = 0 } = statSync(one, { throwIfNoEntry: false }) ?? {};
    if ((mode & ~PRIVATE_FILE & 0o777) === 0) continue;
    try {
      chmodSync(one, PRIVATE_FILE);
    } catch {}
  }
}

const BESIDE = ['-wal', '-shm', '-journal'];

/**
 * Creates the folder of a database file for its owner only. Throws StoreUnavailable. Creates one folder at a time, because
 * `recursive` never returns below /proc, where folders can't be created.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: PRIVATE_FOLDER });
  } catch (cause) {
    if (existsSync(folder)) return;
    throw new StoreUnavailable(
      'badPath',
      `The database's folder ${folder} can't be created (${reasonOf(cause)}): set DATABASE_URL to a place where Haruspex may write.`,
      { cause },
    );
  }
}

/** The last line of an error's message, which names the cause; the first error of several attempts. */
export function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  return (first.message || first.name).trim().split('\n').at(-1)?.replace(/\.$/, '') ?? first.name;
}

const WAL_ATTEMPTS = 50;
const WAL_ATTEMPT_MS = 100;

/**
 * Moves the write-ahead log into the file and empties it, since it holds earlier versions of deleted rows. Returns false when
 * others read or write for seconds without a pause.
 */
export async function emptyWal(file: string): Promise<boolean> {
  const database = new (loadDriver())(file, { timeout: 0 });
  try {
    for (let attempt = 1; attempt <= WAL_ATTEMPTS; attempt += 1) {
      if (database.pragma('wal_checkpoint(TRUNCATE)', { simple: true }) === 0) return true;
      await sleep(WAL_ATTEMPT_MS);
    }
    return false;
  } finally {
    database.close();
  }
}

interface FileLock {
  release(): void;
}

/**
 * Locks a database file for this process with an exclusive transaction on a file beside it. The operating system frees the lock
 * however the process ends, and the database stays readable for backups. Throws StoreUnavailable when any process, this one
 * included, holds the lock.
 */
export function lockFile(file: string): FileLock {
  const Database = loadDriver();
  const beside = `${file}-lock`;
  makePrivateFile(beside);
  keepPrivate(beside);
  let lock: SqliteDatabase | null = null;
  try {
    lock = new Database(beside, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new StoreUnavailable(
        'inUse',
        `The database ${file} is in use by another Haruspex process: stop that one first, or set another DATABASE_URL.`,
      );
    }
    throw error;
  }
  const held = lock;
  return { release: () => held.close() };
}

type Driver = typeof BetterSqlite3;

let loaded: Driver | undefined;

/**
 * Loads better-sqlite3 in a version that this Node can run; no single one runs on both Node 20 and 24. Version 12 (up to 12.11.1)
 * aborts the process in garbage collection if compiled for Node 24.19 or later (up to 24.21, nodejs/node#65446). Version 13 (up to
 * 13.2.0) needs Node-API 10, which Node 20 lacks (WiseLibs/better-sqlite3#1514). libsql (up to 0.5.29) is no substitute: after a
 * failed COMMIT it keeps its snapshot and writes no more, and it closes a file only when its statements are garbage-collected
 * (tursodatabase/libsql-js#228), so that a restored copy lacks what its log has. Throws StoreUnavailable if neither version loads.
 */
export function loadDriver(): Driver {
  loaded ??= loadVersion13() ?? loadVersion12();
  return loaded;
}

/** Version 13 ships its binaries, for the common platforms only. */
function loadVersion13(): Driver | null {
  if (Number(process.versions['napi']) < 10) return null;
  try {
    return requireWorking(require('better-sqlite3-13'));
  } catch {
    return null;
  }
}

function loadVersion12(): Driver {
  try {
    return requireWorking(require('better-sqlite3'));
  } catch (cause) {
    throw new StoreUnavailable(
      'noDriver',
      `The SQLite driver could be neither downloaded nor compiled for Node ${process.version} on this machine: use Node 22.14 or later, or install Python and a C++ compiler and run "npm ci" again.`,
      { cause },
    );
  }
}

/** Opens a database, because the native part is loaded only then. */
function requireWorking(Database: Driver): Driver {
  new Database(':memory:').close();
  return Database;
}

export type UnavailableReason =
  | 'badUrl'
  | 'badPath'
  | 'noDriver'
  | 'broken'
  | 'unwritable'
  | 'full'
  | 'inUse'
  | 'unreachable'
  | 'noDatabase'
  | 'notLetIn'
  | 'changedMigration'
  | 'unfinishedMigration'
  | 'failedMigration'
  | 'newerDatabase';

/** The message is one sentence for the operator, without passwords. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
