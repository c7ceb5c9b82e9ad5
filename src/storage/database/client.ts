import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import type { Types } from '@prisma/client/runtime/client';
import type { PrismaClient as PostgresqlClient } from '../generated/postgresql/client.ts';
import { Prisma, PrismaClient as SqliteClient } from '../generated/sqlite/client.ts';
import { sqliteAdapter } from './sqlite-adapter.ts';
import { eraseFromFile } from './sqlite-file.ts';
import {
  type DatabaseLocation,
  isLocked,
  type OutageListener,
  Outages,
  toStoreUnavailable,
} from './unavailable.ts';

/**
 * The work after which V8 optimizes a WebAssembly function: ten times the default of Node 20, and close to that of Node 24.
 * Prisma's query compiler runs once for each shape of query; optimizing it cost 80 MB and half a second at startup.
 */
setFlagsFromString('--wasm-tiering-budget=18000000');

export type Client = SqliteClient;
export type TransactionClient = Prisma.TransactionClient;

export interface Connection {
  readonly client: Client;
  /** The isolation level at which several statements read one snapshot. */
  readonly snapshot: Prisma.TransactionIsolationLevel;
  readonly place: DatabaseLocation;
  /** Removes deleted data, especially `texts`, from the database's files, as far as possible while others use them. */
  erase(texts: readonly string[]): Promise<unknown>;
}

/** Longer than Prisma's 2 s: under load, transactions wait for each other. */
const transactionOptions = { maxWait: 20_000, timeout: 20_000 };

/** Other formats capture a stack for every query in case it fails, a sixth of a query's cost. */
const errorFormat = 'minimal';

export function connectSqlite(file: string): Connection {
  const client = new SqliteClient({ adapter: sqliteAdapter(file), transactionOptions, errorFormat });
  return { client, snapshot: 'Serializable', place: { file }, erase: (texts) => eraseFromFile(file, texts) };
}

/** Loads its packages on demand, which a bot with SQLite doesn't need. */
export async function connectPostgresql(url: string): Promise<Connection> {
  const { PrismaPg } = await import('@prisma/adapter-pg');
  const { PrismaClient } = await import('../generated/postgresql/client.ts');
  const adapter = new PrismaPg({ connectionString: url, connectionTimeoutMillis: 20_000 });
  const client = new PrismaClient({ adapter, transactionOptions, errorFormat });
  const erase = () => vacuum(client);
  const connection = { client, snapshot: 'RepeatableRead', place: 'PostgreSQL', erase };
  // Both clients are generated from schemas that differ only in the provider (prisma/generate.mjs), so models and transactions have
  // the same shape, but TypeScript sees unrelated types.
  return connection as unknown as Connection;
}

/** Frees the space of deleted rows for reuse and removes their values from statistics. If it fails, autovacuum does it later. */
async function vacuum(client: PostgresqlClient): Promise<void> {
  try {
    const tables = await client.$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user
    `;
    const names = tables.map(({ name }) => `"${name}"`).join(', ');
    await client.$executeRawUnsafe(`VACUUM (SKIP_LOCKED, ANALYZE) ${names}`);
    await forgetStatisticsOfEmptyTables(client);
  } catch {}
}

/** PostgreSQL keeps the statistics of a table that has become empty, unless a column's type is set. */
async function forgetStatisticsOfEmptyTables(client: PostgresqlClient): Promise<void> {
  const columns = await client.$queryRaw<{ table: string; name: string; type: string }[]>`
    SELECT relname AS "table", pg_attribute.attname AS name, format_type(atttypid, atttypmod) AS type
    FROM pg_stats JOIN pg_class ON pg_class.oid = format('%I.%I', schemaname, tablename)::regclass
    JOIN pg_attribute ON attrelid = pg_class.oid AND pg_attribute.attname = pg_stats.attname
    WHERE schemaname = 'public' AND reltuples = 0 AND pg_get_userbyid(relowner) = current_user
  `;
  const changes = columns.map(
    ({ table, name, type }) => `ALTER TABLE "${table}" ALTER COLUMN "${name}" TYPE ${type}`,
  );
  if (changes.length > 0)
    await client.$transaction(
      [`SET LOCAL lock_timeout = '2s'`, ...changes].map((statement) => client.$executeRawUnsafe(statement)),
    );
}

const PROBE = 'probe';
/** Minimum length of a large change, in characters. */
const LARGE_CHANGE = 65_536;

/** Runs work on the database, repeats it after a conflict with concurrent work, and reports outages. */
export class Transactions {
  readonly isFile: boolean;
  /** For single statements, each of which is a transaction by itself. */
  readonly client: Client;
  readonly #client: Client;
  readonly #connection: Connection;
  readonly #release: () => void;
  readonly #outages: Outages;
  readonly #running = new Set<Promise<unknown>>();
  #closed: Promise<void> | null = null;

  /** `release` is called after the connections are closed. */
  constructor(
    connection: Connection,
    release: () => void,
    outages: OutageListener = { lost: () => {}, back: () => {} },
  ) {
    this.isFile = connection.place !== 'PostgreSQL';
    this.#client = connection.client;
    this.client = queriedBy(connection.client, (query) => this.#run(query));
    this.#connection = connection;
    this.#outages = new Outages(outages);
    this.#release = release;
  }

  async write<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    const result = await this.#run(() => this.#client.$transaction((tx) => work(tx)));
    // The transaction may have written too little to prove that the outage is over.
    if (this.#outages.isUnwritable) await this.ping(new Date()).catch(() => {});
    return result;
  }

  /**
   * Writes something to check that the database accepts writes. During an outage it writes as much as a table's large change, since
   * a full disk may have space for less. The text differs each time, because SQLite doesn't rewrite an unchanged row.
   */
  async ping(now: Date): Promise<void> {
    const value = `${now.toISOString()}${this.#outages.isUnwritable ? ' '.repeat(LARGE_CHANGE) : ''}`;
    const note = { where: { key: PROBE }, create: { key: PROBE, value }, update: { value } };
    await this.#run(() => this.#client.note.upsert(note), true);
  }

  read<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    return this.#run(() =>
      this.#client.$transaction((tx) => work(tx), { isolationLevel: this.#connection.snapshot }),
    );
  }

  /** Runs independent queries and their includes on one snapshot, at half the cost of `read`. */
  readAll<Rows extends Prisma.PrismaPromise<unknown>[]>(
    queries: (client: Client) => [...Rows],
  ): Promise<Types.Utils.UnwrapTuple<Rows>> {
    return this.#run(() =>
      this.#client.$transaction(queries(this.#client), { isolationLevel: this.#connection.snapshot }),
    );
  }

  /** Removes deleted data from the database's files. `texts` must not be in any row any more. */
  async erase(texts: readonly string[] = []): Promise<void> {
    await this.#run(() => this.#connection.erase(texts));
  }

  /** Waits for running work, then closes. May be called again. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.#client.$disconnect();
    this.#release();
  }

  get running(): number {
    return this.#running.size;
  }

  /** `isProof`: success proves that the database can be written. */
  async #run<T>(work: () => Promise<T>, isProof = false): Promise<T> {
    if (this.#closed !== null) throw new Error('The store is closed.');
    const query = this.#outages.begin();
    const running = withRetry(work);
    this.#running.add(running);
    try {
      const result = await running;
      this.#outages.succeeded(query, isProof);
      return result;
    } catch (error) {
      const why = toStoreUnavailable(error, this.#connection.place);
      if (!why) throw error;
      this.#outages.failed(query, why);
      throw why;
    } finally {
      this.#running.delete(running);
    }
  }
}

/** The same client, whose queries are run by `run`, perhaps several times. */
function queriedBy(client: Client, run: <T>(query: () => Promise<T>) => Promise<T>): Client {
  const running = <Target extends object>(target: Target, hasModels: boolean): Target =>
    new Proxy(target, {
      get(_, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value === 'function')
          return (...given: unknown[]) => run(() => value.apply(target, given));
        return hasModels && typeof value === 'object' && value ? running(value, false) : value;
      },
    });
  return running(client, true);
}

const ATTEMPTS = 6;
/** Discord waits three seconds for an answer. */
const MAX_LOCKED_MS = 1500;
const LOCKED_PAUSE_MS = 50;

/** PostgreSQL aborted one of two transactions: a deadlock, or a serialization failure. */
const CONFLICT = 'P2034';

/**
 * Repeats a whole transaction after a conflict with a concurrent one, or while another program locks the file; the work must start
 * from the beginning each time. Unique violations (P2002) aren't repeated: data that is often written concurrently (a table's
 * number, settings, notes) is written by a single statement, which waits.
 */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  const begunAt = Date.now();
  for (let attempt = 1; ; ) {
    try {
      return await transaction();
    } catch (error) {
      if (isLocked(error) && Date.now() - begunAt < MAX_LOCKED_MS) {
        await sleep(LOCKED_PAUSE_MS);
        continue;
      }
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
      attempt += 1;
    }
  }
}

function isConflict(error: unknown): boolean {
  if (rawCause(error)?.kind === 'TransactionWriteConflict') return true;
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === CONFLICT;
}
export type NewRow = Readonly<Record<string, string | number | boolean | Date | null>>;

export const columnOf = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same row by column names of the database. */
export const byColumns = (row: NewRow): NewRow =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));

/** The columns of rows with the same fields, each after `prefix`. */
export const columnsOf = (row: NewRow, prefix = ''): Prisma.Sql =>
  Prisma.raw(
    Object.keys(byColumns(row))
      .map((column) => `${prefix}"${column}"`)
      .join(', '),
  );

/**
 * Inserts rows with the same fields in one statement; returns their number. Prisma compiles `createMany` again at each call.
 * `skipTaken`: leaves out rows whose key exists, which `createMany` can't on SQLite; waits for concurrent writers of the same key.
 */
export async function insertRows(
  tx: Pick<Prisma.TransactionClient, '$executeRaw'>,
  table: 'actions' | 'notices' | 'interaction_changes' | 'prophecies',
  rows: readonly NewRow[],
  { skipTaken = false } = {},
): Promise<number> {
  const [first] = rows;
  if (!first) return 0;
  const values = rows.map((row) => Prisma.sql`(${Prisma.join(Object.values(row))})`);
  const unlessTaken = skipTaken ? Prisma.sql`ON CONFLICT DO NOTHING` : Prisma.empty;
  return tx.$executeRaw`
    INSERT INTO ${Prisma.raw(table)} (${columnsOf(first)}) VALUES ${Prisma.join(values)} ${unlessTaken}
  `;
}

/** Maximum number of ids per statement. */
const IDS_AT_ONCE = 1000;

/** Queries ids in chunks and returns all results. */
export async function inChunks<T>(
  ids: readonly string[],
  find: (some: string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    found.push(...(await find(ids.slice(at, at + IDS_AT_ONCE))));
  return found;
}

/** Prisma's code of every failed raw statement, whatever the reason. */
const RAW = 'P2010';

interface Cause {
  readonly kind?: unknown;
  readonly constraint?: { readonly index?: unknown };
}

/** The reason of a failed raw statement, from the driver's adapter; null for any other error. */
export function rawCause(error: unknown): Cause | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== RAW) return null;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { readonly cause?: Cause } };
  return driverAdapterError?.cause ?? null;
}
