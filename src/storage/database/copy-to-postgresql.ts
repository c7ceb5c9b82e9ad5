import type { Client } from 'pg';
import type { SqliteDatabase } from './sqlite-file.ts';

const ROWS_AT_ONCE = 1000;

/**
 * Copies all rows of a SQLite database into the tables of a PostgreSQL database, in one transaction. Both must have the same
 * migrations. Returns false, and changes nothing, if a table there has rows already.
 */
export async function copyToPostgresql(source: SqliteDatabase, url: string): Promise<boolean> {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('BEGIN');
    const tables = inOrder(source);
    for (const table of tables) {
      const { rows } = await client.query(`SELECT 1 FROM "${table}" LIMIT 1`);
      if (rows.length > 0) return false;
    }
    for (const table of tables) await copyRows(source, client, table);
    await continueNumbers(client);
    await client.query('COMMIT');
    return true;
  } finally {
    // Without a commit, nothing is kept.
    await client.end();
  }
}

/** The tables, each after those that its rows refer to. */
function inOrder(source: SqliteDatabase): readonly string[] {
  const names: { name: string }[] = source
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .all();
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (name === '_prisma_migrations' || ordered.has(name)) return;
    const references: { name: string }[] = source
      .prepare('SELECT "table" AS name FROM pragma_foreign_key_list(?)')
      .all(name);
    for (const reference of references) if (reference.name !== name) add(reference.name);
    ordered.add(name);
  };
  for (const { name } of names) add(name);
  return [...ordered];
}

/** PostgreSQL reads SQLite's values as those of its columns, by name: times with an offset, 0 and 1 as booleans. */
async function copyRows(source: SqliteDatabase, client: Client, table: string): Promise<void> {
  const insert = `INSERT INTO "${table}" SELECT * FROM json_populate_recordset(NULL::"${table}", $1)`;
  let rows: unknown[] = [];
  for (const row of source.prepare(`SELECT * FROM "${table}"`).iterate()) {
    rows.push(row);
    if (rows.length < ROWS_AT_ONCE) continue;
    await client.query(insert, [JSON.stringify(rows)]);
    rows = [];
  }
  if (rows.length > 0) await client.query(insert, [JSON.stringify(rows)]);
}

/** Generated numbers go on after the copied ones. */
async function continueNumbers(client: Client): Promise<void> {
  const { rows } = await client.query<{ table: string; name: string }>(`
    SELECT table_name AS table, column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'
  `);
  for (const { table, name } of rows)
    await client.query(
      `SELECT setval(pg_get_serial_sequence('"${table}"', '${name}'), coalesce(max("${name}"), 0) + 1, false) FROM "${table}"`,
    );
}
