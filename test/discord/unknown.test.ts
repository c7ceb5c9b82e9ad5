import type { Client } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { isReachable } from '../../src/discord/api/channel-access.ts';
import { findTableFeature } from '../../src/discord/features/find-table.ts';
import { tableListFeature } from '../../src/discord/features/table-list/index.ts';
import { DEFAULT_SEARCH } from '../../src/tables/seekers.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../src/tables/settings.ts';
import { seasonKey } from '../../src/tables/store.ts';
import { MINUTE } from '../e2e/test-clock.ts';
import { idOf } from '../tables/people.ts';
import { clientOf } from './a-server.ts';
import { CHANNEL, lobby, openedSeason, SERVER, taskOf } from './posting.ts';
import { TestBot } from './test-bot.ts';

const OTHER = '3';

/** A table's channel that the process doesn't know counts as closed to the readers of another one. */
const UNKNOWN: Readonly<Record<string, (client: Client) => unknown>> = {
  'its server': ({ guilds, channels }) => {
    guilds.cache.delete(SERVER);
    channels.cache.delete(CHANNEL);
  },
  'the channel': ({ channels }) => channels.cache.delete(CHANNEL),
  'the readers of the other channel': ({ channels }) => channels.cache.delete(OTHER),
};

interface Shown {
  readonly begin: (bot: TestBot) => Promise<unknown>;
  readonly taskOf: (client: Client) => (bot: TestBot) => { run(): Promise<void> };
  /** Whether people at the other channel are shown it, or drawn into it. */
  readonly isShown: (bot: TestBot) => Promise<boolean>;
}

const inList = (words: string) => async (bot: TestBot) => bot.discord.contents(OTHER).join().includes(words);
const listed = async (bot: TestBot) =>
  bot.store.saveGuildSettings(SERVER, { ...DEFAULT_GUILD_SETTINGS, tableList: OTHER });

const SHOWN: Readonly<Record<string, Shown>> = {
  'a lobby, in the list of tables': {
    begin: async (bot) => [await listed(bot), await lobby(bot)],
    taskOf: (client) => taskOf(tableListFeature, client),
    isShown: inList('3 free seats'),
  },
  'a season, in the list of tables': {
    async begin(bot) {
      await listed(bot);
      const id = await openedSeason(bot);
      const { id: messageId } = bot.discord.addMessage(CHANNEL, 'the card');
      const place = { guildId: SERVER, channelId: CHANNEL, messageId };
      await bot.store.savePost({ ...place, key: seasonKey(id), state: 'sent', digest: '' });
    },
    taskOf: (client) => taskOf(tableListFeature, client),
    isShown: inList(`channels/${SERVER}/${CHANNEL}/`),
  },
  'a table, to people who look for one': {
    async begin({ store, world }) {
      for (const [name, channelId] of [
        ['anna', CHANNEL],
        ['bert', OTHER],
      ] as const) {
        const asked = { name, channelId, guildId: SERVER, userId: idOf(name), since: world.at };
        await store.seek({
          ...DEFAULT_SEARCH,
          ...asked,
          game: 'tuchulcha',
          size: 2,
          askedBy: `7${idOf(name)}`,
        });
      }
    },
    taskOf: (client) => taskOf(findTableFeature, client),
    isShown: async ({ store }) => (await store.seekers(SERVER)).length === 0,
  },
};

describe.each(Object.entries(SHOWN))('%s', (_, { begin, taskOf, isShown }) => {
  async function shownBy(client: Client): Promise<boolean> {
    const bot = new TestBot();
    for (const channel of [CHANNEL, OTHER]) bot.discord.addChannel(channel);
    await begin(bot);
    bot.after(MINUTE);
    await taskOf(client)(bot).run();
    return isShown(bot);
  }

  test('is shown where all is known', async () =>
    expect(await shownBy(clientOf({ [CHANNEL]: true, [OTHER]: true }))).toBe(true));

  test.each(Object.entries(UNKNOWN))('is not where the bot doesn’t know %s', async (_, forgets) => {
    const client = clientOf({ [CHANNEL]: true, [OTHER]: true });
    forgets(client);
    expect(await shownBy(client)).toBe(false);
  });
});

test('a server of one’s own shard that isn’t known is out of reach', () => {
  expect(isReachable(clientOf({}), SERVER)).toBe(true);
  expect(isReachable(clientOf({}), '2')).toBe(false);
});
