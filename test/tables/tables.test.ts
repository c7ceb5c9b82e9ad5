import { beforeEach, describe, expect, test } from 'vitest';
import type { Color } from '../../src/games/tuchulcha/board.ts';
import { closeTable } from '../../src/tables/changes/closing.ts';
import { openLobby, sitDown, standUp, startIfFull, startTable } from '../../src/tables/changes/lobby.ts';
import {
  findTable,
  forInteraction,
  type Outcome,
  type TablesContext,
} from '../../src/tables/changes/table-transaction.ts';
import { makeRequest, resignGame } from '../../src/tables/changes/turns.ts';
import type { Dice } from '../../src/tables/fairness/dice.ts';
import type { RequestOf } from '../../src/tables/game-types.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import { chooseAction } from '../../tools/training/plain-player.ts';
import { addComputer } from './computers.ts';
import { opened } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { code, sure, World } from './world.ts';

/** Rolls the given dice, then always 1-2; draws the first. */
function loadedDice(...rolls: readonly (readonly number[])[]): Dice {
  const waiting = [...rolls];
  return {
    roll(count) {
      const next = waiting.shift() ?? [1, 2, 3, 4].slice(0, count);
      if (next.length !== count)
        throw new Error(`${count} dice were asked for, ${next.join('-')} was laid out`);
      return next;
    },
    pick: () => 0,
    draw: (choices) => choices[0],
  };
}

let world: World;
const withDice = (dice: Dice): World => new World(1, chooseAction, dice);

beforeEach(() => {
  world = withDice(loadedDice());
});

const lobbyOf = async (size = 2): Promise<Table> =>
  opened(await openLobby(world.tables, world.opening(['anna'], { size })));

async function twoSeated(...rolls: readonly (readonly number[])[]): Promise<TableOf<'tuchulcha'>> {
  world = withDice(loadedDice(...rolls));
  return world.table(await world.playing(['anna', 'bert']));
}

const step = (die: number, color: Color, from: number | 'temple') =>
  ({ type: 'step', die, color, from }) as const;

describe('a lobby', () => {
  test('two who want the same seat at once: one gets it, the other is told', async () => {
    const { id } = await lobbyOf(4);
    const outcomes = await Promise.all(
      (['bert', 'carl'] as const).map((name) => sitDown(world.tables, id, person(name), 'red')),
    );
    expect(outcomes.map(code).sort()).toEqual(['done', 'seatTaken']);
  });

  test('a full one starts, one with a free seat does not', async () => {
    const { id } = await lobbyOf();
    expect(code(await startIfFull(world.tables, id))).toBe('tooFewSeated');
    await sitDown(world.tables, id, person('bert'), 'yellow');
    expect(sure(await startIfFull(world.tables, id))).toMatchObject({
      status: 'playing',
      setup: { players: ['blue', 'yellow'], first: 'blue' },
    });
    expect(code(await startIfFull(world.tables, id))).toBe('notInLobby');
  });

  test.each<[string, (id: string) => Promise<Outcome>, string]>([
    ['a stranger adds a computer player', (id) => addComputer(world.tables, id, idOf('bert')), 'onlyOpener'],
    [
      'a stranger closes it',
      (id) => closeTable(world.tables, id, person('bert'), false),
      'onlyOpenerOrAdmin',
    ],
    ['a stranger starts it', (id) => startTable(world.tables, id, idOf('bert')), 'notSeated'],
    ['it starts with one', (id) => startTable(world.tables, id, idOf('anna')), 'tooFewSeated'],
    ['somebody without a seat leaves', (id) => standUp(world.tables, id, idOf('bert')), 'notSeated'],
    [
      'somebody moves before the start',
      (id) => makeRequest(world.tables, id, 1, idOf('anna'), { type: 'roll' }),
      'notPlaying',
    ],
    ['somebody resigns before the start', (id) => resignGame(world.tables, id, idOf('anna')), 'notPlaying'],
    ['the table does not exist', () => startTable(world.tables, 'none', idOf('anna')), 'noSuchTable'],
  ])('refuses, and changes nothing, when %s', async (_, ask, refusal) => {
    const before = await lobbyOf();
    expect(code(await ask(before.id))).toBe(refusal);
    expect(await findTable(world.tables, before.id)).toEqual(before);
  });
});

describe('a turn', () => {
  test('begins rolled, where there is nothing to decide before the roll', async () => {
    const table = await twoSeated([3, 5]);
    expect(table.state?.phase).toMatchObject({ name: 'moving', dice: [3, 5], steps: [] });
    expect((await world.store.log(table.id)).map(({ actor, action }) => [actor, action.type])).toEqual([
      ['table', 'roll'],
    ]);
  });

  test('ends with its last step for those who want it so', async () => {
    let table = await twoSeated([3, 5]);
    await world.store.saveSettings(idOf('anna'), withAnswers(DEFAULT_SETTINGS, { ending: 'play' }));
    table = sure(
      await makeRequest(world.tables, table.id, table.version, idOf('anna'), step(3, 'blue', 'temple')),
    );
    table = sure(
      await makeRequest(world.tables, table.id, table.version, idOf('anna'), step(5, 'blue', 'temple')),
    );
    expect(table.state?.position.turn).toBe('yellow');
  });

  test.each([
    ['play', 'yellow'],
    ['ask', 'yellow'],
    ['show', 'blue'],
  ] as const)('tapped as a whole, with %s, is then the turn of %s', async (ending, mover) => {
    let table = await twoSeated([3, 5]);
    await world.store.saveSettings(idOf('anna'), withAnswers(DEFAULT_SETTINGS, { ending }));
    const steps = [step(3, 'blue', 'temple'), step(5, 'blue', 'temple')] as const;
    const turn = { type: 'turn', steps } as RequestOf;
    table = sure(await makeRequest(world.tables, table.id, table.version, idOf('anna'), turn));
    expect(table.state?.position.turn).toBe(mover);
    if (mover === 'blue') expect(table.state?.phase).toMatchObject({ steps: [{}, {}] });
  });

  test.each<[string, Name, number, RequestOf, string]>([
    ['by the other player', 'bert', 0, step(3, 'blue', 'temple'), 'notYourTurn'],
    ['by a stranger', 'carl', 0, step(3, 'blue', 'temple'), 'notSeated'],
    ['on an old version', 'anna', -1, step(3, 'blue', 'temple'), 'stale'],
    ['on a version to come', 'anna', 1, step(3, 'blue', 'temple'), 'stale'],
    ['with a die that was not rolled', 'anna', 0, step(6, 'blue', 'temple'), 'stale'],
    ['from where nobody stands', 'anna', 0, step(3, 'blue', 7), 'stale'],
    ['of the other player’s color', 'anna', 0, step(3, 'yellow', 'temple'), 'stale'],
    ['that confirms too early', 'anna', 0, { type: 'confirm' }, 'rules'],
    ['that takes nothing back', 'anna', 0, { type: 'undo' }, 'rules'],
    ['that rolls again', 'anna', 0, { type: 'roll' }, 'stale'],
    [
      'that devotes after the roll',
      'anna',
      0,
      { type: 'devote', devotion: { role: 'tuchulcha', fromTemple: 0 } },
      'rules',
    ],
    ['that plays the only turn of many', 'anna', 0, { type: 'playOnlyTurn' }, 'stale'],
  ])('refuses a request %s, and changes nothing', async (_, who, later, request, refusal) => {
    const before = await twoSeated([3, 5]);
    expect(code(await makeRequest(world.tables, before.id, before.version + later, idOf(who), request))).toBe(
      refusal,
    );
    expect(await findTable(world.tables, before.id)).toEqual(before);
  });
});

describe('resigning', () => {
  test('counts as stored in each process that hears of it', async () => {
    const { id } = await twoSeated([3, 5]);
    const noted: string[] = [];
    const noteChanged: TablesContext['noteChanged'] = (table, _, by) => void noted.push(`${by} ${table.id}`);
    for (let nth = 0; nth < 2; nth += 1)
      sure(await resignGame({ ...forInteraction(world.tables, '77'), noteChanged }, id, idOf('bert')));
    expect(noted).toEqual([`77 ${id}`, `77 ${id}`]);
  });
});

describe('computer players', () => {
  test('finish the game when the only person resigns', async () => {
    const roll = (count: number) => [6, 5, 4, 3].slice(0, count);
    world = withDice({ roll, pick: () => 0, draw: (choices) => choices[0] });
    const id = await world.playing(['anna'], { size: 3 });
    const table = sure(await resignGame(world.tables, id, idOf('anna')));
    expect(table.status).toBe('finished');
  });
});
