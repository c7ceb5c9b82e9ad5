import { describe, expect, test } from 'vitest';
import type { Pace } from '../../../src/tables/clock/index.ts';
import {
  initialMs,
  graceMs,
  timeLeft,
  whenLeft,
  whenPlayedFor,
  whenUp,
} from '../../../src/tables/reminders/time-left.ts';
import type { TurnClock } from '../../../src/tables/table.ts';
import { HOUR, interval, MINUTE, quiet } from '../clock/intervals.ts';
import { attendance, hoursOf, inHours, NOON, overdueSince, turn } from './table.ts';

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
  ])('%s', (_, pace, bank, ms) => {
    expect(initialMs(pace, bank)).toBe(ms);
  });
});

describe('time left', () => {
  test.each<[string, number, number, Parameters<typeof attendance>[1], Parameters<typeof attendance>[2]]>([
    ['at once', 0, 24, {}, {}],
    ['after some hours', 5, 19, {}, {}],
    ['over a night', 20, 12, {}, NIGHTS],
    ['in the middle of a night', 12, 14, {}, NIGHTS],
    ['over a down-time', 12, 15, DOWN, {}],
    ['over both', 20, 15, DOWN, NIGHTS],
    ['past the end', 30, -6, {}, {}],
  ])('%s', (_, hours, left, changed, wishes) => {
    expect(timeLeft(turn(), attendance(inHours(hours), changed, wishes)) / HOUR).toBe(left);
  });

  test.each([
    ['all of it: at once', 24, 0],
    ['more than there is: at once', 30, 0],
    ['half: before the night', 16, 8],
    ['half: after the night', 12, 20],
    ['none', 0, 32],
  ])('%s', (_, left, at) => {
    expect(hoursOf(whenLeft(turn(), left * HOUR, attendance(NOON, {}, NIGHTS)))).toBe(at);
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
    ['overdue without a clock', { overdue: overdueSince(1) }, 'none', null, 73],
  ])('%s', (_, changed, pace, up, played) => {
    const now = attendance(NOON);
    expect(hoursOf(whenUp(turn(changed), pace, now))).toBe(up);
    expect(hoursOf(whenPlayedFor(turn(changed), pace, now))).toBe(played);
  });

  test('the others’ period respects the player’s nights and the bot’s down-times', () => {
    const late = turn({ overdue: overdueSince(0) });
    expect(hoursOf(whenPlayedFor(late, 'daily', attendance(NOON, DOWN, NIGHTS)))).toBe(24 + 8 + 3 + 8);
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
