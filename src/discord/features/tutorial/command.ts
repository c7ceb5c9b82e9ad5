import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  MessageFlags,
} from 'discord.js';
import { replyOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import { localeFor } from '../../handling/locale.ts';
import type { TutorialTap } from '../../tutorial-tap.ts';
import { FIRST_PAGE, stopped, tutorialPage } from './index.ts';

/** The first lesson, for nobody but who asks: at any place, without a table. */
export async function tutorial(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
  const isAlone = interaction.context === InteractionContextType.BotDM;
  await interaction.deferReply(isAlone ? {} : { flags: MessageFlags.Ephemeral });
  const locale = await localeFor(room, interaction);
  const page = tutorialPage(locale, { on: 'tutorial', page: FIRST_PAGE, choice: null, stops: false });
  await interaction.editReply(replyOf(await room.screen.drawn(page)));
}

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
