import { beforeEach, describe, expect, test } from 'vitest';
import { offers } from '../../src/games/bacchanalia/game.ts';
import { type GameState, playerOf } from '../../src/games/bacchanalia/state.ts';
import { bacchanaliaTables } from '../../src/tables/bacchanalia/index.ts';
import type { StoryRequest } from '../../src/tables/bacchanalia/types.ts';
import { voteRemoval } from '../../src/tables/changes/absent-player.ts';
import { leaveSeatForGood, leaveTables, removePlayer } from '../../src/tables/changes/substitutes.ts';
import { autoPlayTable, makeRequest, resignGame } from '../../src/tables/changes/turns.ts';
import { personToAct, seatOf } from '../../src/tables/seats.ts';
import { idOf, type Name, person } from './people.ts';
import { beginsStory, colorAt, isUnderWay, storyAt, storyUntil, sureStory } from './story-world.ts';
import { code, World } from './world.ts';

const shownAgain = (): readonly number[] =>
  world.written.flatMap(({ text }) =>
    text.kind === 'shownAgain' && text.from === text.to ? [text.from] : [],
  );

const PEOPLE = ['anna', 'bert', 'carl', 'dora'] as const;

let world: World;
let id: string;

beforeEach(async () => {
  world = new World();
  id = await beginsStory(world, PEOPLE);
  await storyUntil(world, id, isUnderWay);
});

async function hasLeft(name: Name): Promise<boolean> {
  const { seats, state } = await storyAt(world, id);
  const seat = seatOf({ seats }, idOf(name));
  return seat !== undefined && state !== null && playerOf(state, seat.color).left;
}

const moverOf = async (): Promise<Name> => (personToAct(await storyAt(world, id))?.name ?? 'nobody') as Name;
const other = async (): Promise<Name> => {
  const mover = await moverOf();
  return PEOPLE.find((name) => name !== mover) ?? 'anna';
};
const toldNow = async () => (await world.hours(0)).map(({ text }) => text);

describe('out of a story', () => {
  test.each(['computer', 'out'] as const)(
    'somebody is taken by a manager, whatever they asked for: %s',
    async (becomes) => {
      const name = (await moverOf()) === 'bert' ? 'carl' : 'bert';
      const table = sureStory(await removePlayer(world.tables, id, idOf('anna'), true, idOf(name), becomes));
      expect(await hasLeft(name)).toBe(true);
      expect(table.seats.every(({ occupant }) => occupant.kind === 'person')).toBe(true);
      expect(await toldNow()).toContainEqual({ kind: 'removed', name, becomes: 'out' });
      const sittings = await world.store.sittings(id);
      expect(sittings.at(-1)).toMatchObject({ occupant: null, why: 'removed' });
    },
  );

  test('whoever wants to be known no more goes, in the middle of their turn too, and nobody’s name is told', async () => {
    const mover = await moverOf();
    expect(await leaveTables(world.tables, world.store, idOf(mover))).toEqual([id]);
    expect(await hasLeft(mover)).toBe(true);
    expect(await moverOf()).not.toBe(mover);
    const texts = await toldNow();
    expect(texts).toContainEqual({ kind: 'removed', name: '', becomes: 'out' });
    expect(JSON.stringify(texts.filter(({ kind }) => kind === 'removed'))).not.toContain(mover);
    expect(code(await leaveSeatForGood(world.tables, id, idOf(mover)))).toBe('notSeated');
  });

  test('the others vote somebody, whose turn is overdue', async () => {
    const mover = await moverOf();
    await world.hours(49);
    const { state } = await storyAt(world, id);
    for (const name of PEOPLE) {
      if (name === mover) continue;
      sureStory(await voteRemoval(world.tables, id, state?.turnNumber ?? 0, person(name)));
    }
    expect(await hasLeft(mover)).toBe(true);
    expect(await toldNow()).toContainEqual({ kind: 'removed', name: mover, becomes: 'out' });
  });
});

describe('who has been forgotten', () => {
  /** A seat in storage after its person deleted their data. */
  async function forget(name: Name): Promise<void> {
    const table = await storyAt(world, id);
    const occupant = { kind: 'person', userId: `0${idOf(name)}`, name: '' } as const;
    const color = colorAt(table, idOf(name));
    const seats = table.seats.map((seat) =>
      seat.color === color ? { color: seat.color, occupant, standIn: true as const } : seat,
    );
    await world.store.change(id, table, { seats });
  }

  const gone = async (name: Name): Promise<boolean> => {
    const { seats, state } = await storyAt(world, id);
    const seat = seatOf({ seats }, `0${idOf(name)}`);
    return seat !== undefined && state !== null && playerOf(state, seat.color).left;
  };

  test('leaves the story where the game goes on by itself, whoever is to act', async () => {
    const name = await other();
    await forget(name);
    const { seats, state, terms } = await storyAt(world, id);
    if (!state) throw new Error('never begun');
    const playing = { seats, now: world.at, settings: null, terms };
    expect(bacchanaliaTables.canAutoPlay(state, playing)).toBe(true);
    await autoPlayTable(world.tables, id);
    expect(await gone(name)).toBe(true);
    const log = await world.store.log(id);
    expect(log.at(-1)).toMatchObject({ actor: 'table', action: { type: 'leave' } });
  });

  test('leaves it in their turn, and others are asked', async () => {
    const name = await moverOf();
    await forget(name);
    await autoPlayTable(world.tables, id);
    expect(await gone(name)).toBe(true);
    expect(PEOPLE).toContain(await moverOf());
  });

  test('all of them: the story is over', async () => {
    for (const name of PEOPLE) await forget(name);
    await autoPlayTable(world.tables, id);
    expect((await storyAt(world, id)).status).toBe('finished');
  });
});

test('an odd card that nobody can challenge any more is shown again, without its button', async () => {
  id = await beginsStory(world, ['anna', 'bert', 'carl']);
  const keepsCard = ({ state }: { readonly state: GameState | null }) =>
    state !== null && state.phase.name === 'scene' && offers(state).keeps.length > 0;
  const table = await storyUntil(world, id, keepsCard);
  const mover = personToAct(table)?.userId ?? '';
  const [umbra] = table.state ? offers(table.state).keeps : [];
  if (!umbra || !table.state) throw new Error('no card can be kept');
  const tale = table.state.tales;
  const request = {
    type: 'tell',
    kind: 'scene',
    text: 'We ran.',
    here: false,
    odd: { umbra, woven: 'A dog' },
  };
  const told = await makeRequest(world.tables, id, null, mover, request as StoryRequest);
  expect(sureStory(told).state?.claims).toMatchObject([{ tale, isOpen: true }]);
  expect(shownAgain()).not.toContain(tale);
  const leaver = PEOPLE.find((name) => idOf(name) !== mover && seatOf(table, idOf(name))) ?? 'anna';
  sureStory(await resignGame(world.tables, id, idOf(leaver)));
  expect(shownAgain()).toContain(tale);
});
