import type { ModalSubmitInteraction } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import { type OutMessage, plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately } from './handler.ts';
import { translatorFor } from './locale.ts';

/** Under a heading; longer texts are a file. */
const MOST_GIVEN_BACK = 1800;

/** Gives words that could not be kept back to their writer, so that nothing is written for nothing. */
export async function returnText(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  text: string,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const head = plain(t('bacchanalia.givenBack'));
  const message: OutMessage =
    text.length <= MOST_GIVEN_BACK
      ? { ...head, content: `${head.content}\n>>> ${text}` }
      : { ...head, files: [{ name: 'tale.txt', content: Buffer.from(text) }] };
  await replyPrivately(interaction, message).catch((error: unknown) => {
    context.log.error({ err: error, interaction: interaction.id }, 'failed to return a text to its writer');
  });
}

/** The same for all that was written in a form. */
export async function returnForm(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
): Promise<void> {
  for (const field of interaction.fields.fields.values())
    if (field.type === ComponentType.TextInput && field.value.trim() !== '')
      await returnText(context, interaction, field.value.trim());
}
