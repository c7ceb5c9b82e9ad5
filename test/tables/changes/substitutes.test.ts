import { beforeEach, describe, expect, test } from 'vitest';
import { callStandIn, noteLeftServer } from '../../../src/tables/changes/absent-player.ts';
import { closeTable } from '../../../src/tables/changes/closing.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import {
  declineOffer,
  offerSeat,
  removePlayer,
  returnToSeat,
  seatReserve,
  takeOverSeat,
  withdrawOffer,
} from '../../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../../src/tables/changes/turns.ts';
import { seatOf } from '../../../src/tables/seats.ts';
import { HOUR, quiet } from '../clock/arbitraries.ts';
import { handOver } from '../hands.ts';
import { opened } from '../opened.ts';
import { idOf, type Name, person, whoIs } from '../people.ts';
import { code, sure, World, written } from '../world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

/** A computer player stands in for anna, whose turn it is, with some others. */
async function annaIsAway(others: readonly Name[] = ['bert', 'carl']): Promise<string> {
  const id = await world.turn('anna', ['anna', ...others]);
  await world.hours(24);
  sure(await callStandIn(world.tables, id, await world.turnOf(id), person('bert')));
  return id;
}

describe('a seat that changes hands', () => {
  test('not in the lobby, which people leave and join', async () => {
    const { id } = opened(await openLobby(world.tables, world.opening(['anna', 'bert', 'carl'])));
    expect(code(await offer(id, 'anna', 'dora'))).toBe('notPlaying');
  });

  test('out of turn: the running turn is not disturbed', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(5);
    const before = (await world.table(id)).reminders.turn;
    sure(await handOver(world.tables, id, idOf('bert'), person('dora')));
    expect((await world.table(id)).reminders.turn).toEqual(before);
    await world.plays(id);
    expect(await world.mover(id)).toBe('dora');
  });

  test('in the middle of a turn: the newcomer goes on with it, on a clock of their own', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.acts(id);
    const number = await world.turnOf(id);
    await world.hours(20);
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    expect((await world.table(id)).reminders.turn).toMatchObject({
      turn: number,
      userId: idOf('dora'),
      leftMs: 28 * HOUR,
      totalMs: 28 * HOUR,
      reminded: 100,
    });
    expect((await world.hours(28)).map(({ text, to }) => `${text.kind} ${to}`)).toEqual([
      'remind dora',
      'remind dora',
      'timeUp all',
    ]);
  });

  test('is watched by the newcomer’s wishes from the first minute', async () => {
    await world.settings('dora', { reminders: [90], quiet: quiet('14:00-16:00 UTC') });
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    expect(written(await world.hours(54))).toEqual(['6.8h remind 90 dora', '54h timeUp all']);
  });

  test('is charged for its old holder by the old holder’s wishes', async () => {
    await world.settings('anna', { quiet: quiet('14:00-20:00 UTC'), reminders: [] });
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(8);
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    expect((await world.table(id)).reminders).toMatchObject({ turn: { leftMs: 46 * HOUR } });
  });

  test('does not hand over the missed turns of who had it', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(48);
    await world.plays(id);
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    expect((await world.table(id)).reminders.missed).toEqual({});
    await world.hours(48);
    expect(await world.occupants(id)).toEqual(['dora', 'bert']);
  });

  test('while its holder is away: the newcomer is there', async () => {
    const id = await annaIsAway();
    sure(await handOver(world.tables, id, idOf('anna'), person('dora')));
    expect(await world.occupants(id)).toEqual(['dora', 'bert', 'carl']);
  });
});

const offer = (id: string, from: Name, to: Name, by = from, isAdmin = false) =>
  offerSeat(world.tables, id, idOf(by), isAdmin, { from: idOf(from), to: idOf(to) });

const takes = (id: string, from: Name, to: Name) => takeOverSeat(world.tables, id, idOf(from), person(to));

const hands = (from: Name, to: Name) => ({ from: idOf(from), to: idOf(to) });

/** `anna to dora`, each open offer of a table. */
const offers = async (id: string): Promise<string[]> =>
  ((await world.table(id)).reminders.offers ?? [])
    .map(({ from, to }) => `${whoIs(from)} to ${whoIs(to)}`)
    .sort();

describe('the offer of a seat', () => {
  test('is needed by who takes it, and holds once', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    for (const name of ['dora', 'eva'] as const)
      expect(code(await takes(id, 'anna', name))).toBe('offerGone');
    sure(await offer(id, 'anna', 'dora'));
    const before = await world.table(id);
    expect(code(await takes(id, 'anna', 'eva'))).toBe('offerGone');
    expect(code(await takes(id, 'bert', 'dora'))).toBe('offerGone');
    expect(await world.table(id)).toEqual(before);
    sure(await takes(id, 'anna', 'dora'));
    expect(await offers(id)).toEqual([]);
  });

  test('ends where it is declined or withdrawn', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await offer(id, 'anna', 'dora'));
    sure(await declineOffer(world.tables, id, hands('anna', 'dora')));
    expect(code(await takes(id, 'anna', 'dora'))).toBe('offerGone');
    sure(await offer(id, 'anna', 'dora'));
    sure(await withdrawOffer(world.tables, id, idOf('anna'), false, hands('anna', 'dora')));
    expect(code(await takes(id, 'anna', 'dora'))).toBe('offerGone');
    expect(code(await declineOffer(world.tables, id, hands('anna', 'dora')))).toBe('offerGone');
    expect(await offers(id)).toEqual([]);
  });

  test.each<[string, Name, boolean, string]>([
    ['its holder', 'bert', false, 'done'],
    ['the opener', 'anna', false, 'done'],
    ['who manages the server', 'eva', true, 'done'],
    ['another player', 'carl', false, 'onlyOfferer'],
    ['who was asked', 'dora', false, 'onlyOfferer'],
  ])('is withdrawn by %s: %s', async (_, by, isAdmin, expected) => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    sure(await offer(id, 'bert', 'dora'));
    expect(code(await withdrawOffer(world.tables, id, idOf(by), isAdmin, hands('bert', 'dora')))).toBe(
      expected,
    );
  });

  test('gives way to a newer one of the same seat, and of no other', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    for (const [from, to] of [
      ['anna', 'dora'],
      ['bert', 'eva'],
      ['anna', 'eva'],
    ] as const)
      sure(await offer(id, from, to));
    expect(await offers(id)).toEqual(['anna to eva', 'bert to eva']);
    expect(code(await takes(id, 'anna', 'dora'))).toBe('offerGone');
    sure(await takes(id, 'anna', 'eva'));
  });

  test('is over once the seat is another’s, and stays so when it is theirs again', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await offer(id, 'bert', 'dora'));
    sure(await offer(id, 'anna', 'eva'));
    const { color = 'blue' } = seatOf(await world.table(id), idOf('bert')) ?? {};
    sure(await removePlayer(world.tables, id, idOf('dora'), true, idOf('bert'), 'computer'));
    sure(await seatReserve(world.tables, id, color, person('bert')));
    expect(await offers(id)).toEqual(['anna to eva']);
    expect(code(await takes(id, 'bert', 'dora'))).toBe('offerGone');
  });

  test('is over when a player who was away is back; one of their own goes on when they are away', async () => {
    const id = await annaIsAway();
    sure(await offer(id, 'anna', 'dora', 'anna'));
    sure(await returnToSeat(world.tables, id, idOf('anna')));
    expect(await offers(id)).toEqual([]);
    sure(await offer(id, 'anna', 'dora'));
    await world.playsUntil(id, 'anna');
    while (!(await world.table(id)).reminders.turn?.overdue) await world.hours(1);
    sure(await callStandIn(world.tables, id, await world.turnOf(id), person('bert')));
    sure(await takes(id, 'anna', 'dora'));
  });

  test('is of no use where its holder is out of the game meanwhile', async () => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    sure(await offer(id, 'bert', 'dora'));
    sure(await resignGame(world.tables, id, idOf('bert')));
    expect(code(await takes(id, 'bert', 'dora'))).toBe('offerGone');
    expect(code(await offer(id, 'bert', 'eva'))).toBe('nobodyThere');
  });

  test.each<[string, Name, boolean, Name, string]>([
    ['of another’s seat, by a player', 'bert', false, 'anna', 'onlyOpenerOrAdmin'],
    ['of another’s seat, by the opener, while they are there', 'anna', false, 'bert', 'notAway'],
    ['of another’s seat, by who manages the server, while they are there', 'eva', true, 'bert', 'notAway'],
    ['of a seat that one does not have', 'eva', false, 'eva', 'notSeated'],
    ['of a seat that nobody has', 'anna', false, 'eva', 'nobodyThere'],
  ])('is none %s', async (_, by, isAdmin, from, expected) => {
    const id = await world.turn('anna', ['anna', 'bert']);
    expect(code(await offer(id, from, 'dora', by, isAdmin))).toBe(expected);
    expect(code(await offer(id, 'anna', 'bert'))).toBe('alreadySeated');
    expect(await offers(id)).toEqual([]);
  });
});

describe('a seat that is taken away', () => {
  const remove = (
    id: string,
    by: Name,
    whom: Name,
    becomes: 'computer' | 'out' = 'computer',
    isAdmin = false,
  ) => removePlayer(world.tables, id, idOf(by), isAdmin, idOf(whom), becomes);

  test('is played by a computer player from then on, also in the middle of a turn', async () => {
    const id = await world.turn('bert', ['anna', 'bert', 'carl']);
    await world.acts(id);
    sure(await remove(id, 'anna', 'bert'));
    expect(await world.occupants(id)).toEqual(['anna', 'computer', 'carl']);
    expect(await world.mover(id)).toBe('carl');
    expect((await world.hours(0)).map(({ text }) => text)).toContainEqual({
      kind: 'removed',
      name: 'bert',
      becomes: 'computer',
    });
  });

  test('leaves the game, as if resigned', async () => {
    const id = await world.turn('bert', ['anna', 'bert', 'carl']);
    const table = sure(await remove(id, 'eva', 'bert', 'out', true));
    expect(table.state?.position.colors.red?.role).toBe('out');
    expect(await world.mover(id)).toBe('carl');
    expect(code(await remove(id, 'anna', 'bert', 'out'))).toBe('rules');
    const [last] = (await world.store.sittings(id)).slice(-1);
    expect(last).toMatchObject({ color: 'red', occupant: null, why: 'removed' });
  });

  test('leaves the game though a computer player sits in', async () => {
    const id = await world.turn('bert', ['anna', 'bert', 'carl']);
    const now = await world.turnOf(id);
    sure(await noteLeftServer(world.tables, id, now));
    sure(await callStandIn(world.tables, id, now, person('anna')));
    expect(await world.occupants(id)).toEqual(['anna', '(bert)', 'carl']);
    sure(await remove(id, 'anna', 'bert', 'out'));
    const [last] = (await world.store.sittings(id)).slice(-1);
    expect(last).toMatchObject({ color: 'red', occupant: null, standIn: false, why: 'removed' });
  });

  test('of the last person: the table is closed, or played to its end where that seat is out', async () => {
    const one = await world.turn('anna', ['anna'], { size: 3 });
    expect(sure(await remove(one, 'anna', 'anna'))).toMatchObject({ status: 'aborted', closedWhy: 'opener' });
    const two = await world.turn('anna', ['anna'], { size: 3 });
    expect(sure(await remove(two, 'eva', 'anna', 'out', true)).status).toBe('finished');
  });

  test('not at a table that is over', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await resignGame(world.tables, id, idOf('bert')));
    const before = await world.table(id);
    expect(code(await remove(id, 'anna', 'bert'))).toBe('notPlaying');
    expect(await world.table(id)).toEqual(before);
  });
});

describe('whoever is away', () => {
  test('has nothing to come back to once the table is over', async () => {
    const id = await annaIsAway(['bert']);
    sure(await closeTable(world.tables, id, person('anna'), true));
    const before = await world.table(id);
    expect(code(await returnToSeat(world.tables, id, idOf('anna')))).toBe('notPlaying');
    expect(await world.table(id)).toEqual(before);
  });
});
