import { beforeEach, describe, expect, test } from 'vitest';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { parsePosition } from '../../src/games/tuchulcha/notation.ts';
import type { GameState } from '../../src/games/tuchulcha/types.ts';
import { openLobby } from '../../src/tables/changes/lobby.ts';
import { findTable, type TablesContext } from '../../src/tables/changes/table-transaction.ts';
import { autoPlayTable, makeRequest } from '../../src/tables/changes/turns.ts';
import { Secret } from '../../src/tables/fairness/dice.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import type { SharedStore } from '../../src/tables/store.ts';
import type { Table, TableOf } from '../../src/tables/table.ts';
import { withAnswers } from '../../src/tables/tuchulcha/automatic-play.ts';
import { askAboutDevotion } from '../../src/tables/tuchulcha/terms.ts';
import { chooseAction, plainRaceJudge } from '../../tools/training/plain-player.ts';
import { sqliteStore } from '../storage/sqlite-store.ts';
import { opened as tableOf } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { race } from './race.ts';
import { code } from './world.ts';

const PEOPLE = ['anna', 'bert', 'carl', 'dora'] as const;
/** Example 12: with 2-3 the only turn is 23-26. */
const FORCED = '4 b 1.1 36 bn:0/23x2/2/4/0 rt:2/25/0/2/3 yn:3/9/2/2/0 kl:2/36/0/0/5';
/** Example 9: red may devote. */
const MAY_DEVOTE = '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0';

let store: SharedStore;
let tables: TablesContext;
let rolls: number[][];

beforeEach(() => {
  store = sqliteStore();
  rolls = [];
  const dice = {
    roll: (count: number) => rolls.shift() ?? [1, 2, 3, 4].slice(0, count),
    pick: () => 0,
    draw: <T>(choices: readonly [T, ...T[]]): T => choices[0],
  };
  tables = {
    store,
    dice,
    services: { tuchulcha: { computer: chooseAction, judge: plainRaceJudge } },
    now: () => new Date(0),
  };
});

/** A table of four people, before the roll. */
async function at(text: string): Promise<TableOf<'tuchulcha'>> {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(JSON.stringify(position.error));
  const setup = { players: COLORS, first: 'blue' } as const;
  const state: GameState = {
    setup,
    position: position.value,
    phase: { name: 'before' },
    turnNumber: 40,
    rolls: 60,
  };
  const opened = tableOf(
    await openLobby(tables, {
      game: 'tuchulcha',
      guildId: '1',
      channelId: '2',
      locale: 'en',
      opener: person('anna'),
      color: 'blue',
      size: 4,
      computers: 0,
      pace: 'daily',
      isPrivate: false,
      invited: [],
      secret: Secret.fresh(),
      lobbyMessageId: '44',
    }),
  );
  const seats = COLORS.map((color, at) => ({ color, occupant: person(PEOPLE[at] ?? 'eva') }));
  const changed = await store.change(opened.id, opened, {
    status: 'playing',
    seats,
    setup,
    facts: '1',
    state,
  });
  if (typeof changed === 'string') throw new Error(changed);
  return race(changed);
}

const log = async (id: string) => (await store.log(id)).map(({ actor, action }) => `${actor} ${action.type}`);
const turnOf = (table: Table | null) => table && race(table).state?.position.turn;

describe('a turn with only one possibility', () => {
  test('is played by the bot', async () => {
    const { id } = await at(FORCED);
    rolls = [[2, 3]];
    const after = await autoPlayTable(tables, id);
    expect(turnOf(after)).toBe('red');
    expect(await log(id)).toEqual(['table roll', 'table step', 'table confirm', 'table roll']);
  });

  test('is asked of those who want it so', async () => {
    const { id } = await at(FORCED);
    await store.saveSettings(idOf('anna'), withAnswers(DEFAULT_SETTINGS, { autoPlay: false }));
    rolls = [[2, 3]];
    expect(turnOf(await autoPlayTable(tables, id))).toBe('blue');
    expect(await log(id)).toEqual(['table roll']);
  });

  test('with a choice left, the player is asked', async () => {
    const { id } = await at('4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0');
    rolls = [[3, 5]];
    expect(raceState(await autoPlayTable(tables, id))?.phase).toMatchObject({ name: 'moving', steps: [] });
  });
});

const raceState = (table: Table | null) => table && race(table).state;

describe('the question about a change of role', () => {
  test('is put before the roll', async () => {
    const { id } = await at(MAY_DEVOTE);
    expect(raceState(await autoPlayTable(tables, id))?.phase.name).toBe('before');
  });

  test('answered with "never", rolls at once and is not put again at this table', async () => {
    const { id, version } = await at(MAY_DEVOTE);
    const outcome = await makeRequest(tables, id, version, idOf('bert'), { type: 'neverDevote' });
    expect(outcome).toMatchObject({ ok: true, table: { state: { phase: { name: 'moving' } } } });
    expect((await findTable(tables, id))?.terms).toMatchObject({ neverAsked: [idOf('bert')] });
    expect(await log(id)).toEqual(['table roll']);
  });

  test('can be declined beforehand, and taken up again', async () => {
    const { id } = await at(MAY_DEVOTE);
    expect(code(await askAboutDevotion(tables, id, idOf('carl'), false))).toBe('done');
    expect(raceState(await findTable(tables, id))?.phase.name).toBe('before');
    expect(code(await askAboutDevotion(tables, id, idOf('carl'), true))).toBe('done');
    expect((await findTable(tables, id))?.terms).toMatchObject({ neverAsked: [] });
    expect(code(await askAboutDevotion(tables, id, idOf('bert'), false))).toBe('done');
    expect(raceState(await findTable(tables, id))?.phase.name).toBe('moving');
  });

  test.each<[string, Name, string]>([
    ['somebody else', 'anna', 'notYourTurn'],
    ['a stranger', 'eva', 'notSeated'],
  ])('cannot be answered by %s', async (_, who, refusal) => {
    const before = await at(MAY_DEVOTE);
    expect(
      code(await makeRequest(tables, before.id, before.version, idOf(who), { type: 'neverDevote' })),
    ).toBe(refusal);
    expect(await findTable(tables, before.id)).toEqual(before);
  });

  test('cannot be answered where it is not put', async () => {
    const before = await at(FORCED);
    expect(
      code(await makeRequest(tables, before.id, before.version, idOf('anna'), { type: 'neverDevote' })),
    ).toBe('stale');
  });
});
