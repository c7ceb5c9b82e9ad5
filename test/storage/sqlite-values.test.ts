import { ColumnTypeEnum } from '@prisma/driver-adapter-utils';
import { describe, expect, it } from 'vitest';
import { columnType, fromSqlite, toSqlite } from '../../src/storage/database/sqlite-adapter.ts';

describe('a value of Prisma’s becomes one of SQLite’s', () => {
  it.each([
    ['string', 'Ann', 'Ann'],
    ['string', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00Z'],
    ['datetime', '2026-01-01T00:00:00Z', '2026-01-01T00:00:00.000+00:00'],
    ['datetime', new Date(1_700_000_000_123), '2023-11-14T22:13:20.123+00:00'],
    ['boolean', true, 1],
    ['boolean', false, 0],
    ['int', 7, 7],
    ['int', '7', 7],
    ['bigint', '9007199254740993', 9007199254740993n],
    ['string', null, null],
    ['datetime', null, null],
  ] as const)('%s %j', (scalarType, value, written) => {
    expect(toSqlite(value, { scalarType, arity: 'scalar' })).toEqual(written);
  });
});

it.each([
  [5n, 5],
  [-1n, -1],
  [9007199254740993n, '9007199254740993'],
  ['text', 'text'],
  [null, null],
])('SQLite’s %s is read as %s', (value, read) => {
  expect(fromSqlite(value)).toEqual(read);
});

it.each([
  ['TEXT', [], ColumnTypeEnum.Text],
  ['INTEGER', [5n], ColumnTypeEnum.Int32],
  ['DATETIME', ['2026-01-01'], ColumnTypeEnum.DateTime],
  ['BOOLEAN', [1n], ColumnTypeEnum.Boolean],
  [null, [null, 5n], ColumnTypeEnum.Int64],
  [null, ['a'], ColumnTypeEnum.Text],
  [null, [0.5], ColumnTypeEnum.Double],
  [null, [null], ColumnTypeEnum.Int32],
])('a column declared %s with %s is of type %i', (declared, values, type) => {
  expect(columnType(declared, values)).toBe(type);
});
