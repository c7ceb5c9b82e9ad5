import type { ButtonInteraction, StringSelectMenuInteraction } from 'discord.js';
import { isPageId, type PageId } from '../../../texts/rules/index.ts';
import { plain } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import { sayPrivately } from '../../handling/handler.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { answerAnew, answerInPlace, drawn, type Pressed, shows } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { HelpTap } from '../../help-tap.ts';
import { isGroupId, type RulesTap } from '../../rules-tap.ts';
import { contentsMessage } from './contents.ts';
import { pageMessage, type RulesMessage, sharedPage } from './page.ts';

/** Shows a page to everybody in the channel. */
export async function share(room: Room, interaction: ButtonInteraction, page: PageId): Promise<void> {
  await interaction.deferUpdate();
  const compose = (locale: string, name: string) => drawn(room, sharedPage(locale, page, name));
  await shareHere(room, interaction, compose, 'rulesView.noShare');
}

type Shown = Extract<RulesTap, { on: 'rulesPage' | 'rulesContents' }>;

/** A button of the rules. */
export async function onRulesTap(room: Room, interaction: ButtonInteraction, tap: RulesTap): Promise<void> {
  if (tap.on === 'rulesShare') return share(room, interaction, tap.page);
  if (tap.on === 'rulesChoice') return sayUnknown(room, interaction);
  await answerInPlace(interaction);
  await shows(room, interaction, await messageOf(room, interaction, tap));
}

/** Something chosen from a list of the contents. */
export async function onRulesChoice(
  room: Room,
  interaction: StringSelectMenuInteraction,
  { of }: Extract<RulesTap, { on: 'rulesChoice' }>,
): Promise<void> {
  const [chosen = ''] = interaction.values;
  const tap = chosenTap(of, chosen);
  if (!tap) return sayUnknown(room, interaction);
  await answerInPlace(interaction);
  await shows(room, interaction, await messageOf(room, interaction, tap));
}

function chosenTap(of: 'group' | 'page', chosen: string): Shown | null {
  if (of === 'group') return isGroupId(chosen) ? { on: 'rulesContents', group: chosen } : null;
  return isPageId(chosen) ? { on: 'rulesPage', page: chosen, part: 0 } : null;
}

/** A page that something else leads to, beside whatever was read before. */
export async function onRuleTap(
  room: Room,
  interaction: ButtonInteraction,
  { page }: Extract<HelpTap, { on: 'rule' }>,
): Promise<void> {
  if (!isPageId(page)) return sayUnknown(room, interaction);
  await answerAnew(interaction);
  await shows(room, interaction, await messageOf(room, interaction, { on: 'rulesPage', page, part: 0 }));
}

async function messageOf(room: Room, interaction: Pressed, tap: Shown): Promise<RulesMessage> {
  const locale = await localeFor(room, interaction);
  if (tap.on === 'rulesContents') return contentsMessage(locale, tap.group, null);
  return pageMessage(locale, { ...tap, also: [], sharable: maySayHere(interaction) });
}

async function sayUnknown(room: Room, interaction: Pressed): Promise<void> {
  const t = await translatorFor(room, interaction);
  await sayPrivately(interaction, plain(t('refused.unknownButton')));
}
