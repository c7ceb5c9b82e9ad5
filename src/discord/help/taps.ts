import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import { isOf, type Table, type TableOf } from '../../tables/table.ts';
import { waitsFor } from '../../tables/who-acts.ts';
import { type Translate, translator } from '../../texts/index.ts';
import type { HelpTap } from '../help-tap.ts';
import { type OutMessage, plain, replyOf, rowsOf } from '../message.ts';
import type { Room } from '../room.ts';
import { localeFor } from '../speaker.ts';
import { isBoard } from '../views/face.ts';
import { wordsButton } from './buttons.ts';
import { LastAnswers } from './last-answer.ts';
import { onlookerView } from './onlooker.ts';
import { overviewMessage, questionMessage } from './question.ts';
import { wordsMessage } from './words.ts';

const answers = new LastAnswers();

type Pressed = ButtonInteraction | StringSelectMenuInteraction;
type On<Where extends HelpTap['on']> = Extract<HelpTap, { on: Where }>;

/** A private message is answered in its place; any other by a private message, which replaces the one before. */
const isInPlace = ({ message }: Pressed): boolean => message.flags.has(MessageFlags.Ephemeral);

/** What the person can do now, or where they stand while others are to move. */
export async function onHelpTap(room: Room, interaction: Pressed, tap: On<'help'>): Promise<void> {
  await answerAt(room, interaction, tap, (t, table) => playersView(t, table, interaction));
}

/** Why not? About the position as it is now, whatever it was when the button was drawn. */
export async function onWhyTap(room: Room, interaction: Pressed, tap: On<'why'>): Promise<void> {
  await answerAt(room, interaction, tap, (t, table) => {
    const { state } = table;
    const { of, die } = tap;
    if (!state || !of || !waitsFor(table, interaction.user.id)) return playersView(t, table, interaction);
    return questionMessage(t, table, state, of, die);
  });
}

/** The board in words, for whoever asks. */
export async function onWordsTap(room: Room, interaction: Pressed, tap: On<'words'>): Promise<void> {
  await answerAt(room, interaction, tap, async (t, table) => {
    const undrawn = await room.screen.current(table);
    return undrawn && isBoard(undrawn.board)
      ? wordsMessage(t, table, undrawn.board)
      : plain(t('refused.notPlaying'));
  });
}

/** A view of a table in the reader's language. */
type View = (t: Translate, table: TableOf<'tuchulcha'>) => OutMessage | Promise<OutMessage>;

async function answerAt(
  room: Room,
  interaction: Pressed,
  { table: id, version }: On<'help' | 'why' | 'words'>,
  view: View,
): Promise<void> {
  const inPlace = isInPlace(interaction);
  if (inPlace) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const [locale, table] = await Promise.all([localeFor(room, interaction), room.tables.load(id)]);
  const t = translator(locale);
  await interaction.editReply(replyOf(await messageAt(t, table && { ...table, locale }, version, view)));
  if (!inPlace) await answers.replace(interaction, id);
}

async function messageAt(
  t: Translate,
  table: Table | null,
  version: number,
  view: View,
): Promise<OutMessage> {
  if (!table) return plain(t('refused.noSuchTable'));
  if (table.status !== 'playing' || !table.state || !isOf('tuchulcha', table))
    return plain(t('refused.notPlaying'));
  const message = await view(t, table);
  if (table.version === version) return message;
  return { ...message, content: `${t('help.moved')}\n${message.content}` };
}

function playersView(t: Translate, table: TableOf<'tuchulcha'>, { user }: Pressed): OutMessage {
  const { state } = table;
  if (!state) return plain(t('refused.notPlaying'));
  if (waitsFor(table, user.id)) return overviewMessage(t, table, state);
  return plain(onlookerView(t, table, state, user.id), rowsOf([wordsButton(t, table)]));
}
