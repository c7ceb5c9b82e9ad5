import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { type OutMessage, replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import type { RulesMessage } from './page.ts';

export type Pressed = ButtonInteraction | StringSelectMenuInteraction;
export type Asked = Pressed | ChatInputCommandInteraction;

/** Whether nobody but the person reads what is written there: an answer to them alone, or a direct message with the bot. */
const isTheirsAlone = ({ message, context }: Pressed): boolean =>
  context === InteractionContextType.BotDM || message.flags.has(MessageFlags.Ephemeral);

/** Before anything is looked up: the answer will be a new message, for nobody else. */
export async function answerAnew(interaction: Asked): Promise<void> {
  const isAlone = interaction.context === InteractionContextType.BotDM;
  await interaction.deferReply(isAlone ? {} : { flags: MessageFlags.Ephemeral });
}

/** The same, in the place of what was pressed where that is theirs alone. */
export async function answerInPlace(interaction: Pressed): Promise<void> {
  if (isTheirsAlone(interaction)) await interaction.deferUpdate();
  else await answerAnew(interaction);
}

/** What was promised by one of the above. */
export async function shows(room: Room, interaction: Asked, shown: RulesMessage): Promise<void> {
  await interaction.editReply({ ...replyOf(await drawn(room, shown)), attachments: [] });
}

export const drawn = async ({ screen }: Room, { message, board }: RulesMessage): Promise<OutMessage> =>
  board ? screen.drawn({ message, board }) : { ...message, picture: null };
