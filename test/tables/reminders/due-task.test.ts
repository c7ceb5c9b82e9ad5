import { describe, expect, test } from 'vitest';
import { dueTask, remindersAfter, shownAgain, timeUpTask } from '../../../src/tables/reminders/due-task.ts';
import { freshReminders } from '../../../src/tables/reminders/wake-times.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import type { Table, TurnClock } from '../../../src/tables/table.ts';
import { storyTable } from '../../discord/bacchanalia/a-story.ts';
import { IN_PHASE } from '../../games/bacchanalia/phases.ts';
import { stateAfter } from '../../games/bacchanalia/table.ts';
import { HOUR, interval } from '../clock/arbitraries.ts';
import { idOf } from '../people.ts';
import { inHours, NOON, overdueSince, SEATS, table, timing, turn } from './table.ts';

/** Anna plays against computer players alone. */
const ALONE = SEATS.map((seat, index) =>
  index === 0 ? seat : ({ ...seat, occupant: { kind: 'computer' } } as const),
);

const overdue = { turn: turn({ overdue: overdueSince(24) }) };
const muted = { turn: turn({ muted: [idOf('anna')] }) };
const hidden = { turn: turn({ hiddenAt: inHours(20).getTime() }) };
const NO_TURN = { turn: null };
const away = SEATS.map((seat) => ({ ...seat, standIn: true }) as const);

function found(looked: Table, hours: number, changed: Parameters<typeof timing>[1] = {}): string {
  const it = dueTask(looked, timing(inHours(hours), changed));
  if (it.does === 'close') return `close ${it.why}`;
  if (it.does !== 'save') return it.does;
  return it.change.notices.map(({ text }) => text.kind).join(' ') || 'nothing';
}

const computersTurn = table(NO_TURN, {
  seats: [{ color: 'blue', occupant: { kind: 'computer' } }, ...SEATS.slice(1)],
  wakeAt: inHours(1 / 60),
});

describe('what time has brought', () => {
  test.each<[string, number, Table, string]>([
    ['a lobby that may wait', 71.9, table(NO_TURN, { status: 'lobby', size: SEATS.length + 1 }), 'nothing'],
    ['a full lobby that nobody has started', 0.1, table(NO_TURN, { status: 'lobby' }), 'start'],
    ['a lobby that has waited', 72, table(NO_TURN, { status: 'lobby' }), 'close expired'],
    ['a game that is over', 5000, table(NO_TURN, { status: 'finished' }), 'nothing'],
    ['a closed table', 5000, table({ turn: null, closesAt: 5 }, { status: 'aborted' }), 'nothing'],
    ['a turn that has just begun', 1, table(), 'nothing'],
    ['the first reminder', 12, table(), 'remind'],
    ['no reminder twice', 13, table({ turn: turn({ reminded: 50 }) }), 'nothing'],
    ['the end of the time', 24, table(), 'timeUp'],
    ['the end of the time, late', 60, table(), 'timeUp'],
    ['an overdue turn that may wait', 47.9, table(overdue), 'nothing'],
    ['an overdue turn that has waited', 48, table(overdue), 'playFor'],
    ['a turn that nobody can see', 500, table(hidden), 'nothing'],
    [
      'an overdue turn that nobody can see',
      500,
      table({ turn: { ...overdue.turn, hiddenAt: NOON.getTime() } }),
      'nothing',
    ],
    ['idleness at a table that nobody can see', 720, table(hidden), 'idle'],
    ['idleness', 720, table(muted, { pace: 'none' }), 'idle'],
    [
      'idleness and a reminder',
      720,
      table({ turn: turn({ since: inHours(705).getTime() }) }, { pace: 'none' }),
      'idle remind',
    ],
    [
      'idleness, told already',
      800,
      table({ ...muted, closesAt: inHours(888).getTime() }, { pace: 'none' }),
      'nothing',
    ],
    ['a closing that was announced', 9, table({ closesAt: inHours(9).getTime() }), 'close idle'],
    [
      'the closing comes before the turn is played',
      48,
      table({ ...overdue, closesAt: inHours(9).getTime() }),
      'close idle',
    ],
    ['half of the time of a person among computers', 12, table({}, { seats: ALONE }), 'nothing'],
    ['the end of the time of a person among computers', 60, table({}, { seats: ALONE }), 'nothing'],
    ['idleness of a person among computers', 720, table({}, { seats: ALONE }), 'idle'],
    ['everybody is away', 1, table(NO_TURN, { seats: away }), 'idle'],
    ['a computer player that somebody plays for', 0, computersTurn, 'nothing'],
    ['a computer player that nobody plays for', 1, computersTurn, 'autoPlay'],
  ])('%s', (_, hours, looked, expected) => expect(found(looked, hours)).toBe(expected));

  test.each<[string, Partial<TurnClock>, Partial<TurnClock>]>([
    ['has the rest of its time', { hiddenAt: inHours(10).getTime() }, { leftMs: 14 * HOUR, reminded: 59 }],
    ['has time in any case', { hiddenAt: inHours(23).getTime() }, { leftMs: 6 * HOUR, reminded: 25 }],
    [
      'and was overdue is played for later',
      { overdue: overdueSince(24), hiddenAt: inHours(30).getTime() },
      { leftMs: -6 * HOUR, overdue: overdueSince(94) },
    ],
    ['and was never hidden stays as it is', {}, { since: NOON.getTime() }],
  ])('a turn that is shown again %s', (_, changed, becomes) => {
    const shown = shownAgain(turn(changed), 'daily', timing(inHours(100)));
    const since = inHours(100).getTime();
    const { hiddenAt: __, ...seen } = turn(changed);
    expect(shown).toEqual({ ...seen, since, ...becomes });
  });

  test('a down-time has brought nothing', () => {
    const down = { down: [interval('2026-03-02 13:00 - 2026-03-03 13:00')] };
    expect(found(table(), 25, down)).toBe('nothing');
    expect(found(table(), 36, down)).toBe('remind');
  });

  test('a game without a reminders of its turn gets one', () => {
    const it = dueTask(table({ turn: null }), timing(inHours(5)));
    expect(it).toMatchObject({
      does: 'save',
      change: {
        reminders: { turn: turn({ begunAt: inHours(5).getTime(), since: inHours(5).getTime() }) },
        wakeAt: inHours(17),
        notices: [],
      },
    });
  });

  test('the end of the time is told to all, with no votes yet', () => {
    const it = dueTask(table(), timing(inHours(24)));
    expect(it).toMatchObject({
      change: {
        reminders: { turn: { overdue: { why: 'time', since: inHours(24).getTime(), removal: [] } } },
        wakeAt: inHours(48),
        notices: [{ userId: null, text: { kind: 'timeUp', turn: 1 }, dueAt: inHours(24) }],
      },
    });
  });

  test('idleness is told to whose turn it is, a week before the closing', () => {
    const it = dueTask(
      table({ turn: turn({ muted: [idOf('anna')] }) }, { pace: 'none' }),
      timing(inHours(720)),
    );
    const closesAt = inHours(720 + 7 * 24).getTime();
    expect(it).toMatchObject({ change: { reminders: { closesAt }, wakeAt: new Date(closesAt) } });
    expect(it.does === 'save' && it.change.notices).toEqual([
      {
        key: `abc:idle:${NOON.getTime()}`,
        tableId: 'abc',
        userId: idOf('anna'),
        dueAt: inHours(720),
        text: { kind: 'idle', closesAt },
      },
    ]);
  });
});

describe('a turn that is overdue', () => {
  test('anew, after its player went on with it, is told anew', () => {
    const [first, second] = [0, 6].map(
      (hours) =>
        timeUpTask('abc', turn({ since: inHours(hours).getTime() }), 'time', timing(inHours(30))).notices[0]
          ?.key,
    );
    expect(first).toBe(`abc:1:${idOf('anna')}:timeUp:${NOON.getTime()}`);
    expect(second).toBe(`abc:1:${idOf('anna')}:timeUp:${NOON.getTime() + 6 * HOUR}`);
  });

  test('because its player left', () => {
    expect(timeUpTask('abc', turn(), 'left', timing(inHours(2))).turn).toEqual(
      turn({ overdue: { why: 'left', since: inHours(2).getTime(), removal: [] } }),
    );
  });
});

test('where all are asked at once, all who are missing are reminded, by the same clock', () => {
  const begun = IN_PHASE.introductions();
  const state = stateAfter(begun, { type: 'introduce', by: 'blue', text: 'I am.' });
  const clock = turn({ turn: state.turnNumber, color: 'red', userId: '200' });
  const reminders = { ...freshReminders(NOON.getTime()), turn: clock };
  const asked = (changed: Partial<Table> = {}) => {
    const story = {
      ...storyTable({ setup: begun.setup }, state),
      reminders,
      pace: 'daily',
      ...changed,
    } as Table;
    const it = dueTask(story, timing(inHours(12)));
    return it.does === 'save' ? it.change.notices.map(({ userId, text }) => [userId, text.kind]) : [];
  };
  expect(asked()).toEqual([
    ['200', 'remind'],
    ['300', 'remind'],
  ]);
  const { seats } = storyTable({ setup: begun.setup }, state);
  const away = seats.map((seat) => (seat.color === 'yellow' ? { ...seat, standIn: true as const } : seat));
  expect(asked({ seats: away })).toEqual([['200', 'remind']]);
});

test('where all are asked at once, nobody is away because somebody else was, and the clock goes on from there', () => {
  const begun = IN_PHASE.introductions();
  const overdue = { ...overdueSince(0), why: 'vacation' as const };
  const clock = turn({ turn: begun.turnNumber, color: 'blue', userId: '100', overdue });
  const reminders = { ...freshReminders(NOON.getTime()), turn: clock };
  const before = { ...storyTable({ setup: begun.setup }, begun), reminders, pace: 'daily' } as Table;
  const state = stateAfter(begun, { type: 'introduce', by: 'blue', text: 'I am.' });
  const vacations = [{ from: inHours(0), to: inHours(72) }];
  const settings = new Map([['100', { ...DEFAULT_SETTINGS, vacations }]]);
  const now = timing(inHours(5), { settings });
  const { turn: next } = remindersAfter(before, { ...before, state } as Table, now, '100').reminders;
  expect(next).toMatchObject({
    userId: '200',
    overdue: null,
    since: inHours(5).getTime(),
    leftMs: 24 * HOUR,
  });
  // Time that has run out has run out for all.
  const late = { ...clock, overdue: { ...overdue, why: 'time' as const } };
  const then = { ...before, reminders: { ...reminders, turn: late } };
  const after = remindersAfter(then, { ...then, state } as Table, now, '100').reminders;
  expect(after.turn?.overdue).toEqual(late.overdue);
});
