import { beforeEach, expect, test } from 'vitest';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import { forInteraction } from '../../../src/tables/changes/table-transaction.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { beginsStory, storyUntil, sureStory } from '../story-world.ts';
import { World } from '../world.ts';

let world: World;

beforeEach(() => {
  world = new World();
});

test('one interaction tells how Bacchus came and the scene after it, also when it is asked again', async () => {
  const id = await beginsStory(world, ['anna', 'bert', 'carl']);
  const table = await storyUntil(
    world,
    id,
    ({ state }) => state?.phase.name === 'scene' && offers(state).tellsBacchus !== null,
  );
  const from = table.state?.tales ?? 0;
  const mover = personToAct(table)?.userId ?? '';
  const request = { type: 'tell', kind: 'scene', text: 'We ran.', here: false, came: 'As a goat.' } as const;
  const tables = forInteraction(world.tables, '777');
  for (let times = 0; times < 2; times++) {
    const told = sureStory(await makeRequest(tables, id, null, mover, request));
    const kinds = told.state?.told.slice(from).map(({ kind }) => kind);
    expect(kinds).toEqual(['bacchusCame', 'scene']);
  }
  const shown = world.written.flatMap(({ text }) =>
    text.kind === 'tale' && text.tale >= from ? [text.tale] : [],
  );
  expect(shown).toEqual([from, from + 1]);
});

test('where he does not come, nothing of it is told', async () => {
  const id = await beginsStory(world, ['anna', 'bert', 'carl']);
  const table = await storyUntil(
    world,
    id,
    ({ state }) => state?.phase.name === 'scene' && offers(state).tellsBacchus === null,
  );
  const mover = personToAct(table)?.userId ?? '';
  const request = { type: 'tell', kind: 'scene', text: 'We ran.', here: false, came: 'As a goat.' } as const;
  expect(await makeRequest(world.tables, id, null, mover, request)).toMatchObject({ ok: false });
  expect((await world.store.load(id))?.state).toMatchObject({ tales: table.state?.tales });
});
