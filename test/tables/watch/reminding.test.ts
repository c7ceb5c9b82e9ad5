import { describe, expect, test } from 'vitest';
import { reminded, whenReminded } from '../../../src/tables/reminders/time-left.ts';
import type { TurnClock } from '../../../src/tables/table.ts';
import { HOUR, MINUTE } from '../clock/intervals.ts';
import { idOf } from '../people.ts';
import { attendance, hoursOf, inHours, NOON, overdueSince, turn } from './table.ts';

describe('reminders', () => {
  const wants = (...reminders: number[]) => ({ anna: { reminders } });

  test.each<[string, Partial<TurnClock>, ReturnType<typeof wants>, number | null]>([
    ['the first', {}, wants(50, 10), 12],
    ['in any order', {}, wants(10, 50), 12],
    ['the next', { reminded: 50 }, wants(50, 10), 21.6],
    ['none is left', { reminded: 10 }, wants(50, 10), null],
    ['none is wanted', {}, wants(), null],
    ['not for this turn', { muted: true }, wants(50), null],
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
    expect(hoursOf(whenReminded(turn(changed), attendance(NOON, {}, wishes)))).toBe(at);
  });

  test.each<[string, number, Partial<TurnClock>, readonly number[], number]>([
    ['too early', 11.9, {}, [], 100],
    ['in time', 12, {}, [50], 50],
    ['late', 13, {}, [50], 50],
    ['of two that are due, the last', 22, {}, [10], 10],
    ['not twice', 13, { reminded: 50 }, [], 50],
    ['the second', 22, { reminded: 50 }, [10], 10],
    ['none without time left', 24, {}, [], 10],
    ['none where none is wanted', 22, { muted: true }, [], 100],
    ['none once the time is up', 22, { overdue: overdueSince(1) }, [], 100],
  ])('%s', (_, hours, changed, shares, then) => {
    const found = reminded('abc', turn(changed), attendance(inHours(hours)));
    expect(found.notices).toEqual(
      shares.map((share) => ({
        key: `abc:1:${idOf('anna')}:remind:${share}`,
        ...{ tableId: 'abc', userId: idOf('anna'), dueAt: inHours(hours) },
        text: { kind: 'remind', turn: 1, share },
      })),
    );
    expect(found.turn).toEqual({ ...turn(changed), reminded: then });
  });
});
