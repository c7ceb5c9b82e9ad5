import { type MessageContextMenuCommandInteraction, MessageFlags } from 'discord.js';
import { MOST_TEXT } from '../../games/bacchanalia/index.ts';
import { seatOf } from '../../tables/seats.ts';
import { isOf } from '../../tables/table.ts';
import { plain } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { replyPrivately } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import type { StorySeat } from './act.ts';
import { draftMessage } from './draft.ts';

/**
 * The message command that takes a message of one's own into the tale that is due, or the next one: the bot reads no other
 * messages. One that was edited is taken anew.
 */
export async function addToScene(
  context: HandlerContext,
  interaction: MessageContextMenuCommandInteraction,
): Promise<void> {
  const { targetMessage: message, user } = interaction;
  // Before the answer: its reference to the message comes without the text, and takes the message's place.
  const text = message.content.trim();
  await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const t = await translatorFor(context, interaction);
  const say = (sentence: string) => replyPrivately(interaction, plain(sentence));
  if (message.author.id !== user.id) return say(t('bacchanalia.add.notYours'));
  if (text === '') return say(t('bacchanalia.add.noText'));
  const at = await storyHere(context, interaction);
  if (!at) return say(t('bacchanalia.add.noTable'));
  const part = { text, messageId: message.id };
  const draft = await context.drafts.addToDraft(at.table.id, user.id, part, context.now());
  if (draft === 'full') return say(t('bacchanalia.draft.full', { most: MOST_TEXT }));
  await replyPrivately(interaction, draftMessage(t, at, draft));
}

/** The story that is told in this thread or channel, at which the person sits. */
async function storyHere(
  { store }: HandlerContext,
  { channelId, user }: MessageContextMenuCommandInteraction,
): Promise<StorySeat | null> {
  for (const table of await store.tablesIn(channelId)) {
    if (table.status !== 'playing' || !isOf('bacchanalia', table)) continue;
    const seat = seatOf(table, user.id);
    if (seat && table.showing.playChannelId === channelId) return { table, seat };
  }
  return null;
}
