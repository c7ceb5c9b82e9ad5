import { setTimeout as sleep } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Types } from '@prisma/client/runtime/client';
import { PrismaClient as PostgresqlClient } from '../generated/postgresql/client.ts';
import { Prisma, PrismaClient as SqliteClient } from '../generated/sqlite/client.ts';
import { eraseFromFile } from './erase-from-file.ts';
import { rawCause } from './raw-errors.ts';
import { sqliteAdapter } from './sqlite-adapter.ts';
import './wasm-tiering.ts';
import { type OutageListener, Outages, type Place, unavailable } from './unavailable.ts';

export type Client = SqliteClient;
export type TransactionClient = Prisma.TransactionClient;

/** A connection to either database. */
export interface Connection {
  readonly client: Client;
  /** The isolation level under which several statements read one snapshot. */
  readonly snapshot: Prisma.TransactionIsolationLevel;
  readonly place: Place;
  /** Takes what was deleted, these texts above all, out of the database's files, as far as it can be done while others use them. */
  erase(texts: readonly string[]): Promise<unknown>;
}

/** Longer than Prisma's 2 s: under load transactions wait for each other. */
const transactionOptions = { maxWait: 20_000, timeout: 20_000 };

/** For the others, Prisma takes the stack of every query, in case it fails: a sixth of a query's cost. */
const errorFormat = 'minimal';

export function connectSqlite(file: string): Connection {
  const client = new SqliteClient({ adapter: sqliteAdapter(file), transactionOptions, errorFormat });
  return { client, snapshot: 'Serializable', place: { file }, erase: (texts) => eraseFromFile(file, texts) };
}

export function connectPostgresql(url: string): Connection {
  const adapter = new PrismaPg({ connectionString: url, connectionTimeoutMillis: 20_000 });
  const client = new PostgresqlClient({ adapter, transactionOptions, errorFormat });
  const erase = () => vacuum(client);
  const connection = { client, snapshot: 'RepeatableRead', place: 'PostgreSQL', erase };
  // Both clients are generated from one schema in which only the provider differs (prisma/generate.mjs), so that models and
  // transactions have one shape. TypeScript sees two unrelated families of types.
  return connection as unknown as Connection;
}

/** Frees the space of deleted rows, to be written over, and takes what stood in them out of statistics. Where it fails, autovacuum does so later. */
async function vacuum(client: PostgresqlClient): Promise<void> {
  try {
    const tables = await client.$queryRaw<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tableowner = current_user
    `;
    const names = tables.map(({ name }) => `"${name}"`).join(', ');
    await client.$executeRawUnsafe(`VACUUM (SKIP_LOCKED, ANALYZE) ${names}`);
  } catch {}
}

/** The key of a note. */
const PROBE = 'probe';
/** Characters. */
const LARGE_CHANGE = 65_536;

/** Runs work on the database, and runs it again where it lost to concurrent work. */
export class Transactions {
  readonly isFile: boolean;
  readonly #client: Client;
  readonly #snapshot: Connection['snapshot'];
  readonly #erase: Connection['erase'];
  readonly #release: () => void;
  readonly #place: Place;
  readonly #outages: Outages;
  readonly #running = new Set<Promise<unknown>>();
  #closed: Promise<void> | null = null;

  /** `release` is called after the connections are closed. */
  constructor(
    { client, snapshot, place, erase }: Connection,
    release: () => void,
    outages: OutageListener = { lost: () => {}, back: () => {} },
  ) {
    this.isFile = place !== 'PostgreSQL';
    this.#client = client;
    this.#place = place;
    this.#outages = new Outages(outages);
    this.#snapshot = snapshot;
    this.#erase = erase;
    this.#release = release;
  }

  /** All of it, or nothing. */
  async write<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    const result = await this.#run(() => this.#client.$transaction((tx) => work(tx)));
    // It may have written next to nothing.
    if (this.#outages.isUnwritable) await this.ping(new Date()).catch(() => {});
    return result;
  }

  /**
   * Writes something, to see whether the database takes it. Once it has not, as much as a large change of a table: a disk that is
   * full for that may have room for less. The text is another one each time, since SQLite writes no row anew that stays as it is.
   */
  async ping(now: Date): Promise<void> {
    const value = `${now.toISOString()}${this.#outages.isUnwritable ? ' '.repeat(LARGE_CHANGE) : ''}`;
    const note = { where: { key: PROBE }, create: { key: PROBE, value }, update: { value } };
    await this.#run(() => this.#client.note.upsert(note), true);
  }

  /** Several statements that read one snapshot. */
  read<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    return this.#run(() => this.#client.$transaction((tx) => work(tx), { isolationLevel: this.#snapshot }));
  }

  /** Independent queries, with what they include, on one snapshot: half the cost of `read`. */
  readAll<Rows extends Prisma.PrismaPromise<unknown>[]>(
    queries: (client: Client) => [...Rows],
  ): Promise<Types.Utils.UnwrapTuple<Rows>> {
    return this.#run(() =>
      this.#client.$transaction(queries(this.#client), { isolationLevel: this.#snapshot }),
    );
  }

  /** A single statement, which is a transaction by itself. */
  single<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.#run(() => work(this.#client));
  }

  /** After a deletion: takes what was deleted out of the database's files too. `texts` are in no row any more. */
  async erase(texts: readonly string[] = []): Promise<void> {
    await this.#run(() => this.#erase(texts));
  }

  /** Waits for what is under way, then closes. May be called again. */
  close(): Promise<void> {
    this.#closed ??= this.#finish();
    return this.#closed;
  }

  async #finish(): Promise<void> {
    await Promise.allSettled(this.#running);
    await this.#client.$disconnect();
    this.#release();
  }

  /** How many transactions are under way, or wait for their turn. */
  get running(): number {
    return this.#running.size;
  }

  /** `isProof`: where it succeeds, the database can be written. */
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
      const why = unavailable(error, this.#place);
      if (!why) throw error;
      this.#outages.failed(query, why);
      throw why;
    } finally {
      this.#running.delete(running);
    }
  }
}

const ATTEMPTS = 6;

/** PostgreSQL gave up one of two transactions: a deadlock, or a serialization failure. */
const CONFLICT = 'P2034';

/**
 * Runs a whole transaction again where it lost to a concurrent one; the work must start from the beginning each time.
 * A unique violation (P2002) is no such loss: what many write at once (a table's number, settings, notes) is one statement each,
 * which waits.
 */
export async function withRetry<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === ATTEMPTS || !isConflict(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function isConflict(error: unknown): boolean {
  if (rawCause(error)?.kind === 'TransactionWriteConflict') return true;
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === CONFLICT;
}
