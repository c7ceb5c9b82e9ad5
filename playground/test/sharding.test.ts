import { type Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { GatewayCloseCodes, GatewayOpcodes } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Playground, type PlaygroundOptions, startPlayground } from '../src/index.ts';
import { loggedIn } from '../testing/bot.ts';
import { connect, type Visitors } from '../testing/person.ts';

const SERVERS = 6;
const open: { close(): unknown }[] = [];

afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

async function playgroundOf(options: Partial<PlaygroundOptions>): Promise<Playground> {
  const playground = await startPlayground({ port: 0, ...options });
  open.push(playground);
  return playground;
}

interface Threefold {
  readonly playground: Playground;
  readonly visitors: Visitors;
  /** Each has two shards, those of the first and second server, and so on. */
  readonly clients: readonly Client<true>[];
}

async function threefold(): Promise<Threefold> {
  const playground = await playgroundOf({ servers: SERVERS, shards: SERVERS, maxConcurrency: 16 });
  const shards = playground.guildIds.map((id) => Number((BigInt(id) >> 22n) % BigInt(SERVERS)));
  const clients = await Promise.all(
    [0, 2, 4].map((at) => loggedIn(playground, { shards: shards.slice(at, at + 2), shardCount: SERVERS })),
  );
  for (const client of clients) open.push({ close: () => client.destroy() });
  const visitors = await connect(playground.url);
  open.push(visitors);
  return { playground, visitors, clients };
}

test('so many servers as shards: each shard has one, as the recommendation says', async () => {
  const { playground, clients } = await threefold();
  const { guildIds, token, apiUrl, connected } = playground;
  expect(connected).toBe(SERVERS);
  expect(new Set(guildIds.map((id) => (BigInt(id) >> 22n) % BigInt(SERVERS))).size).toBe(SERVERS);
  const answer = await fetch(`${apiUrl}/v10/gateway/bot`, { headers: { authorization: `Bot ${token}` } });
  expect(await answer.json()).toMatchObject({
    shards: SERVERS,
    session_start_limit: { max_concurrency: 16 },
  });
  const seen = clients.map(({ guilds }) => [...guilds.cache.keys()].sort());
  expect(seen).toEqual([0, 2, 4].map((at) => guildIds.slice(at, at + 2)));
  const [first] = clients;
  const channels = first?.guilds.cache.map((guild) =>
    [...guild.channels.cache.values()].map(({ name }) => name).slice(0, 3),
  );
  expect(channels).toEqual([
    ['games', 'lounge', 'after-dark'],
    ['games-2', 'lounge-2', 'after-dark-2'],
  ]);
});

test('an interaction, and all else of a server, reaches the shard of that server alone', async () => {
  const { playground, visitors, clients } = await threefold();
  const heard: string[] = [];
  for (const [at, client] of clients.entries()) {
    client.on(Events.InteractionCreate, async (interaction: Interaction) => {
      heard.push(`${at} ${interaction.guildId}`);
      if (interaction.isRepliable()) await interaction.reply('heard');
    });
  }
  await clients[0]?.application.commands.set([{ name: 'ping', description: 'Ping' }]);
  const aule = visitors.as('aule');
  await aule.page.until(() => (aule.page.commands.length > 0 ? true : undefined), 'no commands');
  for (const [at, guildId] of playground.guildIds.entries()) {
    const channel = at === 0 ? 'games' : `games-${at + 1}`;
    const reply = await (await aule.command('ping', {}, { channel })).reply();
    expect(reply.channel_id).toBe(playground.admin.channelId(channel));
    expect(heard.splice(0)).toEqual([`${Math.floor(at / 2)} ${guildId}`]);
  }
  const direct = await aule.openDirect();
  await (await aule.command('ping', {}, { channel: direct.id })).reply();
  // Direct messages go to the first shard, whichever process has it.
  const withFirst = clients.findIndex((client) => client.ws.shards.has(0));
  expect(heard).toEqual([`${withFirst} null`]);
});

/** Identifies and returns the code with which the connection is closed, or the operation of the answer. */
function identified(playground: Playground, shard: readonly [number, number]): Promise<string> {
  const socket = new WebSocket(`${playground.url.replace('http', 'ws')}/gateway`);
  open.push({ close: () => socket.terminate() });
  return new Promise((resolve) => {
    socket.on('close', (code) => resolve(`closed ${code}`));
    socket.on('message', (raw) => {
      const { op } = JSON.parse(String(raw));
      if (op !== GatewayOpcodes.Hello) return resolve(`op ${op}`);
      const d = { token: playground.token, intents: GatewayIntentBits.Guilds, shard, properties: {} };
      socket.send(JSON.stringify({ op: GatewayOpcodes.Identify, d }));
    });
  });
}

test.each([
  ['one that there is not', [2, 2], GatewayCloseCodes.InvalidShard],
  ['too few', [0, 1], GatewayCloseCodes.ShardingRequired],
] as const)('%s is refused', async (_, shard, code) => {
  const playground = await playgroundOf({ servers: 2, mostServersPerShard: 1 });
  expect(await identified(playground, shard)).toBe(`closed ${code}`);
  expect(await identified(playground, [0, 2])).toBe(`op ${GatewayOpcodes.Dispatch}`);
});

test('more at once than Discord allows have to come again', async () => {
  const playground = await playgroundOf({ servers: 2, maxConcurrency: 2 });
  const [ok, wait] = [`op ${GatewayOpcodes.Dispatch}`, `op ${GatewayOpcodes.InvalidSession}`];
  expect(await identified(playground, [0, 4])).toBe(ok);
  expect(await identified(playground, [2, 4])).toBe(wait);
  expect(await identified(playground, [1, 4])).toBe(ok);
});
