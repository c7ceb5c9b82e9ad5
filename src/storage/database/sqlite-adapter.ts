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
import type BetterSqlite3 from 'better-sqlite3';
import { loadDriver, openSqliteFile, type SqliteDatabase } from './sqlite-file.ts';

const NAME = { provider: 'sqlite', adapterName: 'haruspex-sqlite' } as const;

/**
 * Prisma's driver adapter for one SQLite file, durable at every commit.
 *
 * Prisma's own adapter needs better-sqlite3 12 (see sqlite-file.ts), leaves a transaction open after a failed COMMIT, so that all
 * later work is lost (prisma/orm#29933), and runs other queries inside an open transaction, to be rolled back with it. Here other
 * queries wait for the end of the transaction.
 */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  return { ...NAME, connect: async () => adapterOn(openSqliteFile(file)) };
}

/** SQLite's own limit; without it, Prisma assumes 999. */
const MAX_VALUES = 32_766;

export function adapterOn(database: SqliteDatabase): SqlDriverAdapter {
  database.defaultSafeIntegers(true);
  const statements = statementCache(database);
  const mutex = new Mutex();
  return {
    ...NAME,
    getConnectionInfo: () => ({ maxBindValues: MAX_VALUES, supportsRelationJoins: false }),
    queryRaw: (sql) => mutex.runExclusive(() => query(statements, sql)),
    executeRaw: (sql) => mutex.runExclusive(() => execute(statements, sql)),
    executeScript: (script) =>
      mutex.runExclusive(() => {
        withPrismaErrors(() => database.exec(script));
      }),
    dispose: () =>
      mutex.runExclusive(() => {
        database.close();
      }),
    async startTransaction() {
      const release = await mutex.acquire();
      try {
        withPrismaErrors(() => database.exec('BEGIN'));
        return transactionOn(database, statements, release);
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}

/** Prisma sends COMMIT and ROLLBACK as queries and calls `commit` or `rollback` afterwards, even if they failed. */
function transactionOn(
  database: SqliteDatabase,
  statements: StatementCache,
  release: () => void,
): Transaction {
  const done = async () => {
    try {
      if (database.inTransaction) database.exec('ROLLBACK');
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
    if (!statement.reader) {
      statement.run(...values);
      return { columnNames: [], columnTypes: [], rows: [] };
    }
    const rows = statement.all(...values);
    return {
      columnNames: names,
      columnTypes: types.map((type, index) => type ?? typeOfValues(rows.map((row) => row[index]))),
      rows: rows.map((row) => row.map(fromSqlite)),
    };
  });
}

function execute(statements: StatementCache, { sql, args, argTypes }: SqlQuery): number {
  return withPrismaErrors(() => statements(sql).statement.run(...bindValues(args, argTypes)).changes);
}

function bindValues(args: readonly unknown[], types: SqlQuery['argTypes']): unknown[] {
  return args.map((value, index) =>
    toSqlite(value, types[index] ?? { scalarType: 'unknown', arity: 'scalar' }),
  );
}

/** Stores values as Prisma's own adapter does: booleans as 0 and 1, dates as ISO 8601 with an offset. */
export function toSqlite(value: unknown, { scalarType }: ArgType): unknown {
  if (value instanceof Date || (typeof value === 'string' && scalarType === 'datetime')) {
    return new Date(value).toISOString().replace('Z', '+00:00');
  }
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && scalarType === 'int') return Number.parseInt(value, 10);
  if (typeof value === 'string' && scalarType === 'bigint') return BigInt(value);
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

/** Integers arrive as bigint, so that none silently loses digits. */
export function fromSqlite(value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

function withPrismaErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof loadDriver().SqliteError)) throw error;
    const { code, message } = error;
    throw new DriverAdapterError({
      originalCode: code,
      originalMessage: message,
      ...toPrismaError(code, message),
    });
  }
}

function toPrismaError(code: string, message: string): MappedError {
  // For example "UNIQUE constraint failed: tables.guild_id, tables.number".
  const fields = message
    .split('constraint failed: ')[1]
    ?.split(', ')
    .map((field) => field.split('.').at(-1) ?? field);
  const constraint = fields && { constraint: { fields } };
  switch (code) {
    case 'SQLITE_CONSTRAINT_UNIQUE':
    case 'SQLITE_CONSTRAINT_PRIMARYKEY':
      return { kind: 'UniqueConstraintViolation', ...constraint };
    case 'SQLITE_CONSTRAINT_NOTNULL':
      return { kind: 'NullConstraintViolation', ...constraint };
    case 'SQLITE_CONSTRAINT_FOREIGNKEY':
      return { kind: 'ForeignKeyConstraintViolation', constraint: { foreignKey: {} } };
    default:
      return { kind: 'sqlite', extendedCode: 1, message: `${code}: ${message}` };
  }
}

interface Compiled {
  readonly statement: BetterSqlite3.Statement<unknown[], unknown[]>;
  readonly names: string[];
  readonly types: readonly (ColumnType | null)[];
}

const MAX_STATEMENTS = 500;

/** Compiles each statement once. Throws SQLite's error if the text is wrong. */
function statementCache(database: SqliteDatabase): (sql: string) => Compiled {
  const known = new Map<string, Compiled>();
  return (sql) => {
    const again = known.get(sql);
    if (again) return again;
    const statement = database.prepare<unknown[], unknown[]>(sql);
    if (known.size === MAX_STATEMENTS) known.clear();
    const columns = statement.reader ? statement.raw().columns() : [];
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

class Mutex {
  #last: Promise<void> = Promise.resolve();

  async acquire(): Promise<() => void> {
    const before = this.#last;
    let release: () => void = () => {};
    this.#last = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    return release;
  }

  async runExclusive<T>(work: () => T): Promise<Awaited<T>> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }
}
