import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { emptyWal, openSqliteFile } from '../../src/storage/database/sqlite-file.ts';
import { openStore, type Store } from '../../src/storage/index.ts';
import { sayReady } from '../../src/tables/bacchanalia/agreement.ts';
import { PROPOSED_TERMS } from '../../src/tables/bacchanalia/settings.ts';
import { openLobby, sitDown, standUp, startIfFull } from '../../src/tables/changes/lobby.ts';
import {
  forInteraction,
  type Outcome,
  type TablesContext,
} from '../../src/tables/changes/table-transaction.ts';
import { makeRequest, resignGame } from '../../src/tables/changes/turns.ts';
import { Secret, tableDice } from '../../src/tables/fairness/dice.ts';
import type { Person } from '../../src/tables/game-types.ts';
import { noticeOf } from '../../src/tables/notice.ts';
import { personToAct } from '../../src/tables/seats.ts';
import { isOf } from '../../src/tables/table.ts';
import { plainRaceJudge } from '../../tools/training/plain-player.ts';
import { firstAction, firstRequest } from '../tables/first-offered.ts';
import { handOver } from '../tables/hands.ts';
import { firstStoryRequest } from '../tables/story-world.ts';
import { type Database, postgresqlDatabase, raw, sqliteDatabase } from './databases.ts';
import { describePostgresql } from './describe.ts';

const GUILD = '200000000000000001';
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function opened(
  create: () => Promise<Database>,
  bytes?: Buffer,
): Promise<{ file: string; store: Store }> {
  const database = await create();
  cleanups.push(database.drop);
  const file = database.url.replace(/^file:/, '');
  if (bytes) writeFileSync(file, bytes);
  const store = await openStore({ url: database.url });
  cleanups.push(() => store.close());
  return { file, store };
}

/** How often each of these texts is in the file or its write-ahead log. */
function copies(file: string, ...texts: readonly string[]): readonly number[] {
  const bytes = [file, `${file}-wal`].filter((one) => existsSync(one)).map((one) => readFileSync(one));
  return texts.map((text) =>
    bytes.reduce((sum, one) => sum + one.toString('latin1').split(latin1(text)).length - 1, 0),
  );
}

const latin1 = (text: string): string => Buffer.from(text).toString('latin1');

const named = (name: string, index: number): Person => ({
  kind: 'person',
  userId: `54445554443334${index}`,
  name,
});
const [ZED, ANN, BOB, EVE] = ['Zedekiah Zürn', 'Annabella', 'Bobadilla', 'Evelina'].map(named) as [
  Person,
  Person,
  Person,
  Person,
];
/** More than fits on one of the database's pages. */
const words = (name: string, turn: number) =>
  `${name} told in turn ${turn}: ${`${name} goes on. `.repeat(turn % 2 ? 2 : 300)}`;

/** Zed plays, tells, takes over a seat, writes drafts, follows, is invited and gets notices. */
async function liveThrough(store: Store): Promise<void> {
  let now = Date.now();
  const tables: TablesContext = {
    store,
    dice: tableDice,
    services: { tuchulcha: { computer: firstAction, judge: plainRaceJudge } },
    now: () => new Date(now),
  };
  const sure = (outcome: Outcome) => {
    if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
    return outcome.table;
  };
  let opened = 0;
  const open = async (people: readonly Person[], more: object = {}) => {
    const [opener = ZED, ...others] = people;
    const { id } = sure(
      await openLobby(forInteraction(tables, `55${opened++}`), {
        ...{
          game: 'tuchulcha',
          guildId: GUILD,
          channelId: '2',
          locale: 'en',
          opener,
          color: 'blue',
          size: 3,
        },
        ...{
          computers: 0,
          pace: 'daily',
          isPrivate: true,
          invited: [ZED, ...others].map(({ userId }) => userId),
        },
        secret: Secret.fresh(),
        lobbyMessageId: '44',
        ...more,
      }),
    );
    for (const [at, other] of others.entries())
      sure(
        await sitDown(
          forInteraction(tables, `66${at}`),
          id,
          other,
          at === 0 && others.length > 1 ? 'red' : 'yellow',
        ),
      );
    return id;
  };
  const play = async (id: string, taps: number) => {
    for (let tap = 0; tap < taps; tap += 1) {
      const table = await store.load(id);
      const mover = table && personToAct(table);
      if (!table?.state || !mover) return;
      now += 60_000;
      const request =
        isOf('tuchulcha', table) && table.state
          ? firstRequest(table.state)
          : isOf('bacchanalia', table) &&
            table.state &&
            firstStoryRequest(table.state, words(mover.name, tap));
      if (request)
        sure(
          await makeRequest(
            tables,
            id,
            isOf('tuchulcha', table) ? table.version : null,
            mover.userId,
            request,
          ),
        );
    }
  };

  const race = await open([ANN, BOB, EVE]);
  sure(await startIfFull(tables, race));
  await play(race, 40);
  sure(await handOver(forInteraction(tables, '77'), race, BOB.userId, ZED));
  await play(race, 60);
  const story = await open([ANN, BOB, ZED], { game: 'bacchanalia', terms: PROPOSED_TERMS });
  for (const { userId } of [ANN, BOB, ZED]) sure(await sayReady(tables, story, userId));
  sure(await startIfFull(tables, story));
  await play(story, 60);
  const finished = await open([ZED, ANN], { size: 2 });
  sure(await startIfFull(tables, finished));
  await play(finished, 50);
  sure(await resignGame(tables, finished, ANN.userId));
  const lobby = await open([ANN, ZED]);
  sure(await standUp(tables, lobby, ZED.userId));
  sure(await sitDown(forInteraction(tables, '88'), lobby, ZED, 'yellow'));

  for (const name of ['a', 'b'])
    await store.games.bacchanalia.addToDraft(
      story,
      ZED.userId,
      { text: words(ZED.name, name === 'a' ? 2 : 1), messageId: null },
      new Date(now),
    );
  await store.games.bacchanalia.dropDraft(story, ANN.userId);
  await store.follow(finished, ZED.userId, 'end');
  await store.saveDiscordLocale(ZED.userId, 'it');
  await store.notify([
    noticeOf(
      race,
      `vacation:${ZED.userId}`,
      null,
      { kind: 'vacation', name: ZED.name, until: 1 },
      new Date(now),
    ),
    noticeOf(race, 'remind', ZED.userId, { kind: 'remind', turn: 1, share: 50 }, new Date(now)),
  ]);
  for (const { key, attempts } of (await store.dueNotices(new Date(now), new Date(0), 1000)).slice(0, 20)) {
    await store.claimNotice(key, attempts, new Date(now));
    await store.settleNotice(key, 'sent', new Date(now));
  }
}

test('nothing of a person who was deleted is left in the file or beside it', async () => {
  const { file, store } = await opened(sqliteDatabase);
  await liveThrough(store);
  for (const count of copies(file, ZED.userId, ZED.name, 'Zedekiah')) expect(count).toBeGreaterThan(30);
  await store.forgetPerson(ZED.userId);
  expect(copies(file, ZED.userId, ZED.name, 'Zedekiah')).toEqual([0, 0, 0]);
  // The others are all there.
  for (const count of copies(file, ANN.userId, BOB.name)) expect(count).toBeGreaterThan(30);
});

test('nor are notices and drafts that were removed for their age', async () => {
  const { file, store } = await opened(sqliteDatabase);
  await liveThrough(store);
  const due = await store.dueNotices(new Date(Date.now() + 1e10), new Date(0), 1000);
  for (const { key } of due) await store.settleNotice(key, 'dropped', new Date());
  expect(copies(file, 'vacation:').at(0)).toBeGreaterThan(0);
  await store.forget(new Date(Date.now() + 1e10));
  expect(copies(file, 'vacation:')).toEqual([0]);
});

test('a copy that is being made is waited for, not for ever', async () => {
  const { file, store } = await opened(sqliteDatabase);
  await liveThrough(store);
  const reader = openSqliteFile(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM actions').get();
  const forgetting = store.forgetPerson(ZED.userId);
  await sleep(300);
  expect(copies(file, ZED.userId)[0]).toBeGreaterThan(0);
  reader.exec('COMMIT');
  reader.close();
  await forgetting;
  expect(copies(file, ZED.userId)).toEqual([0]);
  expect(await emptyWal(file)).toBe(true);
});

describePostgresql('after a deletion', () => {
  test('the space of deleted rows is free to be written over, and no statistics name the person', async () => {
    const { file: url, store } = await opened(postgresqlDatabase);
    await liveThrough(store);
    const inStatistics = `SELECT tablename FROM pg_stats WHERE schemaname = 'public' AND most_common_vals::text LIKE '%${ZED.userId}%'`;
    await raw(url, 'ANALYZE');
    expect((await raw(url, inStatistics)).length).toBeGreaterThan(0);
    await store.forgetPerson(ZED.userId);
    expect(await raw(url, inStatistics)).toEqual([]);
    await expect
      .poll(() => raw(url, 'SELECT relname FROM pg_stat_user_tables WHERE vacuum_count > 0 ORDER BY relname'))
      .toEqual(expect.arrayContaining([{ relname: 'actions' }, { relname: 'people' }, { relname: 'seats' }]));
  });
});
