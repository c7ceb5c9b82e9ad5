import { beforeEach, describe, expect, test } from 'vitest';
import { HOUR, quiet } from '../clock/arbitraries.ts';
import { opened } from '../opened.ts';
import { idOf, type Name, person, whoIs } from '../people.ts';
import { code, sure, World, written } from '../world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const turnOf = async (id: string) => (await world.table(id)).state?.turnNumber ?? 0;

const occupants = async (id: string): Promise<string[]> =>
  (await world.table(id)).seats.map(({ occupant, standIn }) => {
    const who = occupant.kind === 'person' ? whoIs(occupant.userId) : 'computer';
    return standIn ? `(${who})` : who;
  });

async function turn(name: Name, names: readonly Name[], more: Parameters<World['playing']>[1] = {}) {
  const id = await world.playing(names, more);
  await world.playsUntil(id, name);
  return id;
}

describe('a seat that changes hands', () => {
  test('in the lobby', async () => {
    const { id } = opened(await world.tables.open(world.opening(['anna', 'bert', 'carl'])));
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora')));
    expect(await occupants(id)).toEqual(['dora']);
    expect(await world.store.sittings(id)).toEqual([]);
  });

  test('out of turn: the running turn is not disturbed', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(5);
    const before = (await world.table(id)).reminders.turn;
    sure(await world.tables.substitutes.takeOver(id, idOf('bert'), person('dora')));
    expect((await world.table(id)).reminders.turn).toEqual(before);
    await world.plays(id);
    expect(await world.mover(id)).toBe('dora');
  });

  test('in the middle of a turn: the newcomer goes on with it, on a clock of their own', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.acts(id);
    const number = await turnOf(id);
    await world.hours(20);
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora')));
    expect((await world.table(id)).reminders.turn).toMatchObject({
      ...{ turn: number, userId: idOf('dora'), leftMs: 28 * HOUR, totalMs: 28 * HOUR, reminded: 100 },
    });
    expect((await world.hours(28)).map(({ text, to }) => `${text.kind} ${to}`)).toEqual([
      'handedOver all',
      'remind dora',
      'remind dora',
      'timeUp all',
    ]);
  });

  test('is watched by the newcomer’s wishes from the first minute', async () => {
    await world.settings('dora', { reminders: [90], quiet: quiet('14:00-16:00 UTC') });
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora')));
    expect(written(await world.hours(54))).toEqual([
      '0h handedOver all',
      '6.8h remind 90 dora',
      '54h timeUp all',
    ]);
  });

  test('is charged for its old holder by the old holder’s wishes', async () => {
    await world.settings('anna', { quiet: quiet('14:00-20:00 UTC'), reminders: [] });
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(8);
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora')));
    expect((await world.table(id)).reminders).toMatchObject({ turn: { leftMs: 46 * HOUR } });
  });

  test('does not hand over the missed turns of who had it', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(48);
    await world.plays(id);
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora')));
    expect((await world.table(id)).reminders.missed).toEqual({});
    await world.hours(48);
    expect(await occupants(id)).toEqual(['dora', 'bert']);
  });

  test('while its holder is away: the newcomer is there', async () => {
    const id = await turn('anna', ['anna', 'bert', 'carl']);
    await world.hours(24);
    sure(await world.tables.absence.standIn(id, await turnOf(id), person('bert')));
    sure(await world.tables.substitutes.takeOver(id, idOf('anna'), person('dora')));
    expect(await occupants(id)).toEqual(['dora', 'bert', 'carl']);
  });

  test.each<[string, Name, Name, string]>([
    ['to somebody at the table', 'anna', 'bert', 'alreadySeated'],
    ['to oneself', 'anna', 'anna', 'alreadySeated'],
    ['by somebody without one', 'eva', 'dora', 'offerGone'],
  ])('not %s', async (_, from, to, refusal) => {
    const id = await turn('anna', ['anna', 'bert']);
    const before = await world.table(id);
    expect(code(await world.tables.substitutes.takeOver(id, idOf(from), person(to)))).toBe(refusal);
    expect(await world.table(id)).toEqual(before);
  });

  test('of two who accept at once, one gets it', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    const outcomes = await Promise.all(
      (['dora', 'eva'] as const).map((name) =>
        world.tables.substitutes.takeOver(id, idOf('anna'), person(name)),
      ),
    );
    expect(outcomes.map(code).sort()).toEqual(['done', 'offerGone']);
  });
});

describe('a seat that is taken away', () => {
  const remove = (
    id: string,
    by: Name,
    whom: Name,
    becomes: 'computer' | 'out' = 'computer',
    isAdmin = false,
  ) => world.tables.substitutes.remove(id, idOf(by), isAdmin, idOf(whom), becomes);

  test('in the lobby is free', async () => {
    const { id } = opened(await world.tables.open(world.opening(['anna', 'bert', 'carl'])));
    sure(await world.tables.sitDown(id, person('bert'), 'red'));
    sure(await remove(id, 'anna', 'bert'));
    expect(await occupants(id)).toEqual(['anna']);
  });

  test('is played by a computer player from then on, also in the middle of a turn', async () => {
    const id = await turn('bert', ['anna', 'bert', 'carl']);
    await world.acts(id);
    sure(await remove(id, 'anna', 'bert'));
    expect(await occupants(id)).toEqual(['anna', 'computer', 'carl']);
    expect(await world.mover(id)).toBe('carl');
    expect((await world.hours(0)).map(({ text }) => text)).toContainEqual({
      ...{ kind: 'removed', name: 'bert', becomes: 'computer' },
    });
  });

  test('leaves the game, as if resigned', async () => {
    const id = await turn('bert', ['anna', 'bert', 'carl']);
    const table = sure(await remove(id, 'eva', 'bert', 'out', true));
    expect(table.state?.position.colors.red?.role).toBe('out');
    expect(await world.mover(id)).toBe('carl');
    expect(code(await remove(id, 'anna', 'bert', 'out'))).toBe('rules');
    const [last] = (await world.store.sittings(id)).slice(-1);
    expect(last).toMatchObject({ color: 'red', occupant: null, why: 'removed' });
  });

  test('leaves the game though a computer player sits in', async () => {
    const id = await turn('bert', ['anna', 'bert', 'carl']);
    const now = await turnOf(id);
    sure(await world.tables.absence.hasLeft(id, now));
    sure(await world.tables.absence.standIn(id, now, person('anna')));
    expect(await occupants(id)).toEqual(['anna', '(bert)', 'carl']);
    sure(await remove(id, 'anna', 'bert', 'out'));
    const [last] = (await world.store.sittings(id)).slice(-1);
    expect(last).toMatchObject({ color: 'red', occupant: null, standIn: false, why: 'removed' });
  });

  test('of the last person: the table is closed, or played to its end where that seat is out', async () => {
    const one = await turn('anna', ['anna'], { size: 3 });
    expect(sure(await remove(one, 'anna', 'anna'))).toMatchObject({ status: 'aborted', closedWhy: 'opener' });
    const two = await turn('anna', ['anna'], { size: 3 });
    expect(sure(await remove(two, 'eva', 'anna', 'out', true)).status).toBe('finished');
  });

  test.each<[string, Name, Name, string]>([
    ['by somebody else at the table', 'bert', 'anna', 'onlyOpenerOrAdmin'],
    ['by a stranger', 'eva', 'anna', 'onlyOpenerOrAdmin'],
    ['of somebody who has none', 'anna', 'eva', 'nobodyThere'],
  ])('not %s', async (_, by, whom, refusal) => {
    const id = await turn('anna', ['anna', 'bert']);
    expect(code(await remove(id, by, whom))).toBe(refusal);
  });

  test('not at a table that is over', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    sure(await world.tables.resign(id, idOf('bert')));
    const before = await world.table(id);
    expect(code(await remove(id, 'anna', 'bert'))).toBe('notPlaying');
    expect(await world.table(id)).toEqual(before);
  });
});

describe('whoever is away', () => {
  test('has nothing to come back to once the table is over', async () => {
    const id = await turn('anna', ['anna', 'bert']);
    await world.hours(24);
    sure(await world.tables.absence.standIn(id, await turnOf(id), person('bert')));
    sure(await world.tables.closing.close(id, person('anna'), false));
    const before = await world.table(id);
    expect(code(await world.tables.substitutes.back(id, idOf('anna')))).toBe('notPlaying');
    expect(await world.table(id)).toEqual(before);
  });
});
