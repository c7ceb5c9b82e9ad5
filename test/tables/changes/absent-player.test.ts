import { beforeEach, describe, expect, test } from 'vitest';
import { muteReminders, nudgePlayers } from '../../../src/tables/changes/absent-player.ts';
import { openLobby } from '../../../src/tables/changes/lobby.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { remindersJson } from '../../../src/tables/table.ts';
import { HOUR, MINUTE, quiet } from '../clock/arbitraries.ts';
import { opened } from '../opened.ts';
import { idOf, type Name, person } from '../people.ts';
import { turn } from '../reminders/table.ts';
import { beginsStory, storyAt, storyUntil, sureStory } from '../story-world.ts';
import { code, kinds, sure, World, written } from '../world.ts';

const INTRODUCTION = { type: 'tell', kind: 'introduction', text: 'It is me.', here: false } as const;

let world: World;

beforeEach(() => {
  world = new World();
});

describe('a nudge', () => {
  const nudge = (id: string, name: Name) => nudgePlayers(world.tables, id, person(name));

  test('is sent once in six hours, an hour after the turn began at the earliest', async () => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    const began = world.at.getTime();
    expect(await nudge(id, 'bert')).toMatchObject({ refusal: { code: 'turnBegun', until: began + HOUR } });
    await world.hours(1);
    sure(await nudge(id, 'bert'));
    await world.hours(5.9);
    expect(await nudge(id, 'carl')).toMatchObject({
      refusal: { code: 'nudgedLately', until: began + 7 * HOUR },
    });
    await world.hours(0.1);
    sure(await nudge(id, 'carl'));
    expect(written((await world.hours(0)).filter(({ text }) => text.kind === 'nudge'))).toEqual([
      '7h nudge anna',
    ]);
  });

  test('comes sooner where turns are short', async () => {
    const id = await world.turn('anna', ['anna', 'bert'], { pace: 'live' });
    await world.passes(MINUTE);
    expect(code(await nudge(id, 'bert'))).toBe('turnBegun');
    await world.passes(15_000);
    expect(code(await nudge(id, 'bert'))).toBe('done');
  });

  test('is not sent at night, nor in a vacation', async () => {
    await world.settings('anna', { quiet: quiet('12:30-21:00 UTC') });
    const id = await world.turn('anna', ['anna', 'bert']);
    const began = world.at.getTime();
    for (const hours of [0.75, 1.25]) {
      await world.hours(hours);
      expect(await nudge(id, 'bert')).toMatchObject({
        refusal: { code: 'resting', until: began + 9 * HOUR },
      });
    }
    await world.hours(8);
    sure(await nudge(id, 'bert'));
    await world.people.startVacation(person('anna'), 1);
    expect(code(await nudge(id, 'bert'))).toBe('onVacation');
  });

  test.each<[string, Name, string]>([
    ['of oneself', 'anna', 'aboutYou'],
    ['by somebody without a seat', 'eva', 'notSeated'],
  ])('is not sent where it is one %s', async (_, name, refusal) => {
    const id = await world.turn('anna', ['anna', 'bert']);
    await world.hours(3);
    expect(code(await nudge(id, name))).toBe(refusal);
  });

  test('has nobody to go to where it is nobody’s turn', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    while (!(await world.occupants(id)).every((one) => one.startsWith('('))) await world.hours(1);
    expect(code(await nudge(id, 'anna'))).toBe('nobodyToNudge');
    const lobby = opened(await openLobby(world.tables, world.opening(['anna', 'bert'])));
    expect(code(await nudge(lobby.id, 'anna'))).toBe('nobodyToNudge');
  });

  test('goes to all who are asked at once, but the one who nudges and those who are away', async () => {
    const id = await beginsStory(world, ['anna', 'bert', 'carl', 'dora']);
    await storyUntil(world, id, ({ state }) => state?.phase.name === 'introductions');
    await world.hours(2);
    await world.people.startVacation(person('carl'), 1);
    sureStory(await nudge(id, 'bert'));
    const nudges = (await world.hours(0)).filter(({ text }) => text.kind === 'nudge');
    expect(written(nudges)).toEqual(['2h nudge anna', '2h nudge dora']);
    expect(await nudge(id, 'anna')).toMatchObject({ refusal: { code: 'nudgedLately' } });
    for (const name of ['anna', 'dora'] as const)
      sureStory(await makeRequest(world.tables, id, null, idOf(name), INTRODUCTION));
    const { seats } = await storyAt(world, id);
    const { color } =
      seats.find(({ occupant }) => 'userId' in occupant && occupant.userId === idOf('carl')) ?? {};
    expect(await nudge(id, 'bert')).toMatchObject({ refusal: { code: 'onVacation', color } });
  });

  test('of ten who nudge at once, one does', async () => {
    const id = await world.turn('anna', ['anna', 'bert', 'carl']);
    await world.hours(2);
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, n) => nudge(id, n % 2 ? 'bert' : 'carl')),
    );
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(kinds(await world.hours(0))).toEqual(['nudge']);
  });
});

describe('a turn without reminders', () => {
  test('has none, but its time ends', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await muteReminders(world.tables, id, await world.turnOf(id), idOf('anna')));
    expect(written(await world.hours(24))).toEqual(['24h timeUp all']);
  });

  test('is the only one', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    sure(await muteReminders(world.tables, id, await world.turnOf(id), idOf('anna')));
    await world.plays(id);
    await world.playsUntil(id, 'anna');
    expect(kinds(await world.hours(47))).toEqual(['remind', 'remind']);
  });

  test('has none for those alone who wish so, of several who are asked at once', async () => {
    const id = await beginsStory(world, ['anna', 'bert', 'carl']);
    await storyUntil(world, id, ({ state }) => state?.phase.name === 'introductions');
    const number = (await storyAt(world, id)).reminders.turn?.turn ?? 0;
    for (const name of ['bert', 'bert', 'carl'] as const)
      sureStory(await muteReminders(world.tables, id, number, idOf(name)));
    expect(written(await world.hours(25))).toEqual(['24h remind 50 anna']);
    // Anna is done: the clock is Bert's or Carl's now.
    sureStory(await makeRequest(world.tables, id, null, idOf('anna'), INTRODUCTION));
    expect((await storyAt(world, id)).reminders.turn?.userId).not.toBe(idOf('anna'));
    expect(kinds(await world.hours(20))).not.toContain('remind');
  });

  test.each([
    [true, [idOf('anna')]],
    [false, []],
  ])('is read as version 1.0.0 stored it: %s', (muted, people) => {
    const stored = { banks: {}, turn: { ...turn(), muted }, missed: {}, touchedAt: 0, closesAt: null };
    expect(remindersJson.parse({ ...stored, abort: [], publish: [] }).turn?.muted).toEqual(people);
  });

  test('is its player’s wish', async () => {
    const id = await world.turn('anna', ['anna', 'bert']);
    const number = await world.turnOf(id);
    expect(code(await muteReminders(world.tables, id, number, idOf('bert')))).toBe('notYourTurn');
    expect(code(await muteReminders(world.tables, id, number - 1, idOf('anna')))).toBe('stale');
  });
});
