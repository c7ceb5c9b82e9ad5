import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { describeDei, drawDei } from '../../pictures/index.ts';
import type { Snowflake } from '../../tables/table.ts';
import { isClosedToMessages } from '../api/channel-api.ts';
import { type OutMessage, type Picture, replyOf } from '../api/message.ts';
import type { Room } from '../context.ts';
import type { DeiView, RulesMessage } from '../features/rules/page.ts';

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

export async function drawn(room: Room, { message, board }: RulesMessage): Promise<OutMessage> {
  if (!board) return { ...message, picture: null };
  return 'dei' in board
    ? { ...message, picture: await deiOrNone(room, board) }
    : room.screen.drawn({ message, board });
}

/** The page is whole without it. */
async function deiOrNone({ log }: Room, { locale }: DeiView): Promise<Picture | null> {
  try {
    return { ...(await drawDei(locale)), description: describeDei(locale) };
  } catch (error) {
    log.error({ err: error }, 'the picture of the cards could not be drawn');
    return null;
  }
}

/** Sends a first direct message, which rings nobody's phone; false where Discord lets none through. */
export async function reaches(
  { post }: Room,
  userId: Snowflake,
  message: OutMessage,
  nonce: string,
): Promise<boolean> {
  try {
    await post.send(await post.direct(userId), message, { nonce, silent: true });
    return true;
  } catch (error) {
    if (isClosedToMessages(error)) return false;
    throw error;
  }
}
