import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import type { GameName } from '../../tables/game.ts';
import { plain } from '../api/message.ts';
import { chronicle, chronicleChoices } from '../bacchanalia/chronicle/command.ts';
import type { HandlerContext } from '../context.ts';
import { nudge } from '../features/absence/nudge.ts';
import { remove } from '../features/absence/remove.ts';
import { board, devotion, resign } from '../features/board/command.ts';
import { end } from '../features/ending/agreement.ts';
import { abort, close } from '../features/ending/close.ts';
import { dice } from '../features/fairness/dice.ts';
import { playedChoices, verify } from '../features/fairness/verify.ts';
import { followTable } from '../features/follow/command.ts';
import { games } from '../features/games/command.ts';
import { history } from '../features/history/command.ts';
import { invite } from '../features/invite/command.ts';
import { leaderboard, seasonChoices } from '../features/leaderboard/command.ts';
import { newBacchanalia, newTable, newTuchulcha } from '../features/lobby/new.ts';
import { move } from '../features/move/command.ts';
import { me, zoneChoices } from '../features/preferences/command.ts';
import { privacy } from '../features/privacy/taps.ts';
import { profile } from '../features/profile/taps.ts';
import { rules, topicChoices } from '../features/rules/command.ts';
import { channelSettings, showSettings, tableSettings } from '../features/settings/command.ts';
import { handOver } from '../features/substitutes/hand-over.ts';
import { tutorial } from '../features/tutorial/command.ts';
import { vacation } from '../features/vacation/command.ts';
import { replyPrivately, withErrorReply } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { tableChoices } from '../handling/which-table.ts';

type Handler = (
  context: HandlerContext,
  interaction: ChatInputCommandInteraction<'cached' | 'raw'>,
) => Promise<void>;

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
  Record<string, (context: HandlerContext, interaction: ChatInputCommandInteraction) => Promise<void>>
> = { rules, privacy, tutorial };

export async function onCommand(
  context: HandlerContext,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const table = interaction.options.getString('table');
  await withErrorReply(context, interaction, table, async () => {
    const name = [interaction.commandName, interaction.options.getSubcommand(false)]
      .filter(Boolean)
      .join(' ');
    const handle = handlers[name];
    const handleAnywhere = anywhere[name];
    const tell = async (key: 'refused.onlyServer' | 'refused.unknownButton') =>
      replyPrivately(interaction, plain((await translatorFor(context, interaction))(key)));
    if (handleAnywhere) await handleAnywhere(context, interaction);
    else if (!interaction.inGuild()) await tell('refused.onlyServer');
    else if (handle) await handle(context, interaction);
    else await tell('refused.unknownButton');
  });
}

/** What is about tables that are over. */
const PLAYED: readonly string[] = ['verify', 'history'];

export const onAutocomplete = (
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> =>
  withErrorReply(context, interaction, null, () => {
    const { name } = interaction.options.getFocused(true);
    if (name === 'topic') return topicChoices(context, interaction);
    if (name === 'season') return seasonChoices(context, interaction);
    if (PLAYED.includes(interaction.commandName)) return playedChoices(context, interaction);
    if (interaction.options.getSubcommand(false) === 'chronicle')
      return chronicleChoices(context, interaction);
    return name === 'time-zone' ? zoneChoices(context, interaction) : tableChoices(context, interaction);
  });
