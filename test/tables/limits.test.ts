import { beforeEach, describe, expect, test } from 'vitest';
import { closeTable } from '../../src/tables/changes/closing.ts';
import { openLobby, sitDown, standUp } from '../../src/tables/changes/lobby.ts';
import { joinRematch } from '../../src/tables/changes/rematch.ts';
import type { Outcome } from '../../src/tables/changes/table-transaction.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { handOver } from './hands.ts';
import { opened } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { code, sure, World } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const THREE: readonly Name[] = ['anna', 'bert', 'carl'];

const opens = (names: readonly Name[] = THREE): Promise<Outcome> =>
  openLobby(world.tables, world.opening(names));
const lobbyOf = async (names: readonly Name[] = THREE): Promise<string> => opened(await opens(names)).id;
const allow = (maxTables: number | null): Promise<void> =>
  world.store.saveGuildSettings('1', { ...DEFAULT_GUILD_SETTINGS, maxTables });

const LIMIT = { ok: false, refusal: { code: 'tooManyTables', most: 5 } };

describe('open tables of one person', () => {
  test('are five, where the server has chosen no number, and else as many as it says', async () => {
    for (let n = 0; n < 5; n++) await lobbyOf();
    expect(await opens()).toMatchObject(LIMIT);
    expect(code(await opens(['bert', 'anna']))).toBe('done');
    await allow(7);
    for (let n = 5; n < 7; n++) await lobbyOf();
    expect(await opens()).toMatchObject({ refusal: { most: 7 } });
    await allow(null);
    expect(code(await opens())).toBe('done');
  });

  describe('when they have as many as they may', () => {
    let own: string;
    let other: string;
    beforeEach(async () => {
      other = await lobbyOf(['bert', 'anna', 'carl']);
      own = await lobbyOf();
      for (let n = 1; n < 5; n++) await lobbyOf();
    });

    test('they sit down at no other', async () => {
      expect(await sitDown(world.tables, other, person('anna'), 'red')).toMatchObject(LIMIT);
      expect((await world.table(other)).seats).toHaveLength(1);
      sure(await closeTable(world.tables, own, { kind: 'person', userId: idOf('anna'), name: '' }, false));
      sure(await sitDown(world.tables, other, person('anna'), 'red'));
    });

    test('they change their color, leave, and come back to a lobby of their own', async () => {
      sure(await sitDown(world.tables, own, person('anna'), 'red'));
      sure(await standUp(world.tables, own, idOf('anna')));
      sure(await sitDown(world.tables, own, person('anna'), 'yellow'));
    });

    test('they take over no seat', async () => {
      const game = await world.playing(['bert', 'carl']);
      expect(await handOver(world.tables, game, idOf('carl'), person('anna'))).toMatchObject(LIMIT);
      expect(await world.store.sittings(game)).toHaveLength(2);
      await allow(6);
      sure(await handOver(world.tables, game, idOf('carl'), person('anna')));
    });
  });

  test('a rematch is one more, for the first who asks and for those who follow', async () => {
    const id = await world.playing(['anna', 'bert']);
    sure(await resignGame(world.tables, id, idOf('bert')));
    for (let n = 0; n < 5; n++) await lobbyOf();
    expect(await joinRematch(world.tables, id, person('anna'))).toMatchObject(LIMIT);
    const next = sure(await joinRematch(world.tables, id, person('bert')));
    expect(await joinRematch(world.tables, id, person('anna'))).toMatchObject(LIMIT);
    expect((await world.table(next.id)).seats).toHaveLength(1);
  });

  test('count at games as long as these go on, where they sit', async () => {
    for (let n = 0; n < 4; n++) await world.playing(['anna', 'bert']);
    const last = await world.playing(['anna', 'bert']);
    expect(await opens()).toMatchObject(LIMIT);
    sure(await resignGame(world.tables, last, idOf('bert')));
    expect(code(await opens())).toBe('done');
  });
});
