/** Anybody at the table can propose a story's title, which changes when a majority agrees. */

import type { ButtonInteraction, ModalSubmitInteraction } from 'discord.js';
import { TextInputStyle } from 'discord-api-types/v10';
import { MAX_TITLE_LENGTH } from '../../games/bacchanalia/action.ts';
import { agreeToTitle, proposeTitle } from '../../tables/bacchanalia/agreement.ts';
import { wordsDigest } from '../../tables/bacchanalia/drafts.ts';
import type { StoryTable, StoryTerms } from '../../tables/bacchanalia/settings.ts';
import type { Outcome } from '../../tables/changes/table-transaction.ts';
import type { NoticeText } from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { button, type NoticeMessage, plain, rowsOf, textField } from '../api/message.ts';
import { type HandlerContext, translatorFor } from '../handling/context.ts';
import { acceptedTable, answer, openModal, promiseReply, replyText } from '../handling/reply.ts';
import { plainText } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { oneLine } from './form-fields.ts';
import { sendNoticesAndRefresh, storySeat } from './story-actions.ts';

const FIELD = 'title';

export async function openTitle(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<void> {
  const at = await storySeat(context, interaction, id, true);
  if (!at) return;
  const t = await translatorFor(context, interaction);
  const { terms } = at.table;
  const { title } = terms;
  await openModal(context, interaction, {
    custom_id: storyButtons.write({ table: id, written: { what: 'title', on: titleDigest(terms) } }),
    title: t('bacchanalia.title.form'),
    components: [
      textField(
        t('bacchanalia.title.label'),
        { custom_id: FIELD, style: TextInputStyle.Short, max_length: MAX_TITLE_LENGTH, value: title ?? '' },
        t('bacchanalia.title.hint'),
      ),
    ],
  });
}

/** The digest covers both the current and the proposed title, since a new proposal replaces them. */
const titleDigest = ({ title, proposedTitle }: StoryTerms): string =>
  wordsDigest([title, proposedTitle?.title]);

/** `on`: the digest of the titles that the form showed, if known. */
export async function submitTitle(
  context: HandlerContext,
  interaction: ModalSubmitInteraction,
  { id, terms }: StoryTable,
  on: string | undefined,
): Promise<void> {
  promiseReply(interaction);
  const title = oneLine(interaction.fields.getTextInputValue(FIELD));
  const latest = terms.proposedTitle?.title ?? terms.title;
  if (on !== undefined && on !== titleDigest(terms) && latest !== undefined && latest !== title) {
    const values = { latest: plainText(latest), title: plainText(title) };
    return replyText(context, interaction, 'bacchanalia.title.changed', values);
  }
  await done(context, interaction, await proposeTitle(context.tables, id, interaction.user.id, title), id);
}

export async function supportTitle(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table: id, of }: { readonly table: string; readonly of?: string },
): Promise<void> {
  promiseReply(interaction);
  const outcome = await agreeToTitle(context.tables, id, interaction.user.id, of);
  await done(context, interaction, outcome, id);
}

async function done(
  context: HandlerContext,
  interaction: ButtonInteraction | ModalSubmitInteraction,
  outcome: Outcome,
  id: string,
): Promise<void> {
  if (!(await acceptedTable(context, interaction, outcome))) return;
  const t = await translatorFor(context, interaction);
  await answer(interaction, plain(t('bacchanalia.done')));
  await sendNoticesAndRefresh(context, interaction, id);
}

/** Whether a title is still proposed. */
export const isTitleOffered = ({ terms }: StoryTable, text: NoticeText): boolean =>
  text.kind === 'title' && terms.proposedTitle?.title === text.title;

/** Tells the table, without a ping, that the story has a title or one is proposed. */
export function titleNotice(
  { id, locale }: Pick<Table, 'id' | 'locale'>,
  { title, stands }: { readonly title: string; readonly stands: boolean },
): NoticeMessage {
  const t = translator(locale);
  return {
    content: t('notice.title', { title: plainText(title), stands: stands ? 'yes' : 'no' }),
    rows: rowsOf([
      !stands &&
        button(storyButtons.title({ table: id, of: wordsDigest(title) }), t('bacchanalia.button.agreeTitle')),
    ]),
  };
}
