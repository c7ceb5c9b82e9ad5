import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnButtons } from '../../src/discord/tuchulcha/buttons.ts';
import { sqliteAdapter } from '../../src/storage/database/sqlite-adapter.ts';
import { PrismaClient } from '../../src/storage/generated/sqlite/client.ts';
import { openStore, prismaStore, type Store } from '../../src/storage/index.ts';
import { type Database, sqliteDatabase } from '../storage/databases.ts';
import { firstRequest } from '../tables/first-offered.ts';
import { race } from '../tables/race.ts';
import { TestBot } from './test-bot.ts';

/** Nothing that grows with the game is read. */
const READS_LOG = /^\s*SELECT(?:(?!FROM)[\s\S])*FROM [`"\w.]*\b(actions|seats|sittings)\b/;

let database: Database;
let store: Store;
let statements: string[] = [];
let bot: TestBot;

beforeAll(async () => {
  database = await sqliteDatabase();
  await (await openStore({ url: database.url })).close();
  const file = database.url.slice('file:'.length);
  const client = new PrismaClient({ adapter: sqliteAdapter(file), log: [{ emit: 'event', level: 'query' }] });
  client.$on('query', ({ query }) => statements.push(query));
  const connection = { client, snapshot: 'Serializable', place: { file }, erase: async () => {} } as const;
  store = prismaStore(
    connection,
    () => new Date('2026-03-02T12:00:00Z'),
    () => {},
  );
  bot = new TestBot(store);
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

/** The player to act makes the first offered request; returns its statements. */
async function tap(id: string): Promise<readonly string[]> {
  const table = await store.load(id);
  if (!table?.state) throw new Error('not begun');
  const { state, version, seats } = race(table);
  if (!state) throw new Error('not begun');
  const occupant = seats.find(({ color }) => color === state.position.turn)?.occupant;
  const userId = occupant?.kind === 'person' ? occupant.userId : '';
  statements = [];
  await bot.button(userId, turnButtons.act({ table: id, version, request: firstRequest(state) }));
  const asked = [...statements];
  expect((await store.load(id))?.version).toBeGreaterThan(version);
  return asked;
}

describe('what a tap asks of the database', () => {
  it('is little, however long the game', async () => {
    const id = (await bot.playing()).id;
    const taps: (readonly string[])[] = [];
    while (taps.length < 40) taps.push(await tap(id));
    const usual = taps.map(({ length }) => length).sort((one, other) => one - other)[taps.length / 2];
    // The table with what its clocks go by, the change with its log and its interaction, and what is shown; BEGIN is not counted.
    expect(usual).toBeLessThanOrEqual(6);
    for (const asked of taps.slice(1)) expect(asked.filter((sql) => READS_LOG.test(sql))).toEqual([]);
  });
});
