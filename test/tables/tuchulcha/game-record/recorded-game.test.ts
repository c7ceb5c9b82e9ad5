import { describe, expect, test } from 'vitest';
import { digestOfSeatHistory } from '../../../../src/tables/fairness/check.ts';
import { Secret } from '../../../../src/tables/fairness/dice.ts';
import type { LoggedAction, Occupant, Sitting } from '../../../../src/tables/game-types.ts';
import { recordedGame, type TableToRecord } from '../../../../src/tables/tuchulcha/game-record.ts';

const at = new Date('2026-03-02T12:00:00.000Z');
const later = new Date('2026-03-05T08:00:00.000Z');
const person = (userId: string, name: string): Occupant => ({ kind: 'person', userId, name });
const computer: Occupant = { kind: 'computer' };

const seatHistory = [{ interactionId: '2', seats: [{ color: 'blue', holder: '900' }] }] as const;
const facts = `1;${digestOfSeatHistory('2:blue=1')};blue:2;yellow:computer;-`;
const secret = Secret.of('5'.repeat(64));
const table: TableToRecord = {
  id: 'abc',
  number: 7,
  game: 'tuchulcha',
  status: 'playing',
  closedWhy: null,
  setup: { players: ['blue', 'yellow'], first: 'yellow' },
  seats: [
    { color: 'blue', occupant: person('900', 'Anna') },
    { color: 'yellow', occupant: computer },
  ],
  createdAt: at,
  updatedAt: later,
  secret,
  seatHistory,
  facts,
};
const sitting = (
  seq: number,
  occupant: Occupant | null,
  why: Sitting['why'],
  standIn = false,
): Sitting<'tuchulcha'> => ({ seq, color: 'blue', occupant, standIn, why, at });
const resigned = (actor: LoggedAction<'tuchulcha'>['actor']): LoggedAction<'tuchulcha'> => ({
  seq: 0,
  actor,
  action: { type: 'resign', color: 'blue' },
  at,
});
const dice = { commitment: secret.commitment, secret: '5'.repeat(64), facts, seatHistory: '2:blue=1' };

describe('the record of a table', () => {
  test('is none in the lobby', () =>
    expect(recordedGame({ ...table, status: 'lobby', setup: null }, [], [])).toBeNull());

  test.each([
    [
      'playing',
      { ...table },
      [],
      { ending: { kind: 'goesOn' }, endedAt: null, dice: { ...dice, secret: null } },
    ],
    [
      'closed',
      { ...table, status: 'aborted', closedWhy: 'idle' },
      [],
      { ending: { kind: 'closed', why: 'idle' }, endedAt: later, dice },
    ],
    [
      'finished',
      { ...table, status: 'finished' },
      [resigned('900')],
      { ending: { kind: 'over', winners: ['yellow'], reason: 'lastInGame' }, endedAt: at, dice },
    ],
  ] as const)('tells how it ended, and the secret only then: %s', (_, told, log, expected) => {
    expect(recordedGame(told, log, [])).toMatchObject(expected);
  });

  test('numbers people in the order in which they came, and knows each by the last name', () => {
    const sittings = [
      sitting(0, person('900', 'Anna before'), 'start'),
      sitting(0, person('500', 'Zoe'), 'handedOver'),
      sitting(0, person('900', 'Anna then'), 'handedOver'),
    ];
    const game = recordedGame(table, [resigned('77')], sittings);
    expect(game?.people).toEqual([
      { label: 'P1', name: 'Anna' },
      { label: 'P2', name: 'Zoe' },
      { label: 'P3', name: null },
    ]);
    expect(game?.sittings.map(({ occupant }) => occupant)).toEqual([
      person('P1', 'Anna'),
      person('P2', 'Zoe'),
      person('P1', 'Anna'),
    ]);
    expect(game?.seats[0]?.occupant).toEqual(person('P1', 'Anna'));
    expect(game?.log[0]?.actor).toBe('P3');
  });

  test('of a log that the rules refuse there is none', () => {
    expect(() => recordedGame(table, [resigned('900'), { ...resigned('900'), seq: 1 }], [])).toThrow(
      /entry 1/,
    );
  });
});
