import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bacchanalia, offers as storyOffers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState as StoryState } from '../../../src/games/bacchanalia/state.ts';
import { replay } from '../../../src/games/game.ts';
import { offers as raceOffers, tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import type { GameState as RaceState } from '../../../src/games/tuchulcha/types.ts';
import { openStore, type Store } from '../../../src/storage/index.ts';
import { agreeOn, sayReady } from '../../../src/tables/bacchanalia/agreement.ts';
import type { StoryRequest } from '../../../src/tables/bacchanalia/types.ts';
import { sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { returnToSeat } from '../../../src/tables/changes/substitutes.ts';
import type { TablesContext } from '../../../src/tables/changes/table-transaction.ts';
import { autoPlayTable, makeRequest, resignGame } from '../../../src/tables/changes/turns.ts';
import { tableDice } from '../../../src/tables/fairness/dice.ts';
import { peopleOf } from '../../../src/tables/results/awards.ts';
import { gamesOf } from '../../../src/tables/results/result.ts';
import type { LeaderboardEntry } from '../../../src/tables/results/results-store.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { logOf, sittingsOf } from '../../../src/tables/store.ts';
import { isOf, type Table } from '../../../src/tables/table.ts';
import { formatJson, formatRecord, recordedGame } from '../../../src/tables/tuchulcha/game-record.ts';
import type { TuchulchaRequest } from '../../../src/tables/tuchulcha/types.ts';
import { chooseAction, plainRaceJudge } from '../../../tools/training/plain-player.ts';
import { actionsIn, randomFrom } from '../../games/tuchulcha/random-play.ts';
import { IS_SOAK } from '../../runs.ts';
import { accepted as sure } from '../../tables/world.ts';
import { verified } from '../../tools/verified.ts';
import type { Database } from '../databases.ts';
import { describeDatabases } from '../describe.ts';

const VERSION = '1.0.0';
const fixture = (name: string) => path.join(import.meta.dirname, `${VERSION}.${name}`);
const unzipped = (name: string): Buffer => gunzipSync(readFileSync(fixture(name)));

/** The older version's view of the database. */
interface Held {
  readonly at: string;
  readonly open: Readonly<Record<string, string>>;
  readonly over: {
    readonly finished: readonly string[];
    readonly aborted: string;
    readonly closedLobby: string;
    readonly told: string;
  };
  readonly servers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly persons: Readonly<Record<string, unknown>>;
}

/** Puts the older database in the place of an empty one. */
async function restore({ url }: Database): Promise<Held> {
  if (url.startsWith('file:')) {
    writeFileSync(url.slice('file:'.length), unzipped('sqlite.gz'));
    return JSON.parse(readFileSync(fixture('sqlite.json'), 'utf8'));
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(unzipped('postgresql.sql.gz').toString());
  await client.end();
  return JSON.parse(readFileSync(fixture('postgresql.json'), 'utf8'));
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const ALL_RIGHT = /^0: All \d+ rolls are right\./;

/** The exit code of `verify.mjs` for this record of a game, and its result for the rolls. */
function checked(record: string): string {
  const { status, stdout } = verified(record);
  return `${status}: ${/^All .*$|.*WRONG.*/m.exec(stdout)?.[0] ?? stdout}`;
}

type Random = (below: number) => number;

const anyOf = <T>(all: readonly T[], random: Random): T | undefined => all[random(all.length)];

/** This many requests at random; then the computer player's, which reach the end sooner. */
const AT_RANDOM = 8;

function raceRequest(state: RaceState, random: Random | null): TuchulchaRequest {
  const possible = actionsIn(state, () => 0).filter(({ type }) => type !== 'roll');
  if (raceOffers(state).roll > 0 && (possible.length === 0 || !random || random(2) === 0))
    return { type: 'roll' };
  const action = (random && anyOf(possible, random)) ?? chooseAction(state);
  if (action.type === 'roll' || action.type === 'resign') return { type: 'roll' };
  if (action.type !== 'step') return action;
  const { step } = action;
  if (step.kind === 'discard') return { type: 'dropDie', die: step.die };
  return { type: 'step', die: step.die, color: step.color, from: step.from };
}

function storyRequest(state: StoryState, random: Random): StoryRequest {
  const offered = storyOffers(state);
  const text = 'And then the sun rose.';
  if (offered.tells) return { type: 'tell', kind: offered.tells, text, here: false };
  const requests: readonly StoryRequest[] = [
    ...offered.gives.map((gift) => ({ type: 'give', ...gift }) as const),
    ...offered.bacchusTo.map((to) => ({ type: 'giveBacchus', to }) as const),
    ...offered.aruspex.map((choice) => ({ type: 'aruspex', choice }) as const),
    ...offered.endings.map((ending) => ({ type: 'chooseEnding', ...ending }) as const),
  ];
  const request = anyOf(requests, random);
  if (!request) throw new Error(`nothing is offered in ${state.phase.name}`);
  return request;
}

const person = (userId: string) => ({ kind: 'person', userId, name: 'Newcomer' }) as const;

describeDatabases(`a database of version ${VERSION}`, (create) => {
  let database: Database;
  let held: Held;
  let store: Store;
  let tables: TablesContext;
  let now: Date;

  beforeAll(async () => {
    database = await create();
    held = await restore(database);
    now = new Date(new Date(held.at).getTime() + 60_000);
    store = await openStore({ url: database.url, now: () => now });
    tables = {
      store,
      dice: tableDice,
      services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
      now: () => now,
    };
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  async function load(id: string): Promise<Table> {
    const table = await store.load(id);
    if (!table) throw new Error(`Table ${id} is gone.`);
    return table;
  }

  const all = (): readonly string[] => Object.values({ ...held.open, ...held.over }).flat();

  async function replayed(table: Table): Promise<unknown> {
    if (table.setup === null) return null;
    if (isOf('tuchulcha', table) && table.setup) {
      const log = await logOf(store, table);
      return replay(
        tuchulcha,
        table.setup,
        log.map(({ action }) => action),
      ).state;
    }
    if (isOf('bacchanalia', table) && table.setup) {
      const log = await logOf(store, table);
      return replay(
        bacchanalia,
        table.setup,
        log.map(({ action }) => action),
      ).state;
    }
    throw new Error('no game');
  }

  async function expectWhole(id: string): Promise<Table> {
    const table = await load(id);
    expect((await store.log(id)).length).toBe(table.logLength);
    expect(await replayed(table)).toEqual(table.state);
    return table;
  }

  /** `formats`: the formats of the export, each for a separate program that checks it. */
  async function expectTrueDice(id: string, formats = [formatRecord, formatJson]): Promise<void> {
    const table = await load(id);
    if (!isOf('tuchulcha', table)) return;
    const game = recordedGame(table, await logOf(store, table), await sittingsOf(store, table));
    if (!game) throw new Error('never begun');
    for (const format of formats) expect(checked(format(game))).toMatch(ALL_RIGHT);
  }

  test('says what it said: results, leaderboards, settings', async () => {
    for (const [guildId, { boards, history, faces, settings }] of Object.entries(held.servers)) {
      const finished = await store.history({ guildId, most: 99 });
      expect(plain(finished)).toMatchObject(history as object);
      const people = finished.flatMap((table) => peopleOf(table).map(({ userId }) => userId));
      for (const userId of new Set(people)) {
        const career = await store.career(guildId, userId);
        expect(career && gamesOf(career.own)).toBe(people.filter((other) => other === userId).length);
      }
      expect(await store.faces(guildId)).toEqual(faces);
      // A setting that a server never chose may have another default.
      const chosen = Object.entries(settings as object).filter(([, value]) => value !== null);
      expect(await store.guildSettings(guildId)).toMatchObject(Object.fromEntries(chosen));
      for (const [name, expected] of Object.entries(boards as object)) {
        const [game = '', period = '', players] = name.split(' ');
        const rows = await store.leaderboard({ guildId, game, period, players: Number(players) });
        // Since then there is one rating, that over all games; earlier versions had one for each board.
        const isAll = period === 'all' && players === '0';
        const counted = (some: readonly LeaderboardEntry[]) =>
          new Map(some.map(({ userId, games, wins }) => [userId, { games, wins }]));
        if (isAll) expect(plain(rows)).toMatchObject(expected);
        else expect(counted(rows)).toEqual(counted(expected));
      }
    }
    for (const [userId, expected] of Object.entries(held.persons)) {
      const found = {
        settings: await store.settings(userId),
        discordLocale: await store.discordLocale(userId),
        isHidden: await store.isHidden(userId),
        drafts: (await store.allOf(userId))['drafts'],
      };
      // A switch ended turns then; since, there are three choices.
      const chosen = JSON.stringify(expected)
        .replaceAll('"autoConfirm":true', '"ending":"play"')
        .replaceAll('"autoConfirm":false', '"ending":"ask"');
      expect(plain(found)).toMatchObject(JSON.parse(chosen));
    }
  });

  test('has logs that replay to what is stored', async () => {
    expect(all().length).toBe(20);
    for (const id of all()) await expectWhole(id);
  });

  test('has dice that can still be checked, in what that version exported too', async () => {
    const { finished, aborted } = held.over;
    for (const id of finished) await expectTrueDice(id, [formatJson]);
    await expectTrueDice(aborted);
    expect(checked(readFileSync(fixture('record.txt'), 'utf8'))).toMatch(ALL_RIGHT);
  });

  // That version's ratings didn't use the turn order (docs/ratings.md): the first time they change, and nothing else does.
  test('comes to ratings of today when they are recalculated, and to the same ones from then on', async () => {
    const results = async () =>
      (await Promise.all(held.over.finished.map((id) => store.result(id)))).map((result) => ({
        ...result,
        placings: result?.placings.map(({ skill, ...placing }) => ({ ...placing, isRated: skill !== null })),
      }));
    const before = await results();
    for (const guildId of Object.keys(held.servers)) {
      await store.rebuild(guildId);
      expect(await store.rebuild(guildId)).toMatchObject({ fixed: 0 });
    }
    expect(await results()).toEqual(before);
  });

  test('still has the notices that wait, and sends no others', async () => {
    const due = await store.dueNotices(now, new Date(0), 1000);
    expect(due.map(({ text }) => text.kind)).toEqual(expect.arrayContaining(['tale', 'vacation', 'standIn']));
    for (const { tableId } of due) expect(all()).toContain(tableId);
    // One of them was being sent when the older version stopped.
    const lost = await store.dueNotices(now, now, 1000);
    expect(lost.length).toBe(due.length + 1);
  });

  /** Players to act do so until the game is over, or this many times before all of them resign. */
  async function playToTheEnd(id: string, random: Random, most = 5000): Promise<void> {
    for (let taps = 0; taps < 5000; taps++) {
      const table = await load(id);
      if (table.status !== 'playing') return;
      const mover = personToAct(table);
      if (!mover) {
        // If nobody else is left, the game waits for people with stand-ins.
        const away = table.seats.find(({ standIn }) => standIn)?.occupant;
        if (away?.kind === 'person') sure(await returnToSeat(tables, id, away.userId));
        await autoPlayTable(tables, id);
      } else if (taps >= most) sure(await resignGame(tables, id, mover.userId));
      else if (isOf('tuchulcha', table) && table.state) {
        const request = raceRequest(table.state, taps < AT_RANDOM ? random : null);
        sure(await makeRequest(tables, id, table.version, mover.userId, request));
      } else if (isOf('bacchanalia', table) && table.state)
        sure(await makeRequest(tables, id, null, mover.userId, storyRequest(table.state, random)));
    }
    throw new Error(`Table ${id} does not come to its end.`);
  }

  test('has games that go on to their end, and lobbies that begin', async () => {
    const random = randomFrom(11);
    const { lobby = '', storyLobby = '' } = held.open;
    for (const guildId of Object.keys(held.servers))
      await store.saveGuildSettings(guildId, { ...(await store.guildSettings(guildId)), maxTables: null });
    const [invited = '', newcomer = ''] = ['100000000000000011', '100000000000000019'];
    sure(await sitDown(tables, lobby, person(invited), 'yellow'));
    for (const userId of [newcomer, '100000000000000018'])
      sure(await sitDown(tables, storyLobby, person(userId), 'blue'));
    const { seats } = sure(await agreeOn(tables, storyLobby, newcomer, (terms) => terms));
    for (const { occupant } of seats)
      if (occupant.kind === 'person') sure(await sayReady(tables, storyLobby, occupant.userId));
    for (const id of [lobby, storyLobby]) expect(sure(await startIfFull(tables, id)).status).toBe('playing');
    for (const id of Object.values(held.open)) {
      // Races are given up after these: the rest is as in any other.
      const isRace = isOf('tuchulcha', await load(id));
      await playToTheEnd(id, random, isRace && !IS_SOAK ? AT_RANDOM : undefined);
      expect((await expectWhole(id)).status).toBe('finished');
      expect(await store.result(id)).not.toBeNull();
      if (id === lobby) await expectTrueDice(id, [formatRecord]);
    }
    for (const guildId of Object.keys(held.servers)) {
      await store.rebuild(guildId);
      expect(await store.rebuild(guildId)).toMatchObject({ fixed: 0 });
    }
  });
});
