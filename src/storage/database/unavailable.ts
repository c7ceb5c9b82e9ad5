import {
  primaryCode,
  RESULT_CODE,
  reasonOf,
  resultCode,
  StoreUnavailable,
  type UnavailableReason,
} from './sqlite-file.ts';

/** The database's location for messages: an SQLite file's absolute path, or PostgreSQL. */
export type DatabaseLocation = { readonly file: string } | 'PostgreSQL';

const AGAIN = 'restore a backup with "npm run restore", or move the file away to start with an empty one';

/** SQLite's result codes that concern the file rather than the query. */
const SQLITE: readonly (readonly [code: number, UnavailableReason, (file: string) => string])[] = [
  [RESULT_CODE.notADatabase, 'broken', (file) => `${file} is not a SQLite database: ${AGAIN}.`],
  [RESULT_CODE.corrupt, 'broken', (file) => `The database ${file} is damaged: ${AGAIN}.`],
  [
    RESULT_CODE.readOnly,
    'unwritable',
    (file) => `The database ${file} can't be written: let Haruspex write to the file and its folder.`,
  ],
  [
    RESULT_CODE.cantOpen,
    'unwritable',
    (file) =>
      `The database ${file} can't be opened: set DATABASE_URL to a file in a folder where Haruspex may write.`,
  ],
  [
    RESULT_CODE.busy,
    'locked',
    (file) => `The database ${file} is locked by another program: end that program, or let it finish.`,
  ],
  [RESULT_CODE.full, 'full', (file) => `The disk with the database ${file} is full: make room on it.`],
  [
    RESULT_CODE.ioError,
    'unwritable',
    (file) => `The database ${file} can't be read or written: check its disk, and whether that is full.`,
  ],
];

/** Prisma's codes for an unreachable server; P2028 also for transactions that timed out. */
const NOT_THERE: readonly unknown[] = ['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037'];
/** The same in messages of pg, the network and raw statements. 57P0…: a stop or start; 08…: a broken connection (08P01: PgBouncer). */
const BROKEN_CONNECTION =
  /Connection terminated|timeout exceeded when trying to connect|\b(DatabaseNotReachable|ConnectionClosed|SocketTimeout|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|57P0[1-3]|08[0-9P]\d{2}|53300)\b/;

/** PostgreSQL's codes of a read-only server. */
const READ_ONLY: readonly (readonly [code: RegExp, UnavailableReason, sentence: string])[] = [
  [/\b53100\b/, 'full', 'The disk of PostgreSQL is full: make room on it.'],
  [/\b25006\b/, 'unwritable', 'PostgreSQL is read-only: set DATABASE_URL to the primary server.'],
];

/** Adds SQLite's result code to the adapter's error for Prisma, which keeps only some of an error's texts. */
export const formatResultCode = (code: number): string => `SQLite ${code}`;

/** Returns 0 if the text has no result code. */
const parseResultCode = (text: string): number => Number(/\bSQLite (\d+)\b/.exec(text)?.[1] ?? 0);

/** Whether another program locks the SQLite file. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error &&
  primaryCode(resultCode(error) ?? parseResultCode(messageWithDetails(error))) === RESULT_CODE.busy;

/** Prisma puts the adapter's message into an error's code, message or details. */
function messageWithDetails(error: Error): string {
  const { code, meta } = error as Error & { readonly code?: unknown; readonly meta?: unknown };
  return `${code} ${error.message} ${JSON.stringify(meta ?? null)}`;
}

/** Returns the outage that made a query fail; null if only the query failed. */
export function toStoreUnavailable(error: unknown, place: DatabaseLocation): StoreUnavailable | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof StoreUnavailable) return error;
  const said = messageWithDetails(error);
  if (place !== 'PostgreSQL') {
    const result = resultCode(error) ?? parseResultCode(said);
    const [, reason, sentence] = SQLITE.find(([known]) => known === primaryCode(result)) ?? [];
    return reason && sentence ? new StoreUnavailable(reason, sentence(place.file), { cause: error }) : null;
  }
  const [, reason, sentence] = READ_ONLY.find(([known]) => known.test(said)) ?? [];
  if (reason && sentence) return new StoreUnavailable(reason, sentence, { cause: error });
  const { code } = error as Error & { readonly code?: unknown };
  if (!NOT_THERE.includes(code) && !BROKEN_CONNECTION.test(said)) return null;
  return new StoreUnavailable('unreachable', `PostgreSQL can't be reached (${reasonOf(error)}).`, {
    cause: error,
  });
}

/** Why PostgreSQL refuses a connection or the first table, by code: retrying doesn't help. PgBouncer has one code for all. */
const REFUSED: readonly (readonly [said: RegExp, UnavailableReason, (why: string) => string])[] = [
  [
    /^3D000|database ".*" does not exist|no such database/,
    'noDatabase',
    (why) => `PostgreSQL has no such database (${why}): create it, or correct DATABASE_URL.`,
  ],
  [
    /^28|authentication failed|SASL|no such user/,
    'notLetIn',
    (why) => `PostgreSQL refuses the login (${why}): correct user and password in DATABASE_URL.`,
  ],
  [
    /^42501/,
    'notLetIn',
    (why) => `PostgreSQL doesn't let Haruspex create its tables (${why}): let its user own the database.`,
  ],
];

/** Returns the reason if the server is reachable but refuses; null for other errors. */
export function connectionRefusal(error: unknown): StoreUnavailable | null {
  if (!(error instanceof Error)) return null;
  const { code = '' } = error as Error & { readonly code?: unknown };
  const why = reasonOf(error);
  const [, reason, sentence] = REFUSED.find(([said]) => said.test(`${code} ${why}`)) ?? [];
  return reason && sentence ? new StoreUnavailable(reason, sentence(why), { cause: error }) : null;
}

/** Called once per outage and once at its end, however many queries fail. */
export interface OutageListener {
  /** The database can no longer be used, or at least not be written. */
  lost(why: StoreUnavailable): void;
  back(): void;
}

/** Tracks the database's availability from the success and failure of queries. */
export class Outages {
  readonly #listener: OutageListener;
  #lost: StoreUnavailable | null = null;
  /** Numbers queries, so that one that began before the last change of state is ignored. */
  #begun = 0;
  #turnedAt = 0;

  constructor(listener: OutageListener) {
    this.#listener = listener;
  }

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

  /** Whether a write has failed in a database that may still be readable. */
  get isUnwritable(): boolean {
    return this.#lost !== null && this.#lost.reason !== 'unreachable';
  }

  /** `isProof`: it also proves that a full disk, which can still be read, has space again. */
  succeeded(query: number, isProof: boolean): void {
    if (!this.#lost || query <= this.#turnedAt || !(isProof || this.#lost.reason === 'unreachable')) return;
    this.#lost = null;
    this.#turnedAt = this.#begun;
    this.#listener.back();
  }
}
