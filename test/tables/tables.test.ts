import { beforeEach, describe, expect, test } from 'vitest';
import type { Color } from '../../src/games/tuchulcha/board.ts';
import { offers } from '../../src/games/tuchulcha/game.ts';
import { closeTable } from '../../src/tables/changes/closing.ts';
import { openLobby, sitDown, standUp, startIfFull, startTable } from '../../src/tables/changes/lobby.ts';
import {
  findTable,
  forInteraction,
  type Outcome,
  type TablesContext,
} from '../../src/tables/changes/table-transaction.ts';
import { makeRequest, resignGame } from '../../src/tables/changes/turns.ts';
import { type Dice, Secret } from '../../src/tables/fairness/dice.ts';
import type { RequestOf } from '../../src/tables/game-types.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { TableOf } from '../../src/tables/table.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-answers.ts';
import { chooseAction, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { sqliteStore } from '../storage/sqlite-store.ts';
import { addComputer } from './computers.ts';
import { opened } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { race } from './race.ts';

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

let store: SharedStore;
let tables: TablesContext;

function play(dice: Dice) {
  store = sqliteStore();
  tables = {
    store,
    dice,
    services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
    now: () => new Date(0),
  };
}

beforeEach(() => play(loadedDice()));

const opening = {
  game: 'tuchulcha',
  guildId: '1',
  channelId: '2',
  locale: 'en-US',
  opener: person('anna'),
  color: 'blue',
  size: 2,
  computers: 0,
  pace: 'daily',
  isPrivate: false,
  invited: [],
  secret: Secret.fresh(),
  lobbyMessageId: '44',
} as const;

async function twoSeated(...rolls: readonly (readonly number[])[]): Promise<TableOf<'tuchulcha'>> {
  play(loadedDice(...rolls));
  const { id } = opened(await openLobby(tables, opening));
  await sitDown(tables, id, person('bert'), 'yellow');
  return sure(await startTable(tables, id, idOf('anna')));
}

function sure(outcome: Outcome): TableOf<'tuchulcha'> {
  if (!outcome.ok) throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
  return race(outcome.table);
}

const code = (outcome: Outcome): string => (outcome.ok ? 'done' : outcome.refusal.code);
const step = (die: number, color: Color, from: number | 'temple') =>
  ({ type: 'step', die, color, from }) as const;

describe('a lobby', () => {
  test('opens with its opener and computer players seated', async () => {
    const table = opened(await openLobby(tables, { ...opening, size: 4, computers: 2 }));
    expect(table).toMatchObject({ status: 'lobby', number: 1, version: 1, logLength: 0, state: null });
    expect(table.seats.map(({ color, occupant }) => [color, occupant.kind])).toEqual([
      ['blue', 'person'],
      ['red', 'computer'],
      ['yellow', 'computer'],
    ]);
  });

  test('two who want the same seat at once: one gets it, the other is told', async () => {
    const { id } = opened(await openLobby(tables, { ...opening, size: 4 }));
    const outcomes = await Promise.all(
      (['bert', 'carl'] as const).map((name) => sitDown(tables, id, person(name), 'red')),
    );
    expect(outcomes.map(code).sort()).toEqual(['done', 'seatTaken']);
  });

  test('a full one starts, one with a free seat does not', async () => {
    const { id } = opened(await openLobby(tables, opening));
    expect(code(await startIfFull(tables, id))).toBe('tooFewSeated');
    await sitDown(tables, id, person('bert'), 'yellow');
    expect(sure(await startIfFull(tables, id))).toMatchObject({
      status: 'playing',
      setup: { players: ['blue', 'yellow'], first: 'blue' },
    });
    expect(code(await startIfFull(tables, id))).toBe('notInLobby');
  });

  test.each<[string, (id: string) => Promise<Outcome>, string]>([
    ['a stranger adds a computer player', (id) => addComputer(tables, id, idOf('bert')), 'onlyOpener'],
    ['a stranger closes it', (id) => closeTable(tables, id, person('bert'), false), 'onlyOpenerOrAdmin'],
    ['a stranger starts it', (id) => startTable(tables, id, idOf('bert')), 'notSeated'],
    ['it starts with one', (id) => startTable(tables, id, idOf('anna')), 'tooFewSeated'],
    ['somebody without a seat leaves', (id) => standUp(tables, id, idOf('bert')), 'notSeated'],
    [
      'somebody moves before the start',
      (id) => makeRequest(tables, id, 1, idOf('anna'), { type: 'roll' }),
      'notPlaying',
    ],
    ['somebody resigns before the start', (id) => resignGame(tables, id, idOf('anna')), 'notPlaying'],
    ['the table does not exist', () => startTable(tables, 'none', idOf('anna')), 'noSuchTable'],
  ])('refuses, and changes nothing, when %s', async (_, ask, refusal) => {
    const before = opened(await openLobby(tables, opening));
    expect(code(await ask(before.id))).toBe(refusal);
    expect(await findTable(tables, before.id)).toEqual(before);
  });

  test('closed by its opener, it stays closed', async () => {
    const { id } = opened(await openLobby(tables, opening));
    expect(sure(await closeTable(tables, id, person('anna'), false)).status).toBe('aborted');
    expect(code(await sitDown(tables, id, person('bert'), 'yellow'))).toBe('notInLobby');
  });
});

describe('a turn', () => {
  test('begins rolled, where there is nothing to decide before the roll', async () => {
    const table = await twoSeated([3, 5]);
    expect(table.state?.phase).toMatchObject({ name: 'moving', dice: [3, 5], steps: [] });
    expect((await store.log(table.id)).map(({ actor, action }) => [actor, action.type])).toEqual([
      ['table', 'roll'],
    ]);
  });

  test('goes step by step to its confirmation, and the next is rolled at once', async () => {
    let table = await twoSeated([3, 5], [2, 4]);
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), step(3, 'blue', 'temple')));
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), { type: 'undo' }));
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), step(5, 'red', 'temple')));
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), step(3, 'blue', 'temple')));
    expect(table.state?.position.turn).toBe('blue');
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), { type: 'confirm' }));
    expect(table.state).toMatchObject({
      turnNumber: 2,
      position: { turn: 'yellow' },
      phase: { name: 'moving', dice: [2, 4] },
    });
    const log = await store.log(table.id);
    expect(log.map(({ action }) => action.type)).toEqual([
      'roll',
      'step',
      'undo',
      'step',
      'step',
      'confirm',
      'roll',
    ]);
    expect(log.map(({ seq }) => seq)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  test('ends with its last step for those who want it so', async () => {
    let table = await twoSeated([3, 5]);
    await store.saveSettings(idOf('anna'), withAnswers(DEFAULT_SETTINGS, { ending: 'play' }));
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), step(3, 'blue', 'temple')));
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), step(5, 'blue', 'temple')));
    expect(table.state?.position.turn).toBe('yellow');
  });

  test.each([
    ['play', 'yellow'],
    ['ask', 'yellow'],
    ['show', 'blue'],
  ] as const)('tapped as a whole, with %s, is then the turn of %s', async (ending, mover) => {
    let table = await twoSeated([3, 5]);
    await store.saveSettings(idOf('anna'), withAnswers(DEFAULT_SETTINGS, { ending }));
    const steps = [step(3, 'blue', 'temple'), step(5, 'blue', 'temple')] as const;
    const turn = { type: 'turn', steps } as RequestOf;
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), turn));
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
    expect(code(await makeRequest(tables, before.id, before.version + later, idOf(who), request))).toBe(
      refusal,
    );
    expect(await findTable(tables, before.id)).toEqual(before);
  });

  test('with doubles asks for a third die', async () => {
    let table = await twoSeated([4, 4], [6]);
    expect(table.state?.phase.name).toBe('extra');
    table = sure(await makeRequest(tables, table.id, table.version, idOf('anna'), { type: 'roll' }));
    expect(table.state?.phase).toMatchObject({ name: 'moving', dice: [4, 4, 6] });
  });
});

describe('resigning', () => {
  test('with two players ends the game, also out of turn', async () => {
    const table = await twoSeated([3, 5]);
    const over = sure(await resignGame(tables, table.id, idOf('bert')));
    expect(over).toMatchObject({ status: 'finished', state: { phase: { name: 'over', winners: ['blue'] } } });
    expect(code(await resignGame(tables, table.id, idOf('anna')))).toBe('notPlaying');
  });

  test('counts as stored in each process that hears of it', async () => {
    const { id } = await twoSeated([3, 5]);
    const noted: string[] = [];
    const noteChanged: TablesContext['noteChanged'] = (table, _, by) => void noted.push(`${by} ${table.id}`);
    for (let nth = 0; nth < 2; nth += 1)
      sure(await resignGame({ ...forInteraction(tables, '77'), noteChanged }, id, idOf('bert')));
    expect(noted).toEqual([`77 ${id}`, `77 ${id}`]);
  });
});

describe('computer players', () => {
  test('play until a person has something to decide', async () => {
    play(loadedDice());
    const { id } = opened(await openLobby(tables, { ...opening, size: 4, computers: 3, color: 'black' }));
    const table = sure(await startIfFull(tables, id));
    expect(table.setup?.first).toBe('blue');
    const color = table.state && offers(table.state).color;
    expect(color).toBe('black');
    expect(table.state?.turnNumber).toBe(4);
  });

  test('finish the game when the only person resigns', async () => {
    play({ roll: (count) => [6, 5, 4, 3].slice(0, count), pick: () => 0, draw: (choices) => choices[0] });
    const { id } = opened(await openLobby(tables, { ...opening, size: 3, computers: 2 }));
    await startIfFull(tables, id);
    const table = sure(await resignGame(tables, id, idOf('anna')));
    expect(table.status).toBe('finished');
  });
});
