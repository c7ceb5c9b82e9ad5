import { type ChatInputCommandInteraction, PermissionFlagsBits } from 'discord.js';
import { COLORS, type Color } from '../../games/tuchulcha/color.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { sayPrivately, shown } from '../answer.ts';
import { plain, replyOf } from '../message.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { lobbyMessage } from '../views/lobby.ts';
import { listOf } from '../views/names.ts';

const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles', 'ReadMessageHistory'] as const;

/** Opens a table: the answer to the command is its lobby. */
export async function newTable(
  room: Room,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
): Promise<void> {
  const t = translator(interaction.locale);
  const missing = missingPermissions(t, interaction);
  if (missing) {
    await sayPrivately(interaction, plain(t('refused.permissions', { missing })));
    return;
  }
  await interaction.deferReply();
  const size = interaction.options.getInteger('players') ?? 4;
  const table = await room.tables.open({
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    locale: interaction.guildLocale ?? 'en-US',
    opener: personOf(interaction),
    color: colorOf(interaction.options.getString('color')) ?? COLORS[0],
    size,
    computers: Math.min(interaction.options.getInteger('computers') ?? 0, size - 1),
  });
  const sent = await interaction.editReply(replyOf(lobbyMessage(table)));
  await room.store.show(table.id, { lobbyMessageId: sent.id, versionShown: table.version });
  const started = await room.tables.startIfFull(table.id);
  if (started.ok) await shown(room, table.id);
}

const colorOf = (name: string | null): Color | undefined => COLORS.find((color) => color === name);

/** What the bot may not do in this channel, in words; empty if nothing is missing. */
function missingPermissions(t: Translate, { appPermissions, locale }: ChatInputCommandInteraction): string {
  const missing = NEEDED.filter((name) => !appPermissions.has(PermissionFlagsBits[name]));
  return listOf(
    locale,
    missing.map((name) => t(`permission.${name}`)),
  );
}
