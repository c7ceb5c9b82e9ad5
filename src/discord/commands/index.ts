import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { translator } from '../../texts/index.ts';
import { guarded, sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import type { Room } from '../room.ts';
import { newTable } from './new.ts';
import { games, me } from './own.ts';
import { abort, board, devotion, resign } from './table.ts';
import { tableChoices } from './which.ts';

type Handler = (room: Room, interaction: ChatInputCommandInteraction<'cached' | 'raw'>) => Promise<void>;

const handlers: Readonly<Record<string, Handler>> = {
  'tuchulcha new': newTable,
  'tuchulcha board': board,
  'tuchulcha devotion': devotion,
  'tuchulcha resign': resign,
  'tuchulcha abort': abort,
  games,
  me,
};

export async function onCommand(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
  const table = interaction.options.getString('table');
  await guarded(room, interaction, table, async () => {
    const t = translator(interaction.locale);
    const name = [interaction.commandName, interaction.options.getSubcommand(false)]
      .filter(Boolean)
      .join(' ');
    const handle = handlers[name];
    if (!interaction.inGuild()) await sayPrivately(interaction, plain(t('refused.onlyServer')));
    else if (handle) await handle(room, interaction);
    else await sayPrivately(interaction, plain(t('refused.unknownButton')));
  });
}

export const onAutocomplete = (room: Room, interaction: AutocompleteInteraction): Promise<void> =>
  guarded(room, interaction, null, () => tableChoices(room, interaction));
