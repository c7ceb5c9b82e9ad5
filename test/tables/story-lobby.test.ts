import { beforeEach, describe, expect, test } from 'vitest';
import type { Opening } from '../../src/tables/changes/lobby.ts';
import type { Table } from '../../src/tables/table.ts';
import type { Outcome } from '../../src/tables/tables.ts';
import { PROPOSED_TERMS, type StoryTerms } from '../../src/tables/terms.ts';
import { opened as tableOf } from './opened.ts';
import { idOf, type Name, person } from './people.ts';
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
  const { id } = tableOf(await world.tables.open(world.opening(names, opening)));
  for (const name of names.slice(1)) sure(await joins(id, name));
  return id;
}

/** By the button, which carries the first colour that was free when it was drawn. */
const joins = (id: string, name: Name, color: Opening['color'] = 'red') =>
  world.tables.sitDown(id, person(name), color ?? 'red');

const seated = async (id: string): Promise<string[]> =>
  (await load(id)).seats.map(
    ({ color, occupant }) => `${color} ${occupant.kind === 'person' ? occupant.name : 'computer'}`,
  );

const adds =
  (line: string) =>
  (terms: StoryTerms): StoryTerms => ({ ...terms, lines: [...terms.lines, line] });

describe('who joins a story', () => {
  test('gets the next colour in turn order, whatever the button says', async () => {
    const id = await opened(['anna', 'bert', 'carl']);
    expect(await seated(id)).toEqual(['blue anna', 'red bert', 'yellow carl']);
  });

  test('gets a seat beside whoever joins at the same moment', async () => {
    const id = await opened(['anna']);
    const outcomes = await Promise.all([joins(id, 'bert'), joins(id, 'carl')]);
    expect(outcomes.map(code)).toEqual(['done', 'done']);
    expect((await seated(id)).map((seat) => seat.split(' ')[0])).toEqual(['blue', 'red', 'yellow']);
  });

  test('gets the colour of who left', async () => {
    const id = await opened(['anna', 'bert', 'carl']);
    sure(await world.tables.standUp(id, idOf('bert')));
    sure(await joins(id, 'dora', 'black'));
    expect(await seated(id)).toEqual(['blue anna', 'yellow carl', 'black dora']);
    sure(await joins(id, 'bert', 'blue'));
    expect(await seated(id)).toEqual(['blue anna', 'red bert', 'yellow carl', 'black dora']);
  });

  test('sits there already, or finds no seat', async () => {
    const id = await opened(['anna', 'bert', 'carl'], { size: 3 });
    expect(code(await joins(id, 'bert'))).toBe('alreadySeated');
    expect(code(await joins(id, 'dora'))).toBe('full');
  });

  test('is a person', async () => {
    const id = await opened(['anna']);
    expect(code(await world.tables.addComputer(id, idOf('anna')))).toBe('noComputer');
    expect(await seated(id)).toEqual(['blue anna']);
  });
});

describe('what a story’s table agrees on', () => {
  test('everybody who sits there may change it, before the start', async () => {
    const id = await opened(['anna', 'bert']);
    const end = { kind: 'allTold' } as const;
    sure(await world.tables.agreeOn(id, idOf('bert'), (terms) => ({ ...terms, end })));
    sure(await world.tables.agreeOn(id, idOf('anna'), adds('Spiders')));
    expect((await load(id)).terms).toEqual({ end, lines: ['Spiders'], veils: [] });
  });

  test.each<[string, (id: string) => Promise<void>, Name, string]>([
    ['nobody else', async () => {}, 'dora', 'notSeated'],
    [
      'nobody after the start',
      async (id) => {
        sure(await world.tables.start(id, idOf('anna')));
      },
      'anna',
      'notInLobby',
    ],
  ])('%s', async (_, before, by, refusal) => {
    const id = await opened(['anna', 'bert', 'carl']);
    await before(id);
    expect(code(await world.tables.agreeOn(id, idOf(by), adds('Spiders')))).toBe(refusal);
    expect((await load(id)).terms).toEqual(PROPOSED_TERMS);
  });

  test('a table of Tuchulcha agrees on nothing', async () => {
    const { id } = tableOf(await world.tables.open(world.opening(['anna', 'bert'])));
    expect(code(await world.tables.agreeOn(id, idOf('anna'), adds('Spiders')))).toBe('stale');
    expect((await load(id)).terms).toBeNull();
  });

  test.each<[string, readonly string[]]>([
    ['too many', Array.from({ length: 21 }, (_, index) => `${index}`)],
    ['one that is too long', ['x'.repeat(201)]],
    ['too long together', Array.from({ length: 5 }, () => 'x'.repeat(200))],
    ['an empty one', ['']],
  ])('%s: nothing changes', async (_, veils) => {
    const id = await opened(['anna']);
    const change = (terms: StoryTerms) => ({ ...terms, veils });
    expect(code(await world.tables.agreeOn(id, idOf('anna'), change))).toBe('termsTooLong');
    expect((await load(id)).terms).toEqual(PROPOSED_TERMS);
  });

  test('of two who change it at once, neither is lost', async () => {
    const id = await opened(['anna', 'bert']);
    const changes = [
      world.tables.agreeOn(id, idOf('anna'), adds('Spiders')),
      world.tables.agreeOn(id, idOf('bert'), adds('Fire')),
    ];
    expect((await Promise.all(changes)).map(code)).toEqual(['done', 'done']);
    expect((await load(id)).terms?.lines.toSorted()).toEqual(['Fire', 'Spiders']);
  });

  test('keeps the lobby open as long as somebody’s coming does', async () => {
    const id = await opened(['anna']);
    const before = (await load(id)).wakeAt;
    world.at = new Date(world.at.getTime() + 3_600_000);
    sure(await world.tables.agreeOn(id, idOf('anna'), adds('Spiders')));
    expect((await load(id)).wakeAt?.getTime()).toBe((before?.getTime() ?? 0) + 3_600_000);
  });
});

describe('a story starts', () => {
  test('with three and more, by what was agreed on', async () => {
    const id = await opened(['anna', 'bert']);
    expect(code(await world.tables.start(id, idOf('anna')))).toBe('tooFewSeated');
    sure(await joins(id, 'carl'));
    const end = { kind: 'parcae', times: 5 } as const;
    sure(await world.tables.agreeOn(id, idOf('carl'), (terms) => ({ ...terms, end })));
    sure(await world.tables.start(id, idOf('bert')));
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
    expect(code(await world.tables.startIfFull(id))).toBe('endPassed');
    expect(code(await world.tables.start(id, idOf('anna')))).toBe('endPassed');
    sure(await world.tables.agreeOn(id, idOf('anna'), (terms) => ({ ...terms, end: { kind: 'allTold' } })));
    sure(await world.tables.startIfFull(id));
    expect((await load(id)).status).toBe('playing');
  });
});
