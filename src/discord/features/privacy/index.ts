import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AttachmentPayload, ButtonInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { Snowflake } from '../../../tables/game-types.ts';
import { leaveTables } from '../../../tables/tables.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { type OutMessage, plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { type Feature, respond } from '../../handling/feature.ts';
import { refreshTable } from '../../handling/handler.ts';
import { forgetFace, hidePerson } from '../../handling/hide-person.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { answer, promiseReply, promiseReplyInPlace } from '../../handling/reply.ts';

import { renameThread } from '../../table-message/thread.ts';
import { deletionQuestion, privacyButtons, privacyMessage } from './view.ts';

const zip = promisify(gzip);

/** Discord takes 10 MiB from everybody; the form around the file needs a little of it. */
const MOST_BYTES = 10 * 1024 * 1024 - 100_000;

/** Everything about a person as a file of JSON, packed where it is large; null where it is too large even so. */
export async function dataFile(
  data: Readonly<Record<string, unknown>>,
  most = MOST_BYTES,
): Promise<AttachmentPayload | null> {
  const attachment = Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  if (attachment.length <= most) return { attachment, name: 'haruspex-data.json' };
  const packed = await zip(attachment);
  return packed.length <= most ? { attachment: packed, name: 'haruspex-data.json.gz' } : null;
}

/**
 * Takes a person off their tables, then out of everything stored; then what Discord shows of those tables is brought up to date.
 * Cut off anywhere, it can be done again: what has been done is not there any more.
 */
async function deletePerson(context: HandlerContext, userId: Snowflake): Promise<void> {
  const { tables, store, results } = context;
  const left = await leaveTables(tables, store, userId);
  const behind = await store.unshown(context.now());
  try {
    await results.forgetPerson(userId);
  } finally {
    forgetFace(context, userId);
    // At games that they had left before, their past in them has changed as well.
    const changed = (await store.unshown(context.now())).filter((id) => !behind.includes(id));
    for (const id of new Set([...left, ...changed])) {
      await refreshTable(context, id, true);
      await renameThread(context, id);
    }
  }
}

type PrivacyValues = ValuesOf<typeof privacyButtons.privacy>;

/** A button of `/privacy`: it is about the person who presses it, on any message. */
async function onPrivacyButton(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: PrivacyValues,
): Promise<void> {
  if (values.does === 'data') return showData(context, interaction);
  promiseReplyInPlace(interaction);
  await answer(interaction, replyOf(await messageAfter(context, interaction, values)));
}

async function messageAfter(
  context: HandlerContext,
  interaction: ButtonInteraction,
  { does }: PrivacyValues,
): Promise<OutMessage> {
  const { results, store } = context;
  const { id } = interaction.user;
  // Before the language that they chose is gone.
  const t = translator(await localeFor(context, interaction));
  if (does === 'ask') return deletionQuestion(t, await store.tablesOf(null, id), id);
  if (does === 'delete') return deleteAndReport(context, t, id);
  if (does === 'hide' || does === 'unhide') await hidePerson(context, id, does === 'hide');
  return privacyMessage(t, await results.isHidden(id));
}

/** Some of it may have been done where it fails: said as it is, with the button to go on. */
async function deleteAndReport(
  context: HandlerContext,
  t: Translate,
  userId: Snowflake,
): Promise<OutMessage> {
  try {
    await deletePerson(context, userId);
    return plain(t('privacy.deleted'));
  } catch (error) {
    context.log.error({ err: error, user: userId }, 'failed to delete a person’s data');
    const question = deletionQuestion(t, await context.store.tablesOf(null, userId), userId);
    return { ...question, content: `${t('privacy.failed')}\n\n${question.content}` };
  }
}

async function showData(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  promiseReply(interaction);
  const t = translator(await localeFor(context, interaction));
  const file = await dataFile(await context.results.allOf(interaction.user.id));
  await answer(
    interaction,
    file ? { content: t('privacy.data'), files: [file] } : replyOf(plain(t('privacy.dataTooLarge'))),
  );
}

/** `/privacy`: what is stored about the person, and what they can do about it. */
async function privacy(context: HandlerContext, interaction: ChatInputCommandInteraction): Promise<void> {
  const t = await translatorFor(context, interaction);
  const hidden = await context.results.isHidden(interaction.user.id);
  await answer(interaction, replyOf(privacyMessage(t, hidden)));
}

export const privacyFeature: Feature = {
  commands: [{ name: 'privacy', text: 'command.privacy', anywhere: true, handle: privacy }],
  routes: respond(privacyButtons, { privacy: onPrivacyButton }),
};
