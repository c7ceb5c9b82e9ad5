import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import type { GameName } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { called, choice, chosen, onServers, tableOption } from './words.ts';

const hasComputers = (game: GameName): boolean => gameOf({ game }).hasComputers;

const becomes = chosen('becomes', 'command.remove.becomes', [
  choice('choice.becomes.computer', 'computer'),
  choice('choice.becomes.out', 'out'),
]);

/** What is done with a game's tables over days, beside playing. */
export const lifeOf = (game: GameName): APIApplicationCommandSubcommandOption[] => [
  {
    type: Option.Subcommand,
    ...called('hand-over', 'command.handOver'),
    options: [
      { type: Option.User, ...called('to', 'command.handOver.to'), required: true },
      {
        type: Option.User,
        ...called('of', hasComputers(game) ? 'command.handOver.of' : 'command.handOver.ofAbsent'),
      },
      tableOption,
    ],
  },
  {
    type: Option.Subcommand,
    ...called('invite', 'command.invite'),
    options: [
      { type: Option.User, ...called('player', 'command.invite.player'), required: true },
      tableOption,
    ],
  },
  {
    type: Option.Subcommand,
    ...called('follow', 'command.follow'),
    options: [
      chosen('at', 'command.follow.at', [
        choice('choice.follow.turn', 'turn'),
        choice('choice.follow.end', 'end'),
        choice('choice.follow.off', 'off'),
      ]),
      tableOption,
    ],
  },
  { type: Option.Subcommand, ...called('move', 'command.move'), options: [tableOption] },
  { type: Option.Subcommand, ...called('end', 'command.end'), options: [tableOption] },
  { type: Option.Subcommand, ...called('close', 'command.close'), options: [tableOption] },
  {
    type: Option.Subcommand,
    ...called('remove', 'command.remove'),
    options: [
      { type: Option.User, ...called('player', 'command.remove.player'), required: true },
      ...(hasComputers(game) ? [becomes] : []),
      tableOption,
    ],
  },
];

export const nudge: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('nudge', 'command.nudge'),
  options: [tableOption],
};
