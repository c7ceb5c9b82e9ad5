import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { GameName } from '../../tables/game-types.ts';
import { guarded, sayPrivately } from '../answer.ts';
import { plain } from '../message.ts';
import type { Room } from '../room.ts';
import { translatorFor } from '../speaker.ts';
import { chronicle, chronicleChoices } from './chronicle.ts';
import { abort, close } from './close.ts';
import { dice } from './dice.ts';
import { end } from './end.ts';
import { followTable } from './follow.ts';
import { games } from './games.ts';
import { handOver } from './hand-over.ts';
import { history } from './history.ts';
import { invite } from './invite.ts';
import { leaderboard, seasonChoices } from './leaderboard.ts';
import { me, zoneChoices } from './me.ts';
import { move } from './move.ts';
import { newTable } from './new.ts';
import { newBacchanalia, newTuchulcha } from './new-games.ts';
import { nudge } from './nudge.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { remove } from './remove.ts';
import { rules, topicChoices } from './rules.ts';
import { channelSettings, showSettings, tableSettings } from './settings.ts';
import { board, devotion, resign } from './table.ts';
import { tutorial } from './tutorial.ts';
import { vacation } from './vacation.ts';
import { playedChoices, verify } from './verify.ts';
import { tableChoices } from './which.ts';

type Handler = (room: Room, interaction: ChatInputCommandInteraction<'cached' | 'raw'>) => Promise<void>;

/** What is done with a table of any game, by that game's own command. */
const ofAny = (game: GameName): Readonly<Record<string, Handler>> => ({
  [`${game} abort`]: abort,
  [`${game} hand-over`]: handOver,
  [`${game} invite`]: invite,
  [`${game} follow`]: followTable,
  [`${game} move`]: move,
  [`${game} end`]: end,
  [`${game} close`]: close,
  [`${game} remove`]: remove,
});

const handlers: Readonly<Record<string, Handler>> = {
  'tuchulcha new': newTable(newTuchulcha),
  'tuchulcha board': board,
  'tuchulcha devotion': devotion,
  'tuchulcha resign': resign,
  ...ofAny('tuchulcha'),
  'bacchanalia new': newTable(newBacchanalia),
  'bacchanalia tableau': board,
  'bacchanalia leave': resign,
  'bacchanalia chronicle': chronicle,
  ...ofAny('bacchanalia'),
  nudge,
  games,
  verify,
  dice,
  leaderboard,
  history,
  profile,
  me,
  vacation,
  'settings show': showSettings,
  'settings tables': tableSettings,
  'settings channel': channelSettings,
};

/** Those that work in direct messages, too. */
const anywhere: Readonly<
  Record<string, (room: Room, interaction: ChatInputCommandInteraction) => Promise<void>>
> = { rules, privacy, tutorial };

export async function onCommand(room: Room, interaction: ChatInputCommandInteraction): Promise<void> {
  const table = interaction.options.getString('table');
  await guarded(room, interaction, table, async () => {
    const name = [interaction.commandName, interaction.options.getSubcommand(false)]
      .filter(Boolean)
      .join(' ');
    const handle = handlers[name];
    const handleAnywhere = anywhere[name];
    const tell = async (key: 'refused.onlyServer' | 'refused.unknownButton') =>
      sayPrivately(interaction, plain((await translatorFor(room, interaction))(key)));
    if (handleAnywhere) await handleAnywhere(room, interaction);
    else if (!interaction.inGuild()) await tell('refused.onlyServer');
    else if (handle) await handle(room, interaction);
    else await tell('refused.unknownButton');
  });
}

/** What is about tables that are over. */
const PLAYED: readonly string[] = ['verify', 'history'];

export const onAutocomplete = (room: Room, interaction: AutocompleteInteraction): Promise<void> =>
  guarded(room, interaction, null, () => {
    const { name } = interaction.options.getFocused(true);
    if (name === 'topic') return topicChoices(room, interaction);
    if (name === 'season') return seasonChoices(room, interaction);
    if (PLAYED.includes(interaction.commandName)) return playedChoices(room, interaction);
    if (interaction.options.getSubcommand(false) === 'chronicle') return chronicleChoices(room, interaction);
    return name === 'time-zone' ? zoneChoices(room, interaction) : tableChoices(room, interaction);
  });
