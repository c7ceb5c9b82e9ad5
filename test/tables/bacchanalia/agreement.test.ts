import { beforeEach, describe, expect, test } from 'vitest';
import type { Action } from '../../../src/games/bacchanalia/action.ts';
import {
  agreeToPublish,
  playersOf,
  readershipOf,
  readership as readReadership,
} from '../../../src/tables/bacchanalia/agreement.ts';
import type { LoggedAction, Seat, Sitting } from '../../../src/tables/game-types.ts';
import { freshReminders } from '../../../src/tables/reminders/wake-times.ts';
import type { TableOf } from '../../../src/tables/table.ts';
import { handOver } from '../hands.ts';
import { idOf, type Name, person, whoIs } from '../people.ts';
import { beginsStory, isTold, isUnderWay, storyAt, storyUntil, sureStory } from '../story-world.ts';
import { World } from '../world.ts';

const PEOPLE = ['anna', 'bert', 'carl'] as const;

let world: World;
let id: string;

beforeEach(async () => {
  world = new World();
  id = await beginsStory(world, PEOPLE);
});

const agree = (name: Name) => agreeToPublish(world.tables, id, idOf(name));

async function readership() {
  const found = await readReadership(world.tables, await storyAt(world, id));
  return { ...found, agreed: found.agreed.map(({ userId }) => whoIs(userId)) };
}

describe('to publish a story', () => {
  test('asks those who have left after telling something, and who came in their place', async () => {
    await storyUntil(world, id, isUnderWay);
    sureStory(await handOver(world.tables, id, idOf('bert'), person('dora')));
    for (const name of PEOPLE) sureStory(await agree(name));
    expect(await readership()).toMatchObject({ agreed: ['anna', 'bert', 'carl'], isPublished: false });
    sureStory(await agree('dora'));
    expect((await readership()).isPublished).toBe(true);
  });

  test('changes no version of the table, and takes two at once', async () => {
    const { version } = await storyAt(world, id);
    world.meanwhile = async () => sureStory(await agree('bert'));
    sureStory(await agree('anna'));
    expect((await readership()).agreed.sort()).toEqual(['anna', 'bert']);
    expect((await storyAt(world, id)).version).toBe(version);
  });

  test('keeps a story that is told from closing, and leaves the clock of one that is over alone', async () => {
    world.at = new Date(world.at.getTime() + 1000);
    const open = sureStory(await agree('anna'));
    expect(open.reminders.touchedAt).toBe(world.at.getTime());
    await storyUntil(world, id, isTold);
    const over = sureStory(await agree('bert'));
    expect(over.wakeAt).toBeNull();
  });
});

type Color = Seat<'bacchanalia'>['color'];

const COLORS: readonly Color[] = ['blue', 'red', 'yellow'];
const at = new Date(0);
const GONE = { kind: 'person', userId: `0${'1'.repeat(19)}`, name: '' } as const;

const seat = (color: Color, occupant: Seat['occupant']): Seat<'bacchanalia'> => ({ color, occupant });
const sat = (
  color: Color,
  occupant: Seat['occupant'] | null,
  why: Sitting['why'] = 'start',
): Sitting<'bacchanalia'> => ({ seq: 0, color, occupant, standIn: false, why, at });
const did = (actor: string, action: Action): Pick<LoggedAction<'bacchanalia'>, 'actor' | 'action'> => ({
  actor,
  action,
});

const table = (
  seats: readonly Seat<'bacchanalia'>[],
  publish: readonly string[] = [],
  status: 'playing' | 'finished' | 'aborted' = 'playing',
) => ({ seats, status, reminders: { ...freshReminders(0), publish } }) as const;

const three = (['anna', 'bert', 'carl'] as const).map((name, index) =>
  seat(COLORS[index] ?? 'blue', person(name)),
);
const begun = three.map(({ color, occupant }) => sat(color, occupant));
const names = (people: readonly { readonly userId: string }[]) => people.map(({ userId }) => whoIs(userId));
const handedOver = three.map((one) => (one.color === 'red' ? seat('red', person('dora')) : one));
const handing = [...begun, sat('red', person('dora'), 'handedOver')];

describe('who reads and who is asked', () => {
  test('everybody who sits there', () => {
    const { readers, voters, agreed, isPublished } = readershipOf(table(three), begun, []);
    expect(names(readers)).toEqual(['anna', 'bert', 'carl']);
    expect(names(voters)).toEqual(['anna', 'bert', 'carl']);
    expect([agreed, isPublished]).toEqual([[], false]);
  });

  test.each<[string, Action]>([
    ['told', { type: 'tell', text: 'a' }],
    ['told how Bacchus came', { type: 'tellBacchus', text: 'a' }],
    ['asked', { type: 'ask', by: 'red', about: 0, text: 'a' }],
    ['answered', { type: 'answer', by: 'red', question: 0, text: 'a' }],
    ['told anew', { type: 'retell', by: 'red', tale: 0, text: 'a' }],
  ])('and who has given up their seat after they %s', (_, action) => {
    const { readers, voters } = readershipOf(table(handedOver), handing, [did(idOf('bert'), action)]);
    expect(names(readers)).toEqual(['anna', 'bert', 'carl', 'dora']);
    expect(names(voters)).toEqual(['anna', 'bert', 'carl', 'dora']);
  });

  test.each<[string, Action]>([
    ['gave a card', { type: 'give', deus: 'venus', to: 'blue' }],
    ['voted', { type: 'vote', by: 'red', upholds: true, tale: 0 }],
    ['skipped', { type: 'skip', tale: 0 }],
  ])('who gave up their seat and only %s may read it, but is not asked', (_, action) => {
    const { readers, voters } = readershipOf(table(handedOver), handing, [did(idOf('bert'), action)]);
    expect(names(readers)).toContain('bert');
    expect(names(voters)).toEqual(['anna', 'carl', 'dora']);
  });

  test('nobody who had their data deleted, wherever they are', () => {
    const seats = three.map((one) => (one.color === 'red' ? seat('red', GONE) : one));
    const before = [...begun, sat('yellow', GONE, 'handedOver'), sat('red', null, 'removed')];
    const { readers, voters } = readershipOf(table(seats, [GONE.userId]), before.slice(1), [
      did(GONE.userId, { type: 'tell', text: '…' }),
    ]);
    expect(names(readers).sort()).toEqual(['anna', 'bert', 'carl']);
    expect(names(voters).sort()).toEqual(['anna', 'carl']);
  });
});

describe('it is published', () => {
  const all = [idOf('anna'), idOf('bert'), idOf('carl')];

  test.each<[string, readonly Name[], 'playing' | 'finished' | 'aborted', boolean, boolean]>([
    ['not by some of them', ['anna', 'bert'], 'finished', false, false],
    ['by all of them, who can take it back', ['carl', 'anna', 'bert'], 'playing', true, false],
    ['for good when it is over', ['carl', 'anna', 'bert'], 'finished', true, true],
    ['for good when it was closed', ['carl', 'anna', 'bert'], 'aborted', true, true],
    ['not by others in their place', ['anna', 'bert', 'dora'], 'finished', false, false],
  ])('%s', (_, agreeing, status, isPublished, isFinal) => {
    const found = readershipOf(table(three, agreeing.map(idOf), status), begun, []);
    expect([found.isPublished, found.isFinal]).toEqual([isPublished, isFinal]);
  });

  test('by those who are left of them; by nobody where none is', () => {
    const seats = three.map((one) => (one.color === 'red' ? seat('red', GONE) : one));
    const sittings = seats.map(({ color, occupant }) => sat(color, occupant));
    expect(readershipOf(table(seats, [idOf('anna'), idOf('carl')]), sittings, []).isPublished).toBe(true);
    const nobody = three.map(({ color }) => seat(color, GONE));
    const none = readershipOf(
      table(nobody, [], 'finished'),
      nobody.map(({ color, occupant }) => sat(color, occupant)),
      [],
    );
    expect([none.readers, none.isPublished]).toEqual([[], false]);
  });

  test('no more when somebody comes who has not agreed', () =>
    expect(readershipOf(table(handedOver, all), handing, []).isPublished).toBe(false));
});

test('a character is that of all who had it, each once', () => {
  const story: Pick<TableOf<'bacchanalia'>, 'seats'> = { seats: handedOver };
  const away = [...handing, sat('blue', person('anna'), 'standIn'), sat('blue', person('anna'), 'back')];
  expect(playersOf(story, away)).toEqual([
    { color: 'blue', names: ['anna'] },
    { color: 'red', names: ['bert', 'dora'] },
    { color: 'yellow', names: ['carl'] },
  ]);
});
