import type { Channel, Client } from 'discord.js';
import type { GameName, Snowflake } from '../tables/game-types.ts';
import type { GuildSettings } from '../tables/settings.ts';
import type { Translate } from '../texts/index.ts';
import { isRefused } from './post.ts';

/** Where a table is wanted, and what the server allows there. */
export interface Wanted {
  readonly game: GameName;
  readonly channelId: Snowflake;
  readonly settings: Pick<GuildSettings, 'bacchanalia'>;
}

/** Games whose box says that they are for adults. */
const FOR_ADULTS: ReadonlySet<GameName> = new Set(['bacchanalia']);

/** Why there may be no table of this game in the channel, in a sentence; null if there may be one. */
export async function whyNotForAdults(
  t: Translate,
  client: Client,
  { game, channelId, settings }: Wanted,
): Promise<string | null> {
  if (!FOR_ADULTS.has(game)) return null;
  switch (settings.bacchanalia) {
    case 'everywhere':
      return null;
    case 'off':
      return t('refused.adultsOff');
    case 'ageRestricted':
      return (await isAgeRestricted(client, channelId)) ? null : t('refused.adultsChannel');
  }
}

/** Whether Discord asks everybody's age before they read the channel; of a thread: the channel that it belongs to. */
async function isAgeRestricted(client: Client, channelId: Snowflake): Promise<boolean> {
  const channel = await channelAt(client, channelId);
  const marked =
    channel?.isThread() && channel.parentId ? await channelAt(client, channel.parentId) : channel;
  return marked !== null && 'nsfw' in marked && marked.nsfw === true;
}

/** Null for a channel that the bot cannot see. */
async function channelAt(client: Client, id: Snowflake): Promise<Channel | null> {
  try {
    return await client.channels.fetch(id, { allowUnknownGuild: true });
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}
