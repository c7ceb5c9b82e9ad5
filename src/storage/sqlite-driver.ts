import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';
import { StoreUnavailable } from './unavailable.ts';

export type SqliteDatabase = BetterSqlite3.Database;

const require = createRequire(import.meta.url);

type Driver = typeof BetterSqlite3;

let loaded: Driver | undefined;

/**
 * better-sqlite3, in the version that this Node can run. 12 aborts the process in garbage collection where it was compiled for
 * Node 24.19 or later (nodejs/node#65446); 13 needs Node-API 10, which Node 20 doesn't have (WiseLibs/better-sqlite3#1514).
 * Throws StoreUnavailable where neither is there.
 */
export function sqlite(): Driver {
  loaded ??= newer() ?? older();
  return loaded;
}

/** 13 brings its binaries along, for the usual platforms only. */
function newer(): Driver | null {
  if (Number(process.versions['napi']) < 10) return null;
  try {
    return working(require('better-sqlite3-13'));
  } catch {
    return null;
  }
}

function older(): Driver {
  try {
    return working(require('better-sqlite3'));
  } catch (cause) {
    throw new StoreUnavailable(
      'noDriver',
      `The SQLite driver was neither downloaded nor compiled for Node ${process.version} on this machine: use Node 22.14 or later, or install Python and a C++ compiler and run "npm ci" again.`,
      { cause },
    );
  }
}

/** The native part is only loaded with the first database. */
function working(Database: Driver): Driver {
  new Database(':memory:').close();
  return Database;
}
