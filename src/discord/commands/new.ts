import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { COLORS, type Color } from '../../games/tuchulcha/color.ts';
import { isPace } from '../../tables/clock/index.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { Table } from '../../tables/table.ts';
import { shown } from '../answer.ts';
import { plain, replyOf } from '../message.ts';
import { within } from '../patience.ts';
import { personOf } from '../person.ts';
import type { Room } from '../room.ts';
import { tableLocale } from '../speaker.ts';
import { invitation, lobbyMessage } from '../views/lobby.ts';
import { invitedBy } from './invited.ts';
import { whyNotOpen } from './may-open.ts';

type Command = ChatInputCommandInteraction<'cached' | 'raw'>;

/** Discord waits three seconds: a refusal that takes longer has to follow a public acknowledgement. */
const PATIENCE_MS = 1500;

/** Opens a table: the answer to the command is its lobby. */
export async function newTable(room: Room, interaction: Command): Promise<void> {
  const looked = look(room, interaction);
  const soon = await within(PATIENCE_MS, looked, null);
  if (!soon) await interaction.deferReply();
  const { settings, refusal } = await looked;
  if (refusal !== null) return refuse(interaction, refusal);
  if (soon) await interaction.deferReply();
  const table = await room.tables.open(openingOf(interaction, settings));
  const sent = await interaction.editReply(replyOf(lobbyMessage(table)));
  await room.store.show(table.id, { lobbyMessageId: sent.id, versionShown: table.version });
  await invite(room, interaction, table);
  const started = await room.tables.startIfFull(table.id);
  if (started.ok) await shown(room, table.id);
}

async function look(room: Room, interaction: Command) {
  const settings = await room.store.guildSettings(interaction.guildId);
  return { settings, refusal: await whyNotOpen(room, interaction, settings) };
}

/** Privately, even where "thinking" stands there already for everybody. */
async function refuse(interaction: Command, sentence: string): Promise<void> {
  const reply = { ...replyOf(plain(sentence)), flags: MessageFlags.Ephemeral } as const;
  if (!interaction.deferred) {
    await interaction.reply(reply);
    return;
  }
  await interaction.deleteReply();
  await interaction.followUp(reply);
}

function openingOf(interaction: Command, settings: GuildSettings) {
  const { options } = interaction;
  const size = options.getInteger('players') ?? 4;
  const pace = options.getString('pace');
  return {
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    locale: tableLocale(settings, interaction),
    opener: personOf(interaction),
    color: colorOf(options.getString('color')) ?? COLORS[0],
    size,
    computers: Math.min(options.getInteger('computers') ?? 0, size - 1),
    pace: isPace(pace) ? pace : settings.pace,
    isPrivate: options.getBoolean('private') ?? false,
    invited: invitedBy(interaction),
  };
}

const colorOf = (name: string | null): Color | undefined => COLORS.find((color) => color === name);

/** Pings those who are invited: an answer that was "thinking" first rings nobody's phone (discord-api-docs#5497). */
async function invite({ log }: Room, interaction: Command, table: Table): Promise<void> {
  if (table.invited.length === 0) return;
  try {
    await interaction.followUp(replyOf(invitation(table, personOf(interaction).name)));
  } catch (error) {
    log.error({ err: error, table: table.id }, 'those who are invited could not be told');
  }
}
