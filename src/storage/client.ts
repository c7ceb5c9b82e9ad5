import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient as PostgresqlClient } from './generated/postgresql/client.ts';
import { type Prisma, PrismaClient as SqliteClient } from './generated/sqlite/client.ts';
import { sqliteAdapter } from './sqlite-adapter.ts';

export type Client = SqliteClient;
export type TransactionClient = Prisma.TransactionClient;

/** Either database. */
export interface Connection {
  readonly client: Client;
  /** The isolation under which what several statements read is of one moment. */
  readonly snapshot: Prisma.TransactionIsolationLevel;
}

/** Under load transactions wait for each other longer than Prisma's 2 s; nobody is helped by giving up so early. */
const transactionOptions = { maxWait: 20_000, timeout: 20_000 };

export function connectSqlite(file: string): Connection {
  const client = new SqliteClient({ adapter: sqliteAdapter(file), transactionOptions });
  return { client, snapshot: 'Serializable' };
}

export function connectPostgresql(url: string): Connection {
  const adapter = new PrismaPg({ connectionString: url, connectionTimeoutMillis: 20_000 });
  const client = new PostgresqlClient({ adapter, transactionOptions });
  const connection = { client, snapshot: 'RepeatableRead' };
  // Both clients come from one schema, in which only the provider differs (prisma/generate.mjs): what the store uses of them,
  // models and transactions, has one shape, and isolation is a word for each. TypeScript sees two families without relation.
  return connection as unknown as Connection;
}
