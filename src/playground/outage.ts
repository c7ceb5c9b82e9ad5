/** What can't be reached while the guild is unavailable: all that a path names of it. */
import type { World } from './world.ts';

export function outOfReach(world: World, params: Readonly<Record<string, string>>): boolean {
  if (world.guild.available) return false;
  const { guild_id, channel_id, interaction_id, webhook_token } = params;
  if (guild_id !== undefined) return guild_id === world.guild.id;
  const channel =
    channel_id === undefined
      ? world.interactions.place(interaction_id ?? webhook_token ?? '')
      : world.channels.find(channel_id);
  return channel !== undefined && channel.kind !== 'dm';
}
