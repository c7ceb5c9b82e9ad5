import { MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import { plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately, replyUnknownButton } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { actAtStory, storySeatOf } from './act.ts';
import { parseStoryRequest, type StoryChoice } from './buttons.ts';
import { recipientRows } from './wanted.ts';

/** What is chosen in a list at a story's table, but for the end that the table agrees on. */
export async function chooseFromList(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  table: string,
  of: StoryChoice,
): Promise<void> {
  const [value = ''] = interaction.values;
  if (of === 'giveFirst') return chooseRecipient(context, interaction, table, value);
  const request = parseStoryRequest(value);
  if (!request) return replyUnknownButton(context, interaction);
  await interaction.deferUpdate();
  await actAtStory(context, interaction, table, request);
}

/** Where one list has no room for cards and people: the people, privately. */
async function chooseRecipient(
  context: HandlerContext,
  interaction: StringSelectMenuInteraction,
  id: string,
  deus: string,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const at = await storySeatOf(context, interaction, id);
  if (!at?.table.state) return;
  const t = await translatorFor(context, interaction);
  const rows = recipientRows(t, at.table, at.table.state, deus);
  if (rows.length === 0) return replyUnknownButton(context, interaction);
  await replyPrivately(interaction, plain(t('bacchanalia.choose.give'), rows));
}
