import type { ButtonInteraction } from 'discord.js';
import type { Snowflake } from '../../tables/game-types.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { type OutMessage, plain, replyOf } from '../message.ts';
import type { RecordTap } from '../record-tap.ts';
import type { Room } from '../room.ts';
import { answerAnew, answerInPlace } from '../rules/reply.ts';
import { localeFor } from '../speaker.ts';
import { deletePerson } from './deleting.ts';
import { dataFile } from './own-data.ts';
import { deletionQuestion, privacyMessage } from './privacy.ts';

type PrivacyTap = Extract<RecordTap, { on: 'privacy' }>;

/** A button of `/privacy`: whatever message it stands on, it is about whoever presses it. */
export async function onPrivacyTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: PrivacyTap,
): Promise<void> {
  if (tap.does === 'data') return showData(room, interaction);
  await answerInPlace(interaction);
  await interaction.editReply(replyOf(await done(room, interaction, tap)));
}

async function done(room: Room, interaction: ButtonInteraction, { does }: PrivacyTap): Promise<OutMessage> {
  const { records, store } = room;
  const { id } = interaction.user;
  // Before the language that they chose is gone.
  const t = translator(await localeFor(room, interaction));
  if (does === 'ask') return deletionQuestion(t, await store.tablesOf(null, id), id);
  if (does === 'delete') return deleted(room, t, id);
  if (does === 'hide' || does === 'unhide') await records.hide(id, does === 'hide');
  return privacyMessage(t, await records.isHidden(id));
}

/** Some of it may have been done where it fails: said as it is, with the button to go on. */
async function deleted(room: Room, t: Translate, userId: Snowflake): Promise<OutMessage> {
  try {
    await deletePerson(room, userId);
    return plain(t('privacy.deleted'));
  } catch (error) {
    room.log.error({ err: error, user: userId }, 'somebody could not be deleted');
    const question = deletionQuestion(t, await room.store.tablesOf(null, userId), userId);
    return { ...question, content: `${t('privacy.failed')}\n\n${question.content}` };
  }
}

async function showData(room: Room, interaction: ButtonInteraction): Promise<void> {
  await answerAnew(interaction);
  const t = translator(await localeFor(room, interaction));
  const file = await dataFile(await room.records.allOf(interaction.user.id));
  await interaction.editReply(
    file ? { content: t('privacy.data'), files: [file] } : replyOf(plain(t('privacy.dataTooLarge'))),
  );
}
