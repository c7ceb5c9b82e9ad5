import { type Client, ShardClientUtil } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { isDirect, type Table } from '../../tables/table.ts';

type Kept = Pick<Table, 'guildId' | 'openerId'>;

/** Whether the bot can act on a server now. A server of another process's shard counts as reachable. */
export function isReachable(client: Client, guildId: Snowflake): boolean {
  if (!client.ws.shards.has(shardOf(client, guildId))) return true;
  return client.guilds.cache.get(guildId)?.available ?? false;
}

/** Whether the bot can act at a table now: direct messages are always reachable. */
export const isTableReachable = (client: Client, table: Kept): boolean =>
  isDirect(table) || isReachable(client, table.guildId);

/** The shard that receives direct messages. */
const DIRECT_SHARD = 0;

/** Whether this process receives people's actions at a table. */
export const isServed = (client: Client, table: Kept): boolean =>
  client.ws.shards.has(isDirect(table) ? DIRECT_SHARD : shardOf(client, table.guildId));

const shardOf = ({ options }: Client, guildId: Snowflake): number =>
  ShardClientUtil.shardIdForGuildId(guildId, options.shardCount ?? 1);
