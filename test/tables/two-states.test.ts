import { describe, expect, test } from 'vitest';
import { completeAgreement } from '../../src/tables/agreements.ts';
import {
  callStandIn,
  giveMoreTime,
  muteReminders,
  nudgePlayers,
} from '../../src/tables/changes/absent-player.ts';
import { agreeToEnd } from '../../src/tables/changes/closing.ts';
import { offerSeat, returnToSeat, takeOverSeat } from '../../src/tables/changes/substitutes.ts';
import { resignGame } from '../../src/tables/changes/turns.ts';
import { isOpen } from '../../src/tables/table.ts';
import { DAY, HOUR } from '../e2e/test-clock.ts';
import { IS_SOAK } from '../runs.ts';
import { idOf, person } from './people.ts';
import { kinds, World } from './world.ts';

/** The states that a game of three may be in, in Anna's turn. A refused change leaves everything as it was. */
const STATES: Readonly<Record<string, (world: World, id: string) => Promise<unknown>>> = {
  'her time is up': (world) => world.hours(25),
  'she has more time': async ({ tables }, id) =>
    giveMoreTime(tables, id, await turnOf(tables, id), person('bert')),
  'a computer player stands in for her': async ({ tables }, id) =>
    callStandIn(tables, id, await turnOf(tables, id), person('bert')),
  'her reminders are muted': async ({ tables }, id) =>
    muteReminders(tables, id, await turnOf(tables, id), idOf('anna')),
  'she is nudged': ({ tables }, id) => nudgePlayers(tables, id, person('bert')),
  'she is on vacation': (world) =>
    world.settings('anna', { vacations: [{ from: world.at, to: new Date(world.at.getTime() + 5 * DAY) }] }),
  'her seat is offered': ({ tables }, id) =>
    offerSeat(tables, id, idOf('anna'), false, { from: idOf('anna'), to: idOf('dora') }),
  'her seat has a new player': async ({ tables }, id) => {
    await offerSeat(tables, id, idOf('anna'), false, { from: idOf('anna'), to: idOf('dora') });
    return takeOverSeat(tables, id, idOf('anna'), person('dora'));
  },
  'she wants to end the game': ({ tables }, id) => agreeToEnd(tables, id, person('anna')),
  'another one wants to end the game': ({ tables }, id) => agreeToEnd(tables, id, person('bert')),
  'both others want to end the game': async ({ tables }, id) => {
    await agreeToEnd(tables, id, person('bert'));
    return agreeToEnd(tables, id, person('carl'));
  },
  'another one has given up': ({ tables }, id) => resignGame(tables, id, idOf('carl')),
  'the bot was down': (world) => world.down(30 * HOUR),
};

const turnOf = async ({ store }: World['tables'], id: string): Promise<number> =>
  (await store.load(id))?.reminders.turn?.turn ?? 0;

/** Notices of one kind to one person in this time: no more than a turn of a day needs. */
const MAX_OF_A_KIND = 4;

describe.each(Object.entries(STATES))('%s', (first, begin) => {
  const names = Object.keys(STATES);
  const pairs = Object.entries(STATES).filter(
    ([name]) => IS_SOAK || names.indexOf(name) >= names.indexOf(first),
  );
  test.each(pairs)('and then %s: nobody is stuck, and what was ends with the turn', async (_, go) => {
    const world = new World();
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    await begin(world, id);
    await go(world, id);
    const table = await world.table(id);
    const told = await world.hours(48);
    for (const kind of new Set(kinds(told)))
      for (const to of new Set(told.map((one) => one.to)))
        expect(told.filter((one) => one.to === to && one.text.kind === kind).length).toBeLessThan(
          MAX_OF_A_KIND,
        );

    const rested = await world.table(id);
    expect(isOpen(rested) && completeAgreement(rested)).toBeFalsy();

    // Everybody comes back, and plays.
    await world.settings('anna', { vacations: [] });
    for (const { occupant, standIn } of table.seats)
      if (standIn && occupant.kind === 'person') await returnToSeat(world.tables, id, occupant.userId);
    for (let turns = 0; turns < 6 && isOpen(await world.table(id)); turns++) {
      if ((await world.mover(id)) === 'computer') await world.hours(1);
      else await world.plays(id);
      const { reminders, seats, status } = await world.table(id);
      if (status !== 'playing' || !reminders.turn) continue;
      expect(reminders.turn).toMatchObject({ muted: [], nudgedAt: null, overdue: null });
      const seat = seats.find(({ color }) => color === reminders.turn?.color);
      expect(seat?.occupant).toMatchObject({ kind: 'person', userId: reminders.turn.userId });
      expect(seat?.standIn).toBeUndefined();
    }
  });
});
