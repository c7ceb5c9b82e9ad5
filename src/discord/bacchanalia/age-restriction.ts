import type { Channel, Client } from 'discord.js';
import { STORY_CHANNELS, storyChannels, withStorySettings } from '../../tables/bacchanalia/settings.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { Translate } from '../../texts/index.ts';
import { isPermanentError, orNull } from '../api/channel-api.ts';
import { COMMANDS, type GameServerSettings, storesServerSetting } from '../handling/panel.ts';
import type { OpeningPlace } from '../views/game-presenter.ts';

/** Why a game for adults may not be played in a channel, by the server's setting; null if it may. */
export async function whyNotForAdults(
  t: Translate,
  { client, channelId, settings }: OpeningPlace,
): Promise<string | null> {
  switch (storyChannels(settings)) {
    case 'everywhere':
      return null;
    case 'off':
      return t('refused.adultsOff');
    case 'ageRestricted':
      return (await isAgeRestricted(client, channelId)) ? null : t('refused.adultsChannel');
  }
}

async function isAgeRestricted(client: Client, channelId: Snowflake): Promise<boolean> {
  const channel = await channelAt(client, channelId);
  const marked =
    channel?.isThread() && channel.parentId ? await channelAt(client, channel.parentId) : channel;
  return marked !== null && 'nsfw' in marked && marked.nsfw === true;
}

const channelAt = (client: Client, id: Snowflake): Promise<Channel | null> =>
  orNull(isPermanentError, client.channels.fetch(id, { allowUnknownGuild: true }));

export const bacchanaliaServerSettings: GameServerSettings = {
  ofTables: [
    {
      kind: 'select',
      key: 'bacchanalia',
      text: 'settings.choose.bacchanalia',
      line(t, { settings, refused }) {
        const where = storyChannels(settings);
        const line = t('settings.bacchanalia', { where });
        return where !== 'off' && refused.has(COMMANDS) ? `${line}\n${t('settings.commandsRefused')}` : line;
      },
      values: () => STORY_CHANNELS,
      option: (t, where) => t('settings.option.bacchanalia', { where }),
      chosen: ({ settings }) => storyChannels(settings),
      change: storesServerSetting((current, value) =>
        withStorySettings(current, {
          channels: STORY_CHANNELS.find((one) => one === value) ?? storyChannels(current),
        }),
      ),
    },
  ],
};
