import { type ArgType, type ColumnType, ColumnTypeEnum } from '@prisma/driver-adapter-utils';

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
const DECLARED: Readonly<Record<string, ColumnType>> = {
  TEXT: ColumnTypeEnum.Text,
  INTEGER: ColumnTypeEnum.Int32,
  REAL: ColumnTypeEnum.Double,
  BOOLEAN: ColumnTypeEnum.Boolean,
  DATETIME: ColumnTypeEnum.DateTime,
};

/** Of a column; of an expression, which is declared as nothing, by its first value. */
export function columnType(declared: string | null, values: readonly unknown[]): ColumnType {
  const known = declared === null ? undefined : DECLARED[declared.toUpperCase()];
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
