import type { Client } from 'discord.js';
import { describe, expect, test } from 'vitest';
import {
  compareWithList,
  endOutage,
  noteRemoval,
  RemovedServers,
} from '../../../src/discord/background/server-events.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { DAY, HOUR } from '../../e2e/test-clock.ts';
import { TestBot } from '../test-bot.ts';

const SERVER = '1';

/** A bot that is removed from its server, and looks after that each hour. */
async function removed() {
  const bot = new TestBot();
  const table = await bot.playing();
  const task = new RemovedServers(bot.context);
  await noteRemoval(bot.context, SERVER);
  return {
    bot,
    async later(ms: number) {
      bot.after(ms);
      await task.run();
      return bot.store.load(table.id);
    },
  };
}

describe('a server that removes the bot', () => {
  test('has its tables closed after a week, with nobody’s clock run before', async () => {
    const { bot, later } = await removed();
    expect(await later(7 * DAY - HOUR)).toMatchObject({ status: 'playing' });
    await bot.periodicTasks.run();
    expect(await later(2 * HOUR)).toMatchObject({ status: 'aborted', closedWhy: 'idle' });
    expect(bot.logged(30)).toEqual([
      expect.stringMatching(/^removed from a server: .* close in 7 days .* deleted in 30/),
      'closed the tables of a server that removed the bot',
    ]);
  });

  test('has its data deleted after thirty days', async () => {
    const { bot, later } = await removed();
    await later(30 * DAY - HOUR);
    expect(await bot.store.removedGuilds(bot.world.at)).toEqual([SERVER]);
    expect(await later(2 * HOUR)).toBeNull();
    expect(await bot.store.removedGuilds(bot.world.at)).toEqual([]);
    expect(bot.logged(30)).toContain('deleted the data of a server that removed the bot');
  });

  test('and adds it again within a week goes on as if nothing had happened', async () => {
    const { bot, later } = await removed();
    await later(6 * DAY);
    await endOutage(bot.context, SERVER);
    expect(await later(60 * DAY)).toMatchObject({ status: 'playing' });
    expect(await bot.store.downtimes(SERVER, new Date(0), bot.world.at)).toHaveLength(1);
  });

  test('and adds it again is told anew when turns are over, which is later', async () => {
    const bot = new TestBot();
    const { id } = await bot.playing();
    await bot.tableMessages.show(id);
    const timesSaid = () => bot.discord.requests.flatMap((one) => JSON.stringify(one).match(/<t:\d+/g) ?? []);
    await noteRemoval(bot.context, SERVER);
    bot.after(2 * HOUR);
    const before = timesSaid();
    await endOutage(bot.context, SERVER);
    for (const outdated of bot.tableMessages.outdated) await bot.tableMessages.show(outdated);
    const [first = ''] = before;
    const later = `<t:${Number(first.slice(3)) + (2 * HOUR) / 1000}`;
    expect(timesSaid().slice(before.length)).toEqual([later]);
  });
});

describe('a shard’s list of servers at its login', () => {
  const of = async (listed: readonly string[], shard: [number, number]) => {
    const bot = new TestBot();
    await bot.store.saveGuildSettings(SERVER, DEFAULT_GUILD_SETTINGS);
    const cache = new Map([['5', {}]]);
    const guilds = listed.map((id) => ({ id, unavailable: true }));
    const client = { guilds: { cache } } as unknown as Client;
    await compareWithList(bot.context, client, { guilds, shard });
    return { gone: await bot.store.removedGuilds(bot.world.at), cache, bot };
  };

  test.each<[string, readonly string[], [number, number], readonly string[]]>([
    ['one that it lacks was left meanwhile', [], [0, 1], ['1', '5']],
    ['one in an outage is on it', ['1', '5'], [0, 1], []],
    ['one of another shard is another’s', [], [1, 2], []],
  ])('%s', async (_, listed, shard, expected) => {
    const { gone, cache } = await of(listed, shard);
    expect(gone).toEqual(expected);
    expect(cache.has('5')).toBe(!expected.includes('5'));
  });

  test('takes back that one was left', async () => {
    const { bot } = await of([], [0, 1]);
    const client = { guilds: { cache: new Map() } } as unknown as Client;
    await compareWithList(bot.context, client, { guilds: [{ id: '1', unavailable: true }], shard: [0, 1] });
    expect(await bot.store.removedGuilds(bot.world.at)).toEqual(['5']);
    expect(await bot.store.outages()).toContain('1');
  });
});
