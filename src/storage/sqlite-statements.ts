import type BetterSqlite3 from 'better-sqlite3';
import type { SqliteDatabase } from './sqlite-driver.ts';

type Statement = BetterSqlite3.Statement<unknown[], unknown[]>;

/** More than the store asks in ever so many ways. */
const MOST = 500;

/** Compiles each text once: the store asks the same things again and again. Throws what SQLite says of the text. */
export function statementsOf(database: SqliteDatabase): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  return (sql) => {
    const again = known.get(sql);
    if (again) return again;
    const statement = database.prepare<unknown[], unknown[]>(sql);
    if (known.size === MOST) known.clear();
    known.set(sql, statement);
    return statement;
  };
}
