import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { called, choice, chosen, onServers, tableOption } from './words.ts';

/** What is done with a table over days, beside playing. */
export const life: APIApplicationCommandSubcommandOption[] = [
  {
    type: Option.Subcommand,
    ...called('hand-over', 'command.handOver'),
    options: [
      { type: Option.User, ...called('to', 'command.handOver.to'), required: true },
      { type: Option.User, ...called('of', 'command.handOver.of') },
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
      chosen('becomes', 'command.remove.becomes', [
        choice('choice.becomes.computer', 'computer'),
        choice('choice.becomes.out', 'out'),
      ]),
      tableOption,
    ],
  },
];

export const nudge: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('nudge', 'command.nudge'),
  options: [tableOption],
};
