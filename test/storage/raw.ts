import pg from 'pg';
import { openSqliteFile } from '../../src/storage/database/sqlite-file.ts';

export type Row = Readonly<Record<string, unknown>>;

/** One statement, past the store; its rows. */
export async function raw(url: string, sql: string): Promise<Row[]> {
  if (url.startsWith('file:')) {
    const database = openSqliteFile(url.slice('file:'.length));
    try {
      const statement = database.prepare<[], Row>(sql);
      if (statement.reader) return statement.all();
      statement.run();
      return [];
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Every row of every table, by the table's name. */
export async function everything(url: string): Promise<ReadonlyMap<string, readonly Row[]>> {
  const names = url.startsWith('file:')
    ? "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    : "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'";
  const tables = new Map<string, readonly Row[]>();
  for (const { name } of await raw(url, names))
    tables.set(String(name), await raw(url, `SELECT * FROM "${name}"`));
  return tables;
}
