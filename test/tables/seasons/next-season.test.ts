import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../../src/storage/index.ts';
import type { Person } from '../../../src/tables/game-types.ts';
import { advanceSeason } from '../../../src/tables/seasons/advance.ts';
import {
  joinSeason,
  leaveSeason,
  MAX_OPEN_SEASONS,
  manageSeason,
  openSeason,
  type SeasonOpened,
  type SeasonsContext,
} from '../../../src/tables/seasons/changes.ts';
import type { Season, SeasonTerms, StoredSeason } from '../../../src/tables/seasons/season.ts';
import { plainRaceJudge } from '../../../tools/training/plain-player.ts';
import { sqliteDatabase } from '../../storage/databases.ts';
import { seededDice } from '../dice.ts';
import { firstAction } from '../first-offered.ts';

const DAY = 24 * 3_600_000;
const WEEK = 7 * DAY;
const BEGIN = Date.UTC(2026, 5, 1, 12);
const TERMS: SeasonTerms = {
  game: 'tuchulcha',
  size: 2,
  atOnce: 1,
  pace: 'quick',
  weeks: 2,
  timeZone: 'UTC',
};

let at = BEGIN;
let guilds = 0;
let asked = 0;
let channelId = '';
let first: StoredSeason;
const now = () => new Date(at);
const personOf = (userId: string): Person => ({ kind: 'person', userId, name: `P${userId}` });

const database = await sqliteDatabase();
const store = await openStore({ url: database.url, now });
afterAll(async () => {
  await store.close();
  await database.drop();
});

function context(): SeasonsContext {
  asked += 1;
  return {
    seasons: store,
    results: store,
    downtimes: (...when) => store.downtimes(...when),
    tables: {
      store,
      dice: seededDice(1),
      services: { tuchulcha: { computer: firstAction, judge: plainRaceJudge } },
      now,
      interactionId: String(9_000_000 + asked),
    },
  };
}

const open = (startsAt: number, terms = TERMS): Promise<SeasonOpened> =>
  openSeason(context(), {
    guildId: String(1000 + guilds),
    channelId,
    locale: 'en',
    opener: personOf('500'),
    terms,
    startsAt: new Date(startsAt),
  });

async function opened(startsAt: number): Promise<StoredSeason> {
  const outcome = await open(startsAt);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  return outcome.stored;
}

const join = async ({ season }: StoredSeason, ...people: readonly string[]): Promise<void> => {
  for (const userId of people)
    expect((await joinSeason(context(), season.id, personOf(userId))).ok).toBe(true);
};

const advanced = async ({ season }: StoredSeason): Promise<StoredSeason> =>
  (await advanceSeason(context(), season.id)) as StoredSeason;

const [P1, P2, P3, P4, P5] = ['1', '2', '3', '4', '5'].map((digit) => `10000000000000060${digit}`) as [
  ...[string, string, string, string, string],
];

const refusalOf = (outcome: { ok: true } | { ok: false; refusal: object }): object | null =>
  outcome.ok ? null : outcome.refusal;

/** The next season at its start, after the end of the first. */
async function startAfterFirst(next: StoredSeason): Promise<Season> {
  at = first.season.endsAt.getTime();
  await advanced(first);
  at = next.season.startsAt.getTime();
  return (await advanced(next)).season;
}

/** A season of four that has begun. */
beforeEach(async () => {
  guilds += 1;
  at = BEGIN;
  channelId = String(2000 + guilds);
  first = await opened(at + 2 * DAY);
  await join(first, P1, P2, P3, P4);
  at += 2 * DAY;
  first = await advanced(first);
});

test('a server has at most ten seasons that are not over', async () => {
  const start = at + 2 * DAY;
  const home = channelId;
  for (let open = 1; open < MAX_OPEN_SEASONS; open++) {
    channelId = `${home}${open}`;
    await opened(start);
  }
  channelId = `${home}0`;
  const manyOpen = { code: 'manyOpen', most: MAX_OPEN_SEASONS };
  expect(refusalOf(await open(start))).toEqual(manyOpen);
  await manageSeason(context(), first.season.id, personOf('500'), { type: 'stopped' });
  await advanced(first);
  expect(await open(start)).toMatchObject({ ok: true });
  channelId = home;
  expect(refusalOf(await open(start))).toEqual(manyOpen);
});

describe('the next season of a channel', () => {
  test('may be opened from half of this one on, and starts after its end', async () => {
    const { endsAt } = first.season;
    at += WEEK - 1;
    const half = new Date(at + 1);
    expect(refusalOf(await open(endsAt.getTime() + DAY))).toEqual({ code: 'nextTooEarly', from: half });
    at += 1;
    expect(refusalOf(await open(endsAt.getTime()))).toEqual({ code: 'startsBeforeEnd', ends: endsAt });
    const next = await opened(endsAt.getTime() + DAY);
    expect(next.season.follows).toBe(first.season.id);
    expect(refusalOf(await open(endsAt.getTime() + 2 * DAY))).toMatchObject({ code: 'channelTaken' });
    await join(next, P5);
    expect((await store.openSeasons(first.guildId)).map(({ season }) => season.id)).toEqual([
      first.season.id,
      next.season.id,
    ]);
  });

  test('is no evening', async () => {
    at += WEEK;
    const evening = { rounds: 2, minutes: 60, final: false } as const;
    const outcome = await open(at + 5 * WEEK, { ...TERMS, atOnce: 1, weeks: 0, pace: 'live', evening });
    expect(refusalOf(outcome)).toMatchObject({ code: 'channelTaken' });
  });

  test('has the channel to itself when this one is over', async () => {
    at += WEEK;
    const { endsAt } = first.season;
    const next = await opened(endsAt.getTime() + DAY);
    at = endsAt.getTime();
    expect((await advanced(first)).season.status).toBe('ended');
    expect(refusalOf(await open(at + 9 * DAY))).toMatchObject({ code: 'channelTaken' });
    await manageSeason(context(), next.season.id, personOf('500'), { type: 'calledOff', why: 'manager' });
    expect((await open(at + 9 * DAY)).ok).toBe(true);
  });

  test('has it also when this one is moved to another channel', async () => {
    at += WEEK;
    const next = await opened(first.season.endsAt.getTime() + DAY);
    const move = ({ season }: StoredSeason) =>
      manageSeason(context(), season.id, personOf('500'), { type: 'channelChosen', channelId: '77' });
    expect((await move(first)).ok).toBe(true);
    expect(refusalOf(await open(at + 9 * DAY))).toMatchObject({ code: 'channelTaken' });
    expect(refusalOf(await move(next))).toMatchObject({ code: 'channelTaken' });
    expect((await store.season(first.season.id))?.channelId).toBe('77');
  });

  test('waits for the end of this one, a week at a time, with everybody who has joined', async () => {
    at += WEEK;
    const next = await opened(first.season.endsAt.getTime() + DAY);
    await join(next, P1, P2, P3, P4);
    await manageSeason(context(), first.season.id, personOf('500'), { type: 'extended', weeks: 1 });
    at = next.season.startsAt.getTime();
    const waiting = await advanced(next);
    expect(waiting.season).toMatchObject({
      status: 'joining',
      startsAt: new Date(at + WEEK),
      endsAt: new Date(at + 3 * WEEK),
      moved: 0,
      people: [P1, P2, P3, P4],
    });
    expect((await advanced(next)).version).toBe(waiting.version);
    at += WEEK;
    await advanced(first);
    expect((await advanced(next)).season.status).toBe('playing');
  });

  test.each([
    ['leaves', '', (userId: string) => leaveSeason(context(), first.season.id, personOf(userId))],
    ['leaves (elsewhere)', '1', (id: string) => leaveSeason(context(), first.season.id, personOf(id))],
    ['has their data deleted, and joins it again,', '', (userId: string) => store.forgetPerson(userId)],
  ])('leaves out at its start who %s while this one goes on', async (_, elsewhere, leave) => {
    at += WEEK;
    channelId += elsewhere;
    const next = await opened(first.season.endsAt.getTime() + DAY);
    expect(next.season.follows).toBe(elsewhere ? null : first.season.id);
    await join(next, P1, P2, P3, P4, P5);
    await leave(P2);
    if (!(await store.season(next.season.id))?.season.people.includes(P2)) await join(next, P2);
    const season = await startAfterFirst(next);
    expect(season).toMatchObject({ status: 'playing', sittingOut: [P2], people: [P1, P3, P4, P5] });
    expect(season.tables.flatMap(({ seats }) => seats)).not.toContain(P2);
    const refused = await joinSeason(context(), season.id, personOf(P2));
    expect(refusalOf(refused)).toMatchObject({ code: 'sitsOut' });
  });

  test('takes nobody in who has left this one', async () => {
    at += WEEK;
    const next = await opened(first.season.endsAt.getTime() + DAY);
    await leaveSeason(context(), first.season.id, personOf(P2));
    const refused = await joinSeason(context(), next.season.id, personOf(P2));
    expect(refusalOf(refused)).toMatchObject({ code: 'sitsOut' });
  });

  test('has its divisions by the places of the last one, of which the sixths have changed', async () => {
    const people = Array.from({ length: 16 }, (_, index) => String(701 + index));
    const playedBy = async (joining: readonly string[]) => {
      channelId = `${channelId}1`;
      const season = await opened(at + 2 * DAY);
      await join(season, ...joining);
      at += 2 * DAY;
      return advanced(season);
    };
    const last = await playedBy(people);
    expect(last.season.divisions).toEqual([people.slice(0, 8), people.slice(8)]);
    // Tables that never began are judged alike: everybody shares first place, in the order of the division.
    await manageSeason(context(), last.season.id, personOf('500'), { type: 'stopped' });
    expect((await advanced(last)).season.status).toBe('ended');
    const { season } = await playedBy(people.toReversed());
    expect(season.divisions).toEqual([
      [...people.slice(0, 6), ...people.slice(8, 10)],
      [...people.slice(6, 8), ...people.slice(10)],
    ]);
  });

  test('moves where too few are left without those', async () => {
    at += WEEK;
    const next = await opened(first.season.endsAt.getTime() + DAY);
    await join(next, P1, P2, P3, P4);
    await leaveSeason(context(), first.season.id, personOf(P2));
    const season = await startAfterFirst(next);
    expect(season).toMatchObject({ status: 'joining', moved: 1, people: [P1, P3, P4] });
  });
});
