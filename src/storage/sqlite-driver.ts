import { createRequire } from 'node:module';
import type BetterSqlite3 from 'better-sqlite3';

export type SqliteDatabase = BetterSqlite3.Database;

const require = createRequire(import.meta.url);

/**
 * better-sqlite3, in the version that this Node can run. 12 aborts the process in garbage collection where it was compiled for
 * Node 24.19 or later (nodejs/node#65446); 13 needs Node-API 10, which Node 20 doesn't have (WiseLibs/better-sqlite3#1514).
 */
export const Sqlite: typeof BetterSqlite3 = load();

function load(): typeof BetterSqlite3 {
  if (Number(process.versions['napi']) >= 10) {
    try {
      const newer: typeof BetterSqlite3 = require('better-sqlite3-13');
      new newer(':memory:').close();
      return newer;
    } catch {
      // 13 brings its binaries along, for the usual platforms only; 12 is compiled on the others.
    }
  }
  return require('better-sqlite3');
}
