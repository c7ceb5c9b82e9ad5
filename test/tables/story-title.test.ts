import { beforeEach, expect, test } from 'vitest';
import { agreeToTitle, proposeTitle } from '../../src/tables/bacchanalia/agreement.ts';
import { wordsDigest } from '../../src/tables/bacchanalia/drafts.ts';
import { termsAgain } from '../../src/tables/bacchanalia/terms.ts';
import { idOf, type Name } from './people.ts';
import { beginsStory, storyAt } from './story-world.ts';
import { code, World } from './world.ts';

const NAMES = ['anna', 'bert', 'carl', 'dora'] as const satisfies readonly Name[];

let world: World;
let id: string;

beforeEach(async () => {
  world = new World();
  id = await beginsStory(world, NAMES, { size: 4 });
});

const proposes = async (name: Name, title: string) =>
  code(await proposeTitle(world.tables, id, idOf(name), title));
const agrees = async (name: Name) => code(await agreeToTitle(world.tables, id, idOf(name)));
const terms = async () => (await storyAt(world, id)).terms;

test('the first title stands at once, whoever proposes it', async () => {
  expect(await proposes('bert', ' The burning town ')).toBe('done');
  expect(await terms()).toMatchObject({ title: 'The burning town' });
  expect(await agrees('anna')).toBe('stale');
});

test('another one takes its place when more than half agree', async () => {
  await proposes('bert', 'The burning town');
  await proposes('anna', 'Wine');
  expect(await terms()).toMatchObject({ title: 'The burning town', proposedTitle: { title: 'Wine' } });
  await agrees('anna');
  await agrees('carl');
  expect((await terms())?.title).toBe('The burning town');
  await agrees('dora');
  expect((await terms())?.title).toBe('Wine');
  expect(await terms()).not.toHaveProperty('proposedTitle');
});

test('who agrees to one that was proposed before agrees to no other', async () => {
  await proposes('bert', 'The burning town');
  await proposes('anna', 'Wine');
  await proposes('bert', 'Water');
  const agreesTo = async (title: string) =>
    code(await agreeToTitle(world.tables, id, idOf('carl'), wordsDigest(title)));
  expect(await agreesTo('Wine')).toBe('stale');
  expect(await terms()).toMatchObject({ proposedTitle: { title: 'Water', agreed: [idOf('bert')] } });
  expect(await agreesTo('Water')).toBe('done');
  expect(await terms()).toMatchObject({ proposedTitle: { agreed: [idOf('bert'), idOf('carl')] } });
  await agrees('anna');
  expect(await agreesTo('Water')).toBe('stale');
});

test('is a line, from somebody who sits there, and the next story’s is another', async () => {
  expect(await proposes('bert', ' ')).toBe('termsTooLong');
  expect(await proposes('bert', 'x'.repeat(81))).toBe('termsTooLong');
  expect(await proposes('eva', 'Wine')).toBe('notSeated');
  await proposes('bert', 'Wine');
  const before = await terms();
  expect(before && termsAgain(before, new Date(0))).not.toHaveProperty('title');
});
