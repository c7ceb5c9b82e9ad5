/** Who hears of a message: the page of all, the bot of what is not ephemeral. */
import { pageMessage, type StoredMessage } from './message.ts';
import { readable } from './readable.ts';
import type { World } from './world.ts';

function guildOf(world: World, channelId: string): string | null {
  return world.channels.find(channelId)?.kind === 'dm' ? null : world.guild.id;
}

export function announce(
  world: World,
  name: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE',
  message: StoredMessage,
): void {
  const { body } = message;
  const { bot, guild, people, outlets } = world;
  outlets.page({ type: 'message', message: pageMessage(message) });
  if (message.ephemeralFor !== null) return;
  const guildId = guildOf(world, body.channel_id);
  const data = readable(world, body);
  if (guildId === null) {
    outlets.bot({ name, data, guildId });
    return;
  }
  const author = people.get(body.author.id);
  const { user: _, ...member } =
    author === undefined ? { ...guild.botMember(), user: bot } : guild.member(author);
  outlets.bot({ name, data: { ...data, guild_id: guildId, member }, guildId });
}

export function announceGone(world: World, message: StoredMessage): void {
  const { id, channel_id } = message.body;
  if (message.ephemeralFor === null) {
    const guildId = guildOf(world, channel_id);
    const data = { id, channel_id, ...(guildId === null ? {} : { guild_id: guildId }) };
    world.outlets.bot({ name: 'MESSAGE_DELETE', data, guildId });
  }
  world.outlets.page({ type: 'messageGone', channelId: channel_id, messageId: id });
}
