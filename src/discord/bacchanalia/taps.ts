import { type ButtonInteraction, MessageFlags } from 'discord.js';
import { describeTableau } from '../../pictures/index.ts';
import { isOf } from '../../tables/table.ts';
import { button, plain, replyOf, rowsOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately, replyUnknownButton } from '../handling/handler.ts';
import { localeFor, translatorFor } from '../handling/locale.ts';
import { atStory, doneStory } from './done.ts';
import { draftMessage, tellDraft } from './draft.ts';
import { openForm } from './forms.ts';
import { tableauView } from './tableau.ts';
import type { StoryTap } from './tap.ts';

type On<Where extends StoryTap['on']> = Extract<StoryTap, { on: Where }>;

/** Any button at a story's table, but those of its chronicle and of its lobby. */
export async function onStoryTap(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: Exclude<StoryTap, { on: 'chronicle' }>,
): Promise<void> {
  switch (tap.on) {
    case 'story':
      await interaction.deferUpdate();
      await doneStory(context, interaction, tap.table, tap.request);
      return;
    case 'storyWrite':
      return openForm(context, interaction, tap);
    case 'storyDraft':
      return onDraft(context, interaction, tap);
    case 'storySkip':
      return askToSkip(context, interaction, tap);
    case 'storyTableau':
      return inWords(context, interaction, tap.table);
    case 'storyChoice':
      return replyUnknownButton(context, interaction);
  }
}

const isPrivate = ({ message }: ButtonInteraction): boolean => message.flags.has(MessageFlags.Ephemeral);

/** The draft of whoever presses it: from under a turn a message of its own, which then changes in its place. */
async function onDraft(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table, does }: On<'storyDraft'>,
) {
  if (isPrivate(interaction)) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const at = await atStory(context, interaction, table);
  if (!at) return;
  const t = await translatorFor(context, interaction);
  const { id } = interaction.user;
  if (does === 'tell') {
    if ((await tellDraft(context, interaction, at, null)) === 'told')
      await interaction.editReply(replyOf(plain(t('bacchanalia.draft.told'))));
    return;
  }
  if (does === 'drop') {
    await context.drafts.dropDraft(table, id);
    await interaction.editReply(replyOf(plain(t('bacchanalia.draft.dropped'))));
    return;
  }
  await interaction.editReply(replyOf(draftMessage(t, at, await context.drafts.draft(table, id))));
}

/** Whether to skip a tale, and whether to say who wants it: nobody else sees that it is asked. */
async function askToSkip(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { table, tale }: On<'storySkip'>,
) {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const at = await atStory(context, interaction, table, true);
  if (!at) return;
  const t = await translatorFor(context, interaction);
  const skip = (anonymous: boolean, label: 'bacchanalia.skip.nobody' | 'bacchanalia.skip.me') =>
    button({ on: 'story', table, request: { type: 'skip', tale, anonymous } }, t(label));
  const choices = [skip(true, 'bacchanalia.skip.nobody'), skip(false, 'bacchanalia.skip.me')];
  await replyPrivately(interaction, plain(t('bacchanalia.skip.asked'), rowsOf(choices)));
}

/** The tableau in words, for whoever asks: everything on it is open. */
async function inWords(context: HandlerContext, interaction: ButtonInteraction, id: string): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const [locale, table] = await Promise.all([localeFor(context, interaction), context.tables.load(id)]);
  if (!table || !isOf('bacchanalia', table) || !table.state) return replyUnknownButton(context, interaction);
  await replyPrivately(interaction, plain(describeTableau(tableauView({ ...table, locale }, table.state))));
}
