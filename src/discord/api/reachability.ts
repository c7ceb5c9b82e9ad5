import { type Client, ShardClientUtil } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';

/** Whether the bot can act on a server now. A server of another process's shard is that process's to know. */
export function isReachable(client: Client, guildId: Snowflake): boolean {
  if (!isServed(client, guildId)) return true;
  return client.guilds.cache.get(guildId)?.available ?? false;
}

export function isServed(client: Client, guildId: Snowflake): boolean {
  return client.ws.shards.has(ShardClientUtil.shardIdForGuildId(guildId, client.options.shardCount ?? 1));
}
