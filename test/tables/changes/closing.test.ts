import { beforeEach, describe, expect, test } from 'vitest';
import { giveMoreTime, muteReminders, nudgePlayers } from '../../../src/tables/changes/absent-player.ts';
import { agreeToEnd, closeTable, declineEnd, keepTableOpen } from '../../../src/tables/changes/closing.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { removePlayer, returnToSeat } from '../../../src/tables/changes/substitutes.ts';
import { moveTable } from '../../../src/tables/changes/table-settings.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { DAY, HOUR, MINUTE } from '../clock/arbitraries.ts';
import { opened } from '../opened.ts';
import { idOf, type Name, person } from '../people.ts';
import { code, kinds, sure, type Told, World, written } from '../world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

describe('a table that everybody has left', () => {
  /** Both have slept through two turns each. */
  async function deserted(): Promise<string> {
    const id = await world.turn('anna', ['anna', 'bert']);
    while ((await world.occupants(id)).some((who) => !who.startsWith('('))) await world.hours(1);
    return id;
  }

  test('is not played by computer players for nobody; it is closed a week after that was announced', async () => {
    const id = await deserted();
    const { logLength } = await world.table(id);
    const begin = world.at;
    const announced = world.told.filter(({ text }) => text.kind === 'idle');
    expect(announced).toHaveLength(1);
    const told = await world.hours(7 * 24 + 1);
    expect(kinds(told)).toEqual(['closed']);
    expect(told[0]?.at.getTime()).toBe((announced[0]?.at.getTime() ?? 0) + 7 * DAY);
    expect(await world.table(id)).toMatchObject({
      status: 'aborted',
      closedWhy: 'idle',
      logLength,
      wakeAt: null,
    });
    expect(begin.getTime() - (announced[0]?.at.getTime() ?? 0)).toBeLessThan(HOUR + 1);
  });

  test('goes on when somebody comes back', async () => {
    const id = await deserted();
    await world.hours(6 * 24);
    sure(await returnToSeat(world.tables, id, idOf('anna')));
    expect(await world.mover(id)).toBe('anna');
    expect((await world.table(id)).reminders.closesAt).toBeNull();
    expect(kinds(await world.hours(7 * 24)).filter((kind) => kind === 'closed')).toEqual([]);
  });

  test('stays open for a month where somebody wants it so; its closing is announced once more, a week before', async () => {
    const id = await deserted();
    const kept = world.at;
    sure(await keepTableOpen(world.tables, id, idOf('anna')));
    const told: Told[] = [];
    // The bot looks for what is due every hour, whether the table wants to be looked at or not.
    for (let hour = 0; hour < 31 * 24; hour += 1) told.push(...(await world.hours(1)));
    expect(written(told, kept)).toEqual([`${23 * 24}h idle all`, `${30 * 24}h closed idle all`]);
  });

  test('though somebody who is out of the game still has a seat', async () => {
    const id = await world.turn('anna', ['anna', 'bert'], { size: 4 });
    sure(await resignGame(world.tables, id, idOf('bert')));
    await world.playsUntil(id, 'anna');
    for (let turns = 0; turns < 2; turns++) await world.hours(72);
    expect(await world.occupants(id)).toEqual(['(anna)', 'bert', 'computer', 'computer']);
    const { status, logLength } = await world.table(id);
    expect(status).toBe('playing');
    await world.hours(24);
    expect((await world.table(id)).logLength).toBe(logLength);
    expect((await world.table(id)).reminders.closesAt).not.toBeNull();
  });
});

describe('a table that nobody touches', () => {
  const idle = () => world.turn('anna', ['anna', 'bert'], { pace: 'none' });

  test('without a clock is closed after 30 days and a week’s notice', async () => {
    const id = await idle();
    expect(written(await world.hours(38 * 24))).toEqual([
      '36h remind 50 anna',
      '64.8h remind 10 anna',
      `${30 * 24}h idle anna`,
      `${37 * 24}h closed idle all`,
    ]);
    expect(await world.table(id)).toMatchObject({ status: 'aborted', closedWhy: 'idle' });
  });

  test('by one person among computer players is announced, and closed without another word', async () => {
    const id = await world.turn('anna', ['anna'], { size: 4 });
    expect(written(await world.hours(38 * 24))).toEqual([`${30 * 24}h idle anna`]);
    expect(await world.table(id)).toMatchObject({ status: 'aborted', closedWhy: 'idle' });
  });

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['acts', (id) => world.acts(id)],
    ['wants it to stay open', (id) => keepTableOpen(world.tables, id, idOf('bert'))],
    ['nudges', (id) => nudgePlayers(world.tables, id, person('bert'))],
    ['agrees to an end', (id) => agreeToEnd(world.tables, id, person('bert'))],
    [
      'wants no more reminders',
      async (id) => muteReminders(world.tables, id, await world.turnOf(id), idOf('anna')),
    ],
    ['moves it', (id) => moveTable(world.tables, id, idOf('bert'), false, '77')],
  ])('stays open where somebody %s', async (_, touch) => {
    const id = await idle();
    await world.hours(36 * 24);
    expect((await world.table(id)).reminders.closesAt).not.toBeNull();
    await touch(id);
    expect((await world.table(id)).reminders).toMatchObject({
      closesAt: null,
      touchedAt: world.at.getTime(),
    });
    await world.hours(29 * 24);
    expect((await world.table(id)).status).toBe('playing');
    expect(kinds(await world.hours(24))).toContain('idle');
    await world.hours(7 * 24);
    expect((await world.table(id)).status).toBe('aborted');
  });

  test('stays open where the others decide to wait', async () => {
    const id = await world.turn('anna', ['anna', 'bert'], { pace: 'slow' });
    await world.hours(72);
    const { reminders, remindersVersion } = await world.table(id);
    const closesAt = world.at.getTime() + DAY;
    await world.store.saveReminders(id, remindersVersion, {
      reminders: { ...reminders, closesAt },
      wakeAt: world.at,
      notices: [],
    });
    sure(await giveMoreTime(world.tables, id, await world.turnOf(id), person('bert')));
    expect((await world.table(id)).reminders.closesAt).toBeNull();
  });
});

describe('a lobby', () => {
  test('expires without a word', async () => {
    const { id } = opened(await openLobby(world.tables, world.opening(['anna', 'bert'])));
    await world.passes(3 * DAY - MINUTE);
    expect((await world.table(id)).status).toBe('lobby');
    expect(await world.passes(MINUTE)).toEqual([]);
    expect(await world.table(id)).toMatchObject({ status: 'aborted', closedWhy: 'expired', wakeAt: null });
  });
});

describe('an agreed end', () => {
  const agree = (id: string, name: Name) => agreeToEnd(world.tables, id, person(name));

  test('does not come where one wants to play on, and can be proposed again', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    expect(sure(await agree(id, 'anna')).reminders.abort).toEqual([idOf('anna')]);
    expect(sure(await agree(id, 'anna')).reminders.abort).toEqual([idOf('anna')]);
    const { reminders } = sure(await declineEnd(world.tables, id, person('bert')));
    expect(reminders).toMatchObject({ abort: [] });
    expect(sure(await agree(id, 'bert')).status).toBe('playing');
    expect(sure(await agree(id, 'anna')).status).toBe('aborted');
    expect(code(await declineEnd(world.tables, id, person('bert')))).toBe('notPlaying');
  });

  test.each([
    ['live', 10 * MINUTE],
    ['daily', 2 * DAY],
    ['none', 6 * DAY],
  ] as const)('can be agreed to for two turns’ time at pace %s, from the proposal on', async (pace, ms) => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl'], { pace });
    sure(await agree(id, 'anna'));
    await world.passes(ms - MINUTE);
    expect(sure(await agree(id, 'bert')).reminders.abort).toHaveLength(2);
    await world.passes(MINUTE);
    expect((await world.table(id)).reminders.abort).toEqual([]);
    expect(sure(await agree(id, 'carl')).status).toBe('playing');
  });

  test('leaves buttons on the screen valid', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    const { version } = await world.table(id);
    expect(sure(await agree(id, 'bert')).version).toBe(version);
  });
});

describe('closing', () => {
  test.each<[string, Name, boolean, number, string]>([
    ['the opener, in the last of the first turns', 'anna', false, 2, 'opener'],
    ['the opener, once everyone has finished a turn', 'anna', false, 3, 'notAlone'],
    ['an administrator', 'eva', true, 3, 'admin'],
    ['another player', 'bert', false, 1, 'onlyOpenerOrAdmin'],
  ])('by %s', async (_, name, isAdmin, turn, why) => {
    const id = await world.playing(['anna', 'bert']);
    while ((await world.turnOf(id)) < turn) await world.plays(id);
    const outcome = await closeTable(world.tables, id, person(name), isAdmin);
    expect(outcome.ok ? outcome.table.closedWhy : code(outcome)).toBe(why);
    const removal = await removePlayer(world.tables, id, idOf(name), isAdmin, idOf('bert'), 'out');
    if (!outcome.ok) expect(code(removal)).toBe(why);
    expect(kinds(await world.hours(0))).toEqual(outcome.ok ? ['closed'] : []);
  });

  test('of what is closed', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await closeTable(world.tables, id, person('anna'), false));
    expect(code(await closeTable(world.tables, id, person('anna'), false))).toBe('notPlaying');
    expect(await world.hours(100 * 24)).toHaveLength(1);
  });
});
