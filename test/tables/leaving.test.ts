import { beforeEach, expect, test } from 'vitest';
import { callStandIn } from '../../src/tables/changes/absent-player.ts';
import { openLobby, sitDown, startIfFull } from '../../src/tables/changes/lobby.ts';
import { leaveTables } from '../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { raceResult } from '../../src/tables/tuchulcha/result.ts';
import { opened } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { sure, World } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const leave = (name: Name) => leaveTables(world.tables, world.store, idOf(name));

test('a computer player has the seat of a game for good, in the middle of a turn too, and nobody’s name is told', async () => {
  const id = await world.playing(['anna', 'bert', 'carl']);
  await world.playsUntil(id, 'bert');
  await world.acts(id);
  expect(await leave('bert')).toEqual([id]);
  expect(await world.occupants(id)).toEqual(['anna', 'computer', 'carl']);
  expect(await world.mover(id)).toBe('carl');
  expect((await world.hours(0)).map(({ text }) => text)).toContainEqual({
    kind: 'removed',
    name: '',
    becomes: 'computer',
  });
});

test('that counts as left, and the others are rated as who stayed', async () => {
  const id = await world.playing(['anna', 'bert', 'carl']);
  await leave('bert');
  for (const name of ['carl', 'anna'] as const) sure(await resignGame(world.tables, id, idOf(name)));
  const { setup, terms } = await world.table(id);
  if (!setup) throw new Error('never begun');
  const [log, sittings] = [await world.log(id), await world.sittings(id)];
  const { placings } = raceResult({ setup, terms, log, sittings });
  const of = (name: Name) =>
    placings.find(({ player }) => player.kind === 'person' && player.userId === idOf(name));
  expect(of('bert')).toMatchObject({ part: 'left', won: false, rank: 3 });
  expect(placings.find(({ player }) => player.kind === 'computer')).toMatchObject({
    part: 'substitute',
    rank: null,
    won: true,
  });
});

test('of a game with nobody else the table is closed', async () => {
  const id = await world.playing(['anna'], { size: 3 });
  await leave('anna');
  expect(await world.table(id)).toMatchObject({ status: 'aborted', closedWhy: 'agreed' });
});

test('whoever is out of a game already stays what they were in it', async () => {
  const id = await world.playing(['anna', 'bert', 'carl']);
  sure(await resignGame(world.tables, id, idOf('bert')));
  const before = await world.table(id);
  expect(await leave('bert')).toEqual([id]);
  expect(await world.table(id)).toEqual(before);
});

test('whoever is away from a game leaves it as well', async () => {
  const id = await world.playing(['anna', 'bert', 'carl']);
  const turn = async () => (await world.table(id)).state?.turnNumber ?? 0;
  await world.playsUntil(id, 'anna');
  await world.hours(24);
  sure(await callStandIn(world.tables, id, await turn(), person('bert')));
  await leave('anna');
  expect(await world.occupants(id)).toEqual(['computer', 'bert', 'carl']);
});

test('lobbies of others have the seat free, one’s own close', async () => {
  const { id: others } = opened(await openLobby(world.tables, world.opening(['anna', 'bert', 'carl'])));
  sure(await sitDown(world.tables, others, person('bert'), 'red'));
  const { id: own } = opened(await openLobby(world.tables, world.opening(['bert', 'anna'])));
  expect([...(await leave('bert'))].sort()).toEqual([others, own].sort());
  expect(await world.occupants(others)).toEqual(['anna']);
  expect(await world.table(own)).toMatchObject({ status: 'aborted', closedWhy: 'opener' });
});

test('a lobby whose game begins meanwhile is left as a game', async () => {
  const { id } = opened(await openLobby(world.tables, world.opening(['anna', 'bert', 'carl'])));
  for (const [name, color] of [
    ['bert', 'red'],
    ['carl', 'yellow'],
  ] as const)
    sure(await sitDown(world.tables, id, person(name), color));
  world.meanwhile = async () => sure(await startIfFull(world.tables, id));
  await leave('bert');
  expect((await world.table(id)).status).toBe('playing');
  expect(await world.occupants(id)).toEqual(['anna', 'computer', 'carl']);
});

test('cut off, it is gone on with; done, it does nothing', async () => {
  const one = await world.playing(['anna', 'bert', 'carl']);
  const two = await world.playing(['bert', 'anna', 'carl']);
  world.breaksAfter = 1;
  await expect(leave('anna')).rejects.toThrow('out of order');
  world.breaksAfter = null;
  await leave('anna');
  expect(await world.occupants(one)).toEqual(['computer', 'bert', 'carl']);
  expect(await world.occupants(two)).toEqual(['bert', 'computer', 'carl']);
  const before = [await world.table(one), await world.table(two)];
  expect(await leave('anna')).toEqual([]);
  expect([await world.table(one), await world.table(two)]).toEqual(before);
});
