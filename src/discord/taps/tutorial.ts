import type { ButtonInteraction } from 'discord.js';
import { replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { localeFor } from '../speaker.ts';
import { stopped, tutorialPage } from '../tutorial/index.ts';
import type { TutorialTap } from '../tutorial-tap.ts';

/** Another page of the tutorial, in place of the one that was pressed. */
export async function onTutorialTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: TutorialTap,
): Promise<void> {
  await interaction.deferUpdate();
  const locale = await localeFor(room, interaction);
  const message = tap.stops ? stopped(locale, tap.page) : await room.screen.drawn(tutorialPage(locale, tap));
  await interaction.editReply({ ...replyOf(message), attachments: [] });
}
