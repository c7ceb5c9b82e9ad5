import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ColumnTypeEnum, type SqlQueryable } from '@prisma/driver-adapter-utils';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, connectSqlite } from '../../../src/storage/database/client.ts';
import { migrateSqlite, readMigrations } from '../../../src/storage/database/migrations.ts';
import {
  adapterOn,
  declaredType,
  fromSqlite,
  toSqlite,
  typeOfValues,
} from '../../../src/storage/database/sqlite-adapter.ts';
import { openSqliteFile } from '../../../src/storage/database/sqlite-file.ts';
import { type Database as Fresh, sqliteDatabase } from '../databases.ts';

describe('the connection to a SQLite file', () => {
  let database: Fresh;
  let file: string;
  let client: Client;

  beforeEach(async () => {
    database = await sqliteDatabase();
    file = database.url.replace('file:', '');
    migrateSqlite(file, readMigrations('sqlite'));
    client = connectSqlite(file).client;
  });
  afterEach(async () => {
    await client.$disconnect();
    await database.drop();
  });

  /** Reads through another connection, which sees only committed rows. */
  const committedNotes = (): unknown[] => {
    const other = openSqliteFile(file);
    const rows = other.prepare('SELECT key FROM notes ORDER BY key').all();
    other.close();
    return rows.map(({ key }) => key);
  };
  const note = (key: string) => ({ data: { key, value: '' } });

  it.each([
    ['journal_mode', 'wal'],
    ['synchronous', 2n],
    ['secure_delete', 1n],
    ['foreign_keys', 1n],
  ])('has %s = %s', async (pragma, value) => {
    const [row] = await client.$queryRawUnsafe<Record<string, unknown>[]>(`PRAGMA ${pragma}`);
    expect(row?.[pragma]).toEqual(value);
  });

  it('keeps a query from elsewhere out of an open transaction', async () => {
    let elsewhere: Promise<unknown> = Promise.resolve();
    const undone = client.$transaction(async (tx) => {
      await tx.note.create(note('inside'));
      elsewhere = client.note.create(note('elsewhere'));
      const read = client.note.count();
      elsewhere = Promise.all([elsewhere, read]);
      await tx.note.create(note('inside too'));
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    await elsewhere;
    expect(committedNotes()).toEqual(['elsewhere']);
  });

  it('goes on after a COMMIT that failed, without what it should have committed', async () => {
    const failing = client.$transaction(async (tx) => {
      await tx.note.create(note('lost'));
      await tx.$executeRawUnsafe('PRAGMA defer_foreign_keys = ON');
      await tx.seat.create({ data: { tableId: 'nowhere', position: 0, color: 'red', kind: 'computer' } });
    });
    await expect(failing).rejects.toThrow();
    expect(committedNotes()).toEqual([]);

    await client.note.create(note('alone'));
    await client.$transaction((tx) => tx.note.create(note('in a transaction')));
    expect(committedNotes()).toEqual(['alone', 'in a transaction']);
  });

  it('ends a transaction once, and not the next one with it', async () => {
    const adapter = adapterOn(openSqliteFile(file));
    const run = (one: Pick<SqlQueryable, 'executeRaw'>, sql: string) =>
      one.executeRaw({ sql, args: [], argTypes: [] });
    const insert = (key: string) => `INSERT INTO notes (key, value) VALUES ('${key}', '')`;
    const first = await adapter.startTransaction();
    const [second, third] = [adapter.startTransaction(), adapter.startTransaction()];
    let isThirdBegun = false;
    third.then(() => {
      isThirdBegun = true;
    });
    await first.commit();
    const next = await second;
    await run(next, insert('next'));
    await first.rollback();
    expect(isThirdBegun).toBe(false);
    await run(next, 'COMMIT');
    await next.commit();
    await (await third).rollback();
    await adapter.dispose();
    expect(committedNotes()).toEqual(['next']);
  });

  it('leaves all in the file and nothing beside it once it is closed, as a restored copy needs it', async () => {
    await client.note.create(note('stays'));
    await client.$disconnect();
    expect(readdirSync(path.dirname(file))).toEqual([path.basename(file)]);
    expect(committedNotes()).toEqual(['stays']);
  });

  it('goes on with other statements than it can keep, and frees those', async () => {
    const list = Array.from({ length: 1000 }, (_, index) => `'${index}'`).join();
    const read = async (from: number, to: number) => {
      for (let limit = from; limit < to; limit += 1) {
        await client.$queryRawUnsafe(`SELECT * FROM notes WHERE key IN (${list}) LIMIT ${limit}`);
        // The driver frees them between two turns of the event loop.
        if (limit % 10 === 0) await nextTurn();
      }
      return process.memoryUsage.rss();
    };
    const before = await read(0, 400);
    // They are 170 MB. What Node itself takes meanwhile depends on its version.
    expect((await read(400, 1400)) - before).toBeLessThan(100_000_000);
    await client.note.create(note('still'));
    expect(committedNotes()).toEqual(['still']);
  });

  it('refuses a text with a NUL, as PostgreSQL does, rather than to cut it there', async () => {
    await expect(client.note.create(note('a\0b'))).rejects.toThrow('NUL');
    expect(committedNotes()).toEqual([]);
  });

  it('goes on after a transaction that took too long', async () => {
    const slow = client.$transaction(
      async (tx) => {
        await tx.note.create(note('slow'));
        await new Promise((resolve) => setTimeout(resolve, 200));
        await tx.note.create(note('slower'));
      },
      { timeout: 50 },
    );
    await expect(slow).rejects.toThrow();
    await client.note.create(note('next'));
    expect(committedNotes()).toEqual(['next']);
  });
});

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
])('SQLite’s %s is read as %s', (value, read) => expect(fromSqlite(value)).toEqual(read));

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
  expect(declaredType(declared) ?? typeOfValues(values)).toBe(type);
});
