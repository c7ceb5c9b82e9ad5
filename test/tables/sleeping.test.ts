import { beforeEach, describe, expect, test } from 'vitest';
import {
  callStandIn,
  giveMoreTime,
  noteLeftServer,
  nudgePlayers,
  playOverdueTurn,
  voteRemoval,
} from '../../src/tables/changes/absent-player.ts';
import { returnToSeat } from '../../src/tables/changes/substitutes.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import { seatOf } from '../../src/tables/seats.ts';
import { HOUR, MINUTE, quiet } from './clock/arbitraries.ts';
import { idOf, type Name, person } from './people.ts';
import { code, kinds, sure, World, written } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const isAway = async (id: string, name: Name): Promise<boolean> =>
  seatOf(await world.table(id), idOf(name))?.standIn === true;

/** Anna's time is up, and so the others are asked. */
async function overdue(names: readonly Name[] = ['anna', 'bert', 'carl']): Promise<string> {
  const id = await world.turn('anna', names);
  await world.hours(24);
  return id;
}

describe('whoever sleeps through a turn', () => {
  test('is reminded at the shares, then the others are asked, then the computer player plays', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    const turn = await world.turnOf(id);
    expect(written(await world.hours(48))).toEqual([
      '12h remind 50 anna',
      '21.6h remind 10 anna',
      '24h timeUp all',
      '48h playedFor all',
    ]);
    expect(await world.turnOf(id)).toBe(turn + 1);
    expect(await world.mover(id)).toBe('bert');
    expect((await world.table(id)).reminders.missed).toEqual({ blue: 1 });
  });

  test('twice in a row, a computer player sits in; comes back with one call and has the next turn', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(48);
    await world.plays(id);
    expect(await isAway(id, 'anna')).toBe(false);
    expect(kinds(await world.hours(48))).toEqual(['remind', 'remind', 'timeUp', 'playedFor']);
    expect(await isAway(id, 'anna')).toBe(true);
    expect(await world.mover(id)).toBe('bert');
    await world.plays(id);
    expect(await world.mover(id)).toBe('bert');
    sure(await returnToSeat(world.tables, id, idOf('anna')));
    expect(await world.mover(id)).toBe('bert');
    await world.plays(id);
    expect(await world.mover(id)).toBe('anna');
    expect((await world.table(id)).reminders).toMatchObject({ missed: {}, turn: { leftMs: 24 * HOUR } });
    expect((await world.store.sittings(id)).map(({ why, standIn }) => [why, standIn])).toEqual([
      ['start', false],
      ['start', false],
      ['standIn', true],
      ['back', false],
    ]);
  });

  test('twice, but not in a row, keeps the seat', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(48);
    await world.playsUntil(id, 'anna');
    await world.plays(id);
    await world.playsUntil(id, 'anna');
    expect(kinds(await world.hours(72))).toContain('playedFor');
    expect(await isAway(id, 'anna')).toBe(false);
  });

  test('and acts after all, keeps the turn and gets a quarter of a turn to end it', async () => {
    const id = await overdue();
    const turn = await world.turnOf(id);
    await world.hours(10);
    await world.acts(id);
    expect((await world.table(id)).reminders.turn).toMatchObject({ turn, overdue: null, leftMs: 6 * HOUR });
    expect(written(await world.hours(6), world.at)).toEqual(['0h timeUp all']);
    await world.plays(id);
    expect(await world.turnOf(id)).toBe(turn + 1);
  });

  test('is not reminded of the rest of a turn that they have just gone on with', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    const turn = await world.turnOf(id);
    sure(await noteLeftServer(world.tables, id, turn));
    await world.hours(20);
    await world.acts(id);
    expect(kinds(await world.hours(0))).toEqual([]);
    expect(written(await world.hours(6), new Date(world.at.getTime() - 6 * HOUR))).toEqual([
      '3.6h remind 10 anna',
      '6h timeUp all',
    ]);
  });

  test('while away cannot act, and who is not away has nothing to take back', async () => {
    const id = await overdue();
    expect(code(await returnToSeat(world.tables, id, idOf('anna')))).toBe('notAway');
    sure(await callStandIn(world.tables, id, await world.turnOf(id), person('bert')));
    const { version } = await world.table(id);
    expect(code(await makeRequest(world.tables, id, version, idOf('anna'), { type: 'roll' }))).toBe('away');
    expect(code(await returnToSeat(world.tables, id, idOf('eva')))).toBe('notSeated');
  });
});

describe('of an overdue turn the others choose', () => {
  test('to wait: another period runs from then', async () => {
    const id = await overdue();
    const turn = await world.turnOf(id);
    await world.hours(20);
    sure(await giveMoreTime(world.tables, id, turn, person('bert')));
    expect(kinds(await world.hours(23))).toEqual(['waiting']);
    expect(await world.turnOf(id)).toBe(turn);
    expect(kinds(await world.hours(1))).toEqual(['playedFor']);
  });

  // The last vote decides.
  test.each<[string, readonly Name[], readonly Name[]]>([
    ['two players: the other decides', ['anna', 'bert'], ['bert']],
    ['three: both others must want it', ['anna', 'bert', 'carl'], ['bert', 'bert', 'carl']],
    ['four: all three', ['anna', 'bert', 'carl', 'dora'], ['dora', 'bert', 'carl']],
  ])('to remove them: %s', async (_, names, votes) => {
    const id = await overdue(names);
    const turn = await world.turnOf(id);
    for (const [at, name] of votes.entries()) {
      sure(await voteRemoval(world.tables, id, turn, person(name)));
      const role = (await world.table(id)).state?.position.colors.blue?.role;
      expect(role).toBe(at === votes.length - 1 ? 'out' : 'normal');
    }
    expect(kinds(await world.hours(0)).includes('removed')).toBe(true);
    expect((await world.table(id)).status).toBe(names.length === 2 ? 'finished' : 'playing');
  });

  test.each<[string, Name, number, typeof voteRemoval, string]>([
    ['the sleeper waits for themselves', 'anna', 0, giveMoreTime, 'aboutYou'],
    ['the sleeper lets a computer player play', 'anna', 0, playOverdueTurn, 'aboutYou'],
    ['the sleeper has a computer player sit in', 'anna', 0, callStandIn, 'aboutYou'],
    ['the sleeper votes', 'anna', 0, voteRemoval, 'aboutYou'],
    ['a stranger votes', 'eva', 0, voteRemoval, 'notSeated'],
    ['the turn is another one', 'bert', 1, playOverdueTurn, 'notOverdue'],
    ['the turn was an earlier one', 'bert', -1, voteRemoval, 'notOverdue'],
  ])('nothing, where %s', async (_, name, later, choose, refusal) => {
    const id = await overdue();
    const before = await world.table(id);
    const turn = await world.turnOf(id);
    expect(code(await choose(world.tables, id, turn + later, person(name)))).toBe(refusal);
    expect(await world.table(id)).toEqual(before);
  });
});

describe('a player who left the server', () => {
  test('is overdue at once, and the computer player plays a period later', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    const turn = await world.turnOf(id);
    sure(await noteLeftServer(world.tables, id, turn));
    expect(code(await noteLeftServer(world.tables, id, turn))).toBe('notOverdue');
    expect(written(await world.hours(24))).toEqual(['0h timeUp all', '24h playedFor all']);
  });

  test('and comes back, has lost none of the time that was left', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(1);
    sure(await noteLeftServer(world.tables, id, await world.turnOf(id)));
    await world.acts(id);
    expect((await world.table(id)).reminders.turn).toMatchObject({ overdue: null, leftMs: 23 * HOUR });
  });
});

describe('wishes that change in the middle of a turn', () => {
  test('quiet hours count from now on', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(12); // Midnight.
    await world.settings('anna', { quiet: quiet('22:00-08:00 UTC'), reminders: [] });
    expect((await world.table(id)).reminders.turn).toMatchObject({ leftMs: 12 * HOUR });
    expect(written(await world.hours(24))).toContain('32h timeUp all');
  });

  test('quiet hours that are given up have held until now', async () => {
    await world.settings('anna', { quiet: quiet('20:00-04:00 UTC'), reminders: [] });
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(16);
    await world.settings('anna', { reminders: [] });
    expect((await world.table(id)).reminders.turn).toMatchObject({ leftMs: 16 * HOUR });
    expect(written(await world.hours(20))).toEqual(['32h timeUp all']);
  });

  test('a vacation stops the clock, asks the table, and its end starts it again', async () => {
    await world.settings('anna', { reminders: [] });
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(6);
    expect(await world.people.startVacation(person('anna'), 7)).toMatchObject({ ok: true, left: 23 });
    expect(written(await world.hours(48))).toEqual(['6h timeUp all']);
    expect((await world.table(id)).reminders.turn?.overdue?.why).toBe('vacation');
    expect(await world.people.endVacation(person('anna'))).toBe(true);
    expect(written(await world.hours(24))).toEqual(['54h vacationOver all', '72h timeUp all']);
    expect((await world.table(id)).reminders.turn?.overdue).not.toBeNull();
  });

  test('the others of somebody on vacation may wait, or play on without them', async () => {
    await world.people.startVacation(person('anna'), 7);
    const id = await world.playing(['anna', 'bert', 'carl']);
    while ((await world.mover(id)) !== 'anna') await world.plays(id);
    const turn = await world.turnOf(id);
    expect(kinds(await world.hours(0))).toContain('timeUp');
    expect(code(await nudgePlayers(world.tables, id, person('bert')))).toMatch(/turnBegun|onVacation/);
    sure(await giveMoreTime(world.tables, id, turn, person('bert')));
    expect(kinds(await world.hours(3 * 24))).toEqual(['waiting']);
    expect(code(await nudgePlayers(world.tables, id, person('bert')))).toBe('onVacation');
    expect(await world.turnOf(id)).toBe(turn);
    sure(await playOverdueTurn(world.tables, id, turn, person('carl')));
    expect(await world.mover(id)).not.toBe('anna');
  });

  test('a vacation shorter than the turn asks nobody, nor does one in a game against the computer', async () => {
    await world.turn('anna', ['anna', 'bert'], { pace: 'slow' });
    await world.turn('anna', ['anna'], { size: 2 });
    await world.people.startVacation(person('anna'), 2);
    expect(kinds(await world.hours(12))).toEqual(['vacation', 'vacation']);
  });

  test('neither vacation nor quiet hours stop the clock of a live table', async () => {
    await world.settings('anna', { reminders: [], quiet: quiet('11:00-23:00 UTC') });
    const id = await world.turn('anna', ['anna', 'bert'], { pace: 'live' });
    await world.people.startVacation(person('anna'), 7);
    await world.passes(2 * MINUTE);
    sure(await nudgePlayers(world.tables, id, person('bert')));
    expect(kinds(await world.passes(3.5 * MINUTE))).toEqual(['nudge', 'timeUp']);
    expect(kinds(await world.passes(MINUTE))).toEqual(['playedFor']);
  });

  test('an earlier reminder is kept, though the clock was set for a later one', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(1);
    await world.settings('anna', { reminders: [90, 20] });
    expect(written(await world.hours(23))).toEqual([
      '2.4h remind 90 anna',
      '19.2h remind 20 anna',
      '24h timeUp all',
    ]);
    expect((await world.table(id)).reminders.turn?.reminded).toBe(20);
  });

  test('an overdue player’s vacation gives the others’ period no end before its own', async () => {
    const id = await overdue();
    await world.hours(4);
    await world.people.startVacation(person('anna'), 3);
    expect(kinds(await world.hours(72 + 19))).toEqual(['vacation']);
    expect(kinds(await world.hours(1))).toEqual(['playedFor']);
    expect(await world.mover(id)).not.toBe('anna');
  });
});
