import { type ButtonInteraction, MessageFlags, type StringSelectMenuInteraction } from 'discord.js';
import type { Table } from '../../tables/table.ts';
import { waitsFor } from '../../tables/whose.ts';
import type { Translate } from '../../texts/index.ts';
import type { HelpTap } from '../help-tap.ts';
import { type OutMessage, plain, replyOf } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { LastAnswers } from './last-answer.ts';
import { onlookerView } from './onlooker.ts';
import { overviewMessage, questionMessage } from './question.ts';

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

async function answerAt(
  room: Room,
  interaction: Pressed,
  { table: id, version }: On<'help' | 'why'>,
  view: (t: Translate, table: Table) => OutMessage,
): Promise<void> {
  const inPlace = isInPlace(interaction);
  if (inPlace) await interaction.deferUpdate();
  else await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  const [t, table] = await Promise.all([translatorFor(room, interaction), room.tables.load(id)]);
  await interaction.editReply(replyOf(messageAt(t, table, version, view)));
  if (!inPlace) await answers.replace(interaction, id);
}

function messageAt(
  t: Translate,
  table: Table | null,
  version: number,
  view: (t: Translate, table: Table) => OutMessage,
): OutMessage {
  if (!table) return plain(t('refused.noSuchTable'));
  if (table.status !== 'playing' || !table.state) return plain(t('refused.notPlaying'));
  const message = view(t, table);
  if (table.version === version) return message;
  return { ...message, content: `${t('help.moved')}\n${message.content}` };
}

function playersView(t: Translate, table: Table, { user }: Pressed): OutMessage {
  const { state } = table;
  if (!state) return plain(t('refused.notPlaying'));
  if (waitsFor(table, user.id)) return overviewMessage(t, table, state);
  return plain(onlookerView(t, table, state, user.id));
}
