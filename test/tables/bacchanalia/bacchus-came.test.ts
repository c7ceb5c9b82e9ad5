import { beforeEach, expect, test } from 'vitest';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import type { GameState } from '../../../src/games/bacchanalia/state.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { beginsStory, storyAt, storyUntil, sureStory } from '../story-world.ts';
import { World } from '../world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

/** The scene of a story to be told next, in which Bacchus comes or not. */
async function nextScene(comes: boolean) {
  const id = await beginsStory(world, ['anna', 'bert', 'carl']);
  const isWanted = (state: GameState) =>
    state.phase.name === 'scene' && (offers(state).tellsBacchus !== null) === comes;
  const { state } = await storyUntil(world, id, (table) => table.state !== null && isWanted(table.state));
  return { id, from: state?.tales ?? 0, mover: personToAct(await storyAt(world, id))?.userId ?? '' };
}

const REQUEST = { type: 'tell', kind: 'scene', text: 'We ran.', here: false, came: 'As a goat.' } as const;

test('one interaction tells how Bacchus came and the scene after it, also when it is asked again', async () => {
  const { id, from, mover } = await nextScene(true);
  const tables = forInteraction(world.tables, '777');
  for (let times = 0; times < 2; times++) {
    const told = sureStory(await makeRequest(tables, id, null, mover, REQUEST));
    const kinds = told.state?.told.slice(from).map(({ kind }) => kind);
    expect(kinds).toEqual(['bacchusCame', 'scene']);
  }
  const shown = world.written.flatMap(({ text }) =>
    text.kind === 'tale' && text.tale >= from ? [text.tale] : [],
  );
  expect(shown).toEqual([from, from + 1]);
});

test('where he does not come, nothing of it is told', async () => {
  const { id, from, mover } = await nextScene(false);
  expect(await makeRequest(world.tables, id, null, mover, REQUEST)).toMatchObject({ ok: false });
  expect((await world.store.load(id))?.state).toMatchObject({ tales: from });
});
