import type { Types } from '@prisma/client/runtime/client';
import type { Client, Connection, TransactionClient } from './client.ts';
import type { Prisma } from './generated/sqlite/client.ts';
import { retried } from './retry.ts';

/** Runs work on the database, again where it lost to other work at the same time; at the end waits for what is under way. */
export class Transactions {
  readonly #client: Client;
  readonly #snapshot: Connection['snapshot'];
  readonly #release: () => void;
  readonly #running = new Set<Promise<unknown>>();
  #closed: Promise<void> | null = null;

  /** `release` is called after the connections are closed. */
  constructor({ client, snapshot }: Connection, release: () => void) {
    this.#client = client;
    this.#snapshot = snapshot;
    this.#release = release;
  }

  /** All of it, or nothing. */
  write<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    return this.#run(() => this.#client.$transaction((tx) => work(tx)));
  }

  /** What several statements read is of one moment. */
  read<T>(work: (tx: TransactionClient) => Promise<T>): Promise<T> {
    return this.#run(() => this.#client.$transaction((tx) => work(tx), { isolationLevel: this.#snapshot }));
  }

  /** Queries that don't follow from each other, with what they include, of one moment: half the cost of `read`. */
  readAll<Rows extends Prisma.PrismaPromise<unknown>[]>(
    queries: (client: Client) => [...Rows],
  ): Promise<Types.Utils.UnwrapTuple<Rows>> {
    return this.#run(() =>
      this.#client.$transaction(queries(this.#client), { isolationLevel: this.#snapshot }),
    );
  }

  /** For a single statement, which is a transaction by itself. */
  single<T>(work: (client: Client) => Promise<T>): Promise<T> {
    return this.#run(() => work(this.#client));
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

  async #run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed !== null) throw new Error('The store is closed.');
    const running = retried(work);
    this.#running.add(running);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }
}
