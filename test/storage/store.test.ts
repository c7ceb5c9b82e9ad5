import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openFile, StoreUnavailable } from '../../src/storage/database/sqlite-file.ts';
import { openStore, parseLocation, type Store } from '../../src/storage/index.ts';
import { sqliteDatabase } from './databases.ts';
import { describeDatabases, describeStores } from './describe.ts';
import { newTable, setup, versions } from './samples.ts';
import { storeSuite } from './store-suite.ts';

describeStores('tables', storeSuite);

describeDatabases('a store', (create) => {
  it('keeps everything when it is closed and opened again', async () => {
    const database = await create();
    const first = await openStore({ url: database.url });
    const table = await first.create(newTable('kept'));
    await first.close();
    const second = await openStore({ url: database.url });
    expect(await second.load('kept')).toEqual(table);
    await second.close();
    await database.drop();
  });

  it('reads the clock that it was given', async () => {
    const database = await create();
    let time = new Date(1_500_000_000_000);
    const store = await openStore({ url: database.url, now: () => time });
    const table = await store.create(newTable('timed'));
    expect(table).toMatchObject({ createdAt: time, updatedAt: time });
    time = new Date(1_500_000_000_001);
    await store.saveReminders('timed', 1, { reminders: table.reminders, wakeAt: null, notices: [] });
    expect(await store.load('timed')).toMatchObject({ updatedAt: table.createdAt });
    expect(await store.change('timed', versions(1, 2), {})).toMatchObject({
      createdAt: table.createdAt,
      updatedAt: time,
    });
    await store.close();
    await database.drop();
  });

  it('lets what is under way end before it closes, and refuses what comes later', async () => {
    const database = await create();
    const store = await openStore({ url: database.url });
    const saved = Promise.all(Array.from({ length: 10 }, (_, index) => store.saveNote(`k${index}`, 'v')));
    const created = store.create(newTable('late'));
    await store.close();
    await store.close();
    await saved;
    expect((await created).number).toBe(1);
    await expect(store.load('late')).rejects.toThrow('closed');
    const again = await openStore({ url: database.url });
    expect(await again.note('k9')).toBe('v');
    await again.close();
    await database.drop();
  });

  it('never commits a table that could not be read again', async () => {
    const database = await create();
    const store = await openStore({ url: database.url });
    const table = await store.create(newTable('whole'));
    await expect(store.change('whole', versions(1), { status: 'playing' })).rejects.toThrow(
      'playing without a game',
    );
    await expect(store.change('whole', versions(1), { setup })).rejects.toThrow('a set-up without a state');
    const dice = { type: 'roll', dice: [7] } as const;
    const actions = [{ seq: 0, actor: 'table', action: dice, at: new Date() } as const];
    await expect(store.change('whole', versions(1), { actions })).rejects.toThrow('dice');
    expect(await store.load('whole')).toEqual(table);
    await store.close();
    await database.drop();
  });
});

describe("a database's address", () => {
  it.each([
    ['file:data/haruspex.sqlite', path.resolve('data/haruspex.sqlite')],
    ['file:./data/haruspex.sqlite', path.resolve('data/haruspex.sqlite')],
    ['file:/var/lib/haruspex.sqlite', '/var/lib/haruspex.sqlite'],
    ['file:///var/lib/haruspex.sqlite', '/var/lib/haruspex.sqlite'],
    ['data/haruspex.sqlite', path.resolve('data/haruspex.sqlite')],
  ])('%s is the file %s', (url, file) => expect(parseLocation(url)).toEqual({ kind: 'sqlite', file }));

  it.each([
    'postgresql://bot:secret@db.example/haruspex',
    'postgres://bot@127.0.0.1:5432/haruspex?sslmode=require',
    'postgresql://bot@db.example/haruspex?schema=public',
  ])('%s is a PostgreSQL server', (url) => expect(parseLocation(url)).toEqual({ kind: 'postgresql', url }));

  it.each([
    'postgresql://bot:se#cret@db.example/haruspex',
    'postgresql://bot:12#secret@db.example/haruspex',
    'postgresql://bot:se/cret@db.example/haruspex',
    'postgresql://bot:12/secret@db.example/haruspex',
    'postgresql://bot:12?secret@db.example/haruspex',
    'postgresql://bot:secret%zz@db.example/haruspex',
    'postgresql://bot:secret@db.example:port/haruspex',
    'postgresql://bot:secret@db.example:99999/haruspex',
  ])('%s says how to write it, without the password', (url) => {
    expect(() => parseLocation(url)).toThrow(/^DATABASE_URL (?!.*cret).*%23 for #/);
  });

  it.each(['', 'file:', ':memory:', 'file::memory:', 'mysql://bot:secret@host/db', 'https://example.org'])(
    '%j is refused',
    (url) => {
      expect(() => parseLocation(url)).toThrow(StoreUnavailable);
    },
  );

  it('is never repeated with its password', () => {
    for (const url of ['mysql://bot:secret@host/db', 'postgresql://bot:secret@host/db?schema=other'])
      expect(() => parseLocation(url)).toThrow(/^(?!.*secret)/);
  });
});

describe('an SQLite file that another program locks', () => {
  const locked = async (work: (store: Store, release: () => void) => Promise<void>, told: string[] = []) => {
    const database = await sqliteDatabase();
    const outages = {
      lost: ({ reason }: StoreUnavailable) => void told.push(reason),
      back: () => void told.push('back'),
    };
    const store = await openStore({ url: database.url, outages });
    const other = openFile(database.url.slice('file:'.length));
    other.exec('BEGIN IMMEDIATE');
    try {
      await work(store, () => other.exec('ROLLBACK'));
    } finally {
      other.close();
      await store.close();
      await database.drop();
    }
  };

  it('holds up a change until it is free, and nothing else', () =>
    locked(async (store, release) => {
      // While a statement itself waits, no timer runs.
      setTimeout(release, 200);
      await Promise.all([store.saveNote('a', '1'), store.saveNote('b', '2')]);
      expect(await store.note('a')).toBe('1');
    }));

  it('is an outage where it lasts', async () => {
    const told: string[] = [];
    await locked(async (store, release) => {
      await expect(store.saveNote('a', '1')).rejects.toThrow(/^The database .* is locked by another program/);
      await expect(store.create(newTable('late'))).rejects.toThrow(StoreUnavailable);
      release();
      await store.create(newTable('late'));
      await store.ping();
    }, told);
    expect(told).toEqual(['locked', 'back']);
  });
});
