import { expect, test } from 'vitest';
import { storyButtons } from '../../../src/discord/bacchanalia/buttons.ts';
import type { Deus } from '../../../src/games/bacchanalia/cards.ts';
import { offers } from '../../../src/games/bacchanalia/game.ts';
import { sayReady } from '../../../src/tables/bacchanalia/agreement.ts';
import { PROPOSED_TERMS } from '../../../src/tables/bacchanalia/settings.ts';
import { openLobby, sitDown, startIfFull } from '../../../src/tables/changes/lobby.ts';
import { makeRequest } from '../../../src/tables/changes/turns.ts';
import { Secret } from '../../../src/tables/fairness/dice.ts';
import { personToAct } from '../../../src/tables/seats.ts';
import { opened } from '../../tables/opened.ts';
import { sureStory, told } from '../../tables/story-world.ts';
import { StubBot } from '../stub-bot.ts';

const PEOPLE = ['11', '12', '13'] as const;
const person = (userId: string) => ({ kind: 'person', userId, name: `user ${userId}` }) as const;

const as = (userId: string) => ({ userId, guildId: '1', isManager: false, channelId: '2' });

async function aLobby(bot: StubBot): Promise<string> {
  const { id } = opened(
    await openLobby(bot.tables, {
      game: 'bacchanalia',
      guildId: '1',
      channelId: '2',
      locale: 'en',
      size: 3,
      computers: 0,
      pace: 'daily',
      isPrivate: false,
      invited: [],
      color: 'blue',
      terms: PROPOSED_TERMS,
      opener: person(PEOPLE[0]),
      secret: Secret.fresh(),
      lobbyMessageId: '44',
    }),
  );
  for (const userId of PEOPLE.slice(1)) sureStory(await sitDown(bot.tables, id, person(userId), 'blue'));
  return id;
}

async function begin({ tables }: StubBot, id: string): Promise<void> {
  for (const userId of PEOPLE) sureStory(await sayReady(tables, id, userId));
  sureStory(await startIfFull(tables, id));
}

/** Until the first person is asked; nobody takes what they wished. */
async function othersGive({ tables, store }: StubBot, id: string): Promise<void> {
  for (;;) {
    const table = told(await store.load(id));
    const { gives } = table.state ? offers(table.state) : { gives: [] };
    const gift = gives.find(({ deus }) => deus !== 'venus' && deus !== 'miles');
    const giver = personToAct(table)?.userId ?? '';
    if (!gift || giver === '11') break;
    sureStory(await makeRequest(tables, id, null, giver, { type: 'give', ...gift }));
  }
}

type To = 'red' | 'yellow' | 'any';

const wishing =
  (bot: StubBot, table: string) =>
  (userId: string, deus: Deus | 'any', to: To): Promise<unknown> =>
    bot.button(as(userId), storyButtons.gift({ table, deus, to }), true);

test('two wishes keep their order, and the first is given', async () => {
  const bot = new StubBot();
  const { store } = bot;
  const id = await aLobby(bot);
  const wishes = wishing(bot, id);
  await wishes('11', 'venus', 'red');
  const said = await wishes('11', 'miles', 'yellow');
  const ordered = [
    { deus: 'venus', to: '12' },
    { deus: 'miles', to: '13' },
  ];
  expect(told(await store.load(id)).terms?.wishes?.['11']).toEqual(ordered);
  expect(JSON.stringify(said)).toMatch(/1\. .*Venus.*2\. .*Miles/);
  await wishes('11', 'venus', 'red');
  expect(told(await store.load(id)).terms?.wishes?.['11']).toEqual(ordered.toReversed());
  await wishes('11', 'miles', 'yellow');
  await begin(bot, id);
  await othersGive(bot, id);
  const gifts = (await store.log(id)).flatMap(({ actor, action }) =>
    action.type === 'give' && actor === '11' ? [action] : [],
  );
  expect(gifts[0]).toMatchObject({ deus: 'venus', to: 'red' });
});

const giftsOf = async ({ store }: StubBot, id: string, userId: string) =>
  (await store.log(id)).flatMap(({ actor, action }) =>
    action.type === 'give' && actor === userId ? [action] : [],
  );

test.each([
  ['the card', 'any', 'red', { to: 'red' }],
  ['the receiver', 'venus', 'any', { deus: 'venus' }],
] as const)('a wish may leave %s open', async (_name, deus, to, gift) => {
  const bot = new StubBot();
  const id = await aLobby(bot);
  await wishing(bot, id)('11', deus, to);
  await begin(bot, id);
  await othersGive(bot, id);
  expect((await giftsOf(bot, id, '11'))[0]).toMatchObject(gift);
});

test('all gifts of all may be left to chance, and nobody is asked', async () => {
  const bot = new StubBot();
  const id = await aLobby(bot);
  for (const userId of PEOPLE) await wishing(bot, id)(userId, 'any', 'any');
  await begin(bot, id);
  const { state } = told(await bot.store.load(id));
  expect(state?.phase.name).toBe('introductions');
  expect((await bot.store.log(id)).filter(({ action }) => action.type === 'give')).toHaveLength(6);
});

test('whoever is asked may leave the rest to chance', async () => {
  const bot = new StubBot();
  const id = await aLobby(bot);
  await begin(bot, id);
  const giver = personToAct(told(await bot.store.load(id)))?.userId ?? '';
  await bot.button(as(giver), storyButtons.gift({ table: id, deus: 'any', to: 'any' }));
  expect(await giftsOf(bot, id, giver)).toHaveLength(1);
  expect(personToAct(told(await bot.store.load(id)))?.userId).not.toBe(giver);
});

test('a card is shown with the trouble that it brings, and asks who shall have it', async () => {
  const bot = new StubBot();
  const id = await aLobby(bot);
  const list = JSON.stringify(await bot.button(as('11'), storyButtons.wishes({ table: id })));
  expect(list).toContain('Blood is shed');
  expect(list).toContain('Deal for me');
  const asked = JSON.stringify(await bot.select(as('11'), storyButtons.wish({ table: id }), ['pluto']));
  expect(asked).toContain('**Pluto**: Blood is shed, and you’re mixed up in it. Who should get it?');
  expect(asked).toContain('user 12');
  expect(asked).not.toContain('user 11');
});
