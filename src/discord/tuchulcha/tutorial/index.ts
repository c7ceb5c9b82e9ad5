import type { ButtonInteraction } from 'discord.js';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import {
  answer,
  type DeferrableInteraction,
  drawAnswer,
  drawingShareOf,
  promiseReply,
  promiseUpdate,
} from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import type { BoardMessage } from '../board.ts';
import { FIRST_PAGE, hintPage, tutorialButtons, tutorialPage } from './page.ts';

async function showPage(
  context: HandlerContext,
  interaction: DeferrableInteraction,
  page: (locale: string) => BoardMessage,
): Promise<void> {
  const message = page(await localeFor(context, interaction));
  await answer(interaction, await drawAnswer(context, drawingShareOf(interaction), message));
}

/** A button that replaces the page on which it stands. */
const turnsTo =
  <Values>(page: (locale: string, values: Values) => BoardMessage) =>
  (context: HandlerContext, interaction: ButtonInteraction, values: Values): Promise<void> => {
    promiseUpdate(interaction);
    return showPage(context, interaction, (locale) => page(locale, values));
  };

function begin(context: HandlerContext, interaction: DeferrableInteraction): Promise<void> {
  promiseReply(interaction);
  return showPage(context, interaction, (locale) => tutorialPage(locale, FIRST_PAGE));
}

/** The lessons need no table and are for the person alone. */
export const tutorialFeature: Feature = {
  commands: [{ name: 'tutorial', text: 'command.tutorial', anywhere: true, handle: begin }],
  routes: [
    ...respond({ learn: links.learn }, { learn: begin }),
    ...respond(tutorialButtons, {
      page: turnsTo((locale, { page }) => tutorialPage(locale, page)),
      answer: turnsTo((locale, { answer }) => tutorialPage(locale, answer.page, answer.choice)),
      hint: turnsTo((locale, { page }) => hintPage(locale, page)),
    }),
  ],
};
