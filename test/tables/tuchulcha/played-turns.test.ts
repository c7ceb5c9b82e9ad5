import { describe, expect, test } from 'vitest';
import { voteRemoval } from '../../../src/tables/changes/absent-player.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { replayLog, type TurnsPlayed, turnsPlayed } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { handOver } from '../hands.ts';
import { idOf, type Name, person, whoIs } from '../people.ts';
import { sure, World } from '../world.ts';

async function turnsAt(world: World, id: string): Promise<TurnsPlayed> {
  const { setup } = await world.table(id);
  if (!setup) throw new Error('never begun');
  return turnsPlayed(replayLog(setup, await world.log(id)), await world.sittings(id));
}

/** `blue anna 3`, sorted. */
const written = (counts: TurnsPlayed): string[] =>
  [...counts]
    .flatMap(([color, own]) =>
      [...own].map(
        ([player, turns]) => `${color} ${player === 'computer' ? player : whoIs(player)} ${turns}`,
      ),
    )
    .sort();

/** The first player is drawn: a game in which that is anna. */
async function annaBegins(names: readonly Name[] = ['anna', 'bert']): Promise<[World, string]> {
  for (let seed = 1; ; seed++) {
    const world = new World(seed);
    const id = await world.playing(names);
    if ((await world.mover(id)) === 'anna') return [world, id];
  }
}

describe('a turn counts for', () => {
  test('nobody while it is being played', async () => {
    const [world, id] = await annaBegins();
    await world.acts(id);
    expect(written(await turnsAt(world, id))).toEqual([]);
  });

  test('who took it over in the middle', async () => {
    const [world, id] = await annaBegins();
    await world.acts(id);
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    await world.plays(id);
    expect(written(await turnsAt(world, id))).toEqual(['blue dora 1']);
  });

  test('who gave up in it', async () => {
    const [world, id] = await annaBegins();
    sure(await resignGame(world.tables, id, idOf('anna')));
    expect(written(await turnsAt(world, id))).toEqual(['blue anna 1']);
  });

  test('nobody where the others ended it', async () => {
    const [world, id] = await annaBegins();
    await world.acts(id);
    await world.hours(24);
    sure(await voteRemoval(world.tables, id, 1, person('bert')));
    expect(written(await turnsAt(world, id))).toEqual([]);
  });

  test('nobody where another player’s leaving ended the game', async () => {
    const [world, id] = await annaBegins();
    await world.acts(id);
    sure(await resignGame(world.tables, id, idOf('bert')));
    expect(written(await turnsAt(world, id))).toEqual([]);
  });

  test('its player, though another one left meanwhile', async () => {
    const [world, id] = await annaBegins(['anna', 'bert', 'carl']);
    sure(await resignGame(world.tables, id, idOf('bert')));
    await world.plays(id);
    expect(written(await turnsAt(world, id))).toEqual(['blue anna 1']);
  });
});
