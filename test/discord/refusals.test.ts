import { describe, expect, test } from 'vitest';
import { refusalMessage } from '../../src/discord/views/refusal.ts';
import { tuchulcha } from '../../src/games/tuchulcha/index.ts';
import type { TableRefusal } from '../../src/tables/refusal.ts';
import { translator } from '../../src/texts/index.ts';
import { aTable } from './a-table.ts';

const person = (userId: string, name: string) => ({ kind: 'person', userId, name }) as const;
const setup = { players: ['blue', 'yellow'], first: 'blue' } as const;

/** Blue is to move at table 7. */
const table = aTable({
  status: 'playing',
  setup,
  state: tuchulcha.start(setup),
  seats: [
    { color: 'blue', occupant: person('1', 'Aule') },
    { color: 'yellow', occupant: person('2', 'Larthia') },
  ],
});

const AT = Date.UTC(2026, 10, 21, 12);
const STAMP = '<t:1795262400:R>';

describe('a table’s refusal in words', () => {
  test.each<[TableRefusal, string]>([
    [{ code: 'noSuchTable' }, 'That table no longer exists.'],
    [{ code: 'stale' }, 'The board has moved on since this button was drawn. Aule (blue) is to move.'],
    [{ code: 'notInLobby' }, 'That game has already begun.'],
    [{ code: 'notPlaying' }, 'That game is not being played now.'],
    [{ code: 'seatTaken', color: 'red' }, 'Somebody already sits on red.'],
    [{ code: 'notSeated' }, 'You have no seat at that table. Aule (blue) is to move.'],
    [{ code: 'onlyOpener' }, 'Only the person who opened the table can do that.'],
    [{ code: 'notYourTurn', color: 'blue' }, 'It is not your turn: Aule (blue) is to move.'],
    [
      { code: 'away' },
      'A computer player sits in for you at table 7. “I am back at the table” gives you your seat again.',
    ],
    [{ code: 'notAway' }, 'No computer player sits in for you at table 7.'],
    [{ code: 'notOverdue' }, 'That turn at table 7 has been played, or its time is not up.'],
    [{ code: 'aboutYou' }, 'It is your own turn at table 7 that this is about: play it, and all is well.'],
    [
      { code: 'notInvited' },
      'Table 7 is private, and you are not invited. Its opener, and those who sit there, can invite you.',
    ],
    [
      { code: 'onlyOpenerOrAdmin' },
      'Only the person who opened table 7, or somebody who manages the server, can do that.',
    ],
    [{ code: 'offerGone' }, 'That seat at table 7 is not to be had any more.'],
    [
      { code: 'nudgedLately', until: AT },
      `Table 7: Aule (blue) has been told not long ago. You can nudge again ${STAMP}.`,
    ],
    [
      { code: 'resting', until: AT },
      `Table 7: it is night for Aule (blue), or they are on vacation, and no clock runs. You can nudge ${STAMP}.`,
    ],
  ])('%o', (refusal, words) => {
    expect(refusalMessage(translator('en'), refusal, table).content).toBe(words);
  });

  test('leads to the table, and back to the seat of whoever is away', () => {
    const labels = (refusal: TableRefusal) =>
      (refusalMessage(translator('en'), refusal, table).rows ?? []).flatMap(({ components }) =>
        components.map((one) => 'label' in one && one.label),
      );
    expect(labels({ code: 'notYourTurn', color: 'blue' })).toEqual(['Go to the table']);
    expect(labels({ code: 'away' })).toEqual(['I am back at the table', 'Go to the table']);
  });
});
