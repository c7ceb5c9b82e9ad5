import type { Guild } from 'discord.js';
import { translator } from '../../texts/index.ts';
import { isRefused, nonceOf } from '../api/channel-api.ts';
import type { HandlerContext } from '../context.ts';
import { greeting } from '../games.ts';

/** Discord tells of every server again at each login: one that was joined before this is no newcomer. */
const NEW_FOR_MS = 60 * 60_000;

/**
 * Greets a server to which the bot was just added, in the channel where Discord itself greets. Once each time it is added, whatever
 * is restarted meanwhile; nothing where it may not write there.
 */
export async function welcome(
  { store, channelApi, now }: Pick<HandlerContext, 'store' | 'channelApi' | 'now'>,
  guild: Guild,
): Promise<void> {
  const { id, systemChannelId, joinedTimestamp, preferredLocale } = guild;
  const isNew = now().getTime() - joinedTimestamp <= NEW_FOR_MS;
  if (!systemChannelId || !isNew) return;
  const joined = new Date(joinedTimestamp).toISOString();
  if (!(await store.claimNote(`welcome:${id}`, joined))) return;
  const { locale } = await store.guildSettings(id);
  const message = greeting()?.message(translator(locale ?? preferredLocale));
  if (!message) return;
  try {
    await channelApi.send(systemChannelId, message, {
      nonce: nonceOf(`welcome:${id}:${joined}`),
      silent: true,
    });
  } catch (error) {
    if (!isRefused(error)) throw error;
  }
}
