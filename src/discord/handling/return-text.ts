import type { ModalSubmitInteraction } from 'discord.js';
import { ComponentType } from 'discord-api-types/v10';
import { type OutMessage, plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately } from './handler.ts';
import { translatorFor } from './locale.ts';

/** Under a heading; longer texts are a file. */
const MOST_GIVEN_BACK = 1800;

/** A sentence and a person's own text below it, word for word; a long one as a file. */
export function withText(sentence: string, text: string): OutMessage {
  return text.length <= MOST_GIVEN_BACK
    ? plain(`${sentence}\n>>> ${text}`)
    : { ...plain(sentence), files: [{ name: 'tale.txt', content: Buffer.from(text) }] };
}

/** Gives words that could not be kept back to their writer, so that nothing is written for nothing. */
export async function returnText(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  text: string,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, withText(t('form.givenBack'), text)).catch((error: unknown) => {
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
