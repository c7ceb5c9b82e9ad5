import {
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  MessageFlags,
} from 'discord.js';
import { replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { localeFor } from '../../handling/locale.ts';
import type { TutorialTap } from '../../tutorial-tap.ts';
import { FIRST_PAGE, stopped, tutorialPage } from './index.ts';

/** The first lesson, for nobody but who asks: at any place, without a table. */
export async function tutorial(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const isAlone = interaction.context === InteractionContextType.BotDM;
  await interaction.deferReply(isAlone ? {} : { flags: MessageFlags.Ephemeral });
  const locale = await localeFor(context, interaction);
  const page = tutorialPage(locale, { on: 'tutorial', page: FIRST_PAGE, choice: null, stops: false });
  await interaction.editReply(replyOf(await context.tableMessages.draw(page)));
}

/** Another page of the tutorial, in place of the one that was pressed. */
export async function onTutorialTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: TutorialTap,
): Promise<void> {
  await interaction.deferUpdate();
  const locale = await localeFor(context, interaction);
  const message = tap.stops
    ? stopped(locale, tap.page)
    : await context.tableMessages.draw(tutorialPage(locale, tap));
  await interaction.editReply({ ...replyOf(message), attachments: [] });
}
