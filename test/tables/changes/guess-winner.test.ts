import { expect, test } from 'vitest';
import { guessedRight, guessWinner } from '../../../src/tables/changes/guess-winner.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import type { SeatColor } from '../../../src/tables/game-types.ts';
import { idOf, type Name } from '../people.ts';
import { code, sure, World } from '../world.ts';

/** Three play; Carl, who gave up, is out. */
async function begun() {
  const world = new World();
  const id = await world.playing(['anna', 'bert', 'carl']);
  sure(await resignGame(world.tables, id, idOf('carl')));
  const { seats } = await world.table(id);
  const colorOf = (name: Name): SeatColor =>
    seats.find(({ occupant }) => occupant.kind === 'person' && occupant.userId === idOf(name))?.color ??
    'blue';
  const guess = (name: Name, winner: Name) => guessWinner(world.tables, id, idOf(name), colorOf(winner));
  return { world, id, colorOf, guess };
}

test('whoever is out guesses; the latest guess counts, and leaves the buttons as they are', async () => {
  const { world, id, colorOf, guess } = await begun();
  const { version } = await world.table(id);
  sure(await guess('carl', 'bert'));
  sure(await guess('carl', 'anna'));
  const table = await world.table(id);
  expect(table.version).toBe(version);
  expect(guessedRight(table, [colorOf('anna')])).toEqual(['carl']);
  expect(guessedRight(table, [colorOf('anna'), colorOf('bert')])).toEqual(['carl']);
  expect(guessedRight(table, [colorOf('bert')])).toEqual([]);
});

test('nobody who still plays guesses, nor for one who is out, nor once it is over', async () => {
  const { world, id, guess } = await begun();
  expect(code(await guess('anna', 'bert'))).toBe('stale');
  expect(code(await guess('dora', 'bert'))).toBe('stale');
  expect(code(await guess('carl', 'carl'))).toBe('stale');
  sure(await resignGame(world.tables, id, idOf('bert')));
  expect(code(await guess('carl', 'anna'))).toBe('notPlaying');
});
