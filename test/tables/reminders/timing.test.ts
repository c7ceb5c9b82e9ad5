import { describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/tables/clock/pace.ts';
import {
  byTimeLeft,
  graceMs,
  initialMs,
  personalPausesOf,
  settingsOf,
  takeoverAt,
  timeLeft,
  timeoutAt,
  whenLeft,
  withTurnTimes,
} from '../../../src/tables/reminders/timing.ts';
import { dueReminders, nextReminderAt } from '../../../src/tables/reminders/wake-times.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import type { TurnClock } from '../../../src/tables/table.ts';
import { HOUR, interval, MINUTE, quiet } from '../clock/arbitraries.ts';
import { idOf } from '../people.ts';
import { World } from '../world.ts';
import { hoursOf, inHours, NOON, overdueSince, timing, turn } from './table.ts';

test('people of whom nothing is known want what is usual', () => {
  const now = timing(NOON, { settings: new Map() });
  expect(settingsOf(now, idOf('eva'))).toBe(DEFAULT_SETTINGS);
  expect(personalPausesOf(now, idOf('eva'))).toEqual({ quiet: null, vacations: [] });
});

const NIGHTS = { anna: { quiet: quiet('22:00-06:00 UTC') } };
const DOWN = { down: [interval('2026-03-02 18:00 - 2026-03-02 21:00')] };

describe('time at the beginning of a turn', () => {
  test.each<[string, Pace, number, number]>([
    ['nothing saved', 'daily', 0, 24 * HOUR],
    ['some saved', 'daily', 5 * HOUR, 29 * HOUR],
    ['as much saved as can be used', 'daily', 24 * HOUR, 48 * HOUR],
    ['more saved than can be used', 'daily', 40 * HOUR, 48 * HOUR],
    ['live', 'live', MINUTE, 6 * MINUTE],
    ['without a clock: what reminders are of', 'none', 5 * HOUR, 72 * HOUR],
  ])('%s', (_, pace, bank, ms) => expect(initialMs(pace, bank)).toBe(ms));
});

describe('time left', () => {
  test.each<[string, number, number, Parameters<typeof timing>[1], Parameters<typeof timing>[2]]>([
    ['at once', 0, 24, {}, {}],
    ['after some hours', 5, 19, {}, {}],
    ['over a night', 20, 12, {}, NIGHTS],
    ['in the middle of a night', 12, 14, {}, NIGHTS],
    ['over a down-time', 12, 15, DOWN, {}],
    ['over both', 20, 15, DOWN, NIGHTS],
    ['past the end', 30, -6, {}, {}],
  ])('%s', (_, hours, left, changed, wishes) => {
    expect(timeLeft(turn(), timing(inHours(hours), changed, wishes)) / HOUR).toBe(left);
  });

  test.each([
    ['all of it: at once', 24, 0],
    ['more than there is: at once', 30, 0],
    ['half: before the night', 16, 8],
    ['half: after the night', 12, 20],
    ['none', 0, 32],
  ])('%s', (_, left, at) => {
    expect(hoursOf(whenLeft(turn(), left * HOUR, timing(NOON, {}, NIGHTS)))).toBe(at);
  });
});

describe('when a turn’s time is up, and when it is played by a computer player', () => {
  test.each<[string, Partial<TurnClock>, Pace, number | null, number | null]>([
    ['daily', {}, 'daily', 24, null],
    ['charged already', { leftMs: 3 * HOUR }, 'daily', 3, null],
    ['without a clock', {}, 'none', null, null],
    ['overdue, daily', { overdue: overdueSince(24) }, 'daily', 24, 48],
    ['overdue, slow', { overdue: overdueSince(24) }, 'slow', 24, 24 + 72],
    ['overdue, quick', { overdue: overdueSince(2), leftMs: 2 * HOUR }, 'quick', 2, 4],
    ['overdue, live: a minute', { overdue: overdueSince(1), leftMs: HOUR }, 'live', 1, 1 + 1 / 60],
    ['overdue without a clock', { overdue: overdueSince(1) }, 'none', null, 73],
  ])('%s', (_, changed, pace, up, played) => {
    const now = timing(NOON);
    expect(hoursOf(timeoutAt(turn(changed), pace, now))).toBe(up);
    expect(hoursOf(takeoverAt(turn(changed), pace, now))).toBe(played);
  });

  test('the others’ period respects the player’s nights and the bot’s down-times', () => {
    const late = turn({ overdue: overdueSince(0) });
    expect(hoursOf(takeoverAt(late, 'daily', timing(NOON, DOWN, NIGHTS)))).toBe(24 + 8 + 3 + 8);
  });

  test.each<[Pace, number]>([
    ['live', 75_000],
    ['quick', 30 * MINUTE],
    ['daily', 6 * HOUR],
    ['slow', 18 * HOUR],
    ['none', 18 * HOUR],
  ])('whoever comes back to a turn has at least a quarter of one: %s', (pace, ms) => {
    expect(graceMs(pace)).toBe(ms);
  });
});

describe('reminders', () => {
  const wants = (...reminders: number[]) => ({ anna: { reminders } });

  test.each<[string, Partial<TurnClock>, ReturnType<typeof wants>, number | null]>([
    ['the first', {}, wants(50, 10), 12],
    ['in any order', {}, wants(10, 50), 12],
    ['the next', { reminded: 50 }, wants(50, 10), 21.6],
    ['none is left', { reminded: 10 }, wants(50, 10), null],
    ['none is wanted', {}, wants(), null],
    ['not for this turn', { muted: [idOf('anna')] }, wants(50), null],
    ['no more once the time is up', { overdue: overdueSince(24) }, wants(50), null],
    ['of what there was at the beginning', { totalMs: 40 * HOUR, leftMs: 24 * HOUR }, wants(50), 4],
    ['long due', { leftMs: 2 * HOUR }, wants(50), 0],
    [
      'less than a minute before the end helps nobody',
      { totalMs: 5 * MINUTE, leftMs: 5 * MINUTE },
      wants(19),
      null,
    ],
    ['a minute does', { totalMs: 5 * MINUTE, leftMs: 5 * MINUTE }, wants(20), 4 / 60],
  ])('%s', (_, changed, wishes, at) => {
    expect(hoursOf(nextReminderAt(turn(changed), timing(NOON, {}, wishes)))).toBe(at);
  });

  test.each<[string, number, Partial<TurnClock>, readonly number[], number]>([
    ['too early', 11.9, {}, [], 100],
    ['in time', 12, {}, [50], 50],
    ['late', 13, {}, [50], 50],
    ['of two that are due, the last', 22, {}, [10], 10],
    ['not twice', 13, { reminded: 50 }, [], 50],
    ['the second', 22, { reminded: 50 }, [10], 10],
    ['none without time left', 24, {}, [], 10],
    ['none where none is wanted', 22, { muted: [idOf('anna')] }, [], 100],
    ['none once the time is up', 22, { overdue: overdueSince(1) }, [], 100],
  ])('%s', (_, hours, changed, shares, then) => {
    const found = dueReminders('abc', turn(changed), [idOf('anna')], timing(inHours(hours)));
    expect(found.notices).toEqual(
      shares.map((share) => ({
        key: `abc:1:${idOf('anna')}:remind:${share}`,
        tableId: 'abc',
        userId: idOf('anna'),
        dueAt: inHours(hours),
        text: { kind: 'remind', turn: 1, share },
      })),
    );
    expect(found.turn).toEqual({ ...turn(changed), reminded: then });
  });

  test('who has muted a clock that others are asked by too mutes their own reminders alone', () => {
    const people = [idOf('anna'), idOf('bert'), idOf('carl')];
    const wishes = { anna: { reminders: [90] }, bert: { reminders: [50] }, carl: { reminders: [25] } };
    const muted = turn({ muted: [idOf('anna')] });
    expect(hoursOf(nextReminderAt(muted, timing(NOON, {}, wishes), people))).toBe(12);
    const first = dueReminders('abc', muted, people, timing(inHours(12), {}, wishes));
    expect(first.notices.map(({ userId }) => userId)).toEqual([idOf('bert')]);
    const second = dueReminders('abc', first.turn, people, timing(inHours(18), {}, wishes));
    expect(second.notices.map(({ userId }) => userId)).toEqual([idOf('carl')]);
    expect(second.turn.reminded).toBe(25);
  });
});

test('tables by the time that is left: what is overdue first, what has no clock last', async () => {
  const world = new World();
  const people = ['anna', 'bert'] as const;
  const open = (pace: Pace) => world.playing(people, { pace });
  const [none, slow, quick, live] = [
    await open('none'),
    await open('slow'),
    await open('quick'),
    await open('live'),
  ];
  const sorted = async () => {
    const tables = await Promise.all([none, slow, quick, live].map((id) => world.table(id)));
    return (await withTurnTimes(world.tables, tables)).toSorted(byTimeLeft).map(({ table }) => table.id);
  };
  expect(await sorted()).toEqual([live, quick, slow, none]);
  world.at = new Date(world.at.getTime() + 9 * HOUR);
  await world.look(quick);
  expect((await world.table(quick)).reminders.turn?.overdue).not.toBeNull();
  expect(await sorted()).toEqual([quick, live, slow, none]);
});
