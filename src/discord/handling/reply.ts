import type { BaseMessageOptions, ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { isClosedToMessages } from '../api/channel-api.ts';
import { isOnPrivateMessage, rowsWithoutPressed, type SelectInteraction } from '../api/interaction.ts';
import { type OutMessage, replyOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import type { MessageToDraw } from '../views/game-view.ts';
import { type Answerable, acknowledgementOf } from './acknowledgement.ts';
import { shareOf, withPicture } from './pictures.ts';

export type ComponentInteraction = ButtonInteraction | SelectInteraction;
export type DeferrableInteraction = ComponentInteraction | ChatInputCommandInteraction;

/** The answer will be a new message, for nobody else. Said before anything is waited for, as the next two. */
export const promiseReply = (interaction: Answerable): void => acknowledgementOf(interaction).promiseReply();

/** The answer will be a change of what was pressed. */
export const promiseUpdate = (interaction: Answerable): void =>
  acknowledgementOf(interaction).promiseUpdate();

/** The answer will be a new message, for nobody else, but in the place of what was pressed where that is theirs alone. */
export function promiseReplyInPlace(interaction: ComponentInteraction): void {
  if (isOnPrivateMessage(interaction)) promiseUpdate(interaction);
  else promiseReply(interaction);
}

/** The promised answer; again: another text in its place. After whatever was asked is stored. */
export const answer = (interaction: Answerable, message: BaseMessageOptions): Promise<void> =>
  acknowledgementOf(interaction).answer(message);

/** Takes the pressed button off its message; the rest of it stays. */
export const removePressedButton = (interaction: ButtonInteraction): Promise<void> =>
  answer(interaction, { components: rowsWithoutPressed(interaction) });

/** The promised answer, drawn. */
export async function showReply(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  message: MessageToDraw,
): Promise<void> {
  await answer(interaction, replyOf(await drawReply(context, shareOf(interaction), message)));
}

export async function drawReply(
  context: Pick<HandlerContext, 'draw' | 'drawing' | 'log'>,
  share: Snowflake,
  { message, picture }: MessageToDraw,
): Promise<OutMessage> {
  if (!picture) return { ...message, picture };
  const { locale } = picture.view;
  return withPicture(context, share, message, { locale, draw: () => context.draw(picture) });
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
