/** Removes the remains of deleted rows from an SQLite file that overwriting them leaves. */
import { createReadStream } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyWal, isBusy, openFile } from './sqlite-file.ts';

const ATTEMPTS = 50;
const ATTEMPT_MS = 100;

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

async function vacuum(file: string): Promise<boolean> {
  const database = openFile(file, 0);
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      try {
        database.exec('VACUUM');
        return true;
      } catch (error) {
        if (!isBusy(error)) throw error;
      }
      await sleep(ATTEMPT_MS);
    }
    return false;
  } finally {
    database.close();
  }
}
