import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { whyNotOneMore } from '../../tables/changes/seat-changes.ts';
import type { GameName } from '../../tables/game-types.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import { translator } from '../../texts/index.ts';
import { whyNotForAdults } from '../for-adults.ts';
import type { Room } from '../room.ts';
import { localeFor } from '../speaker.ts';
import { channelList, listOf } from '../views/names.ts';
import { refusalMessage } from '../views/refusal.ts';
import { whyNotInvited } from './invited.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;

/** Why the person may not open a table here, in a sentence of their language; null if they may. */
export async function whyNotOpen(
  room: Room,
  interaction: Command,
  settings: GuildSettings,
  game: GameName,
): Promise<string | null> {
  const locale = await localeFor(room, interaction);
  const t = translator(locale);
  const refusal =
    (await whyNotHere(locale, interaction, settings, game)) ?? whyNotInvited(t, interaction, game);
  if (refusal !== null) return refusal;
  const limit = await whyNotOneMore(room.store, interaction.guildId, interaction.user.id, null);
  return limit && refusalMessage(t, limit, null).content;
}

/** Why no table of this game may be in this channel, in a sentence; null if one may. */
export async function whyNotHere(
  locale: string,
  interaction: Command,
  settings: Pick<GuildSettings, 'channels' | 'bacchanalia'>,
  game: GameName,
): Promise<string | null> {
  const { channels } = settings;
  const t = translator(locale);
  const missing = NEEDED.filter((name) => !interaction.appPermissions.has(PermissionFlagsBits[name]));
  if (missing.length > 0) {
    const names = missing.map((name) => t(`permission.${name}`));
    return t('refused.permissions', { missing: listOf(locale, names) });
  }
  if (channels.length > 0 && !channels.includes(channelOf(interaction))) {
    return t('refused.channel', { count: channels.length, channels: channelList(locale, channels) });
  }
  const { client, channelId } = interaction;
  return whyNotForAdults(t, client, { game, channelId, settings });
}

/** The channel where the command was given: of a thread, the one that it belongs to. */
export const channelOf = ({ channel, channelId }: Pick<Command, 'channel' | 'channelId'>): string =>
  (channel?.isThread() ? channel.parentId : null) ?? channelId;
