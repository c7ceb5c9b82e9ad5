import type { BaseInteraction, ButtonInteraction } from 'discord.js';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { type OutMessage, plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import type { ValuesOf } from '../../custom-id.ts';
import { replyIfRefused, replyPrivately } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import { deferNewReply, deferReplyInPlace } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import type { storyButtons } from '../buttons.ts';
import { chronicleMessage, documentOf, type Reading, readFor, whyNotHere } from './reading.ts';

type ChronicleTap = ValuesOf<typeof storyButtons.chronicle>;

/** Where nobody has said what their clock shows. */
const NO_ZONE = 'UTC';

/** A table's chronicle as somebody may have it, or why they may not. */
export async function chronicleAnswer(
  context: HandlerContext,
  interaction: BaseInteraction,
  table: Table | null,
): Promise<OutMessage> {
  const locale = await localeFor(context, interaction);
  const read = await readFor(context, interaction, locale, table);
  if (!read.ok) return plain(read.why);
  return chronicleMessage(locale, read.reading, interaction.user.id, maySayHere(interaction));
}

/** The buttons about a table's chronicle. */
export async function chronicleResponder(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: ChronicleTap,
): Promise<void> {
  switch (tap.does) {
    case 'show':
      await deferReplyInPlace(interaction);
      return shows(context, interaction, tap.table);
    case 'markdown':
    case 'html':
      await deferNewReply(interaction);
      return hands(context, interaction, tap.table, tap.does === 'html' ? 'html' : 'md');
    case 'agree':
      await deferReplyInPlace(interaction);
      return agrees(context, interaction, tap.table);
    case 'publish':
      await interaction.deferUpdate();
      return publishes(context, interaction, tap.table);
  }
}

async function shows(context: HandlerContext, interaction: ButtonInteraction, id: string): Promise<void> {
  const message = await chronicleAnswer(context, interaction, await context.store.load(id));
  await interaction.editReply(replyOf(message));
}

/** As a file, in the reader's language and by their clock. */
async function hands(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
  kind: 'html' | 'md',
): Promise<void> {
  const reading = await readable(context, interaction, id);
  if (!reading) return;
  const locale = await localeFor(context, interaction);
  const { timeZone } = await context.people.settings(interaction.user.id);
  const serverName = interaction.guild?.name ?? '';
  const file = await documentOf(reading, kind, { locale, timeZone: timeZone ?? NO_ZONE, serverName });
  const t = translator(locale);
  const { number } = reading.table;
  const message = plain(t('chronicle.file', { number, kind, file: file.name }));
  await interaction.editReply(replyOf({ ...message, files: [file] }));
}

async function agrees(context: HandlerContext, interaction: ButtonInteraction, id: string): Promise<void> {
  if (!(await readable(context, interaction, id))) return;
  const outcome = await context.tables.publishing.agree(id, interaction.user.id);
  // Who comes too late sees what has become of it meanwhile.
  await shows(context, interaction, id);
  await replyIfRefused(context, interaction, outcome);
}

/** To everybody in the channel, in its language. */
async function publishes(context: HandlerContext, interaction: ButtonInteraction, id: string): Promise<void> {
  const reading = await readable(context, interaction, id);
  if (!reading) return;
  const { table, readership } = reading;
  const own = await localeFor(context, interaction);
  const refuse = (why: string) => replyPrivately(interaction, plain(why));
  if (!readership.isPublished) return refuse(translator(own)('history.not.story', { number: table.number }));
  const why = await whyNotHere(context, interaction, own);
  if (why !== null) return refuse(why);
  await shareHere(
    context,
    interaction,
    async (locale, name) => {
      const t = translator(locale);
      const facts = { locale, timeZone: NO_ZONE, serverName: interaction.guild?.name ?? '' };
      const content = [t('dice.shared', { name }), t('chronicle.published', { number: table.number })].join(
        '\n',
      );
      const files = await Promise.all(
        (['html', 'md'] as const).map((kind) => documentOf(reading, kind, facts)),
      );
      return { ...plain(content), files };
    },
    'dice.noShare',
  );
}

/** The story, after the acknowledgement; else the person is told why they may not read it, and it is null. */
async function readable(
  context: HandlerContext,
  interaction: ButtonInteraction,
  id: string,
): Promise<Reading | null> {
  const locale = await localeFor(context, interaction);
  const read = await readFor(context, interaction, locale, await context.store.load(id));
  if (read.ok) return read.reading;
  // Where a new message was promised, it is this one; what was pressed is not written over.
  if (interaction.ephemeral === null) await replyPrivately(interaction, plain(read.why));
  else await interaction.editReply(replyOf(plain(read.why)));
  return null;
}
