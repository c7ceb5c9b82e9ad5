import { type Client, Events, type Interaction, Status } from 'discord.js';
import type { APIGatewayBotInfo } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Playground, startPlayground } from '../src/index.ts';
import { loggedIn, textChannel } from '../testing/bot.ts';
import { connect, type Person, type Visitors } from '../testing/person.ts';

let playground: Playground;
let visitors: Visitors;
let aule: Person;
let clients: Client[] = [];

beforeEach(async () => {
  playground = await startPlayground({ port: 0 });
  visitors = await connect(playground.url);
  aule = visitors.as('aule');
});

afterEach(async () => {
  visitors.close();
  for (const client of clients) await client.destroy();
  clients = [];
  await playground.close();
});

async function bot(options: Parameters<typeof loggedIn>[1] = {}): Promise<Client<true>> {
  const client = await loggedIn(playground, options);
  clients.push(client);
  return client;
}

const roll = { type: 1, components: [{ type: 2, style: 2, label: 'Roll', custom_id: 'roll' }] } as const;

async function posted(client: Client<true>) {
  const channel = await textChannel({ client, playground });
  const message = await channel.send({ content: 'x', components: [roll] });
  await aule.waitFor(({ id }) => id === message.id);
  return { channel, message };
}

const interactionOf = (client: Client) =>
  new Promise<Interaction>((resolve) => client.once(Events.InteractionCreate, resolve));

/** A button that aule presses, which two bots hear of. */
async function pressedOfTwo() {
  const [one, two] = [await bot(), await bot()];
  const { message } = await posted(one);
  const both = Promise.all([interactionOf(one), interactionOf(two)]);
  return { message, both, pressed: aule.press(message.id, 'Roll') };
}

/** The names of the next `count` events. */
function heard(client: Client, count: number): Promise<string[]> {
  const names: string[] = [];
  return new Promise((resolve) => {
    client.on('raw', ({ t }: { t: string | null }) => {
      if (t !== null && names.push(t) === count) resolve(names);
    });
  });
}

describe('two processes with one token', () => {
  test('hear the same', async () => {
    const [one, two] = [await bot(), await bot()];
    expect(playground.connected).toBe(2);
    const both = Promise.all([heard(one, 9), heard(two, 9)]);
    const { channel, message } = await posted(one);
    await message.edit('y');
    const thread = await channel.threads.create({ name: 'Game' });
    await thread.setName('The game');
    playground.admin.deny(channel.id, 1n);
    playground.admin.deleteMessage(message.id);
    playground.admin.setAvailable(false);
    playground.admin.setAvailable(true);
    const [first, second] = await both;
    expect(first).toEqual([
      ...'MESSAGE_CREATE MESSAGE_UPDATE THREAD_CREATE MESSAGE_CREATE THREAD_UPDATE'.split(' '),
      ...'CHANNEL_UPDATE MESSAGE_DELETE GUILD_DELETE GUILD_CREATE'.split(' '),
    ]);
    expect(second).toEqual(first);
  });

  test('are both asked, and the second to answer is told so', async () => {
    const { message, both, pressed } = await pressedOfTwo();
    const [first, second] = await both;
    if (!first.isButton() || !second.isButton()) throw new Error('not a button');
    expect([second.id, second.token]).toEqual([first.id, first.token]);
    await first.update('rolled');
    await pressed;
    await expect(second.update('rolled twice')).rejects.toMatchObject({ status: 400, code: 40060 });
    // Both can continue it, since the token is the same.
    await second.webhook.editMessage('@original', 'and again');
    await aule.waitForChange(message.id, ({ content }) => content === 'and again');
  });

  test('at the same moment: one wins', async () => {
    const { message, both, pressed } = await pressedOfTwo();
    const answers = (await both).map((interaction, at) =>
      interaction.isButton() ? interaction.update(`by ${at}`) : Promise.reject(new Error('not a button')),
    );
    const ends = await Promise.allSettled(answers);
    await pressed;
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = ends.findIndex(({ status }) => status === 'fulfilled');
    await aule.waitForChange(message.id, ({ content }) => content === `by ${winner}`);
  });

  test('do not end together', async () => {
    const [one, two] = [await bot(), await bot()];
    const { message } = await posted(two);
    await one.destroy();
    await expect.poll(() => playground.connected).toBe(1);
    two.once(Events.InteractionCreate, (interaction) => {
      if (interaction.isButton()) void interaction.update('still here');
    });
    await aule.press(message.id, 'Roll');
    await aule.waitForChange(message.id, ({ content }) => content === 'still here');
    expect([playground.connected, two.ws.status, playground.identified]).toEqual([1, Status.Ready, 2]);
  });
});

test('a day after the first, a bot may begin a thousand again', async () => {
  const { rest } = await bot();
  const left = async () => (await rest.get('/gateway/bot')) as APIGatewayBotInfo;
  expect(await left()).toMatchObject({ session_start_limit: { remaining: 999 } });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_000);
  expect(await left()).toMatchObject({ session_start_limit: { remaining: 1000 } });
  vi.restoreAllMocks();
});

describe('shards', () => {
  test('are one, if Discord is asked', async () => {
    const client = await bot();
    expect(await client.rest.get('/gateway/bot')).toMatchObject({ shards: 1 });
    expect([client.ws.shards.size, client.guilds.cache.size]).toEqual([1, 1]);
  });
});
