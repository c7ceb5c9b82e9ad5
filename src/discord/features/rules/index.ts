import type { GroupId, PageId } from '../../../texts/keys.ts';
import { isPageId } from '../../../texts/rules/pages.ts';
import { serverOf } from '../../api/interaction.ts';
import { plain } from '../../api/message.ts';
import { greeting, withOffers } from '../../game-features.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { type Feature, respond, updating } from '../../handling/feature.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import {
  answer,
  type ComponentInteraction,
  drawingShareOf,
  drawReply,
  promiseReply,
  promiseReplyInPlace,
  replyUnknownButton,
  showReply,
} from '../../handling/reply.ts';
import { mayPostHere, shareHere } from '../../handling/share.ts';
import { links } from '../../views/links.ts';
import { contentsMessage } from './contents.ts';
import { isGroupId, pageMessage, rulesButtons, sharedPage } from './page.ts';
import { answerQuestion, questionOption } from './question.ts';

/** Where an answer has been promised. */
async function showPage(
  context: HandlerContext,
  interaction: ComponentInteraction,
  page: PageId,
  part = 0,
): Promise<void> {
  const locale = await localeFor(context, interaction);
  const sharable = mayPostHere(interaction);
  await showReply(context, interaction, pageMessage(locale, { page, part, also: [], sharable }));
}

async function showContents(
  context: HandlerContext,
  interaction: ComponentInteraction,
  group: GroupId,
): Promise<void> {
  promiseReplyInPlace(interaction);
  const locale = await localeFor(context, interaction);
  await showReply(context, interaction, contentsMessage(locale, group, null));
}

export const rulesFeature: Feature = {
  commands: [
    {
      name: 'rules',
      text: 'command.rules',
      anywhere: true,
      options: [questionOption('topic', 'command.rules.topic')],
      handle: (context, interaction) =>
        answerQuestion(context, interaction, interaction.options.getString('topic') ?? ''),
    },
    {
      name: 'help',
      text: 'command.help',
      anywhere: true,
      options: [questionOption('question', 'command.help.question')],
      async handle(context, interaction) {
        const question = interaction.options.getString('question') ?? '';
        if (question.trim() !== '') return answerQuestion(context, interaction, question);
        const t = await translatorFor(context, interaction);
        const guildId = serverOf(interaction);
        const message = greeting()?.help(t, guildId !== null) ?? plain(t('help.commands'));
        const settings = guildId === null ? null : await context.store.guildSettings(guildId);
        await answer(interaction, settings ? withOffers(message, t, settings) : message);
      },
    },
  ],
  routes: respond(
    { ...rulesButtons, rule: links.rule },
    {
      async page(context, interaction, { page, part }) {
        promiseReplyInPlace(interaction);
        await showPage(context, interaction, page, part);
      },
      contents: (context, interaction, { group }) => showContents(context, interaction, group),
      choose: {
        async select(context, interaction, { of }) {
          const [chosen = ''] = interaction.values;
          if (of === 'group' && isGroupId(chosen)) return showContents(context, interaction, chosen);
          if (of === 'group' || !isPageId(chosen)) return replyUnknownButton(context, interaction);
          promiseReplyInPlace(interaction);
          await showPage(context, interaction, chosen);
        },
      },
      share: updating((context, interaction, { page }) =>
        shareHere(
          context,
          interaction,
          (locale, name) => drawReply(context, drawingShareOf(interaction), sharedPage(locale, page, name)),
          'rulesView.noShare',
        ),
      ),
      /** The page is shown beside what was read before. */
      async rule(context, interaction, { page }) {
        if (!isPageId(page)) return replyUnknownButton(context, interaction);
        promiseReply(interaction);
        await showPage(context, interaction, page);
      },
    },
  ),
};
