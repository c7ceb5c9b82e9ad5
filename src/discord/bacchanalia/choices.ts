import { MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import { plain } from '../api/message.ts';
import type { Room } from '../context.ts';
import { sayPrivately, unknownButton } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { atStory, doneStory } from './done.ts';
import { parseStoryRequest, type StoryTap } from './tap.ts';
import { recipientRows } from './wanted.ts';

/** What is chosen in a list at a story's table, but for the end that the table agrees on. */
export async function onStoryChoice(
  room: Room,
  interaction: StringSelectMenuInteraction,
  tap: Extract<StoryTap, { on: 'storyChoice' }>,
): Promise<void> {
  const [value = ''] = interaction.values;
  if (tap.of === 'giveFirst') return chooseRecipient(room, interaction, tap.table, value);
  const request = parseStoryRequest(value);
  if (!request) return unknownButton(room, interaction);
  await interaction.deferUpdate();
  await doneStory(room, interaction, tap.table, request);
}

/** Where one list has no room for cards and people: the people, privately. */
async function chooseRecipient(
  room: Room,
  interaction: StringSelectMenuInteraction,
  id: string,
  deus: string,
): Promise<void> {
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const at = await atStory(room, interaction, id);
  if (!at?.table.state) return;
  const t = await translatorFor(room, interaction);
  const rows = recipientRows(t, at.table, at.table.state, deus);
  if (rows.length === 0) return unknownButton(room, interaction);
  await sayPrivately(interaction, plain(t('bacchanalia.choose.give'), rows));
}
