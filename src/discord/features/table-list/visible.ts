import { type Client, PermissionFlagsBits } from 'discord.js';
import type { GameName, Snowflake } from '../../../tables/game-types.ts';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { whyNotIn } from '../../handling/opening-checks.ts';
import { isFullOfPeople } from '../../views/lobby-buttons.ts';
import type { ListedTables } from './message.ts';

/** A server's public tables that may be told of in a channel: to nobody who couldn't see them where they are played. */
export async function tablesToList(
  { store }: Pick<HandlerContext, 'store'>,
  client: Client,
  guildId: Snowflake,
  channelId: Snowflake,
): Promise<ListedTables> {
  const settings = await store.guildSettings(guildId);
  const tables = await store.publicTables(guildId);
  const t = translator('en');
  const allowed = new Map<GameName, boolean>();
  for (const { game } of tables)
    if (!allowed.has(game))
      allowed.set(game, (await whyNotIn(t, game, { client, channelId, settings })) === null);
  const isVisible = visibleFrom(client, guildId, channelId);
  const listed = tables.filter((table) => allowed.get(table.game) && isVisible(table));
  return {
    joinable: listed.filter((table) => table.status === 'lobby' && !isFullOfPeople(table)),
    running: listed.filter(({ status }) => status === 'playing'),
  };
}

/** Whether every role that reads the one channel reads a table's channel, too. */
function visibleFrom(client: Client, guildId: Snowflake, channelId: Snowflake): (table: Table) => boolean {
  const guild = client.guilds.cache.get(guildId);
  const here = guild?.channels.cache.get(channelId);
  const readers = guild?.roles.cache.filter((role) =>
    here?.permissionsFor(role)?.has(PermissionFlagsBits.ViewChannel),
  );
  return ({ channelId: there }) =>
    there === channelId ||
    (readers?.every(
      (role) =>
        guild?.channels.cache.get(there)?.permissionsFor(role)?.has(PermissionFlagsBits.ViewChannel) ?? false,
    ) ??
      false);
}
