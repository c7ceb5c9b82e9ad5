import { type Client, DiscordAPIError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { whyNotForAdults } from '../../../src/discord/bacchanalia/publication.ts';
import { whyNotIn } from '../../../src/discord/handling/opening-checks.ts';
import {
  STORY_CHANNELS,
  type StorySettings,
  withStorySettings,
} from '../../../src/tables/bacchanalia/types.ts';
import { DEFAULT_GUILD_SETTINGS } from '../../../src/tables/settings.ts';
import { translator } from '../../../src/texts/index.ts';
import { clientOf } from '../a-server.ts';

const t = translator('en');

const text = (nsfw: boolean) => ({ isThread: () => false, nsfw });
const thread = (parentId: string | null) => ({ isThread: () => true, parentId });
const direct = { isThread: () => false };

const gone = new DiscordAPIError(
  { code: 10003, message: 'Unknown Channel' },
  ...([10003, 404, 'GET', '/channels', {}] as const),
);

const CHANNELS: Readonly<Record<string, object>> = {
  marked: text(true),
  open: text(false),
  'thread of marked': thread('marked'),
  'thread of open': thread('open'),
  'thread of nothing': thread(null),
  'thread of a hidden one': thread('hidden'),
  direct,
};

/** A client that knows only those channels. */
const client = {
  channels: {
    cache: new Map(),
    fetch: async (id: string) => {
      const found = CHANNELS[id];
      if (!found) throw gone;
      return found;
    },
  },
} as unknown as Client;

const allowed = (channels: StorySettings['channels']) =>
  withStorySettings(DEFAULT_GUILD_SETTINGS, { channels });

const why = (channels: StorySettings['channels'], channelId: string) =>
  whyNotForAdults(t, { client, channelId, settings: allowed(channels) });

describe('where Bacchanalia may be played', () => {
  test.each([...Object.keys(CHANNELS), 'hidden'])('nowhere while it is off: %s', async (channel) => {
    expect(await why('off', channel)).toBe(
      'Bacchanalia is a story game for adults, and it’s turned off on this server. A server manager can turn it on: `/settings`.',
    );
  });

  test.each([...Object.keys(CHANNELS), 'hidden'])('wherever tables are: %s', async (channel) => {
    expect(await why('everywhere', channel)).toBeNull();
  });

  test.each([
    ['marked', true],
    ['thread of marked', true],
    ['open', false],
    ['thread of open', false],
    ['thread of nothing', false],
    ['thread of a hidden one', false],
    ['direct', false],
    ['hidden', false],
  ])('in channels that are marked: %s', async (channel, may) => {
    const refusal = await why('ageRestricted', channel);
    if (may) expect(refusal).toBeNull();
    else expect(refusal).toContain('only play it in age-restricted channels');
  });

  test.each([
    ['some that everybody here can read', '2', [], 'such as <#5> and <#6>.'],
    ['only those where tables are allowed', '2', ['2', '6'], 'such as <#6>.'],
    ['none that people here may not know of', '3', ['4'], 'A server manager can mark a channel'],
  ])('elsewhere it names %s', async (_, channelId, channels, told) => {
    const server = clientOf({ 2: true, 3: true, 4: ['102'], 5: true, 6: true, 7: true });
    for (const id of ['4', '5', '6', '7'])
      Object.assign(server.channels.cache.get(id) ?? {}, { nsfw: true, isTextBased: () => true });
    const settings = { ...allowed('ageRestricted'), channels };
    expect(await whyNotForAdults(t, { client: server, channelId, settings })).toContain(told);
  });

  test('a failure of Discord’s is no answer', async () => {
    const failing = { channels: { fetch: () => Promise.reject(new Error('no connection')) } };
    const asked = whyNotForAdults(t, {
      client: failing as unknown as Client,
      channelId: 'marked',
      settings: allowed('ageRestricted'),
    });
    await expect(asked).rejects.toThrow('no connection');
  });
});

test.each(STORY_CHANNELS)('Tuchulcha is for everybody: %s', async (channels) => {
  const settings = allowed(channels);
  expect(await whyNotIn(t, 'tuchulcha', { client, channelId: 'open', settings })).toBeNull();
});
