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
  const handsOver = async (world: World, id: string) => {
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    await world.plays(id);
  };
  const resigns = (name: Name) => async (world: World, id: string) =>
    sure(await resignGame(world.tables, id, idOf(name)));
  const isRemoved = async (world: World, id: string) => {
    await world.hours(24);
    sure(await voteRemoval(world.tables, id, 1, person('bert')));
  };
  test.each<[string, (world: World, id: string) => unknown, readonly string[]]>([
    ['nobody while it is being played', () => {}, []],
    ['who took it over in the middle', handsOver, ['blue dora 1']],
    ['who gave up in it', resigns('anna'), ['blue anna 1']],
    ['nobody where the others ended it', isRemoved, []],
    ['nobody where another player’s leaving ended the game', resigns('bert'), []],
  ])('%s', async (_, ends, counted) => {
    const [world, id] = await annaBegins();
    await world.acts(id);
    await ends(world, id);
    expect(written(await turnsAt(world, id))).toEqual(counted);
  });

  test('who gave up before doing anything in it', async () => {
    const [world, id] = await annaBegins();
    await resigns('anna')(world, id);
    expect(written(await turnsAt(world, id))).toEqual(['blue anna 1']);
  });

  test('its player, though another one left meanwhile', async () => {
    const [world, id] = await annaBegins(['anna', 'bert', 'carl']);
    sure(await resignGame(world.tables, id, idOf('bert')));
    await world.plays(id);
    expect(written(await turnsAt(world, id))).toEqual(['blue anna 1']);
  });
});
