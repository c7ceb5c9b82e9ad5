import { sqlite } from './sqlite-driver.ts';
import { StoreUnavailable } from './unavailable.ts';

/** Held for the process's life. */
export interface FileLock {
  release(): void;
}

/**
 * Takes the only seat at a database file, for as long as the process lives: an exclusive transaction on a file beside it.
 * The operating system frees it however the process ends, and the database itself stays readable for backups.
 * Throws StoreUnavailable where another process (or this one) has it.
 */
export function lockFile(file: string): FileLock {
  const Database = sqlite();
  const lock = new Database(`${file}-lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY') {
      throw new StoreUnavailable(
        'inUse',
        `The database ${file} is in use by another Haruspex process: stop that one first, or set another DATABASE_URL.`,
      );
    }
    throw error;
  }
  return { release: () => lock.close() };
}
