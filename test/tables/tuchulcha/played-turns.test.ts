import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../../src/games/game.ts';
import { tuchulcha } from '../../../src/games/tuchulcha/game.ts';
import { callStandIn, voteRemoval } from '../../../src/tables/changes/absent-player.ts';
import { removePlayer, returnToSeat } from '../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { DEFAULT_SETTINGS } from '../../../src/tables/settings.ts';
import { replayLog, type TurnsPlayed, turnsPlayed } from '../../../src/tables/tuchulcha/analysis/frames.ts';
import { withAnswers } from '../../../src/tables/tuchulcha/settings.ts';
import { runs } from '../../runs.ts';
import { HOUR } from '../clock/arbitraries.ts';
import { handOver } from '../hands.ts';
import { idOf, type Name, person, whoIs } from '../people.ts';
import { sure, World } from '../world.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'] as const;

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

const sum = (counts: TurnsPlayed): number =>
  [...counts.values()].flatMap((own) => [...own.values()]).reduce((all, one) => all + one, 0);

const of = (counts: TurnsPlayed, name: Name): number =>
  [...counts.values()].reduce((all, own) => all + (own.get(idOf(name)) ?? 0), 0);

/** The first player is drawn: a game in which that is anna. */
async function annaBegins(names: readonly Name[] = ['anna', 'bert']): Promise<[World, string]> {
  for (let seed = 1; ; seed++) {
    const world = new World(seed);
    const id = await world.playing(names);
    if ((await world.mover(id)) === 'anna') return [world, id];
  }
}

describe('a turn counts for', () => {
  test('who played it', async () => {
    const [world, id] = await annaBegins();
    for (let turns = 0; turns < 3; turns++) await world.plays(id);
    expect(written(await turnsAt(world, id))).toEqual(['blue anna 2', 'yellow bert 1']);
  });

  test('nobody while it is being played', async () => {
    const [world, id] = await annaBegins();
    await world.acts(id);
    expect(written(await turnsAt(world, id))).toEqual([]);
  });

  test.each([
    ['that its player did not begin', 0],
    ['that its player did not end', 1],
  ])('the computer player that played one %s', async (_, actions) => {
    const [world, id] = await annaBegins();
    for (let action = 0; action < actions; action++) await world.acts(id);
    await world.hours(48);
    expect(written(await turnsAt(world, id))).toEqual(['blue computer 1']);
  });

  test('the computer player that sits in, and for the person again afterwards', async () => {
    const [world, id] = await annaBegins(['anna', 'bert', 'carl']);
    await world.hours(24);
    sure(await callStandIn(world.tables, id, 1, person('bert')));
    await world.plays(id);
    await world.plays(id);
    sure(await returnToSeat(world.tables, id, idOf('anna')));
    await world.playsUntil(id, 'anna');
    await world.plays(id);
    expect(written(await turnsAt(world, id))).toEqual([
      'blue anna 1',
      'blue computer 2',
      'red bert 2',
      'yellow carl 2',
    ]);
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

/** The number of ended turns of a log, by the game's events. */
async function turnsEnded(world: World, id: string): Promise<number> {
  const { setup, status } = await world.table(id);
  if (!setup) throw new Error('never begun');
  const log = await world.log(id);
  const actions = log.map(({ action }) => action);
  const { state, events } = replay(tuchulcha, setup, actions);
  const passed = events.filter(({ type }) => type === 'turn').length;
  const last = log.at(-1);
  const cutShort = last?.action.type === 'resign' && last.action.color !== state.position.turn;
  return passed + (status === 'finished' && !cutShort ? 1 : 0);
}

describe('whole games', () => {
  const steps = fc.array(
    fc.oneof(
      { weight: 12, arbitrary: fc.constant('plays' as const) },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          'sleeps',
          'acts',
          'autoPlay',
          'handOver',
          'standIn',
          'back',
          'computer',
          'resign',
        ),
      },
    ),
    { minLength: 5, maxLength: 60 },
  );

  test('the counts are the turns, and everybody has those that they played', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.constantFrom(2, 3, 4),
        steps,
        fc.infiniteStream(fc.constantFrom<Name>(...NAMES, 'eva', 'fritz')),
        async (seed, size, script, names) => {
          const world = new World(seed);
          const id = await world.playing(NAMES.slice(0, size));
          const name = (): Name => names.next().value ?? 'anna';
          const own = new Map<string, number>();
          for (const step of script) {
            const { status, state } = await world.table(id);
            const mover = await world.mover(id);
            if (status !== 'playing' || !state) break;
            switch (step) {
              case 'plays':
                if (mover === 'null' || mover === 'computer') break;
                await world.plays(id);
                own.set(mover, (own.get(mover) ?? 0) + 1);
                break;
              case 'acts':
                if (mover === 'null' || mover === 'computer') break;
                if ((await world.acts(id)).state?.turnNumber !== state.turnNumber)
                  own.set(mover, (own.get(mover) ?? 0) + 1);
                break;
              case 'sleeps':
                await world.passes(100 * HOUR);
                break;
              case 'autoPlay':
                await world.settings(name(), withAnswers(DEFAULT_SETTINGS, { autoPlay: true }));
                break;
              case 'handOver':
                await handOver(world.tables, id, idOf(name()), person(name()));
                break;
              case 'standIn':
                await world.hours(49);
                await callStandIn(world.tables, id, state.turnNumber, person(name()));
                break;
              case 'back':
                await returnToSeat(world.tables, id, idOf(name()));
                break;
              case 'computer':
                await removePlayer(world.tables, id, '9', true, idOf(name()), 'computer');
                break;
              default:
                if (size > 2) await resignGame(world.tables, id, idOf(name()));
            }
          }
          const counts = await turnsAt(world, id);
          expect(sum(counts)).toBe(await turnsEnded(world, id));
          const autoPlayed = (await world.log(id)).some(
            ({ actor, action }) => actor === 'table' && action.type === 'step',
          );
          for (const [who, turns] of own) {
            const counted = of(counts, who as Name);
            if (autoPlayed) expect(counted).toBeGreaterThanOrEqual(turns);
            else expect(counted - turns).toBeLessThanOrEqual(await forced(world, id));
            expect(counted).toBeGreaterThanOrEqual(turns);
          }
        },
      ),
      { numRuns: runs(10, 20) },
    );
  });

  /** Turns without a choice, and resignations: nobody in the script has played them. */
  async function forced(world: World, id: string): Promise<number> {
    const { setup } = await world.table(id);
    if (!setup) throw new Error('never begun');
    return replayLog(setup, await world.log(id)).filter(
      ({ actor, action, endsTurnOf }) => endsTurnOf && (actor === 'table' || action.type === 'resign'),
    ).length;
  }
});
