import { expect, test } from 'vitest';
import { storyButtons } from '../../../src/discord/bacchanalia/buttons.ts';
import type { Deus } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import { PROPOSED_TERMS } from '../../../src/tables/bacchanalia/terms.ts';
import { sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { tableChannel } from '../../../src/tables/table.ts';
import { idOf, type Name, person } from '../../tables/people.ts';
import { allReady, sureStory, told } from '../../tables/story-world.ts';
import { lobby } from '../posting.ts';
import { TestBot } from '../test-bot.ts';

const PEOPLE = ['anna', 'bert', 'carl'] as const;
const ANNA = idOf('anna');

async function aLobby() {
  const bot = new TestBot();
  const id = await lobby(bot, { game: 'bacchanalia', size: 3, terms: PROPOSED_TERMS });
  for (const name of PEOPLE.slice(1)) sureStory(await sitDown(bot.tables, id, person(name), 'blue'));
  return { bot, id };
}

async function begin({ world, tables }: TestBot, id: string): Promise<void> {
  await allReady(world, id);
  sureStory(await startIfFull(tables, id));
}

/** Until the first person is asked; nobody takes what they wished. */
async function othersGive({ tables, store }: TestBot, id: string): Promise<void> {
  for (;;) {
    const table = told(await store.load(id));
    const { gives } = table.state ? offers(table.state) : { gives: [] };
    const gift = gives.find(({ deus }) => deus !== 'venus' && deus !== 'miles');
    const giver = personToAct(table)?.userId ?? '';
    if (!gift || giver === ANNA) break;
    sureStory(await makeRequest(tables, id, null, giver, { type: 'give', ...gift }));
  }
}

type To = 'red' | 'yellow' | 'any';

const wishing =
  (bot: TestBot, table: string) =>
  (name: Name, deus: Deus | 'any', to: To): Promise<unknown> =>
    bot.button(name, storyButtons.gift({ table, deus, to }), true);

test('two wishes keep their order, and the first is given', async () => {
  const { bot, id } = await aLobby();
  const { store } = bot;
  const wishes = wishing(bot, id);
  await wishes('anna', 'venus', 'red');
  const said = await wishes('anna', 'miles', 'yellow');
  expect(JSON.stringify(said)).toMatch(
    /which decide what the scenes are about\. What would you give to whom\?/,
  );
  const ordered = [
    { deus: 'venus', to: idOf('bert') },
    { deus: 'miles', to: idOf('carl') },
  ];
  expect(told(await store.load(id)).terms?.wishes?.[ANNA]).toEqual(ordered);
  expect(JSON.stringify(said)).toMatch(/1\. .*Venus → bert\\n2\. .*Miles → carl/);
  await wishes('anna', 'venus', 'red');
  expect(told(await store.load(id)).terms?.wishes?.[ANNA]).toEqual(ordered.toReversed());
  await wishes('anna', 'miles', 'yellow');
  await begin(bot, id);
  await othersGive(bot, id);
  expect((await giftsOf(bot, id, ANNA))[0]).toMatchObject({ deus: 'venus', to: 'red' });
});

const giftsOf = async ({ store }: TestBot, id: string, userId: string) =>
  (await store.log(id)).flatMap(({ actor, action }) =>
    action.type === 'give' && actor === userId ? [action] : [],
  );

test.each([
  ['the card', 'any', 'red', { to: 'red' }],
  ['the receiver', 'venus', 'any', { deus: 'venus' }],
] as const)('a wish may leave %s open', async (_name, deus, to, gift) => {
  const { bot, id } = await aLobby();
  await wishing(bot, id)('anna', deus, to);
  await begin(bot, id);
  await othersGive(bot, id);
  expect((await giftsOf(bot, id, ANNA))[0]).toMatchObject(gift);
});

test('all gifts of all may be left to chance, and nobody is asked', async () => {
  const { bot, id } = await aLobby();
  for (const name of PEOPLE) await wishing(bot, id)(name, 'any', 'any');
  await begin(bot, id);
  const { state } = told(await bot.store.load(id));
  expect(state?.phase.name).toBe('introductions');
  expect((await bot.store.log(id)).filter(({ action }) => action.type === 'give')).toHaveLength(6);
  expect(await giftsShown(bot, id)).toEqual([6]);
});

test('the first message tells the gifts before it, also afterwards, and no later message does', async () => {
  const { bot, id } = await aLobby();
  for (const name of ['anna', 'bert'] as const) await wishing(bot, id)(name, 'any', 'any');
  await begin(bot, id);
  const before = (await bot.store.log(id)).length;
  expect(before).toBeGreaterThan(0);
  expect(await giftsShown(bot, id)).toEqual([before]);
  bot.after(60_000);
  await bot.button(
    personToAct(told(await bot.store.load(id)))?.userId ?? '',
    storyButtons.gift({ table: id, deus: 'any', to: 'any' }),
    true,
  );
  const all = (await bot.store.log(id)).filter(({ action }) => action.type === 'give').length;
  const shown = await giftsShown(bot, id);
  expect(shown[0]).toBeGreaterThan(before);
  expect(shown.reduce((sum, one) => sum + one, 0)).toBe(all);
});

/** How many gifts each message tells. */
async function giftsShown({ store, tableMessages, discord }: TestBot, id: string): Promise<number[]> {
  await tableMessages.show(id);
  const shown = discord.contents(tableChannel(told(await store.load(id))));
  return shown
    .filter((text) => /turn \d/i.test(text))
    .map((text) => text.match(/^-# .* gave /gm)?.length ?? 0);
}

test('whoever is asked may leave the rest to chance', async () => {
  const { bot, id } = await aLobby();
  await begin(bot, id);
  const giver = personToAct(told(await bot.store.load(id)))?.userId ?? '';
  await bot.button(giver, storyButtons.gift({ table: id, deus: 'any', to: 'any' }));
  expect(await giftsOf(bot, id, giver)).toHaveLength(1);
  expect(personToAct(told(await bot.store.load(id)))?.userId).not.toBe(giver);
});

test('what is wished during a pause is given after it', async () => {
  const { bot, id } = await aLobby();
  await begin(bot, id);
  const giver = personToAct(told(await bot.store.load(id)))?.userId ?? '';
  await bot.button('carl', storyButtons.safety({ table: id, does: 'pause' }));
  await bot.button(giver, storyButtons.gift({ table: id, deus: 'any', to: 'any' }));
  expect(await giftsOf(bot, id, giver)).toEqual([]);
  for (const name of PEOPLE) await bot.button(name, storyButtons.safety({ table: id, does: 'ready' }));
  expect(await giftsOf(bot, id, giver)).toHaveLength(1);
});

test('a card is shown with the trouble that it brings, and asks who shall have it', async () => {
  const { bot, id } = await aLobby();
  const list = JSON.stringify(await bot.button('anna', storyButtons.wishes({ table: id })));
  expect(list).toContain('Blood is shed');
  expect(list).toContain('Deal for me');
  const asked = JSON.stringify(await bot.select('anna', storyButtons.wish({ table: id }), ['pluto']));
  expect(asked).toContain('**Pluto**: Blood is shed, and you’re mixed up in it. Who should get it?');
  expect(asked).toContain('bert');
  expect(asked).not.toContain('anna');
});
