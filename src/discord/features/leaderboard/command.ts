import type { AutocompleteInteraction } from 'discord.js';
import { ApplicationCommandOptionType as Option } from 'discord-api-types/v10';
import { translator } from '../../../texts/index.ts';
import { MOST_SUGGESTIONS, SUGGESTIONS_MS, withTimeout } from '../../api/interaction.ts';
import { plain, replyOf } from '../../api/message.ts';
import type { HandlerContext } from '../../context.ts';
import { called, choice, chosen } from '../../handling/command-options.ts';
import type { CommandOption, Feature, ServerCommand } from '../../handling/feature.ts';
import { localeFor, translatorFor } from '../../handling/locale.ts';
import { GAMES, PLAYERS } from '../../views/ratings.ts';
import { parseSeason, seasonsOffered } from './seasons.ts';
import { usualSeason } from './standings.ts';
import { leaderboardRoutes, showLeaderboard } from './taps.ts';
import { seasonLabel } from './view.ts';

/** `/leaderboard`: a page of the server's ratings, for the person alone. */
export async function leaderboard(context: HandlerContext, interaction: ServerCommand): Promise<void> {
  const { guildId, options } = interaction;
  const game = GAMES.find((known) => known === options.getString('game')) ?? GAMES[0];
  const players = PLAYERS.find((known) => known === options.getInteger('players')) ?? 0;
  const typed = options.getString('season');
  const t = translator(await localeFor(context, interaction));
  const period =
    typed === null ? await usualSeason(context, guildId, { game, players }) : parseSeason(t, typed);
  if (period === null) {
    await interaction.editReply(replyOf(plain(t('leaderboard.noSeason'))));
    return;
  }
  const page = options.getInteger('page') ?? 1;
  await showLeaderboard(context, interaction, guildId, { game, period, players, page });
}

/** The present seasons, and those that are over. */
export async function seasonChoices(
  context: HandlerContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  const { guildId, options } = interaction;
  const typed = options.getFocused().trim().toLowerCase();
  const rated = guildId
    ? await withTimeout(SUGGESTIONS_MS, context.records.periods(guildId, GAMES[0]), [])
    : [];
  const choices = seasonsOffered(context.now(), rated).map((period) => ({
    name: seasonLabel(t, context.now(), period),
    value: period,
  }));
  const fitting = choices.filter(
    ({ name, value }) => name.toLowerCase().includes(typed) || value.toLowerCase().includes(typed),
  );
  await interaction.respond(fitting.slice(0, MOST_SUGGESTIONS));
}

/** Longer than any season that people type. */
const LONGEST_SEASON = 40;
/** More pages than people can fill. */
const MOST_PAGES = 100_000;

const options: CommandOption[] = [
  chosen(
    'game',
    'command.leaderboard.game',
    GAMES.map((game) => choice(`game.${game}`, game)),
  ),
  {
    type: Option.String,
    ...called('season', 'command.leaderboard.season'),
    autocomplete: true,
    complete: seasonChoices,
    max_length: LONGEST_SEASON,
  },
  {
    type: Option.Integer,
    ...called('players', 'command.leaderboard.players'),
    choices: PLAYERS.filter((players) => players > 0).map((players) => ({
      name: String(players),
      value: players,
    })),
  },
  {
    type: Option.Integer,
    ...called('page', 'command.leaderboard.page'),
    min_value: 1,
    max_value: MOST_PAGES,
  },
];

export const leaderboardFeature: Feature = {
  commands: [{ name: 'leaderboard', text: 'command.leaderboard', options, handle: leaderboard }],
  routes: leaderboardRoutes,
};
