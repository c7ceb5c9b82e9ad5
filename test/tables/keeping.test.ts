import { beforeEach, describe, expect, test } from 'vitest';
import { keepTableOpen } from '../../src/tables/changes/closing.ts';
import { returnToSeat } from '../../src/tables/changes/substitutes.ts';
import { idOf } from './people.ts';
import { sure, type Told, World, written } from './world.ts';

const DAYS = 24;

let world: World;
beforeEach(() => {
  world = new World();
});

/** A table at which computer players sit in for everybody. */
async function deserted(): Promise<string> {
  const id = await world.playing(['anna', 'bert'], { pace: 'live' });
  await world.hours(2);
  expect((await world.table(id)).seats.map(({ standIn }) => standIn)).toEqual([true, true]);
  return id;
}

/** The bot looks for what is due every hour, whether a table wants to be looked at or not. */
async function days(count: number): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (let hour = 0; hour < count * DAYS; hour += 1) told.push(...(await world.hours(1)));
  return told;
}

const keep = async (id: string) => sure(await keepTableOpen(world.tables, id, idOf('anna')));

describe('a deserted table that somebody keeps open', () => {
  test('stays so for a month; its closing is announced once more, a week before', async () => {
    const id = await deserted();
    const kept = world.at;
    await keep(id);
    expect(written(await days(31), kept)).toEqual([
      `${23 * DAYS}h idle all`,
      `${30 * DAYS}h closed idle all`,
    ]);
  });

  test('is like any other once somebody is back', async () => {
    const id = await deserted();
    await keep(id);
    sure(await returnToSeat(world.tables, id, idOf('anna')));
    expect((await world.table(id)).reminders.closesAt).toBeNull();
  });
});
