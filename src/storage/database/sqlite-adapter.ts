import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { StatementSyncInstance } from '@photostructure/sqlite';
import {
  type ArgType,
  type ColumnType,
  ColumnTypeEnum,
  DriverAdapterError,
  type MappedError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { AsyncQueue } from '@sapphire/async-queue';
import { openSqliteFile, RESULT_CODE, reasonOf, resultCode, type SqliteDatabase } from './sqlite-file.ts';
import { formatResultCode } from './unavailable.ts';

/** A waiting statement would block the event loop; instead the transaction is repeated (client.ts). */
const BUSY_TIMEOUT_MS = 10;

const NAME = { provider: 'sqlite', adapterName: 'haruspex-sqlite' } as const;

/**
 * Prisma's driver adapter for one SQLite file, durable at every commit.
 *
 * Prisma's own adapter needs better-sqlite3, which is compiled on many machines; leaves a transaction open after a failed COMMIT, so
 * that all later work is lost (prisma/orm#29933); and runs other queries inside an open transaction, to be rolled back with it. Here
 * other queries wait for the end of the transaction.
 */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  return { ...NAME, connect: async () => adapterOn(openSqliteFile(file, BUSY_TIMEOUT_MS)) };
}

/** SQLite's own limit; without it, Prisma assumes 999. */
const MAX_VALUES = 32_766;

export function adapterOn(database: SqliteDatabase): SqlDriverAdapter {
  const statements = statementCache(database);
  const queue = new AsyncQueue();
  return {
    ...NAME,
    getConnectionInfo: () => ({ maxBindValues: MAX_VALUES, supportsRelationJoins: false }),
    queryRaw: (sql) => exclusively(queue, () => query(statements, sql)),
    executeRaw: (sql) => exclusively(queue, () => execute(statements, sql)),
    executeScript: (script) =>
      exclusively(queue, () => {
        withPrismaErrors(() => database.exec(script));
      }),
    dispose: () =>
      exclusively(queue, () => {
        if (database.isOpen) database.close();
      }),
    async startTransaction() {
      await queue.wait();
      try {
        withPrismaErrors(() => database.exec('BEGIN'));
        return transactionOn(database, statements, () => queue.shift());
      } catch (error) {
        queue.shift();
        throw error;
      }
    },
  };
}

async function exclusively<T>(queue: AsyncQueue, work: () => T): Promise<T> {
  await queue.wait();
  try {
    return work();
  } finally {
    queue.shift();
  }
}

/**
 * Prisma sends COMMIT and ROLLBACK as queries and calls `commit` or `rollback` afterwards, even if they failed. Calling both would
 * end the next user's transaction.
 */
function transactionOn(
  database: SqliteDatabase,
  statements: StatementCache,
  release: () => void,
): Transaction {
  let isOver = false;
  const done = async () => {
    if (isOver) return;
    isOver = true;
    try {
      if (database.isTransaction) database.exec('ROLLBACK');
    } finally {
      release();
    }
  };
  return {
    ...NAME,
    options: { usePhantomQuery: false },
    queryRaw: async (sql) => query(statements, sql),
    executeRaw: async (sql) => execute(statements, sql),
    commit: done,
    rollback: done,
  };
}

function query(statements: StatementCache, { sql, args, argTypes }: SqlQuery): SqlResultSet {
  return withPrismaErrors(() => {
    const { statement, names, types } = statements(sql);
    const values = bindValues(args, argTypes);
    const rows: unknown[][] = statement.all(...values);
    return {
      columnNames: names,
      columnTypes: types.map((type, index) => type ?? typeOfValues(rows.map((row) => row[index]))),
      rows: rows.map((row) => row.map(fromSqlite)),
    };
  });
}

function execute(statements: StatementCache, { sql, args, argTypes }: SqlQuery): number {
  return withPrismaErrors(() => Number(statements(sql).statement.run(...bindValues(args, argTypes)).changes));
}

function bindValues(args: readonly unknown[], types: SqlQuery['argTypes']): unknown[] {
  return args.map((value, index) =>
    toSqlite(value, types[index] ?? { scalarType: 'unknown', arity: 'scalar' }),
  );
}

/** Stores booleans as 0 and 1, dates as ISO 8601, like Prisma's own adapter. Throws at a NUL, where the driver would cut. */
export function toSqlite(value: unknown, { scalarType }: ArgType): unknown {
  if (value instanceof Date || (typeof value === 'string' && scalarType === 'datetime')) {
    return new Date(value).toISOString().replace('Z', '+00:00');
  }
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && scalarType === 'int') return Number.parseInt(value, 10);
  if (typeof value === 'string' && scalarType === 'bigint') return BigInt(value);
  if (typeof value === 'string' && value.includes('\0'))
    throw new Error('A text with a NUL can not be stored.');
  return value;
}

const TYPE_BY_DECLARATION: Readonly<Record<string, ColumnType>> = {
  TEXT: ColumnTypeEnum.Text,
  INTEGER: ColumnTypeEnum.Int32,
  REAL: ColumnTypeEnum.Double,
  BOOLEAN: ColumnTypeEnum.Boolean,
  DATETIME: ColumnTypeEnum.DateTime,
};

/** Returns null for an expression, which has no declaration. */
export const declaredType = (declared: string | null): ColumnType | null =>
  (declared === null ? undefined : TYPE_BY_DECLARATION[declared.toUpperCase()]) ?? null;

/** The type of an expression is that of its first value. */
export function typeOfValues(values: readonly unknown[]): ColumnType {
  const value = values.find((candidate) => candidate !== null);
  if (typeof value === 'string') return ColumnTypeEnum.Text;
  if (typeof value === 'bigint') return ColumnTypeEnum.Int64;
  if (typeof value === 'number') return ColumnTypeEnum.Double;
  return value === undefined ? ColumnTypeEnum.Int32 : ColumnTypeEnum.Bytes;
}

/** An integer that doesn't fit into a number becomes a text. */
export function fromSqlite(value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

function withPrismaErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const code = resultCode(error);
    if (code === null) throw error;
    const message = reasonOf(error);
    throw new DriverAdapterError({
      originalCode: formatResultCode(code),
      originalMessage: message,
      ...toPrismaError(code, message),
    });
  }
}

function toPrismaError(code: number, message: string): MappedError {
  // For example "UNIQUE constraint failed: tables.guild_id, tables.number".
  const fields = message
    .split('constraint failed: ')[1]
    ?.split(', ')
    .map((field) => field.split('.').at(-1) ?? field);
  const constraint = fields && { constraint: { fields } };
  switch (code) {
    case RESULT_CODE.unique:
    case RESULT_CODE.primaryKey:
      return { kind: 'UniqueConstraintViolation', ...constraint };
    case RESULT_CODE.notNull:
      return { kind: 'NullConstraintViolation', ...constraint };
    case RESULT_CODE.foreignKey:
      return { kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } };
    default:
      return { kind: 'sqlite', extendedCode: code, message: `${formatResultCode(code)}: ${message}` };
  }
}

interface Compiled {
  readonly statement: StatementSyncInstance;
  readonly names: string[];
  readonly types: readonly (ColumnType | null)[];
}

const MAX_STATEMENTS = 500;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Compiles each statement once, with rows as arrays and integers as bigint, which keep all digits. Throws SQLite's errors. */
function statementCache(database: SqliteDatabase): (sql: string) => Compiled {
  const known = new Map<string, Compiled>();
  return (sql) => {
    const again = known.get(sql);
    if (again) return again;
    const statement = database.prepare(sql, { returnArrays: true, readBigInts: true });
    if (known.size === MAX_STATEMENTS) {
      known.clear();
      // The driver doesn't free statements earlier, and V8 doesn't know how much memory they take.
      collectGarbage();
    }
    const columns = statement.columns();
    const compiled = {
      statement,
      names: columns.map(({ name }) => name),
      types: columns.map(({ type }) => declaredType(type)),
    };
    known.set(sql, compiled);
    return compiled;
  };
}

type StatementCache = ReturnType<typeof statementCache>;
