import { chmodSync, closeSync, createReadStream, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseSync } from '@photostructure/sqlite';
import { StoreOutage } from '../../tables/store.ts';

const BUSY_TIMEOUT_MS = 10_000;

/**
 * The driver has the interface of `node:sqlite`, which Node 20 lacks, and its binaries come inside the package. Version 1 is the last
 * one for Node 20. It closes a connection only when its statements are garbage-collected, and until then keeps the locks of a
 * transaction and of a write-ahead log.
 */
export class SqliteDatabase extends DatabaseSync {
  /** Moves the write-ahead log into the file and removes it, or empties it if others have the file open. */
  override close(): void {
    try {
      if (this.isTransaction) this.exec('ROLLBACK');
      this.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE');
    } catch {
      this.#emptyWal();
    }
    super.close();
  }

  #emptyWal(): void {
    try {
      this.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    } catch {}
  }
}

/** Opens an existing file, or creates it. `timeout`: how long a statement waits for other connections, in milliseconds. */
export function openFile(file: string, timeout = BUSY_TIMEOUT_MS): SqliteDatabase {
  return new SqliteDatabase(file, { timeout });
}

/**
 * Opens a file with a write-ahead log and full synchronization, so that each commit is on disk, and with deleted data overwritten
 * by zeros. `file` may be `:memory:`. `timeout`: as above, once it is open.
 */
export function openSqliteFile(file: string, timeout = BUSY_TIMEOUT_MS): SqliteDatabase {
  const database = openFile(file);
  try {
    database.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA foreign_keys = ON;
      PRAGMA secure_delete = ON;
      PRAGMA busy_timeout = ${timeout};
    `);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** SQLite's result codes that we distinguish: primary ones, and extended ones of constraints. */
export const RESULT_CODE = {
  error: 1,
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cantOpen: 14,
  notADatabase: 26,
  foreignKey: 787,
  notNull: 1299,
  primaryKey: 1555,
  unique: 2067,
} as const;

/** SQLite's messages, since the driver gives no result code if a statement fails that returns rows. */
const CODE_BY_WORDS: readonly (readonly [words: string, code: number])[] = [
  ['database is locked', RESULT_CODE.busy],
  ['attempt to write a readonly database', RESULT_CODE.readOnly],
  ['disk I/O error', RESULT_CODE.ioError],
  ['database disk image is malformed', RESULT_CODE.corrupt],
  ['database or disk is full', RESULT_CODE.full],
  ['unable to open database file', RESULT_CODE.cantOpen],
  ['file is not a database', RESULT_CODE.notADatabase],
  ['FOREIGN KEY constraint failed', RESULT_CODE.foreignKey],
  ['NOT NULL constraint failed', RESULT_CODE.notNull],
  ['UNIQUE constraint failed', RESULT_CODE.unique],
];

/** The extended result code, whose lowest byte is the primary one; null if it isn't an error of SQLite. */
export function resultCode(error: unknown): number | null {
  if (!(error instanceof Error && 'code' in error && error.code === 'ERR_SQLITE_ERROR')) return null;
  if ('errcode' in error && typeof error.errcode === 'number') return error.errcode;
  const [, code] = CODE_BY_WORDS.find(([words]) => error.message.startsWith(words)) ?? [];
  return code ?? RESULT_CODE.error;
}

export const primaryCode = (code: number): number => code & 0xff;

export const isBusy = (error: unknown): boolean => primaryCode(resultCode(error) ?? 0) === RESULT_CODE.busy;

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Creates an empty file for its owner only, whatever the umask. Keeps an existing file; SQLite reports errors. */
export function makePrivateFile(file: string): void {
  try {
    closeSync(openSync(file, 'wx', PRIVATE_FILE));
  } catch {}
}

/** Makes a database file, and so SQLite's additional ones, readable only for its owner. Another user's files stay unchanged. */
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

/** The last line of an error's message, which has the cause; for several attempts, of the first error. */
export function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  if (!(first instanceof Error)) return String(first);
  return (first.message || first.name).trim().split('\n').at(-1)?.replace(/\.$/, '') ?? first.name;
}

const EXCLUSIVE_ATTEMPTS = 50;
const EXCLUSIVE_ATTEMPT_MS = 100;

/** Moves the write-ahead log, with old versions of deleted rows, into the file. False if others use it for seconds on end. */
async function emptyWal(file: string): Promise<boolean> {
  return tryUntilExclusive(file, (database) => {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0;
  });
}

/** Returns whether it succeeded; attempts while others use the file fail at once, and must leave no prepared statement. */
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
 * bytes. Returns false if others use the database for seconds without a pause.
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

/**
 * Locks a database file for this process with an exclusive transaction on a file beside it. The operating system frees the lock
 * however the process ends, and the database stays readable for backups. Throws StoreUnavailable if any process, including this
 * one, holds the lock.
 */
export function lockFile(file: string): { release(): void } {
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
  | 'locked'
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
export class StoreUnavailable extends StoreOutage {
  override readonly name = 'StoreUnavailable';
  readonly reason: UnavailableReason;

  constructor(reason: UnavailableReason, sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.reason = reason;
  }
}
