import {
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { GAMES, PLAYERS } from '../../features/leaderboard/page.ts';
import { anywhere, called, choice, chosen, onServers } from '../../handling/command-options.ts';

/** Longer than any season that somebody types. */
const LONGEST_SEASON = 40;
/** More pages than people can fill. */
const MOST_PAGES = 100_000;

export const leaderboard: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('leaderboard', 'command.leaderboard'),
  options: [
    chosen(
      'game',
      'command.leaderboard.game',
      GAMES.map((game) => choice(`game.${game}`, game)),
    ),
    {
      type: Option.String,
      ...called('season', 'command.leaderboard.season'),
      autocomplete: true,
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
  ],
};

export const profile: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('profile', 'command.profile'),
  options: [{ type: Option.User, ...called('person', 'command.profile.person') }],
};

export const privacy: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...anywhere,
  ...called('privacy', 'command.privacy'),
};
