import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import type { Connection } from '../../src/storage/database/client.ts';
import { PrismaClient as PostgresqlClient } from '../../src/storage/generated/postgresql/client.ts';
import { openStore, prismaStore, type Store } from '../../src/storage/index.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import type { TableChange, TimedTable } from '../../src/tables/store.ts';
import type { Table } from '../../src/tables/table.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import { type Database, everything, migratedPostgresql } from './databases.ts';
import { describePostgresql, describeStores } from './describe.ts';
import { elsewhere } from './elsewhere.ts';
import {
  ANN,
  annInBlue,
  BOB,
  bobInYellow,
  CYD,
  facts,
  logged,
  newTable,
  setup,
  state,
  versions,
} from './samples.ts';
import { changed } from './workbench.ts';

const NOW = new Date('2026-03-02T12:00:00.120Z');

let made = 0;

async function playing(store: Store): Promise<Table> {
  made += 1;
  const { id } = await store.create(newTable(`plain${made}`, { seats: [annInBlue, bobInYellow] }));
  const begun = { status: 'playing', setup, facts, state, actions: [logged(0)] } as const;
  return changed(await store.change(id, versions(1), begun));
}

const noticeOf = ({ id }: Table, name: string) => ({
  key: `${id}:${name}`,
  tableId: id,
  userId: ANN,
  dueAt: NOW,
  text: { kind: 'remind', turn: 2, share: 50 } as const,
});

/** The game continues, and nothing else changes. */
const playedOn = (table: Table, changedIn: Partial<TableChange> = {}): TableChange => ({
  state: { ...state, turnNumber: table.version, rolls: 7 },
  actions: [
    { ...logged(table.logLength), interactionId: '77' },
    { ...logged(table.logLength + 1), action: { type: 'pass' } },
  ],
  remindersChange: {
    reminders: { ...table.reminders, touchedAt: NOW.getTime() },
    wakeAt: NOW,
    notices: [noticeOf(table, 'b'), noticeOf(table, 'a')],
  },
  ...changedIn,
});

describeStores('a change that only plays on', ({ store, other, database, fresh }) => {
  const stored = (id: string) =>
    elsewhere(database().url, async (reader) => ({
      table: await reader.load(id),
      log: await reader.log(id),
    }));
  const notices = async (id: string) => {
    const rows = (await everything(database().url)).get('notices') ?? [];
    return rows.filter((row) => row['table_id'] === id);
  };

  it('is stored as its store gives it', async () => {
    const table = await playing(store());
    const interactionId = fresh();
    const after = changed(await store().change(table.id, table, playedOn(table, { interactionId })));
    expect(after).toMatchObject({ version: 3, remindersVersion: 2, logLength: 3, wakeAt: NOW });
    expect(after).toMatchObject({ lastInteractionId: '77', seats: table.seats, state: { rolls: 7 } });
    expect(await stored(table.id)).toEqual({ table: after, log: await store().log(table.id, after) });
    expect(await store().hasChanged(interactionId, table.id)).toBe(true);
    const [first, second] = (await notices(table.id)).sort(
      (a, b) => Number(a['position']) - Number(b['position']),
    );
    expect([first?.['key'], second?.['key']]).toEqual([`${table.id}:b`, `${table.id}:a`]);
    expect(await store().dueNotices(NOW, new Date(0), 1_000_000)).toContainEqual({
      ...noticeOf(table, 'a'),
      attempts: 0,
      live: null,
    });
  });

  it('is the same where the table is known and where it is not', async () => {
    const [one, two] = [await playing(store()), await playing(store())];
    const here = changed(await store().change(one.id, one, playedOn(one)));
    const there = await elsewhere(database().url, async (reader) =>
      changed(await reader.change(two.id, two, playedOn(two))),
    );
    const { id, number, createdAt, updatedAt } = here;
    expect({ ...there, id, number, createdAt, updatedAt }).toEqual(here);
    const strip = (rows: readonly Record<string, unknown>[], own: string) =>
      rows.map((row) => ({ ...row, key: String(row['key']).replace(own, ''), table_id: '' }));
    expect(strip(await notices(one.id), one.id)).toEqual(strip(await notices(two.id), two.id));
  });

  it('keeps where the table is shown meanwhile, and the last interaction where it has none', async () => {
    const table = await playing(store());
    const first = changed(await store().change(table.id, table, playedOn(table)));
    await other().show(table.id, { turnMessageId: '99', versionShown: 2 });
    const second = changed(
      await store().change(table.id, first, playedOn(first, { actions: [logged(first.logLength)] })),
    );
    expect(second).toMatchObject({
      lastInteractionId: '77',
      showing: { turnMessageId: '99', versionShown: 2 },
    });
    expect(await stored(table.id)).toEqual({ table: second, log: await store().log(table.id, second) });
  });

  it('leaves out notices that were written before', async () => {
    const table = await playing(store());
    await store().notify([noticeOf(table, 'a')]);
    await store().settleNotice(`${table.id}:a`, 'sent', NOW);
    changed(await store().change(table.id, table, playedOn(table)));
    const rows = await notices(table.id);
    expect(rows.map(({ key, state: how }) => [key, how]).sort()).toEqual([
      [`${table.id}:a`, 'sent'],
      [`${table.id}:b`, 'waiting'],
    ]);
  });

  it('is made once for an interaction, and nothing of it where that has changed the table', async () => {
    const table = await playing(store());
    const interactionId = fresh();
    const first = changed(await store().change(table.id, table, playedOn(table, { interactionId })));
    expect(await store().change(table.id, first, playedOn(first, { interactionId }))).toEqual(first);
    expect(await stored(table.id)).toEqual({ table: first, log: await store().log(table.id) });
  });

  it('leaves nothing behind where it comes too late', async () => {
    const table = await playing(store());
    const next = changed(await other().change(table.id, table, playedOn(table)));
    const interactionId = fresh();
    expect(await store().change(table.id, table, playedOn(table, { interactionId }))).toBe('stale');
    expect(await store().hasChanged(interactionId, table.id)).toBe(false);
    expect((await stored(table.id)).table).toEqual(next);
    expect(await store().log(table.id)).toHaveLength(next.logLength);
  });

  it('of many at once, one is made', async () => {
    const table = await playing(store());
    await other().load(table.id);
    const made = await Promise.all(
      [store(), other(), store(), other()].map((one) =>
        one.change(table.id, table, playedOn(table, { interactionId: fresh() })),
      ),
    );
    expect(made.filter((one) => one !== 'stale')).toHaveLength(1);
    expect(await store().log(table.id)).toHaveLength(table.logLength + 2);
  });

  it.each<[string, (table: Table) => Partial<TableChange>]>([
    ['a state that could not be read', () => ({ state: { ...state, turnNumber: -1 } as GameState })],
    ['an action that could not be read', ({ logLength }) => ({ actions: [logged(logLength, {} as never)] })],
    ['an action too far on', ({ logLength }) => ({ actions: [logged(logLength + 1)] })],
    [
      'a clock of a color that the game has no seat of',
      (table) => ({
        remindersChange: {
          reminders: { ...table.reminders, banks: { gold: 1 } } as never,
          wakeAt: null,
          notices: [],
        },
      }),
    ],
  ])('is not stored with %s', async (_, broken) => {
    const table = await playing(store());
    const before = await stored(table.id);
    await expect(store().change(table.id, table, playedOn(table, broken(table)))).rejects.toThrow();
    expect(await stored(table.id)).toEqual(before);
  });
});

describePostgresql('what a tap asks of the database', () => {
  let database: Database;
  let store: Store;
  const statements: string[] = [];

  beforeAll(async () => {
    database = await migratedPostgresql();
    await (await openStore({ url: database.url })).close();
    const adapter = new PrismaPg({ connectionString: database.url });
    const client = new PostgresqlClient({ adapter, log: [{ emit: 'event', level: 'query' }] });
    client.$on('query', ({ query }) => statements.push(query));
    const connection = { client, snapshot: 'RepeatableRead', place: 'PostgreSQL', erase: async () => {} };
    store = prismaStore(
      connection as unknown as Connection,
      () => NOW,
      () => {},
    );
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  async function loaded(id: string): Promise<TimedTable> {
    const read = await store.loadTimed(id);
    if (!read) throw new Error('gone');
    return read;
  }

  it('is one statement for the table and what its clocks go by, and one for the change', async () => {
    await store.saveSettings(BOB, withAnswers(DEFAULT_SETTINGS, { autoPlay: true }));
    const { id } = await playing(store);
    statements.length = 0;
    const { table, timing } = await loaded(id);
    const { settings } = await timing(NOW);
    expect(settings.get(BOB)).toMatchObject({ games: { tuchulcha: { autoPlay: true } } });
    changed(await store.change(id, table, playedOn(table, { interactionId: '5' })));
    expect(statements).toHaveLength(2);
  });

  it('is asked again by whoever asks for something else', async () => {
    const { table } = await loaded((await playing(store)).id);
    await store.saveSettings(BOB, withAnswers(DEFAULT_SETTINGS, { autoPlay: false }));
    const more = await store.timing(table, [ANN, BOB, CYD], NOW, NOW);
    expect(more.settings.get(BOB)).toMatchObject({ games: { tuchulcha: { autoPlay: false } } });
    await store.saveSettings(BOB, { ...DEFAULT_SETTINGS, tellNext: true });
    const again = await loaded(table.id);
    expect((await again.timing(NOW)).settings.get(BOB)).toMatchObject({ tellNext: true });
  });

  it('is read anew where another process has gone on', async () => {
    const { id, ...table } = await playing(store);
    const seats = [
      annInBlue,
      { color: 'yellow', occupant: { kind: 'person', userId: CYD, name: 'Cyd' } },
    ] as const;
    await elsewhere(database.url, (other) => other.change(id, table, { seats }));
    await store.saveSettings(CYD, withAnswers(DEFAULT_SETTINGS, { autoPlay: true }));
    const found = await loaded(id);
    expect(found.table.seats).toEqual(seats);
    expect((await found.timing(NOW)).settings.get(CYD)).toMatchObject({
      games: { tuchulcha: { autoPlay: true } },
    });
  });
});
