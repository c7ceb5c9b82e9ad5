import {
  DriverAdapterError,
  type MappedError,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from '@prisma/driver-adapter-utils';
import { type SqliteDatabase, sqlite } from './sqlite-driver.ts';
import { statementsOf } from './sqlite-statements.ts';
import { columnType, fromSqlite, toSqlite } from './sqlite-values.ts';
import { Turns } from './turns.ts';

const BUSY_TIMEOUT_MS = 10_000;

type Prepared = ReturnType<typeof statementsOf>;

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

/** With write-ahead log and full synchronisation: what is committed is on the disk. `file` may be `:memory:`. */
export function openSqliteFile(file: string): SqliteDatabase {
  const Database = sqlite();
  const database = new Database(file, { timeout: BUSY_TIMEOUT_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

export function adapterOn(database: SqliteDatabase): SqlDriverAdapter {
  database.defaultSafeIntegers(true);
  const prepared = statementsOf(database);
  const turns = new Turns();
  return {
    ...NAME,
    queryRaw: (sql) => turns.during(() => query(prepared, sql)),
    executeRaw: (sql) => turns.during(() => execute(prepared, sql)),
    executeScript: (script) =>
      turns.during(() => {
        told(() => database.exec(script));
      }),
    dispose: () =>
      turns.during(() => {
        database.close();
      }),
    async startTransaction() {
      const end = await turns.take();
      try {
        told(() => database.exec('BEGIN'));
        return transactionOn(database, prepared, end);
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}

/** Prisma sends COMMIT and ROLLBACK as queries, and says afterwards, also when they failed, that it is done. */
function transactionOn(database: SqliteDatabase, prepared: Prepared, end: () => void): Transaction {
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

function query(prepared: Prepared, { sql, args, argTypes }: SqlQuery): SqlResultSet {
  return told(() => {
    const statement = prepared(sql);
    const values = bound(args, argTypes);
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

function execute(prepared: Prepared, { sql, args, argTypes }: SqlQuery): number {
  return told(() => prepared(sql).run(...bound(args, argTypes)).changes);
}

function bound(args: readonly unknown[], types: SqlQuery['argTypes']): unknown[] {
  return args.map((value, index) =>
    toSqlite(value, types[index] ?? { scalarType: 'unknown', arity: 'scalar' }),
  );
}

/** SQLite's errors in Prisma's words. */
function told<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof sqlite().SqliteError)) throw error;
    const { code, message } = error;
    throw new DriverAdapterError({ originalCode: code, originalMessage: message, ...mapped(code, message) });
  }
}

function mapped(code: string, message: string): MappedError {
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
