import { describe, expect, test } from 'vitest';
import type { Color, ColorState, Role } from '../../../src/games/tuchulcha/board.ts';
import { callStandIn } from '../../../src/tables/changes/absent-player.ts';
import { removePlayer, returnToSeat } from '../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import type { GameResult, Placing } from '../../../src/tables/results/result.ts';
import { type Holding, raceResult, ranks } from '../../../src/tables/tuchulcha/result.ts';
import { rowsOf } from '../../rows.ts';
import { handOver } from '../hands.ts';
import { idOf, type Name, person } from '../people.ts';
import { sure, World } from '../world.ts';

async function resultAt(world: World, id: string): Promise<GameResult> {
  const { setup, terms } = await world.table(id);
  if (!setup) throw new Error('never begun');
  return raceResult({ setup, terms, log: await world.log(id), sittings: await world.sittings(id) });
}

/** `1 blue anna whole won`, `- red computer substitute`. */
const written = ({ rank, color, player, part, won }: Placing): string =>
  [
    rank ?? '-',
    color,
    player.kind === 'computer' ? 'computer' : player.name,
    part,
    ...(won ? ['won'] : []),
  ].join(' ');

const isOver = async (world: World, id: string): Promise<boolean> =>
  (await world.table(id)).status === 'finished';

/** Performs an event at a table, given in words. */
async function happens(world: World, id: string, what: string): Promise<void> {
  const { state } = await world.table(id);
  const [verb, ...names] = what.split(' ');
  const [name, other] = names as Name[];
  if (verb === 'turns') {
    for (let turn = 0; turn < Number(name) && !(await isOver(world, id)); turn++) await world.plays(id);
  } else if (verb === 'passes') await world.hours(Number(name));
  else if (!name) throw new Error(`what is ${what}`);
  else if (verb === 'plays') await world.playsUntil(id, name);
  else if (verb === 'acts') await world.acts(id);
  else if (verb === 'resigns') sure(await resignGame(world.tables, id, idOf(name)));
  else if (verb === 'back') sure(await returnToSeat(world.tables, id, idOf(name)));
  else if (verb === 'computer') sure(await removePlayer(world.tables, id, '9', true, idOf(name), 'computer'));
  else if (verb === 'out') sure(await removePlayer(world.tables, id, '9', true, idOf(name), 'out'));
  else if (verb === 'hands' && other) sure(await handOver(world.tables, id, idOf(name), person(other)));
  else if (verb === 'absent' && other) {
    await world.playsUntil(id, name);
    while (!(await world.table(id)).reminders.turn?.overdue) await world.hours(1);
    const turn = (await world.table(id)).state?.turnNumber ?? 0;
    sure(await callStandIn(world.tables, id, turn, person(other)));
  } else throw new Error(`what is ${what}, in ${state?.turnNumber}`);
}

const FOUR = ['anna', 'bert', 'carl', 'dora'] as const;

describe('who finished where', () => {
  test.each(
    rowsOf(`
      of two, one resigns: the other one wins | 2 | turns 3, resigns anna |
        1 yellow bert whole won, 2 blue anna left
      of four, they resign one after the other | 4 | turns 4, resigns bert, turns 2, resigns dora, resigns anna |
        1 yellow carl whole won, 2 blue anna left, 3 black dora left, 4 red bert left
      who is taken out by the others is as who resigned | 3 | turns 2, out bert, turns 1, resigns anna |
        1 yellow carl whole won, 2 blue anna left, 3 red bert left
      a seat handed over: who came is not rated, though it wins | 3 | turns 4, hands anna dora, turns 4, resigns bert, turns 1, resigns carl |
        1 yellow carl left, 2 red bert left, 3 blue anna left, - blue dora substitute won
      and does not lose by it either | 3 | turns 4, hands anna dora, turns 3, resigns dora, turns 1, resigns bert |
        1 yellow carl whole won, 2 red bert left, 3 blue anna left, - blue dora substitute
      a seat handed over twice | 3 | turns 3, hands anna dora, turns 3, hands dora eva, turns 3, resigns bert, resigns carl |
        1 yellow carl left, 2 red bert left, 3 blue anna left, - blue dora substitute, - blue eva substitute won
      a seat handed over to nobody’s good: who never played it and gave it on is not mentioned | 3 | turns 3, hands anna dora, hands dora eva, turns 3, resigns bert, resigns carl |
        1 yellow carl left, 2 red bert left, 3 blue anna left, - blue eva substitute won
      a seat handed over and back again: nobody left | 3 | turns 3, hands anna dora, turns 3, hands dora anna, turns 3, resigns bert, resigns carl |
        1 blue anna whole won, 2 yellow carl left, 3 red bert left, - blue dora substitute
      who changes seats has left the one, and is a substitute on the other | 3 | turns 3, hands anna dora, turns 1, hands bert anna, turns 3, resigns carl, resigns dora |
        1 yellow carl left, 2 red bert left, 3 blue anna left, - blue dora substitute, - red anna substitute won
      two who leave between the same two entries of the log are equal | 3 | turns 3, hands anna dora, hands bert eva, turns 3, resigns eva, resigns dora |
        1 yellow carl whole won, 2 blue anna left, 2 red bert left, - blue dora substitute, - red eva substitute
      a computer player takes a seat for good | 3 | turns 3, computer anna, turns 4, resigns bert, resigns carl |
        1 yellow carl left, 2 red bert left, 3 blue anna left, - blue computer substitute won
      a computer player sits in to the end, and wins | 3 | turns 2, absent anna bert, turns 2, resigns carl |
        1 red bert whole, 2 yellow carl left, 3 blue anna left, - blue computer substitute won
      a computer player sits in, and the player comes back | 3 | turns 2, absent anna bert, turns 2, back anna, turns 2, resigns carl, resigns bert |
        1 blue anna whole won, 2 red bert left, 3 yellow carl left, - blue computer substitute
      a turn that the computer player played because its time was up is its own, and nobody left | 3 | plays anna, passes 48, turns 2, resigns carl, resigns bert |
        1 blue anna whole won, 2 red bert left, 3 yellow carl left, - blue computer substitute
      who resigns while a computer player sits in left by resigning | 3 | turns 1, absent anna bert, turns 1, hands carl dora, turns 2, resigns anna, resigns dora |
        1 red bert whole won, 2 blue anna left, 3 yellow carl left, - blue computer substitute, - yellow dora substitute
    `),
  )('%s', async (_, players, script = '', expected = '') => {
    const world = new World(3);
    const id = await world.playing(FOUR.slice(0, Number(players)));
    for (const what of script.split(', ')) await happens(world, id, what);
    // If the script leaves two in the game, they play it out.
    while (!(await isOver(world, id))) await world.plays(id);
    expect((await resultAt(world, id)).placings.map(written).join(', ')).toBe(expected);
  });

  test('of a seat that was out before, who holds it afterwards is nobody’s matter', async () => {
    const world = new World(3);
    const id = await world.playing(FOUR);
    for (const what of ['turns 4', 'resigns bert', 'computer bert']) await happens(world, id, what);
    for (const what of ['resigns dora', 'resigns anna']) await happens(world, id, what);
    const ranked = '1 yellow carl whole won, 2 blue anna left, 3 black dora left, 4 red bert left';
    expect((await resultAt(world, id)).placings.map(written).join(', ')).toBe(ranked);
  });

  test('computer players that were there from the start are ranked as everybody', async () => {
    const world = new World(3);
    const id = await world.playing(['anna', 'bert'], { size: 3 });
    for (const what of ['turns 4', 'resigns bert', 'turns 2', 'resigns anna']) await happens(world, id, what);
    const ranked = '1 yellow computer whole won, 2 blue anna left, 3 red bert left';
    expect((await resultAt(world, id)).placings.map(written).join(', ')).toBe(ranked);
  });
});

test('what was done counts for who did it', async () => {
  const world = new World(3);
  const id = await world.playing(['anna', 'bert', 'carl']);
  for (const what of ['plays anna', 'turns 3', 'hands anna dora', 'turns 3']) await happens(world, id, what);
  for (const what of ['resigns bert', 'resigns carl']) await happens(world, id, what);
  const log = await world.log(id);
  const { placings, faces, turns, players, reason } = await resultAt(world, id);
  const dice = log.flatMap(({ action }) => (action.type === 'roll' ? action.dice : []));
  expect({ players, reason }).toEqual({ players: 3, reason: 'lastInGame' });
  expect(faces.reduce((sum, one) => sum + one, 0)).toBe(dice.length);
  expect(placings.reduce((sum, one) => sum + one.turns, 0)).toBeLessThanOrEqual(turns);
  expect(placings.find(({ player }) => player.kind === 'person' && player.name === 'dora')).toMatchObject({
    turns: 1,
    rank: null,
  });
});

test.each([
  ['that does not come to an end', (log: readonly unknown[]) => log.slice(0, -1)],
  ['of nothing', () => []],
])('a log %s has no result', async (_, cut) => {
  const world = new World(3);
  const id = await world.playing(['anna', 'bert']);
  for (const what of ['turns 3', 'resigns anna']) await happens(world, id, what);
  const { setup, terms } = await world.table(id);
  if (!setup) throw new Error('never begun');
  const log = cut(await world.log(id)) as never;
  expect(() => raceResult({ setup, terms, log, sittings: [] })).toThrow('does not come to the end');
});

/** `blue 3/5` (altar and forest), with `lasaVecuvia` or `tuchulcha`, `out 30` and `left 20` if applicable. */
function read(text: string): { readonly holding: Holding; readonly state: ColorState } {
  const [color, ...words] = text.split(' ');
  const after = (word: string) => (words.includes(word) ? Number(words[words.indexOf(word) + 1]) : null);
  const [altar = 0, forest = 0] =
    words
      .find((word) => word.includes('/'))
      ?.split('/')
      .map(Number) ?? [];
  const role: Role = words.includes('out')
    ? 'out'
    : (words.find((word): word is Role => word === 'lasaVecuvia' || word === 'tuchulcha') ?? 'normal');
  return {
    holding: {
      color: color as Color,
      first: { kind: 'computer' },
      last: 'computer',
      outAt: after('out'),
      leftAt: after('left'),
    },
    state: { role, temple: 1, path: [], atExit: 0, altar, forest, sanctuary: 0 },
  };
}

test.each(
  rowsOf(`
    the winner, then by altar, then by forest |
      blue 3/5, red 4/2, yellow 3/2, black 3/3 | red | blue 4, red 1, yellow 2, black 3
    equal in both: they share the better rank, and the next one is left out |
      blue 4/4, red 3/2, yellow 3/2, black 2/3 | blue | blue 1, red 2, yellow 2, black 4
    a shared victory | blue 5/4, red 5/4, yellow 3/2 | blue red | blue 1, red 1, yellow 3
    a shared victory of all | blue 5/4, red 5/4, yellow 5/4 | blue red yellow | blue 1, red 1, yellow 1
    who wins with less, a neutral color being on top | blue 5/3, yellow 4/1 | yellow | blue 2, yellow 1
    Lasa Vecuvia wins by sealing: the others by altar and forest, Tuchulcha too |
      blue 1/3, red tuchulcha 0/1, yellow 1/2, black lasaVecuvia 0/0 | black | blue 3, red 4, yellow 2, black 1
    Lasa Vecuvia, who did not win, after those in the game |
      blue 2/4, red 0/5, yellow 1/5, black lasaVecuvia 0/0 | blue | blue 1, red 3, yellow 2, black 4
    Lasa Vecuvia before those who are out |
      blue 2/4, red out 30, yellow out 40, black lasaVecuvia 0/0 | blue | blue 1, red 4, yellow 3, black 2
    Tuchulcha alone is left: the last one out is second |
      blue tuchulcha 0/2, red out 30, yellow out 12, black out 50 | blue | blue 1, red 3, yellow 4, black 2
    out at the same entry of the log: equal |
      blue tuchulcha 0/2, red out 50, yellow out 12, black out 50 | blue | blue 1, red 2, yellow 4, black 2
    who resigned is behind who was out long before |
      blue tuchulcha 0/2, red out 50 left 50.5, yellow out 12, black out 30 | blue | blue 1, red 4, yellow 3, black 2
    of those who left, the last one first |
      blue 4/4, red out 50 left 50.5, yellow 2/2 left 60, black 6/0 left 20 | blue | blue 1, red 3, yellow 2, black 4
    who left at the same time as another one: equal |
      blue 4/4, yellow 2/2 left 60, black 6/0 left 60 | blue | blue 1, yellow 2, black 2
    who left is last, though the seat won | blue 5/4 left 10, red 4/4, yellow 3/2 | blue | blue 3, red 1, yellow 2
    who left a seat that was out later has left all the same |
      blue 5/4, red out 40 left 10, yellow out 20 | blue | blue 1, red 3, yellow 2
  `),
)('%s', (_, written = '', winners = '', expected = '') => {
  const players = written.split(', ').map(read);
  const holdings = players.map(({ holding }) => holding);
  const colors = Object.fromEntries(players.map(({ holding, state }) => [holding.color, state]));
  const ranked = ranks(holdings, winners.split(' ') as Color[], { colors });
  expect([...ranked].map(([color, rank]) => `${color} ${rank}`).join(', ')).toBe(expected);
});
