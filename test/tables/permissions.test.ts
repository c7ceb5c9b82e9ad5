import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tuchulcha } from '../../src/games/tuchulcha/game.ts';
import type { TableStatus } from '../../src/tables/game-types.ts';
import { may, TABLE_PERMISSIONS, type Visited, type Visitor } from '../../src/tables/permissions.ts';
import { freshReminders } from '../../src/tables/reminders/wake-times.ts';
import { holdsFor } from '../holds-for.ts';
import { answerOf, type Case, PERMISSIONS } from './permissions-table.ts';

const ME = '7';

test('docs/permissions.md has a row for each permission, once', () =>
  expect(PERMISSIONS.map(({ permission }) => permission)).toEqual(TABLE_PERMISSIONS));

const statuses: readonly TableStatus[] = ['lobby', 'playing', 'finished', 'aborted'];

const isTime = (at: string, status: TableStatus): boolean =>
  at === 'any' ||
  at === status ||
  (at === 'open' && (status === 'lobby' || status === 'playing')) ||
  (at === 'over' && (status === 'finished' || status === 'aborted'));

/** All possible facts about a person at a table. */
const visits = fc.record({
  place: fc.constantFrom<Case['place']>('server', 'other server', 'direct message'),
  status: fc.constantFrom(...statuses),
  ...Object.fromEntries(
    ['isPrivate', 'isPublished', 'isManager', 'isSeated', 'isOpener', 'isInvited', 'hasOther'].map((name) => [
      name,
      fc.boolean(),
    ]),
  ),
  turn: fc.integer({ min: 0, max: 4 }),
  ...Object.fromEntries(['hasPlayed', 'isOffered', 'follows'].map((name) => [name, fc.boolean()])),
}) as fc.Arbitrary<
  { readonly place: Case['place']; readonly status: TableStatus; readonly turn: number } & Readonly<
    Record<
      | 'isPrivate'
      | 'isPublished'
      | 'isManager'
      | 'isSeated'
      | 'isOpener'
      | 'isInvited'
      | 'hasOther'
      | 'hasPlayed'
      | 'isOffered'
      | 'follows',
      boolean
    >
  >
>;

describe.each(PERMISSIONS)('$permission', ({ permission, at }) => {
  test('is permitted as docs/permissions.md says', () =>
    holdsFor(visits, { numRuns: 500 }, (visit) => {
      const { place, status, turn, isPrivate, isPublished, isManager, hasOther } = visit;
      const { isSeated, isOpener, isInvited, hasPlayed, isOffered, follows } = visit;
      const guilds = { server: '1', 'other server': '2', 'direct message': null } as const;
      // In a direct message nobody manages anything.
      const person: Visitor = {
        userId: ME,
        guildId: guilds[place],
        isManager: isManager && place !== 'direct message',
        hasPlayed,
        follows,
      };
      const seat = (color: 'blue' | 'yellow', userId: string) =>
        ({ color, occupant: { kind: 'person', userId, name: userId } }) as const;
      const offer = { id: 'offer', from: '10', to: ME, isAway: false };
      const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;
      const table: Visited = {
        guildId: '1',
        status,
        isPrivate,
        isPublished,
        openerId: isOpener ? ME : '8',
        invited: isInvited ? ['9', ME] : ['9'],
        seats: [...(isSeated ? [seat('blue', ME)] : []), ...(hasOther ? [seat('yellow', '10')] : [])],
        seasonId: null,
        setup: turn > 0 ? setup : null,
        state: turn > 0 ? { ...tuchulcha.start(setup), turnNumber: turn } : null,
        reminders: { ...freshReminders(0), ...(isOffered && { offers: [offer] }) },
      };
      const columns = [
        ...(isSeated ? (['seated'] as const) : []),
        ...(isOpener ? (['opener'] as const) : []),
        ...(isInvited ? (['invited'] as const) : []),
        ...(hasPlayed ? (['left'] as const) : []),
        ...(isOffered ? (['offered a seat'] as const) : []),
        ...(follows ? (['follows'] as const) : []),
        ...(isManager ? (['manages the server'] as const) : []),
      ];
      const isOpen = status === 'lobby' || status === 'playing';
      const isEarly = turn <= 2 || !hasOther;
      const said = answerOf({ permission, columns, place, isPrivate, isOpen, isEarly, isPublished });
      const code = may(person, permission, table)?.code ?? null;
      // A published story exists for everybody on its server.
      const exists = said !== 'none' || (isPublished && place === 'server');
      if (!exists) expect(code).toBe('noSuchTable');
      else if (!isTime(at, status)) expect(code).toMatch(/^(notInLobby|notPlaying|notOver)$/);
      else if (said === 'yes') expect(code).toBeNull();
      else expect(code).not.toMatch(/^(noSuchTable|notInLobby|notPlaying|notOver|null)$/);
    }));
});

test('a table that there is not is refused as one that nobody may know of', () => {
  for (const permission of TABLE_PERMISSIONS)
    expect(may({ userId: ME, guildId: '1', isManager: true }, permission, null)).toEqual({
      code: 'noSuchTable',
    });
});
