import type { ModalSubmitInteraction } from 'discord.js';
import { type OutMessage, plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';

/** Under a heading; longer texts are a file. */
const MOST_SHOWN = 1800;

/** What somebody wrote and what could not be kept: to them alone, so that nothing is written for nothing. */
export async function giveBack(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  text: string,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const head = plain(t('bacchanalia.givenBack'));
  const message: OutMessage =
    text.length <= MOST_SHOWN
      ? { ...head, content: `${head.content}\n>>> ${text}` }
      : { ...head, files: [{ name: 'tale.txt', content: Buffer.from(text) }] };
  await replyPrivately(interaction, message).catch((error: unknown) => {
    context.log.error(
      { err: error, interaction: interaction.id },
      'what was written could not be given back',
    );
  });
}
