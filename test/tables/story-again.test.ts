import { beforeEach, expect, test } from 'vitest';
import { agreeOn, dropCarriedTale } from '../../src/tables/bacchanalia/agreement.ts';
import type { StoryTerms } from '../../src/tables/bacchanalia/terms.ts';
import { joinRematch } from '../../src/tables/changes/rematch.ts';
import { idOf, type Name, person } from './people.ts';
import { allReady, beginsStory, isTold, storyAt, storyUntil, sureStory } from './story-world.ts';
import { code, World } from './world.ts';

const PEOPLE = ['anna', 'bert', 'carl'] as const;

let world: World;
let id: string;

beforeEach(async () => {
  world = new World();
  id = await beginsStory(world, PEOPLE);
  await storyUntil(world, id, isTold);
});

const again = async (name: Name, text: string, tale = 0) =>
  sureStory(
    await joinRematch(world.tables, id, person(name), (terms) => ({
      ...(terms as StoryTerms),
      carried: { text, tale, of: [idOf(name)] },
    })),
  );

test('the first who asks chooses what comes along; the others are called once and sit down', async () => {
  const { id: next, terms } = await again('anna', 'The mill');
  expect(terms).toMatchObject({ carried: { text: 'The mill' }, lines: [], veils: [] });
  expect(await again('bert', 'The well')).toMatchObject({
    id: next,
    terms: { carried: { text: 'The mill' } },
  });
  await again('carl', 'The sea');
  expect((await world.hours(0)).filter(({ text }) => text.kind === 'rematch')).toHaveLength(1);
});

test('it goes when the tale that it quotes is cut, and by no other', async () => {
  const { id: next, terms } = await again('anna', 'The mill', 4);
  expect(terms).toMatchObject({ carried: { tale: 4 } });
  expect(code(await dropCarriedTale(world.tables, next, 3))).toBe('stale');
  expect(code(await dropCarriedTale(world.tables, next, 4))).toBe('done');
  expect((await storyAt(world, next)).terms.carried).toBeUndefined();
});

test('anybody at the table leaves it behind, and all are asked again whether they are ready', async () => {
  const { id: next } = await again('anna', 'The mill');
  await again('bert', '');
  await allReady(world, next);
  const drops = (name: Name) => agreeOn(world.tables, next, idOf(name), ({ carried: _, ...terms }) => terms);
  expect(code(await drops('carl'))).toBe('notSeated');
  expect(code(await drops('bert'))).toBe('done');
  const { terms } = await storyAt(world, next);
  expect(terms.carried).toBeUndefined();
  expect(terms.ready).toEqual([]);
});
