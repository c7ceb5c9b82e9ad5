import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStore, type Store } from '../../src/storage/index.ts';
import { type Database, migratedPostgresql, raw, throughPgbouncer } from './databases.ts';
import { describePgbouncer } from './describe.ts';
import { newTable } from './samples.ts';

let database: Database;
const stores: Store[] = [];

beforeEach(async () => {
  database = await migratedPostgresql();
});
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
  await database.drop();
});

const openThree = async (): Promise<readonly [Store, Store, Store]> => {
  const open = () => openStore({ url: throughPgbouncer(database.url) });
  const three = await Promise.all([open(), open(), open()]);
  stores.push(...three);
  return three;
};

describePgbouncer('a store', () => {
  test('connections are shared by the transaction: that is what the others here test', async () => {
    const connectionString = throughPgbouncer(database.url);
    // More than the pool has, each in no transaction.
    const clients = Array.from({ length: 12 }, () => new pg.Client({ connectionString }));
    await Promise.all(clients.map((client) => client.connect()));
    const pids = await Promise.all(
      clients.map(
        async (client) =>
          (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid,
      ),
    );
    await Promise.all(clients.map((client) => client.end()));
    expect(new Set(pids).size).toBeLessThan(clients.length);
  });

  test('many processes at once bring an empty database up to date, once', async () => {
    await openThree();
    const applied = await raw(
      database.url,
      'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL',
    );
    expect(applied.length).toBeGreaterThan(0);
    expect(new Set(applied.map(({ migration_name }) => migration_name)).size).toBe(applied.length);
  });

  test('of changes at the same version one wins, whoever makes them; others are held up by nobody', async () => {
    const [one, two, three] = await openThree();
    const tables = await Promise.all(
      Array.from({ length: 6 }, (_, at) => [one, two, three][at % 3]?.create(newTable(`many${at}`))),
    );
    for (const table of tables) {
      if (!table) throw new Error('no table');
      const results = await Promise.all(
        [one, two, three, one, two, three].map((store) => store.change(table.id, table, {})),
      );
      expect(results.filter((result) => result !== 'stale')).toHaveLength(1);
    }
    const numbers = tables.map((table) => table?.number);
    expect([...numbers].sort((a = 0, b = 0) => a - b)).toEqual(tables.map((_, at) => at + 1));
  });

  test('a notice is claimed by one, and a beat is counted once', async () => {
    const three = await openThree();
    const [one] = three;
    const table = await one.create(newTable('t1'));
    const at = new Date('2026-01-01T00:00:00Z');
    const key = `${table.id}:next`;
    await one.notify([{ key, tableId: table.id, userId: null, text: { kind: 'next', turn: 1 }, dueAt: at }]);
    const claims = await Promise.all([...three, ...three].map((store) => store.claimNotice(key, 0, at)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    const down = new Date(at.getTime() + 3_600_000);
    await one.recordHeartbeat(at, 60_000);
    const beats = await Promise.all([...three, ...three].map((store) => store.recordHeartbeat(down, 60_000)));
    expect(beats.filter((beat) => beat !== null)).toHaveLength(1);
    expect(await raw(database.url, 'SELECT id FROM downtimes')).toHaveLength(1);
  });
});
