import type { GroupId } from '../../../texts/rules/groups.ts';
import { isPageId, type PageId } from '../../../texts/rules/index.ts';
import type { HandlerContext } from '../../context.ts';
import { type Feature, respond, updating } from '../../handling/feature.ts';
import { replyUnknownButton } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import {
  deferNewReply,
  deferReplyInPlace,
  drawReply,
  type Pressed,
  type RulesMessage,
  showReply,
} from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import { links } from '../../views/links.ts';
import { isGroupId, rulesButtons } from './buttons.ts';
import { rulesCommand } from './command.ts';
import { contentsMessage } from './contents.ts';
import { pageMessage, sharedPage } from './page.ts';

/** A page in the reader's language. */
async function pageFor(
  context: HandlerContext,
  interaction: Pressed,
  page: PageId,
  part = 0,
): Promise<RulesMessage> {
  const locale = await localeFor(context, interaction);
  return pageMessage(locale, { page, part, also: [], sharable: maySayHere(interaction) });
}

async function showPage(
  context: HandlerContext,
  interaction: Pressed,
  page: PageId,
  part = 0,
): Promise<void> {
  await deferReplyInPlace(interaction);
  await showReply(context, interaction, await pageFor(context, interaction, page, part));
}

async function showContents(context: HandlerContext, interaction: Pressed, group: GroupId): Promise<void> {
  await deferReplyInPlace(interaction);
  const locale = await localeFor(context, interaction);
  await showReply(context, interaction, contentsMessage(locale, group, null));
}

export const rules: Feature = {
  commands: [rulesCommand],
  routes: [
    ...respond(rulesButtons, {
      page: (context, interaction, { page, part }) => showPage(context, interaction, page, part),
      contents: (context, interaction, { group }) => showContents(context, interaction, group),
      choose: {
        select(context, interaction, { of }) {
          const [chosen = ''] = interaction.values;
          if (of === 'group' && isGroupId(chosen)) return showContents(context, interaction, chosen);
          if (of === 'page' && isPageId(chosen)) return showPage(context, interaction, chosen);
          return replyUnknownButton(context, interaction);
        },
      },
      share: updating((context, interaction, { page }) =>
        shareHere(
          context,
          interaction,
          (locale, name) => drawReply(context, sharedPage(locale, page, name)),
          'rulesView.noShare',
        ),
      ),
    }),
    ...respond(
      { rule: links.rule },
      {
        /** Beside what was read before. */
        async rule(context, interaction, { page }) {
          if (!isPageId(page)) return replyUnknownButton(context, interaction);
          await deferNewReply(interaction);
          await showReply(context, interaction, await pageFor(context, interaction, page));
        },
      },
    ),
  ],
};
