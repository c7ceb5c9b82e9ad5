import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import type { Connection } from '../../src/storage/database/client.ts';
import { sqliteAdapter } from '../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile } from '../../src/storage/database/sqlite-file.ts';
import { PrismaClient as PostgresqlClient } from '../../src/storage/generated/postgresql/client.ts';
import { PrismaClient as SqliteClient } from '../../src/storage/generated/sqlite/client.ts';
import { openStore, prismaStore, type Store } from '../../src/storage/index.ts';
import { type Database, postgresqlDatabase, sqliteDatabase } from '../../test/storage/databases.ts';
import type { Rows } from './many-games.ts';

export interface ObservedQuery {
  readonly sql: string;
  readonly values: readonly unknown[];
}

export interface Loaded {
  readonly name: string;
  readonly store: Store;
  asked(): readonly ObservedQuery[];
  /** The indexes that answer a query; `all of` a table that is scanned. */
  plan(asked: ObservedQuery): Promise<readonly string[]>;
  drop(): Promise<void>;
}

const log = [{ emit: 'event', level: 'query' }] as const;

interface Query {
  readonly query: string;
  readonly params: string;
}

const readAsked = ({ query, params }: Query): ObservedQuery => {
  let values: unknown[] = [];
  try {
    values = JSON.parse(params);
  } catch {
    // Values that aren't JSON; the statement is planned without them.
  }
  return { sql: query, values };
};

function drainer<T>(list: T[]): () => readonly T[] {
  return () => list.splice(0);
}

async function migrated(create: () => Promise<Database>): Promise<Database> {
  const database = await create();
  await (await openStore({ url: database.url })).close();
  return database;
}

export async function loadedSqlite(rows: Iterable<Rows>, into?: Database): Promise<Loaded> {
  const { url, drop } = into ?? (await migrated(sqliteDatabase));
  const file = url.slice('file:'.length);
  const raw = openSqliteFile(file);
  for (const tables of rows) {
    raw.exec('BEGIN');
    for (const [table, some] of Object.entries(tables)) {
      if (some.length === 0) continue;
      const names = Object.keys(some[0] ?? {});
      const insert = raw.prepare(
        `INSERT INTO "${table}" (${names.map((name) => `"${name}"`)}) VALUES (${names.map(() => '?')})`,
      );
      for (const row of some) insert.run(...Object.values(row).map(forSqlite));
    }
    raw.exec('COMMIT');
  }
  const client = new SqliteClient({ adapter: sqliteAdapter(file), log: [...log] });
  const asked: ObservedQuery[] = [];
  client.$on('query', (event) => asked.push(readAsked(event)));
  return {
    name: 'SQLite',
    store: prismaStore(
      { client, snapshot: 'Serializable', place: { file }, erase: async () => {} },
      () => new Date(),
      () => {},
    ),
    asked: drainer(asked),
    plan: async ({ sql }) => {
      const steps = raw.prepare(`EXPLAIN QUERY PLAN ${sql}`);
      // A statement is planned without its values.
      const values = Array.from(sql.matchAll(/\?/g), () => null);
      const found: string[] = steps.all(...values).map(({ detail }) => detail);
      return found.flatMap((detail) => {
        const index = /USING (?:COVERING )?INDEX (\S+)/.exec(detail)?.[1];
        // Prisma counts in a subquery by this name.
        const whole = /^SCAN (?!sub$)(\S+)/.exec(detail)?.[1];
        const sorted = /USE TEMP B-TREE.*/.exec(detail)?.[0].toLowerCase();
        const table = whole && !index ? [`all of ${whole}`] : [];
        return [...(index ? [index] : []), ...table, ...(sorted ? [sorted] : [])];
      });
    },
    drop: async () => {
      raw.close();
      await client.$disconnect();
      await drop();
    },
  };
}

const forSqlite = (value: unknown): unknown =>
  value instanceof Date
    ? value.toISOString().replace('Z', '+00:00')
    : typeof value === 'boolean'
      ? Number(value)
      : value;

export async function loadedPostgresql(rows: Iterable<Rows>, into?: Database): Promise<Loaded> {
  const { url, drop } = into ?? (await migrated(postgresqlDatabase));
  const raw = new pg.Client({ connectionString: url });
  await raw.connect();
  for (const tables of rows)
    for (const [table, some] of Object.entries(tables))
      await raw.query(`INSERT INTO "${table}" SELECT * FROM json_populate_recordset(null::"${table}", $1)`, [
        JSON.stringify(some),
      ]);
  // The server would do this itself after a while.
  await raw.query('VACUUM ANALYZE');
  const client = new PostgresqlClient({ adapter: new PrismaPg({ connectionString: url }), log: [...log] });
  const asked: ObservedQuery[] = [];
  client.$on('query', (event) => asked.push(readAsked(event)));
  const shared = { snapshot: 'RepeatableRead', place: 'PostgreSQL', erase: async () => {} };
  const connection = { client, ...shared } as unknown as Connection;
  return {
    name: 'PostgreSQL',
    store: prismaStore(
      connection,
      () => new Date(),
      () => {},
    ),
    asked: drainer(asked),
    plan: async ({ sql, values }) => {
      const { rows: lines } = await raw.query(`EXPLAIN ${sql}`, [...values]);
      // The server scans small tables, which says nothing about large ones.
      const { rows: small } = await raw.query<{ relname: string }>(
        'SELECT relname FROM pg_class WHERE relpages < 10',
      );
      return lines.flatMap((line) => {
        const detail = String(Object.values(line)[0]);
        const index = /Index (?:Only )?Scan(?: Backward)? (?:using|on) (\S+)/.exec(detail)?.[1];
        const whole = /Seq Scan on (\S+)/.exec(detail)?.[1];
        const isLarge = whole && !small.some(({ relname }) => relname === whole);
        return [...(index ? [index] : []), ...(isLarge ? [`all of ${whole}`] : [])];
      });
    },
    drop: async () => {
      await raw.end();
      await client.$disconnect();
      await drop();
    },
  };
}
