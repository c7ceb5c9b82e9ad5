import { chmodSync, closeSync, createReadStream, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';

export type SqliteDatabase = DatabaseSyncInstance;

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Opens a file as it is, or creates it. `timeout`: how long a statement waits for other connections, in milliseconds.
 *
 * The driver has the interface of `node:sqlite`, which Node 20 lacks, and its binaries come inside the package. The package names
 * Node 22 as its oldest, but is built on Node-API and holds on Node 20 as well, where all tests run. Version 1, the last for Node 20
 * by name, is no substitute: it closes a file only when its statements are garbage-collected, so that a restored copy lacks what its
 * log has, and its errors of statements with rows have no code.
 */
export function openFile(file: string, timeout = BUSY_TIMEOUT_MS): SqliteDatabase {
  return new DatabaseSync(file, { timeout });
}

/**
 * Opens a file with a write-ahead log and full synchronization, so that each commit is on disk, and with deleted data overwritten
 * by zeros. `file` may be `:memory:`.
 */
export function openSqliteFile(file: string): SqliteDatabase {
  const database = openFile(file);
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** SQLite's primary result codes that are told apart. */
export const RESULT_CODE = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
} as const;

interface SqliteError extends Error {
  /** The extended result code, whose lowest byte is the primary one. */
  readonly errcode: number;
}

export const isSqliteError = (error: unknown): error is SqliteError =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number';

export const primaryCode = (code: number): number => code & 0xff;

export const isBusy = (error: unknown): boolean =>
  isSqliteError(error) && primaryCode(error.errcode) === RESULT_CODE.busy;

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

const EXCLUSIVE_ATTEMPTS = 50;
const EXCLUSIVE_ATTEMPT_MS = 100;

/**
 * Moves the write-ahead log into the file and empties it, since it holds earlier versions of deleted rows. Returns false when
 * others read or write for seconds without a pause.
 */
export async function emptyWal(file: string): Promise<boolean> {
  return tryUntilExclusive(
    file,
    (database) => database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get().busy === 0,
  );
}

/** Whether it succeeded at last; each attempt while others use the file fails at once. */
async function tryUntilExclusive(
  file: string,
  attempt: (database: SqliteDatabase) => boolean,
): Promise<boolean> {
  const database = openFile(file, 0);
  try {
    for (let tried = 0; tried < EXCLUSIVE_ATTEMPTS; tried += 1) {
      if (attempt(database)) return true;
      await sleep(EXCLUSIVE_ATTEMPT_MS);
    }
    return false;
  } finally {
    database.close();
  }
}

/**
 * Empties the write-ahead log, and rewrites the whole file if it still contains one of the texts: `secure_delete` clears deleted
 * rows, but not the gaps in a page that was rearranged. The texts must not be in any row any more; they are compared as UTF-8
 * bytes. Returns false when others use the database for seconds without a pause.
 */
export async function eraseFromFile(file: string, texts: readonly string[]): Promise<boolean> {
  if (!(await emptyWal(file))) return false;
  if (texts.length === 0 || !(await isInFile(file, texts))) return true;
  return (await vacuum(file)) && (await emptyWal(file));
}

async function isInFile(file: string, texts: readonly string[]): Promise<boolean> {
  const sought = texts.map((text) => Buffer.from(text));
  const overlap = Math.max(...sought.map(({ length }) => length)) - 1;
  let end = Buffer.alloc(0);
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) {
    const bytes = Buffer.concat([end, chunk]);
    if (sought.some((text) => bytes.includes(text))) return true;
    end = Buffer.from(bytes.subarray(Math.max(0, bytes.length - overlap)));
  }
  return false;
}

const vacuum = (file: string): Promise<boolean> =>
  tryUntilExclusive(file, (database) => {
    try {
      database.exec('VACUUM');
      return true;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  });

interface FileLock {
  release(): void;
}

/**
 * Locks a database file for this process with an exclusive transaction on a file beside it. The operating system frees the lock
 * however the process ends, and the database stays readable for backups. Throws StoreUnavailable when any process, this one
 * included, holds the lock.
 */
export function lockFile(file: string): FileLock {
  const beside = `${file}-lock`;
  makePrivateFile(beside);
  keepPrivate(beside);
  let lock: SqliteDatabase | null = null;
  try {
    lock = openFile(beside, 0);
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (isBusy(error)) {
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

export type UnavailableReason =
  | 'badUrl'
  | 'badPath'
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
