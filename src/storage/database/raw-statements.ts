import { Prisma } from '../generated/sqlite/client.ts';

type Value = string | number | boolean | Date | null;
export type NewRow = Readonly<Record<string, Value>>;

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The same row by its columns' names in the database. */
export const byColumns = (row: NewRow): NewRow =>
  Object.fromEntries(Object.entries(row).map(([field, value]) => [columnOf(field), value]));

/** The columns of rows that all have the same fields, each after `prefix`. */
export const columnsOf = (row: NewRow, prefix = ''): Prisma.Sql =>
  Prisma.raw(
    Object.keys(byColumns(row))
      .map((column) => `${prefix}"${column}"`)
      .join(', '),
  );

/**
 * Inserts rows that all have the same fields in one statement; how many. Prisma's `createMany` is compiled anew at each call.
 * `skipTaken`: leaves out those whose key there is, which `createMany` can't on SQLite; waits for who writes the same key now.
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

/** Prisma's code of every raw statement that failed, whatever the reason. */
const RAW = 'P2010';

interface Cause {
  readonly kind?: unknown;
  readonly constraint?: { readonly index?: unknown };
}

/** The reason for which a raw statement failed, from the driver's adapter; null for any other error. */
export function rawCause(error: unknown): Cause | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== RAW) return null;
  const { driverAdapterError } = (error.meta ?? {}) as { driverAdapterError?: { readonly cause?: Cause } };
  return driverAdapterError?.cause ?? null;
}
