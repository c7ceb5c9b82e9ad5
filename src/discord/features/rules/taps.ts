import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { isPageId, type PageId } from '../../../texts/rules/index.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { replyPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import {
  deferNewReply,
  deferReplyInPlace,
  drawReply,
  type Pressed,
  showReply,
} from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { HelpTap } from '../../help-tap.ts';
import { isGroupId, type RulesTap } from '../../rules-tap.ts';
import { contentsMessage } from './contents.ts';
import { pageMessage, type RulesMessage, sharedPage } from './page.ts';

/** Shows a page to everybody in the channel. */
export async function share(
  context: HandlerContext,
  interaction: ButtonInteraction,
  page: PageId,
): Promise<void> {
  await interaction.deferUpdate();
  const compose = (locale: string, name: string) => drawReply(context, sharedPage(locale, page, name));
  await shareHere(context, interaction, compose, 'rulesView.noShare');
}

type Shown = Extract<RulesTap, { on: 'rulesPage' | 'rulesContents' }>;

/** A button of the rules. */
export async function onRulesTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: RulesTap,
): Promise<void> {
  if (tap.on === 'rulesShare') return share(context, interaction, tap.page);
  if (tap.on === 'rulesChoice') return sayUnknown(context, interaction);
  await deferReplyInPlace(interaction);
  await showReply(context, interaction, await messageOf(context, interaction, tap));
}

/** Something chosen from a list of the contents. */
export async function onRulesChoice(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  { of }: Extract<RulesTap, { on: 'rulesChoice' }>,
): Promise<void> {
  const [chosen = ''] = interaction.values;
  const tap = chosenTap(of, chosen);
  if (!tap) return sayUnknown(context, interaction);
  await deferReplyInPlace(interaction);
  await showReply(context, interaction, await messageOf(context, interaction, tap));
}

function chosenTap(of: 'group' | 'page', chosen: string): Shown | null {
  if (of === 'group') return isGroupId(chosen) ? { on: 'rulesContents', group: chosen } : null;
  return isPageId(chosen) ? { on: 'rulesPage', page: chosen, part: 0 } : null;
}

/** A page that something else leads to, beside whatever was read before. */
export async function onRuleTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { page }: Extract<HelpTap, { on: 'rule' }>,
): Promise<void> {
  if (!isPageId(page)) return sayUnknown(context, interaction);
  await deferNewReply(interaction);
  await showReply(
    context,
    interaction,
    await messageOf(context, interaction, { on: 'rulesPage', page, part: 0 }),
  );
}

async function messageOf(context: HandlerContext, interaction: Pressed, tap: Shown): Promise<RulesMessage> {
  const locale = await localeFor(context, interaction);
  if (tap.on === 'rulesContents') return contentsMessage(locale, tap.group, null);
  return pageMessage(locale, { ...tap, also: [], sharable: maySayHere(interaction) });
}

async function sayUnknown(context: HandlerContext, interaction: Pressed): Promise<void> {
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('refused.unknownButton')));
}
