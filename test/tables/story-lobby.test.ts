import { beforeEach, describe, expect, test } from 'vitest';
import { whoIsNotReady } from '../../src/tables/agreements.ts';
import { agreeOn, pause, sayReady } from '../../src/tables/bacchanalia/agreement.ts';
import { PROPOSED_TERMS, type StoryTerms, withOwnLimits } from '../../src/tables/bacchanalia/terms.ts';
import {
  type Opening,
  openLobby,
  sitDown,
  standUp,
  startIfFull,
  startTable,
} from '../../src/tables/changes/lobby.ts';
import type { Outcome } from '../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../src/tables/changes/turns.ts';
import { isInGame, personToAct } from '../../src/tables/seats.ts';
import type { Table } from '../../src/tables/table.ts';
import { USUAL_TERMS } from '../../src/tables/tuchulcha/terms.ts';
import { DAY, HOUR } from '../e2e/test-clock.ts';
import { opened as tableOf } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
import { allReady, beginsStory, storyAt, storyUntil } from './story-world.ts';
import { code, World } from './world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

const load = async (id: string): Promise<Table> => {
  const table = await world.store.load(id);
  if (!table) throw new Error('no table');
  return table;
};

const sure = (outcome: Outcome): void => expect(code(outcome)).toBe('done');

async function opened(names: readonly Name[], more: Partial<Opening> = {}): Promise<string> {
  const opening = { game: 'bacchanalia', size: 4, terms: PROPOSED_TERMS, ...more } as const;
  const { id } = tableOf(await openLobby(world.tables, world.opening(names, opening)));
  for (const name of names.slice(1)) sure(await joins(id, name));
  return id;
}

/** By the button, which carries the first color that was free when it was drawn. */
const joins = (id: string, name: Name, color: Opening['color'] = 'red') =>
  sitDown(world.tables, id, person(name), color ?? 'red');

const seated = async (id: string): Promise<string[]> =>
  (await load(id)).seats.map(
    ({ color, occupant }) => `${color} ${occupant.kind === 'person' ? occupant.name : 'computer'}`,
  );

const adds =
  (line: string) =>
  (terms: StoryTerms): StoryTerms => ({ ...terms, lines: [...terms.lines, line] });

/** Lines and veils of somebody, in place of those they wrote before. */
const writes = (id: string, name: Name, ...lines: readonly string[]) =>
  agreeOn(world.tables, id, idOf(name), (terms) => withOwnLimits(terms, idOf(name), { lines, veils: [] }));

const ready = (id: string, name: Name) => sayReady(world.tables, id, idOf(name));

describe('who joins a story', () => {
  test('gets the next color in turn order, whatever the button says', async () => {
    const id = await opened(['anna', 'bert', 'carl']);
    expect(await seated(id)).toEqual(['blue anna', 'red bert', 'yellow carl']);
  });

  test('gets a seat beside whoever joins at the same moment', async () => {
    const id = await opened(['anna']);
    const outcomes = await Promise.all([joins(id, 'bert'), joins(id, 'carl')]);
    expect(outcomes.map(code)).toEqual(['done', 'done']);
    expect((await seated(id)).map((seat) => seat.split(' ')[0])).toEqual(['blue', 'red', 'yellow']);
  });

  test('gets the color of who left', async () => {
    const id = await opened(['anna', 'bert', 'carl']);
    sure(await standUp(world.tables, id, idOf('bert')));
    sure(await joins(id, 'dora', 'black'));
    expect(await seated(id)).toEqual(['blue anna', 'yellow carl', 'black dora']);
    sure(await joins(id, 'bert', 'blue'));
    expect(await seated(id)).toEqual(['blue anna', 'red bert', 'yellow carl', 'black dora']);
  });
});

describe('what a story’s table agrees on', () => {
  test('everybody who sits there may change it, before the start', async () => {
    const id = await opened(['anna', 'bert']);
    const end = { kind: 'allTold' } as const;
    sure(await agreeOn(world.tables, id, idOf('bert'), (terms) => ({ ...terms, end })));
    sure(await agreeOn(world.tables, id, idOf('anna'), adds('Spiders')));
    expect((await load(id)).terms).toEqual({ end, lines: ['Spiders'], veils: [], ready: [] });
  });

  test('after the start no other end, but lines and veils at any time', async () => {
    const id = await beginsStory(world, ['anna', 'bert', 'carl'], { size: 3 });
    const end = { kind: 'allTold' } as const;
    const other = await agreeOn(world.tables, id, idOf('anna'), (terms) => ({ ...terms, end }));
    expect(code(other)).toBe('notInLobby');
    sure(await writes(id, 'bert', 'Spiders'));
    expect((await storyAt(world, id)).terms.lines).toEqual(['Spiders']);
  });

  test('only whoever wrote a line takes it back; who wrote the same keeps it', async () => {
    const id = await opened(['anna', 'bert', 'carl']);
    sure(await writes(id, 'anna', 'Spiders', 'Fire'));
    sure(await writes(id, 'bert', 'spiders', 'Blood'));
    expect((await storyAt(world, id)).terms.lines).toEqual(['Spiders', 'Fire', 'Blood']);
    sure(await writes(id, 'bert'));
    expect((await storyAt(world, id)).terms.lines).toEqual(['Spiders', 'Fire']);
    sure(await writes(id, 'carl'));
    expect((await storyAt(world, id)).terms.lines).toEqual(['Spiders', 'Fire']);
    sure(await writes(id, 'anna', 'Fire'));
    expect((await storyAt(world, id)).terms.lines).toEqual(['Fire']);
  });

  test('a table of Tuchulcha agrees on nothing', async () => {
    const { id } = tableOf(await openLobby(world.tables, world.opening(['anna', 'bert'])));
    expect(code(await agreeOn(world.tables, id, idOf('anna'), adds('Spiders')))).toBe('stale');
    expect((await load(id)).terms).toEqual(USUAL_TERMS);
  });

  test.each<[string, readonly string[]]>([
    ['too many', Array.from({ length: 21 }, (_, index) => `${index}`)],
    ['one that is too long', ['x'.repeat(201)]],
    ['too long together', Array.from({ length: 5 }, () => 'x'.repeat(200))],
    ['an empty one', ['']],
  ])('%s: nothing changes', async (_, veils) => {
    const id = await opened(['anna']);
    const change = (terms: StoryTerms) => ({ ...terms, veils });
    expect(code(await agreeOn(world.tables, id, idOf('anna'), change))).toBe('termsTooLong');
    expect((await load(id)).terms).toEqual(PROPOSED_TERMS);
  });

  test('of two who change it at once, neither is lost', async () => {
    const id = await opened(['anna', 'bert']);
    const changes = [
      agreeOn(world.tables, id, idOf('anna'), adds('Spiders')),
      agreeOn(world.tables, id, idOf('bert'), adds('Fire')),
    ];
    expect((await Promise.all(changes)).map(code)).toEqual(['done', 'done']);
    expect((await storyAt(world, id)).terms.lines.toSorted()).toEqual(['Fire', 'Spiders']);
  });

  test('keeps the lobby open as long as somebody’s coming does', async () => {
    const id = await opened(['anna']);
    const before = (await load(id)).wakeAt;
    world.at = new Date(world.at.getTime() + 3_600_000);
    sure(await agreeOn(world.tables, id, idOf('anna'), adds('Spiders')));
    expect((await load(id)).wakeAt?.getTime()).toBe((before?.getTime() ?? 0) + 3_600_000);
  });
});

describe('session zero', () => {
  const told = async () =>
    (await world.store.dueNotices(world.at, new Date(0), 100)).flatMap(({ text }) =>
      text.kind === 'limits' ? [text] : [],
    );

  test('whatever changes asks all again, and is told by nobody’s name', async () => {
    const id = await opened(['anna', 'bert', 'carl'], { size: 3 });
    sure(await ready(id, 'anna'));
    sure(await ready(id, 'bert'));
    sure(await writes(id, 'anna', 'Spiders'));
    expect((await storyAt(world, id)).terms.ready).toEqual([]);
    expect(await told()).toEqual([{ kind: 'limits', unreadied: true }]);
    sure(await writes(id, 'anna', 'Spiders'));
    sure(await writes(id, 'bert', 'Fire'));
    expect(await told()).toEqual([
      { kind: 'limits', unreadied: true },
      { kind: 'limits', unreadied: false },
    ]);
  });
});

test('a full lobby that waits for somebody to be ready does not say that it closes at once', async () => {
  const id = await opened(['anna', 'bert', 'carl'], { size: 3 });
  const closes = (await load(id)).wakeAt?.getTime() ?? 0;
  expect(closes - world.at.getTime()).toBeGreaterThan(24 * 3_600_000);
});

describe('a pause', () => {
  test('by anybody: nobody is asked, no clock runs, and only what is skipped is done', async () => {
    const id = await beginsStory(world, ['anna', 'bert', 'carl'], { size: 3 });
    expect((await load(id)).reminders.turn).not.toBeNull();
    sure(await pause(world.tables, id, idOf('carl')));
    const table = await load(id);
    expect(personToAct(table)).toBeNull();
    expect(table.reminders.turn).toBeNull();
    expect(table.wakeAt?.getTime()).toBeGreaterThan(world.at.getTime() + 20 * 24 * 3_600_000);
    const request = { type: 'giveMinerva' } as const;
    expect(code(await makeRequest(world.tables, id, null, idOf('anna'), request))).toBe('paused');
    const skip = { type: 'skip', tale: 0, anonymous: true } as const;
    expect(code(await makeRequest(world.tables, id, null, idOf('anna'), skip))).toBe('rules');
    expect(code(await pause(world.tables, id, idOf('dora')))).toBe('notSeated');
  });

  test.each([
    ['what was left', 5, 19],
    ['a quarter of a turn where less was left', 23, 6],
  ])('stops the clock, which then has %s', async (_, afterHours, leftHours) => {
    const id = await beginsStory(world, ['anna', 'bert', 'carl'], { size: 3, pace: 'daily' });
    world.at = new Date(world.at.getTime() + afterHours * HOUR);
    sure(await pause(world.tables, id, idOf('carl')));
    world.at = new Date(world.at.getTime() + 40 * HOUR);
    for (const name of ['anna', 'bert', 'carl'] as const) sure(await ready(id, name));
    const { turn, stopped } = (await load(id)).reminders;
    expect(turn).toMatchObject({ leftMs: leftHours * HOUR, totalMs: DAY, overdue: null });
    expect(turn?.reminded).toBe(Math.ceil((leftHours / 24) * 100));
    expect(stopped).toBeUndefined();
  });

  test('is over when all have tapped', async () => {
    const id = await beginsStory(world, ['anna', 'bert', 'carl'], { size: 3 });
    expect(code(await ready(id, 'anna'))).toBe('stale');
    sure(await pause(world.tables, id, idOf('carl')));
    for (const name of ['anna', 'bert'] as const) sure(await ready(id, name));
    expect((await storyAt(world, id)).terms.paused).toBe(true);
    sure(await ready(id, 'carl'));
    const table = await storyAt(world, id);
    expect(table.terms.paused).toBeUndefined();
    expect(table.reminders.turn?.userId).toBe(personToAct(table)?.userId);
  });
});

test('whose story has ended holds up nobody at the end of a pause, and is not asked', async () => {
  const end = { kind: 'allTold' } as const;
  const id = await beginsStory(world, ['anna', 'bert', 'carl'], {
    size: 3,
    terms: { ...PROPOSED_TERMS, end },
  });
  const ended = (table: Table) => table.seats.filter((seat) => !isInGame(table, seat));
  const table = await storyUntil(world, id, (one) => ended(one).length > 0);
  expect(table.status).toBe('playing');
  const over = ended(table).map(({ occupant }) => occupant.kind === 'person' && occupant.userId);
  const others = (['anna', 'bert', 'carl'] as const).filter((name) => !over.includes(idOf(name)));
  expect(others).not.toEqual([]);
  sure(await pause(world.tables, id, idOf('anna')));
  expect(whoIsNotReady(await load(id))).toEqual(others.map(idOf));
  for (const name of others) {
    expect((await storyAt(world, id)).terms.paused).toBe(true);
    sure(await ready(id, name));
  }
  expect((await storyAt(world, id)).terms.paused).toBeUndefined();
});

describe('a story starts', () => {
  test('with three and more, by what was agreed on', async () => {
    const id = await opened(['anna', 'bert']);
    expect(code(await startTable(world.tables, id, idOf('anna')))).toBe('tooFewSeated');
    sure(await joins(id, 'carl'));
    const end = { kind: 'parcae', times: 5 } as const;
    sure(await agreeOn(world.tables, id, idOf('carl'), (terms) => ({ ...terms, end })));
    await allReady(world, id);
    sure(await startTable(world.tables, id, idOf('bert')));
    const { status, setup } = await load(id);
    expect(status).toBe('playing');
    expect(setup).toMatchObject({ players: ['blue', 'red', 'yellow'], end });
  });

  test('not when it would end at once, until another end is agreed on', async () => {
    const at = world.at.getTime() + 1000;
    const id = await opened(['anna', 'bert', 'carl'], {
      size: 3,
      terms: { ...PROPOSED_TERMS, end: { kind: 'time', at } },
    });
    world.at = new Date(at);
    await allReady(world, id);
    expect(code(await startIfFull(world.tables, id))).toBe('endPassed');
    expect(code(await startTable(world.tables, id, idOf('anna')))).toBe('endPassed');
    sure(await agreeOn(world.tables, id, idOf('anna'), (terms) => ({ ...terms, end: { kind: 'allTold' } })));
    await allReady(world, id);
    sure(await startIfFull(world.tables, id));
    expect((await load(id)).status).toBe('playing');
  });
});

test('the date that was agreed on begins the last endings, though nobody taps', async () => {
  const at = world.at.getTime() + 48 * 3_600_000;
  const terms = { ...PROPOSED_TERMS, end: { kind: 'time', at } } as const;
  const id = await beginsStory(world, ['anna', 'bert', 'carl'], { terms });
  expect((await storyAt(world, id)).state?.ending).toBe(false);
  await world.hours(49);
  expect((await storyAt(world, id)).state?.ending).toBe(true);
});
