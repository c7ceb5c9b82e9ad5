import { reasonOf, StoreUnavailable, type UnavailableReason } from './sqlite-file.ts';

/** Where the database is, for sentences: a SQLite file's absolute path, or PostgreSQL. */
export type Place = { readonly file: string } | 'PostgreSQL';

const AGAIN = 'restore a backup with "npm run restore", or move the file away to begin with an empty one';

/** SQLite's result codes that say something of the file, not of the query, and a sentence for each. */
const SQLITE: readonly (readonly [code: string, UnavailableReason, (file: string) => string])[] = [
  ['SQLITE_NOTADB', 'broken', (file) => `${file} is not a SQLite database: ${AGAIN}.`],
  ['SQLITE_CORRUPT', 'broken', (file) => `The database ${file} is damaged: ${AGAIN}.`],
  [
    'SQLITE_READONLY',
    'unwritable',
    (file) => `The database ${file} can't be written: let Haruspex write to the file and its folder.`,
  ],
  [
    'SQLITE_CANTOPEN',
    'unwritable',
    (file) =>
      `The database ${file} can't be opened: set DATABASE_URL to a file in a folder where Haruspex may write.`,
  ],
  ['SQLITE_FULL', 'full', (file) => `The disk with the database ${file} is full: make room on it.`],
  [
    'SQLITE_IOERR',
    'unwritable',
    (file) => `The database ${file} can't be read or written: check its disk, and whether that is full.`,
  ],
];

/** Prisma's codes of a server that is not there: P2028 also stands for transactions that took too long. */
const NOT_THERE: readonly unknown[] = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'];
/** How pg, the network and raw statements say the same; 57P0…: PostgreSQL stops or starts; 08…: a broken connection. */
const BROKEN_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|\b(DatabaseNotReachable|ConnectionClosed|SocketTimeout|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0[1-3]|08\d{3}|53300)\b/;

/** The database is lost, as a failed query shows; null where only the query failed. */
export function unavailable(error: unknown, place: Place): StoreUnavailable | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreUnavailable) return error;
  const { code, meta } = error as Error & { readonly code?: unknown; readonly meta?: unknown };
  if (place !== 'PostgreSQL') {
    const said = `${code} ${error.message} ${JSON.stringify(meta ?? null)}`;
    const [, reason, sentence] = SQLITE.find(([name]) => said.includes(name)) ?? [];
    return reason && sentence ? new StoreUnavailable(reason, sentence(place.file), { cause: error }) : null;
  }
  if (
    !NOT_THERE.includes(code) &&
    !BROKEN_CONNECTION.test(`${code} ${error.message} ${JSON.stringify(meta ?? null)}`)
  )
    return null;
  return new StoreUnavailable('unreachable', `PostgreSQL can't be reached (${reasonOf(error)}).`, {
    cause: error,
  });
}

/** Says once that the database is lost and once that it is back, however many queries find out. */
export interface OutageListener {
  /** It can't be used from now on, or at least not written. */
  lost(why: StoreUnavailable): void;
  back(): void;
}

/** Whether the database can be used, by the queries that succeed and fail. */
export class Outages {
  readonly #listener: OutageListener;
  #lost: StoreUnavailable | null = null;
  /** Counts queries: what one that was begun before a turn of things says is old. */
  #begun = 0;
  #turnedAt = 0;

  constructor(listener: OutageListener) {
    this.#listener = listener;
  }

  /** A query begins; its number. */
  begin(): number {
    this.#begun += 1;
    return this.#begun;
  }

  failed(query: number, why: StoreUnavailable): void {
    if (this.#lost || query <= this.#turnedAt) return;
    this.#lost = why;
    this.#turnedAt = this.#begun;
    this.#listener.lost(why);
  }

  /** A full disk can still be read. */
  succeeded(query: number, isWrite: boolean): void {
    if (!this.#lost || query <= this.#turnedAt || !(isWrite || this.#lost.reason === 'unreachable')) return;
    this.#lost = null;
    this.#turnedAt = this.#begun;
    this.#listener.back();
  }
}
