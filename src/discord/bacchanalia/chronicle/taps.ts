import type { BaseInteraction, ButtonInteraction } from 'discord.js';
import type { Table } from '../../../tables/table.ts';
import { translator } from '../../../texts/index.ts';
import { type OutMessage, plain, replyOf } from '../../api/message.ts';
import type { Room } from '../../context.ts';
import { answered, sayPrivately } from '../../handling/handler.ts';
import { localeFor } from '../../handling/locale.ts';
import { answerAnew, answerInPlace } from '../../handling/reply.ts';
import { maySayHere, shareHere } from '../../handling/share.ts';
import { chronicleMessage } from '../chronicle-message.ts';
import type { StoryTap } from '../tap.ts';
import { documentOf, type Reading, readFor, whyNotHere } from './reading.ts';

type ChronicleTap = Extract<StoryTap, { on: 'chronicle' }>;

/** Where nobody has said what their clock shows. */
const NO_ZONE = 'UTC';

/** A table's chronicle as somebody may have it, or why they may not. */
export async function chronicleAnswer(
  room: Room,
  interaction: BaseInteraction,
  table: Table | null,
): Promise<OutMessage> {
  const locale = await localeFor(room, interaction);
  const read = await readFor(room, interaction, locale, table);
  if (!read.ok) return plain(read.why);
  return chronicleMessage(locale, read.reading, interaction.user.id, maySayHere(interaction));
}

/** Buttons about a table's chronicle. */
export async function onChronicleTap(
  room: Room,
  interaction: ButtonInteraction,
  tap: ChronicleTap,
): Promise<void> {
  switch (tap.does) {
    case 'show':
      await answerInPlace(interaction);
      return shows(room, interaction, tap.table);
    case 'markdown':
    case 'html':
      await answerAnew(interaction);
      return hands(room, interaction, tap.table, tap.does === 'html' ? 'html' : 'md');
    case 'agree':
      await answerInPlace(interaction);
      return agrees(room, interaction, tap.table);
    case 'publish':
      await interaction.deferUpdate();
      return publishes(room, interaction, tap.table);
  }
}

async function shows(room: Room, interaction: ButtonInteraction, id: string): Promise<void> {
  const message = await chronicleAnswer(room, interaction, await room.store.load(id));
  await interaction.editReply(replyOf(message));
}

/** As a file, in the reader's language and by their clock. */
async function hands(
  room: Room,
  interaction: ButtonInteraction,
  id: string,
  kind: 'html' | 'md',
): Promise<void> {
  const reading = await readable(room, interaction, id);
  if (!reading) return;
  const locale = await localeFor(room, interaction);
  const { timeZone } = await room.people.settings(interaction.user.id);
  const serverName = interaction.guild?.name ?? '';
  const file = await documentOf(reading, kind, { locale, timeZone: timeZone ?? NO_ZONE, serverName });
  const t = translator(locale);
  const { number } = reading.table;
  const message = plain(t('chronicle.file', { number, kind, file: file.name }));
  await interaction.editReply(replyOf({ ...message, files: [file] }));
}

async function agrees(room: Room, interaction: ButtonInteraction, id: string): Promise<void> {
  if (!(await readable(room, interaction, id))) return;
  const outcome = await room.tables.publishing.agree(id, interaction.user.id);
  // Who comes too late sees what has become of it meanwhile.
  await shows(room, interaction, id);
  await answered(room, interaction, outcome);
}

/** To everybody in the channel, in its language. */
async function publishes(room: Room, interaction: ButtonInteraction, id: string): Promise<void> {
  const reading = await readable(room, interaction, id);
  if (!reading) return;
  const { table, readership } = reading;
  const own = await localeFor(room, interaction);
  const refuse = (why: string) => sayPrivately(interaction, plain(why));
  if (!readership.isPublished) return refuse(translator(own)('history.not.story', { number: table.number }));
  const why = await whyNotHere(room, interaction, own);
  if (why !== null) return refuse(why);
  await shareHere(
    room,
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
async function readable(room: Room, interaction: ButtonInteraction, id: string): Promise<Reading | null> {
  const locale = await localeFor(room, interaction);
  const read = await readFor(room, interaction, locale, await room.store.load(id));
  if (read.ok) return read.reading;
  // Where a new message was promised, it is this one; what was pressed is not written over.
  if (interaction.ephemeral === null) await sayPrivately(interaction, plain(read.why));
  else await interaction.editReply(replyOf(plain(read.why)));
  return null;
}
