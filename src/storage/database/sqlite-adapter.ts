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

/** Gives out turns in the order they were asked for; the next one comes when the one before has ended. */
export class Mutex {
  #last: Promise<void> = Promise.resolve();

  /** Resolves, when it is one's turn, to what ends it. */
  async acquire(): Promise<() => void> {
    const before = this.#last;
    let end: () => void = () => {};
    this.#last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }

  async runExclusive<T>(work: () => T): Promise<Awaited<T>> {
    const end = await this.acquire();
    try {
      return await work();
    } finally {
      end();
    }
  }
}

/** How Prisma's values are written to SQLite: booleans as 0 and 1, dates as ISO 8601 with an offset, as Prisma's own do. */
export function toSqlite(value: unknown, { scalarType }: ArgType): unknown {
  if (value instanceof Date || (typeof value === 'string' && scalarType === 'datetime')) {
    return new Date(value).toISOString().replace('Z', '+00:00');
  }
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string' && scalarType === 'int') return Number.parseInt(value, 10);
  if (typeof value === 'string' && scalarType === 'bigint') return BigInt(value);
  return value;
}

/** By the types that the schema's columns are declared with. */
const TYPE_BY_DECLARATION: Readonly<Record<string, ColumnType>> = {
  TEXT: ColumnTypeEnum.Text,
  INTEGER: ColumnTypeEnum.Int32,
  REAL: ColumnTypeEnum.Double,
  BOOLEAN: ColumnTypeEnum.Boolean,
  DATETIME: ColumnTypeEnum.DateTime,
};

/** Of a column; of an expression, which is declared as nothing, by its first value. */
export function columnType(declared: string | null, values: readonly unknown[]): ColumnType {
  const known = declared === null ? undefined : TYPE_BY_DECLARATION[declared.toUpperCase()];
  if (known !== undefined) return known;
  const value = values.find((candidate) => candidate !== null);
  if (typeof value === 'string') return ColumnTypeEnum.Text;
  if (typeof value === 'bigint') return ColumnTypeEnum.Int64;
  if (typeof value === 'number') return ColumnTypeEnum.Double;
  return value === undefined ? ColumnTypeEnum.Int32 : ColumnTypeEnum.Bytes;
}

/** Integers come as bigint, so that none loses digits unseen. */
export function fromSqlite(value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value.toString();
}

type Statement = BetterSqlite3.Statement<unknown[], unknown[]>;

/** More than the store asks in ever so many ways. */
const MAX_STATEMENTS = 500;

/** Compiles each text once: the store asks the same things again and again. Throws what SQLite says of the text. */
export function statementCache(database: SqliteDatabase): (sql: string) => Statement {
  const known = new Map<string, Statement>();
  return (sql) => {
    const again = known.get(sql);
    if (again) return again;
    const statement = database.prepare<unknown[], unknown[]>(sql);
    if (known.size === MAX_STATEMENTS) known.clear();
    known.set(sql, statement);
    return statement;
  };
}

type StatementCache = ReturnType<typeof statementCache>;

const NAME = { provider: 'sqlite', adapterName: 'haruspex-sqlite' } as const;

/**
 * Prisma's port to one SQLite file, durable at every commit.
 *
 * Prisma's own adapter is tied to better-sqlite3 12 (see sqlite-driver.ts), leaves a transaction open whose COMMIT failed, so
 * that everything later is lost (prisma/orm#29933), and runs a query from elsewhere inside the transaction that happens to be
 * open, to be lost with it. Here what isn't of the transaction waits for its end.
 */
export function sqliteAdapter(file: string): SqlDriverAdapterFactory {
  return { ...NAME, connect: async () => adapterOn(openSqliteFile(file)) };
}

export function adapterOn(database: SqliteDatabase): SqlDriverAdapter {
  database.defaultSafeIntegers(true);
  const prepared = statementCache(database);
  const turns = new Mutex();
  return {
    ...NAME,
    queryRaw: (sql) => turns.runExclusive(() => query(prepared, sql)),
    executeRaw: (sql) => turns.runExclusive(() => execute(prepared, sql)),
    executeScript: (script) =>
      turns.runExclusive(() => {
        withPrismaErrors(() => database.exec(script));
      }),
    dispose: () =>
      turns.runExclusive(() => {
        database.close();
      }),
    async startTransaction() {
      const end = await turns.acquire();
      try {
        withPrismaErrors(() => database.exec('BEGIN'));
        return transactionOn(database, prepared, end);
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

/** Prisma sends COMMIT and ROLLBACK as queries, and says afterwards, also when they failed, that it is done. */
function transactionOn(database: SqliteDatabase, prepared: StatementCache, end: () => void): Transaction {
  const done = async () => {
    try {
      if (database.inTransaction) database.exec('ROLLBACK');
    } finally {
      end();
    }
  };
  return {
    ...NAME,
    options: { usePhantomQuery: false },
    queryRaw: async (sql) => query(prepared, sql),
    executeRaw: async (sql) => execute(prepared, sql),
    commit: done,
    rollback: done,
  };
}

function query(prepared: StatementCache, { sql, args, argTypes }: SqlQuery): SqlResultSet {
  return withPrismaErrors(() => {
    const statement = prepared(sql);
    const values = bindValues(args, argTypes);
    if (!statement.reader) {
      statement.run(...values);
      return { columnNames: [], columnTypes: [], rows: [] };
    }
    const columns = statement.columns();
    const rows = statement.raw().all(...values);
    return {
      columnNames: columns.map(({ name }) => name),
      columnTypes: columns.map(({ type }, index) =>
        columnType(
          type,
          rows.map((row) => row[index]),
        ),
      ),
      rows: rows.map((row) => row.map(fromSqlite)),
    };
  });
}

function execute(prepared: StatementCache, { sql, args, argTypes }: SqlQuery): number {
  return withPrismaErrors(() => prepared(sql).run(...bindValues(args, argTypes)).changes);
}

function bindValues(args: readonly unknown[], types: SqlQuery['argTypes']): unknown[] {
  return args.map((value, index) =>
    toSqlite(value, types[index] ?? { scalarType: 'unknown', arity: 'scalar' }),
  );
}

/** SQLite's errors in Prisma's words. */
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
