/** An interaction as the bot's gateway brings it. */
import { channelJson, partialChannel } from './channel.ts';
import type { Interaction } from './interactions.ts';
import { readable } from './readable.ts';
import type { World } from './world.ts';

const MOST_BYTES = 10 * 1024 * 1024;

export function payload(world: World, interaction: Interaction, data: unknown): Record<string, unknown> {
  const { person, channel, source } = interaction;
  const { guild, bot } = world;
  const direct = channel.kind === 'dm';
  const who = direct
    ? { user: person.user }
    : {
        member: { ...guild.member(person), permissions: guild.personPermissions(person).toString() },
        guild_id: guild.id,
        guild: { id: guild.id, locale: 'en-US', features: [] },
        guild_locale: 'en-US',
      };
  return {
    version: 1,
    type: interaction.type,
    id: interaction.id,
    token: interaction.token,
    application_id: bot.id,
    data,
    channel_id: channel.id,
    channel: direct
      ? channelJson(channel, bot.id)
      : partialChannel(channel, bot.id, guild.personPermissions(person)),
    ...(source === null ? {} : { message: readable(world, source.body) }),
    ...who,
    locale: person.locale,
    context: direct ? 1 : 0,
    app_permissions: world.channels.permissions(channel).toString(),
    authorizing_integration_owners: direct ? { '0': '0' } : { '0': guild.id },
    entitlements: [],
    entitlement_sku_ids: [],
    attachment_size_limit: MOST_BYTES,
  };
}
