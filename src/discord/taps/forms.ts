import type { ModalSubmitInteraction } from 'discord.js';
import { onStoryForm } from '../bacchanalia/forms.ts';
import { onTermsForm } from '../bacchanalia/terms.ts';
import type { Room } from '../context.ts';
import { parseTap } from '../custom-id.ts';
import { guarded, unknownButton } from '../handling/handler.ts';

/** Any form of ours that has been filled in: its custom id is that of the button that opened it. */
export async function onForm(room: Room, interaction: ModalSubmitInteraction): Promise<void> {
  const tap = parseTap(interaction.customId);
  await guarded(room, interaction, tap?.table ?? null, async () => {
    if (tap?.on !== 'storyWrite') await unknownButton(room, interaction);
    else if (tap.written.what === 'terms') await onTermsForm(room, interaction, tap.table);
    else await onStoryForm(room, interaction, tap);
  });
}
