import { describe, expect, test } from 'vitest';
import type { Color } from '../../../src/games/tuchulcha/board.ts';
import type { GameState } from '../../../src/games/tuchulcha/types.ts';
import { remindersAfter } from '../../../src/tables/reminders/due-task.ts';
import type { Reminders, TableOf, TurnClock } from '../../../src/tables/table.ts';
import { HOUR, quiet } from '../clock/arbitraries.ts';
import { idOf, type Name, person, whoIs } from '../people.ts';
import { inHours, NOON, overdueSince, SEATS, table, timing, turn } from './table.ts';

/** The same game some turns later, in this color's turn. */
function later(
  before: TableOf<'tuchulcha'>,
  turns: number,
  color: Color,
  changed: Partial<TableOf<'tuchulcha'>> = {},
): TableOf<'tuchulcha'> {
  const { state } = before;
  if (!state) throw new Error('not playing');
  const position = { ...state.position, turn: color };
  return { ...before, state: { ...state, position, turnNumber: state.turnNumber + turns }, ...changed };
}

const away = SEATS.map((seat) => ({ ...seat, standIn: true }) as const);
const computers = SEATS.map((seat) => ({ ...seat, occupant: { kind: 'computer' } }) as const);
const won = (state: GameState | null): GameState | null =>
  state && { ...state, phase: { name: 'over', winners: ['blue'] } };

const at = (
  hours: number,
  by: Name | null,
  before: TableOf<'tuchulcha'>,
  after: TableOf<'tuchulcha'>,
  changed: Parameters<typeof timing>[1] = {},
) => remindersAfter(before, after, timing(inHours(hours), changed), by && idOf(by));

describe('when a turn has passed', () => {
  test.each<[string, number, Partial<TurnClock>, number]>([
    ['at once: all is saved', 0, {}, 24],
    ['after some hours: the rest', 5, {}, 19],
    ['of a full bank', 1, { leftMs: 48 * HOUR }, 47],
    ['too late: nothing, and no debt', 30, {}, 0],
    ['overdue', 30, { overdue: overdueSince(24) }, 0],
    ['in the time given to whoever came back', 32, { since: inHours(30).getTime(), leftMs: 6 * HOUR }, 4],
  ])('what is left is saved: %s', (_, hours, running, saved) => {
    const before = table({ turn: turn(running), banks: { red: 7 } });
    const { reminders } = at(hours, 'anna', before, later(before, 1, 'red'));
    expect(reminders.banks).toEqual({ blue: saved * HOUR, red: 7 });
  });

  test.each<[string, Reminders['banks'], number]>([
    ['nothing saved', {}, 24],
    ['some', { red: 5 * HOUR }, 29],
    ['as much as can be used', { red: 24 * HOUR }, 48],
    ['more', { red: 47 * HOUR }, 48],
  ])('the next begins with what was saved, refilled up to the cap: %s', (_, banks, hours) => {
    const before = table({ banks });
    const now = inHours(3).getTime();
    expect(at(3, 'anna', before, later(before, 1, 'red')).reminders.turn).toEqual({
      turn: 2,
      color: 'red',
      userId: idOf('bert'),
      begunAt: now,
      since: now,
      leftMs: hours * HOUR,
      totalMs: hours * HOUR,
      reminded: 100,
      muted: [],
      nudgedAt: null,
      overdue: null,
    });
  });

  test('round the table to the same player within one change: saved, and refilled', () => {
    const before = table();
    expect(at(20, 'anna', before, later(before, 3, 'blue')).reminders).toMatchObject({
      turn: { turn: 4, leftMs: 28 * HOUR },
      banks: { blue: 4 * HOUR },
    });
  });

  test('the night of whose turn it was is not charged', () => {
    const before = table();
    const nights = timing(inHours(20), {}, { anna: { quiet: quiet('22:00-06:00 UTC') } });
    expect(remindersAfter(before, later(before, 1, 'red'), nights, idOf('anna')).reminders.banks).toEqual({
      blue: 12 * HOUR,
    });
  });

  test.each<[string, Partial<TableOf<'tuchulcha'>>]>([
    ['a computer player is to act', { seats: computers }],
    ['a computer player sits in', { seats: away }],
    ['the game is over', { status: 'finished' }],
    ['the table is closed', { status: 'aborted' }],
  ])('nobody’s clock runs where %s', (_, changed) => {
    const before = table();
    const { reminders } = at(3, 'anna', before, later(before, 1, 'red', changed));
    expect(reminders).toMatchObject({ turn: null, banks: { blue: 21 * HOUR } });
  });
});

describe('in the middle of a turn', () => {
  test.each<[string, Name | null]>([
    ['its player acts', 'anna'],
    ['another player resigns', 'bert'],
    ['something happens by itself', null],
  ])('the clock runs on where %s', (_, by) => {
    const before = table();
    expect(at(3, by, before, { ...before, logLength: 5 }).reminders.turn).toEqual(turn());
  });

  test.each<[string, number, Partial<TurnClock>, number]>([
    ['after the time: a quarter of a turn', 30, { overdue: overdueSince(24) }, 6],
    ['having left with time left: that', 2, { overdue: { ...overdueSince(1), why: 'left' } }, 22],
    ['having left with little time left: a quarter', 23, { overdue: { ...overdueSince(1), why: 'left' } }, 6],
  ])('an overdue player who acts is given time: %s', (_, hours, running, left) => {
    const before = table({ turn: turn(running) });
    expect(at(hours, 'anna', before, before).reminders.turn).toMatchObject({
      overdue: null,
      since: inHours(hours).getTime(),
      leftMs: left * HOUR,
      totalMs: 24 * HOUR,
    });
  });

  test('an overdue turn stays so where somebody else acts', () => {
    const before = table({ turn: turn({ overdue: overdueSince(24) }) });
    expect(at(30, 'bert', before, before).reminders.turn).toEqual(before.reminders.turn);
  });

  test('somebody else has the seat now: a turn of their own', () => {
    const before = table();
    const seats = [{ color: 'blue', occupant: person('dora') } as const, ...SEATS.slice(1)];
    expect(at(4, 'dora', before, { ...before, seats }).reminders).toMatchObject({
      ...{
        turn: { turn: 1, userId: idOf('dora'), leftMs: 44 * HOUR, reminded: 100 },
        banks: { blue: 20 * HOUR },
      },
    });
  });
});

describe('whoever does something', () => {
  const idle = () =>
    table({ closesAt: inHours(50).getTime(), missed: { blue: 1, red: 1 }, abort: [idOf('anna')] });

  test('has touched the table, and has not missed their last turn', () => {
    const before = idle();
    expect(at(3, 'anna', before, later(before, 1, 'red')).reminders).toMatchObject({
      touchedAt: inHours(3).getTime(),
      closesAt: null,
      missed: { red: 1 },
      abort: [idOf('anna')],
    });
  });

  test('but for what happens by itself', () => {
    const before = idle();
    expect(at(3, null, before, later(before, 1, 'red')).reminders).toMatchObject({
      touchedAt: NOON.getTime(),
      closesAt: before.reminders.closesAt,
      missed: { blue: 1, red: 1 },
    });
  });

  test('with a seat they have just got, answers for no turn missed before', () => {
    const before = idle();
    const seats = [{ color: 'blue', occupant: person('dora') } as const, ...SEATS.slice(1)];
    expect(at(3, 'dora', before, { ...before, seats }).reminders.missed).toEqual({ red: 1 });
  });

  test('nobody’s agreement to an end outlives the game', () => {
    const before = idle();
    expect(at(3, 'anna', before, { ...before, status: 'finished' }).reminders.abort).toEqual([]);
  });
});

describe('who hears of it', () => {
  const followers = [
    { userId: idOf('eva'), at: 'turn' },
    { userId: idOf('fritz'), at: 'end' },
  ] as const;
  const told = (before: TableOf<'tuchulcha'>, after: TableOf<'tuchulcha'>, wants: readonly Name[] = []) =>
    remindersAfter(
      before,
      after,
      timing(inHours(1), { followers }, Object.fromEntries(wants.map((name) => [name, { tellNext: true }]))),
      idOf('anna'),
    ).notices.map(({ key, userId }) => `${whoIs(userId)} ${key}`);
  const before = table();
  const eva = `eva abc:2:follow:${idOf('eva')}`;
  const ends = [`eva abc:over:follow:${idOf('eva')}`, `fritz abc:over:follow:${idOf('fritz')}`];
  const next = later(before, 1, 'red');

  test.each<[string, TableOf<'tuchulcha'>, readonly Name[], readonly string[]]>([
    ['a new turn: who follows the turns', next, [], [eva]],
    ['and who is next and wants to know', next, ['carl'], [eva, `carl abc:2:next:${idOf('carl')}`]],
    ['not who is next but one', next, ['anna'], [eva]],
    ['nobody in the middle of a turn', { ...before, logLength: 3 }, ['bert'], []],
    ['nobody while computer players play', later(before, 1, 'red', { seats: away }), ['carl'], []],
    [
      'not who is next and away',
      later(before, 1, 'red', { seats: [...SEATS.slice(0, 2), ...away.slice(2)] }),
      ['carl'],
      [eva],
    ],
    ['the end: all who follow', { ...before, status: 'finished', state: won(before.state) }, ['bert'], ends],
    ['a closing: all who follow', { ...before, status: 'aborted' }, ['bert'], ends],
  ])('%s', (_, after, wants, expected) => expect(told(before, after, wants)).toEqual(expected));
});
