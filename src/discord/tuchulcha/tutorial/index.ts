import type { ButtonInteraction } from 'discord.js';
import { type OutMessage, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { localeFor } from '../../handling/locale.ts';
import { drawAnswer, shareOf } from '../../handling/pictures.ts';
import { answer, type DeferrableInteraction, promiseReply, promiseUpdate } from '../../handling/reply.ts';
import { links } from '../../views/links.ts';
import { withBoard } from '../board-message.ts';
import { FIRST_PAGE, tutorialButtons } from './buttons.ts';
import { hintPage, stopPage, tutorialPage } from './page.ts';

async function turnTo(
  context: HandlerContext,
  interaction: ButtonInteraction,
  page: (locale: string) => OutMessage | Promise<OutMessage>,
): Promise<void> {
  promiseUpdate(interaction);
  const message = await page(await localeFor(context, interaction));
  await answer(interaction, replyOf(message));
}

async function begin(context: HandlerContext, interaction: DeferrableInteraction): Promise<void> {
  promiseReply(interaction);
  const page = tutorialPage(await localeFor(context, interaction), FIRST_PAGE);
  await answer(interaction, replyOf(await drawAnswer(context, shareOf(interaction), withBoard(page))));
}

/** The lessons need no table and are for the person alone. */
export const tutorialFeature: Feature = {
  commands: [
    {
      name: 'tutorial',
      text: 'command.tutorial',
      anywhere: true,
      handle: begin,
    },
  ],
  routes: [
    ...respond({ learn: links.learn }, { learn: begin }),
    ...respond(tutorialButtons, {
      page: (context, interaction, { page }) =>
        turnTo(context, interaction, (locale) =>
          drawAnswer(context, shareOf(interaction), withBoard(tutorialPage(locale, page))),
        ),
      answer: (context, interaction, { answer: { page, choice } }) =>
        turnTo(context, interaction, (locale) =>
          drawAnswer(context, shareOf(interaction), withBoard(tutorialPage(locale, page, choice))),
        ),
      hint: (context, interaction, { page }) =>
        turnTo(context, interaction, (locale) =>
          drawAnswer(context, shareOf(interaction), withBoard(hintPage(locale, page))),
        ),
      stop: (context, interaction, { page }) =>
        turnTo(context, interaction, (locale) => stopPage(locale, page)),
    }),
  ],
};
