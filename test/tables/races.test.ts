import { beforeEach, describe, expect, test } from 'vitest';
import { giveMoreTime } from '../../src/tables/changes/absent-player.ts';
import { openLobby, sitDown } from '../../src/tables/changes/lobby.ts';
import { runDueTask } from '../../src/tables/changes/run-due-task.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import { People } from '../../src/tables/people.ts';
import { DEFAULT_SETTINGS } from '../../src/tables/settings.ts';
import { firstRequest } from './first-offered.ts';
import { opened } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { code, kinds, sure, World } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

async function annasTurn(names: readonly Name[] = ['anna', 'bert', 'carl']): Promise<string> {
  const id = await world.playing(names);
  await world.playsUntil(id, 'anna');
  return id;
}

async function overdue(): Promise<string> {
  const id = await annasTurn();
  await world.hours(24);
  return id;
}

describe('a tap', () => {
  test('counts though a reminder was written since its button was drawn', async () => {
    const id = await annasTurn();
    const { version, remindersVersion, state } = await world.table(id);
    await world.hours(12);
    const after = await world.table(id);
    expect(after.version).toBe(version);
    expect(after.remindersVersion).toBeGreaterThan(remindersVersion);
    if (!state) throw new Error('not playing');
    sure(await makeRequest(world.tables, id, version, idOf('anna'), firstRequest(state)));
  });

  test('counts though a reminder is written between reading the table and writing it', async () => {
    const id = await annasTurn();
    world.at = new Date(world.at.getTime() + 12 * 3_600_000);
    const { version, state } = await world.table(id);
    if (!state) throw new Error('not playing');
    world.meanwhile = () => world.look(id);
    sure(await makeRequest(world.tables, id, version, idOf('anna'), firstRequest(state)));
    expect(kinds(world.written)).toEqual(['remind']);
    expect((await world.table(id)).reminders.turn?.reminded).toBe(50);
  });

  test('of two at once, one counts, whatever else happens to the reminders', async () => {
    const id = await annasTurn();
    world.at = new Date(world.at.getTime() + 12 * 3_600_000);
    const { version, state } = await world.table(id);
    if (!state) throw new Error('not playing');
    const tap = () => makeRequest(world.tables, id, version, idOf('anna'), firstRequest(state));
    const [, ...taps] = await Promise.all([runDueTask(world.tables, id), tap(), tap(), tap()]);
    expect(taps.map(code).sort()).toEqual(['done', 'stale', 'stale']);
    expect((await world.table(id)).version).toBe(version + 1);
  });
});

describe('a turn whose time is up for good', () => {
  test('is not played where the others decide to wait in the same moment', async () => {
    const id = await overdue();
    const turn = await world.turnOf(id);
    world.at = new Date(world.at.getTime() + 24 * 3_600_000);
    world.meanwhile = () => giveMoreTime(world.tables, id, turn, person('bert'));
    await runDueTask(world.tables, id);
    expect(await world.turnOf(id)).toBe(turn);
    expect(kinds(await world.hours(23))).not.toContain('playedFor');
    expect(kinds(await world.hours(1))).toContain('playedFor');
  });
});

describe('a table that is to be closed', () => {
  test('as a lobby, stays open where somebody sits down in the same moment', async () => {
    const { id } = opened(await openLobby(world.tables, world.opening(['anna', 'bert', 'carl'])));
    world.at = new Date(world.at.getTime() + 72 * 3_600_000);
    world.meanwhile = () => sitDown(world.tables, id, person('bert'), 'red');
    await runDueTask(world.tables, id);
    expect((await world.table(id)).status).toBe('lobby');
  });
});

describe('a table that nobody leads on', () => {
  test('while computer players are to act, is led on by whoever looks next', async () => {
    const id = await world.playing(['anna'], { size: 4 });
    await world.playsUntil(id, 'anna');
    const turn = await world.turnOf(id);
    while ((await world.turnOf(id)) === turn) {
      world.breaksAfter = 1;
      await world.acts(id).catch(() => undefined);
    }
    world.breaksAfter = null;
    expect(await world.mover(id)).toBe('computer');
    await world.passes(61_000);
    expect(await world.mover(id)).toBe('anna');
    expect(await world.turnOf(id)).toBe(turn + 4);
  });
});

describe('two wishes about one’s clock at once', () => {
  test('hold for a turn that begins in the same moment', async () => {
    const id = await annasTurn(['anna', 'bert']);
    const people = new People(
      {
        ...world.store,
        saveSettings: async (userId, settings) => {
          await world.plays(id);
          await world.store.saveSettings(userId, settings);
        },
      },
      () => world.at,
    );
    await people.save(idOf('bert'), { ...DEFAULT_SETTINGS, reminders: [95] });
    expect(await world.mover(id)).toBe('bert');
    const { leftMs } = (await world.table(id)).reminders.turn ?? { leftMs: 0 };
    const due = world.at.getTime() + leftMs * 0.05;
    expect((await world.hours(24)).map(({ at, text }) => [text.kind, at.getTime()])).toContainEqual([
      'remind',
      due,
    ]);
  });
});
