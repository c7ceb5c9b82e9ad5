import { tuchulcha } from '../../src/games/tuchulcha/index.ts';
import { openStore } from '../../src/storage/index.ts';
import type { TableStore } from '../../src/tables/store.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import { type Database, postgresqlDatabase, server, sqliteDatabase } from '../storage/databases.ts';
import { played, randomAction } from '../storage/random-play.ts';
import { annInBlue, bobInYellow, newTable } from '../storage/samples.ts';
import { race } from '../tables/race.ts';

export interface StorageFigures {
  readonly database: 'SQLite' | 'PostgreSQL';
  /** Actions stored each second, each in a transaction of its own: one after the other. */
  readonly oneAtATime: number;
  /** The same on 50 tables at once. */
  readonly fiftyAtOnce: number;
  /** Resident memory at the start and at the end. */
  readonly megabytes: readonly [number, number];
}

const AT_ONCE = 50;

/** Random play against an empty database; PostgreSQL too where TEST_DATABASE_URL names a server. `actions`: for each figure. */
export async function benchStorage({ actions = 2_000 } = {}): Promise<StorageFigures[]> {
  const figures = [await measure('SQLite', sqliteDatabase, actions)];
  if (server) figures.push(await measure('PostgreSQL', postgresqlDatabase, actions));
  return figures;
}

async function measure(
  name: StorageFigures['database'],
  create: () => Promise<Database>,
  actions: number,
): Promise<StorageFigures> {
  const database = await create();
  const store = await openStore({ url: database.url });
  const start = megabytes();
  // The first calls compile, which is not measured.
  await play(store, 'warm', actions / 10);
  const oneAtATime = await perSecond(actions, () => play(store, 'one', actions));
  const fiftyAtOnce = await perSecond(actions, () =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => play(store, `many${index}x`, actions / AT_ONCE)),
    ),
  );
  const end = megabytes();
  await store.close();
  await database.drop();
  return { database: name, oneAtATime, fiftyAtOnce, megabytes: [start, end] };
}

/** Plays games one after the other, one action a transaction. */
async function play(store: TableStore, name: string, actions: number): Promise<void> {
  let table = await newGame(store, `${name}0`);
  for (let done = 0; done < actions; done += 1) {
    const state = table.state ?? tuchulcha.start({ players: ['blue', 'yellow'], first: 'blue' });
    const action = randomAction(state);
    if (action === null) {
      table = await newGame(store, `${name}${done}`);
      continue;
    }
    const entry = { seq: table.logLength, actor: 'computer', action, at: new Date() } as const;
    table = must(await store.change(table.id, table, { state: played(state, action), actions: [entry] }));
  }
}

async function newGame(store: TableStore, id: string): Promise<TableOf<'tuchulcha'>> {
  const table = await store.create(newTable(id, { seats: [annInBlue, bobInYellow] }));
  const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;
  return must(
    await store.change(table.id, table, { status: 'playing', setup, state: tuchulcha.start(setup) }),
  );
}

async function perSecond(count: number, work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return Math.round((count * 1000) / (performance.now() - start));
}

function megabytes(): number {
  return Math.round(process.memoryUsage.rss() / 1e6);
}

function must(result: Table | 'stale'): TableOf<'tuchulcha'> {
  if (result === 'stale') throw new Error('Somebody else plays here.');
  return race(result);
}
