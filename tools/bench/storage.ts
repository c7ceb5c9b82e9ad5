import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { compiled } from '../../test/compiled.ts';
import { type Database, postgresqlDatabase, server, sqliteDatabase } from '../../test/storage/databases.ts';
import type { Load, LoadFigures } from './storage-load.ts';

const PROGRAM = path.resolve(import.meta.dirname, 'storage-load.ts');

/** Milliseconds in the main thread that a tap needs besides storage. */
const BUSY_MS = 8;

const LOADS: Readonly<Record<string, Omit<Load, 'url'>>> = {
  '1 table': { tables: 1, changes: 1_000, busy: 0 },
  '20 at once': { tables: 20, changes: 2_000, busy: 0 },
  [`20 at once, ${BUSY_MS} ms of other work each`]: { tables: 20, changes: 1_000, busy: BUSY_MS },
};

/** Measures random play in separate processes on empty databases; includes PostgreSQL if TEST_DATABASE_URL names a server. */
export async function benchStorage(): Promise<void> {
  const figures: Record<string, object> = {};
  for (const [name, load] of Object.entries(LOADS)) {
    figures[`SQLite, ${name}`] = await measure(sqliteDatabase, load);
    if (server) figures[`PostgreSQL, ${name}`] = await measure(postgresqlDatabase, load);
  }
  console.table(figures);
}

async function measure(create: () => Promise<Database>, load: Omit<Load, 'url'>): Promise<object> {
  const database = await create();
  try {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [await compiled(PROGRAM), JSON.stringify({ url: database.url, ...load })],
      { encoding: 'utf8' },
    );
    if (stdout === '') throw new Error(stderr);
    const figures: LoadFigures = JSON.parse(stdout);
    return {
      'commit p50, ms': rounded(figures.p50),
      'p99, ms': rounded(figures.p99),
      'changes a second': Math.round(figures.perSecond),
      'CPU ms, main': rounded(figures.mainThread),
      'all threads': rounded(figures.allThreads),
      MB: Math.round(figures.megabytes),
    };
  } finally {
    await database.drop();
  }
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
