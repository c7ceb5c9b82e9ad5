import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  MessageFlags,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { describeDei, drawDei } from '../../pictures/index.ts';
import type { BoardView } from '../../pictures/tuchulcha/view.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { isClosedToMessages } from '../api/channel-api.ts';
import { isOnPrivateMessage } from '../api/interaction.ts';
import { type OutMessage, replyOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { drawAnswer, shareOf, withPicture } from './pictures.ts';

export type ComponentInteraction = ButtonInteraction | StringSelectMenuInteraction;
export type DeferrableInteraction = ComponentInteraction | ChatInputCommandInteraction;

/** Bacchanalia’s cards. */
export interface DeiView {
  readonly dei: true;
  readonly locale: string;
}

/** A message of the rules whose picture, if it has one, is yet to be drawn. */
export interface RulesMessage {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly board: BoardView | DeiView | null;
}

/** Before anything is looked up: the answer will be a new message, for nobody else. */
export async function deferNewReply(interaction: DeferrableInteraction): Promise<void> {
  const isAlone = interaction.context === InteractionContextType.BotDM;
  await interaction.deferReply(isAlone ? {} : { flags: MessageFlags.Ephemeral });
}

/** The same, in the place of what was pressed where that is theirs alone. */
export async function deferReplyInPlace(interaction: ComponentInteraction): Promise<void> {
  if (isOnPrivateMessage(interaction)) await interaction.deferUpdate();
  else await deferNewReply(interaction);
}

/** The message that one of the above has promised. */
export async function showReply(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  message: RulesMessage,
): Promise<void> {
  await interaction.editReply({
    ...replyOf(await drawReply(context, shareOf(interaction), message)),
    attachments: [],
  });
}

export async function drawReply(
  context: Pick<HandlerContext, 'draw' | 'drawing' | 'log'>,
  share: Snowflake,
  { message, board }: RulesMessage,
): Promise<OutMessage> {
  if (!board) return { ...message, picture: null };
  if (!('dei' in board)) return drawAnswer(context, share, { message, board });
  const { locale } = board;
  const draw = async () => ({ ...(await drawDei(locale)), description: describeDei(locale) });
  return withPicture(context, share, message, { locale, draw });
}

/** Sends a first direct message, which rings nobody's phone; false where Discord lets none through. */
export async function sendFirstMessage(
  { channelApi }: HandlerContext,
  userId: Snowflake,
  message: OutMessage,
  nonce: string,
): Promise<boolean> {
  try {
    await channelApi.send(await channelApi.openDirectMessage(userId), message, { nonce, silent: true });
    return true;
  } catch (error) {
    if (isClosedToMessages(error)) return false;
    throw error;
  }
}
