import { afterAll, describe, expect, test } from 'vitest';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { openStore } from '../../../src/storage/index.ts';
import { voteRemoval } from '../../../src/tables/changes/absent-player.ts';
import { startIfFull } from '../../../src/tables/changes/lobby.ts';
import {
  announceSeats,
  changeSeats,
  returnToSeat,
  seatWithStandIn,
} from '../../../src/tables/changes/substitutes.ts';
import { changeReminders, type TablesContext } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import type { Person, Seat } from '../../../src/tables/game-types.ts';
import { timeUpTask } from '../../../src/tables/reminders/due-task.ts';
import { advanceSeason } from '../../../src/tables/seasons/advance.ts';
import {
  joinSeason,
  leaveSeason,
  openSeason,
  type SeasonsContext,
  takeVacantSeat,
} from '../../../src/tables/seasons/changes.ts';
import type { StoredSeason } from '../../../src/tables/seasons/season.ts';
import { vacantSeats } from '../../../src/tables/seasons/season-results.ts';
import { isInGame, personToAct, seatOf } from '../../../src/tables/seats.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import type { Table } from '../../../src/tables/table.ts';
import { plainRaceJudge } from '../../../tools/training/plain-player.ts';
import { sqliteDatabase } from '../../storage/databases.ts';
import { seededDice } from '../dice.ts';
import { firstAction, firstRequest } from '../first-offered.ts';
import { race } from '../race.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.UTC(2026, 5, 1, 12);

let at = BEGIN;
const now = () => new Date(at);
const database = await sqliteDatabase();
const store = await openStore({ url: database.url, now });
afterAll(async () => {
  await store.close();
  await database.drop();
});

let seasons = 0;

/** A new process on the same store. */
function newProcess() {
  const tables: TablesContext = {
    store,
    dice: seededDice(1),
    services: { tuchulcha: { computer: firstAction, judge: plainRaceJudge } },
    now,
  };
  const context: SeasonsContext = {
    seasons: store,
    tables,
    results: store,
    downtimes: (...when) => store.downtimes(...when),
  };
  return { context, tables };
}

type Process = ReturnType<typeof newProcess>;

const personOf = (userId: string): Person => ({ kind: 'person', userId, name: `P${userId}` });

const TERMS = { game: 'tuchulcha', size: 2, atOnce: 1, pace: 'quick', weeks: 1, timeZone: 'UTC' } as const;

function open(more: Partial<Parameters<typeof openSeason>[1]> = {}): ReturnType<typeof openSeason> {
  const { context } = newProcess();
  seasons += 1;
  const asked = { ...context, tables: { ...context.tables, interactionId: String(9_000_000 + seasons) } };
  return openSeason(asked, {
    guildId: String(1000 + seasons),
    channelId: String(2000 + seasons),
    locale: 'en',
    opener: personOf('500'),
    terms: TERMS,
    startsAt: new Date(at + 2 * DAY),
    ...more,
  });
}

async function opened(people: number, size: 2 | 4 = 2): Promise<StoredSeason> {
  const outcome = await open({ terms: { ...TERMS, size, weeks: size - 1 } });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { context } = newProcess();
  const { id } = outcome.stored.season;
  for (let person = 0; person < people; person++) await joinSeason(context, id, personOf(`60${person}`));
  return (await store.season(id)) as StoredSeason;
}

const EVENING = {
  game: 'tuchulcha',
  size: 4,
  atOnce: 1,
  pace: 'live',
  weeks: 0,
  timeZone: 'UTC',
  evening: { rounds: 2, minutes: 90, final: true },
} as const;

test('an evening can’t begin before it is opened', async () => {
  expect(await open({ terms: EVENING, startsAt: now() })).toMatchObject({ refusal: { code: 'startPassed' } });
  expect(await open({ terms: EVENING, startsAt: new Date(at + HOUR) })).toMatchObject({ ok: true });
});

test('an evening draws nobody who is on vacation when a round is due', async () => {
  at = BEGIN;
  const { context } = newProcess();
  const outcome = await open({ terms: EVENING, startsAt: new Date(at + HOUR) });
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { id } = outcome.stored.season;
  const people = ['700', '701', '702', '703', '704'];
  for (const userId of people) await joinSeason(context, id, personOf(userId));
  const rests = (userId: string) =>
    store.saveSettings(userId, {
      ...DEFAULT_SETTINGS,
      vacations: [{ from: now(), to: new Date(at + 2 * DAY) }],
    });
  await rests('702');
  at += HOUR;
  const seatedIn = ({ season }: StoredSeason, round: number) =>
    season.tables.flatMap((table) => (table.round === round ? table.seats : [])).sort();
  const first = (await advanceSeason(context, id)) as StoredSeason;
  expect(seatedIn(first, 1)).toEqual(['700', '701', '703', '704']);
  expect(first.season.reserves).toEqual(['702']);
  await rests('700');
  // The round's time is over, so that its table is judged.
  at += 90 * 60_000;
  await advanceSeason(context, id);
  const second = (await advanceSeason(context, id)) as StoredSeason;
  expect(seatedIn(second, 2)).toEqual(['701', '703', '704']);
});

test('nobody makes a season’s log longer and longer by joining and withdrawing', async () => {
  const { season } = await opened(1);
  const { context } = newProcess();
  const before = await store.seasonLog(season.id);
  const codes = new Set<string>();
  for (let tap = 0; tap < 20; tap++) {
    const outcome = await joinSeason(context, season.id, personOf('701'));
    codes.add(outcome.ok ? 'in' : outcome.refusal.code);
    await leaveSeason(context, season.id, personOf('701'));
  }
  expect([...codes]).toEqual(['in', 'joinedOften']);
  expect((await store.seasonLog(season.id)).length - before.length).toBe(6);
});

async function showTables({ season }: StoredSeason, { tables }: Process): Promise<void> {
  for (const [index, { tableId }] of season.tables.entries()) {
    const table = await store.load(tableId ?? '');
    if (table?.status !== 'lobby') continue;
    await store.show(table.id, { lobbyMessageId: String(3000 + index) });
    await startIfFull(tables, table.id);
  }
}

describe('a season', () => {
  test('ends as much later as the bot was down, if that was a day or more', async () => {
    at = BEGIN;
    const { season } = await opened(4);
    at += 2 * DAY;
    await store.recordHeartbeat(now(), 60_000);
    const begun = (await advanceSeason(newProcess().context, season.id)) as StoredSeason;
    at += 60_000;
    await store.recordHeartbeat(now(), 60_000);
    const from = at;
    at += 30 * DAY;
    await store.recordHeartbeat(now(), 60_000);
    const after = (await advanceSeason(newProcess().context, season.id)) as StoredSeason;
    expect(after.season.status).toBe('playing');
    expect(after.season.endsAt.getTime() - begun.season.endsAt.getTime()).toBe(at - from);
    const again = (await advanceSeason(newProcess().context, season.id)) as StoredSeason;
    expect(again.version).toBe(after.version);
  });

  test('begins at all tables, whoever avoids whom there', async () => {
    at = BEGIN;
    const people = ['800', '801', '802', '803'];
    for (const userId of people)
      await store.saveSettings(userId, {
        ...DEFAULT_SETTINGS,
        blocked: people.filter((one) => one !== userId),
      });
    const { season } = await opened(0);
    const living = newProcess();
    for (const userId of people) await joinSeason(living.context, season.id, personOf(userId));
    at += 2 * DAY;
    const begun = (await advanceSeason(living.context, season.id)) as StoredSeason;
    await showTables(begun, living);
    const tables = await Promise.all(begun.season.tables.map(({ tableId }) => store.load(tableId ?? '')));
    expect(tables.map((table) => table?.status)).toEqual(['playing', 'playing']);
  });

  describe('with a reserve, at whose table someone is away', () => {
    const reserve = personOf('777');

    /** A season's table: the person in its first seat; the player to act plays on. */
    async function begunTable(size: 2 | 4 = 2) {
      at = BEGIN;
      const { season } = await opened(4, size);
      const { context, tables } = newProcess();
      at += 2 * DAY;
      const begun = (await advanceSeason(context, season.id)) as StoredSeason;
      await showTables(begun, newProcess());
      expect((await joinSeason(context, season.id, reserve)).ok).toBe(true);
      const [drawn] = begun.season.tables;
      const tableId = drawn?.tableId ?? '';
      const load = async (): Promise<Table> => (await store.load(tableId)) as Table;
      return {
        id: season.id,
        context,
        tables,
        absent: drawn?.seats[0] ?? '',
        load,
        async playOn(): Promise<void> {
          const table = await load();
          const userId = personToAct(table)?.userId ?? '';
          const state = race(table).state as GameState;
          expect((await makeRequest(tables, table.id, null, userId, firstRequest(state))).ok).toBe(true);
        },
        async turns() {
          const after = (await advanceSeason(context, season.id)) as StoredSeason;
          const { own = 0, missedAt = [] } = after.season.tables[0]?.turns[0] ?? {};
          return { own, missed: missedAt.length };
        },
      };
    }

    test('nobody takes the seat of a person whom the others have voted out of the game', async () => {
      const { id, context, tables, absent, load, playOn, turns } = await begunTable(4);
      const seat = async () => seatOf(await load(), absent) as Seat;
      await changeSeats(tables, (await load()).id, async (table) =>
        announceSeats(tables, table, seatWithStandIn(tables, table, await seat()), null, null),
      );
      while ((await turns()).missed < 3) await playOn();
      expect((await returnToSeat(tables, (await load()).id, absent)).ok).toBe(true);
      while (personToAct(await load())?.userId !== absent) await playOn();
      await changeReminders(tables, (await load()).id, ({ reminders }, timing) => {
        const { turn } = reminders;
        if (!turn) throw new Error('nobody is to act');
        return { ok: true, reminders: { ...reminders, turn: timeUpTask(id, turn, 'time', timing).turn } };
      });
      const { turn } = (await load()).reminders;
      for (const { occupant } of (await load()).seats)
        if (occupant.kind === 'person' && occupant.userId !== absent)
          await voteRemoval(tables, (await load()).id, turn?.turn ?? 0, occupant);
      expect(isInGame(await load(), await seat())).toBe(false);
      expect(vacantSeats(((await advanceSeason(context, id)) as StoredSeason).season, now())).toHaveLength(1);
      expect(await takeVacantSeat(context, id, reserve)).toMatchObject({ refusal: { code: 'noVacantSeat' } });
    });

    test('the reserve may take the seat, and sits at the table then', async () => {
      const { id, context, absent, load, playOn, turns } = await begunTable();
      expect(await takeVacantSeat(context, id, reserve)).toMatchObject({
        ok: false,
        refusal: { code: 'noVacantSeat' },
      });
      await leaveSeason(context, id, personOf(absent));
      while ((await turns()).missed < 3) await playOn();
      // By the clock of another process, which is slow.
      const slow = { ...context, tables: { ...context.tables, now: () => new Date(at - 60_000) } };
      expect((await takeVacantSeat(slow, id, reserve)).ok).toBe(true);
      const times = (await store.seasonLog(id)).map((entry) => entry.at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      await advanceSeason(context, id);
      const people = (await load()).seats.map(
        ({ occupant }) => occupant.kind === 'person' && occupant.userId,
      );
      expect(people).toContain('777');
    });

    test('the seat is free no longer when who was away has come back, and missed half at most', async () => {
      const { id, context, tables, absent, load, playOn, turns } = await begunTable();
      const away = async (table: Table) => {
        const seat = seatOf(table, absent) as Seat;
        const told = { key: 'away', text: { kind: 'standIn', name: 'P', by: null } } as const;
        return announceSeats(tables, table, seatWithStandIn(tables, table, seat), told, null);
      };
      expect((await changeSeats(tables, (await load()).id, away)).ok).toBe(true);
      await advanceSeason(context, id);
      while ((await turns()).missed < 3) await playOn();
      expect((await returnToSeat(tables, (await load()).id, absent)).ok).toBe(true);
      while ((await turns()).own < 6) {
        const [free] = vacantSeats(((await store.season(id)) as StoredSeason).season, now());
        expect(free).toMatchObject({ table: 0, seat: 0 });
        await playOn();
      }
      expect(await takeVacantSeat(context, id, reserve)).toMatchObject({
        ok: false,
        refusal: { code: 'noVacantSeat' },
      });
      const log = await store.seasonLog(id);
      expect(log.filter(({ type }) => type === 'returned')).toMatchObject([{ table: 0, seat: 0, turns: 6 }]);
      expect((await load()).status).toBe('playing');
    });
  });
});
