import { expect, test } from 'vitest';
import type { Avatars } from '../../../src/discord/api/avatars.ts';
import { shownPlayers } from '../../../src/discord/views/players.ts';
import type { Seat } from '../../../src/tables/game-types.ts';
import { computerName } from '../../../src/tables/games.ts';
import { USUAL_TERMS } from '../../../src/tables/tuchulcha/terms.ts';

const SEATS: readonly Seat[] = [
  { color: 'blue', occupant: { kind: 'person', userId: '11', name: 'anna' } },
  { color: 'red', occupant: { kind: 'computer' } },
  { color: 'yellow', occupant: { kind: 'person', userId: '9', name: '' } },
];

/** Says whom it was asked for. */
const avatars: Pick<Avatars, 'of'> = {
  of: async (occupant) =>
    occupant.kind === 'person'
      ? { kind: 'initial', text: `${occupant.userId} ${occupant.name}` }
      : { kind: 'computer' },
};

const table = { id: 't1', game: 'tuchulcha', terms: USUAL_TERMS, seats: SEATS, locale: 'de' } as const;

test('people by their names, computer players by theirs, and those who had their data deleted without one', async () => {
  expect(await shownPlayers(avatars, table)).toEqual({
    blue: { name: 'anna', face: { kind: 'initial', text: '11 anna' } },
    red: {
      name: computerName(table, 'red'),
      face: { kind: 'computer', portrait: computerName(table, 'red').toLowerCase() },
    },
    yellow: { name: 'ein ehemaliges Mitglied', face: { kind: 'initial', text: '9 ' } },
  });
});
