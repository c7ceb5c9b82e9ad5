import type { ModalSubmitInteraction } from 'discord.js';
import { onStoryForm } from '../bacchanalia/forms.ts';
import { onTermsForm } from '../bacchanalia/terms.ts';
import type { HandlerContext } from '../context.ts';
import { parseTap } from '../custom-id.ts';
import { replyUnknownButton, withErrorReply } from '../handling/handler.ts';

/** Any form of ours that has been filled in: its custom id is that of the button that opened it. */
export async function onForm(context: HandlerContext, interaction: ModalSubmitInteraction): Promise<void> {
  const tap = parseTap(interaction.customId);
  await withErrorReply(context, interaction, tap?.table ?? null, async () => {
    if (tap?.on !== 'storyWrite') await replyUnknownButton(context, interaction);
    else if (tap.written.what === 'terms') await onTermsForm(context, interaction, tap.table);
    else await onStoryForm(context, interaction, tap);
  });
}
