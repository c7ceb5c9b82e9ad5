import {
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { choice, chosen, onServers, tableOption, told } from './words.ts';

/** What is done with a table over days, beside playing. */
export const life: APIApplicationCommandSubcommandOption[] = [
  {
    type: Option.Subcommand,
    name: 'hand-over',
    ...told('command.handOver'),
    options: [
      { type: Option.User, name: 'to', ...told('command.handOver.to'), required: true },
      { type: Option.User, name: 'of', ...told('command.handOver.of') },
      tableOption,
    ],
  },
  {
    type: Option.Subcommand,
    name: 'invite',
    ...told('command.invite'),
    options: [
      { type: Option.User, name: 'player', ...told('command.invite.player'), required: true },
      tableOption,
    ],
  },
  {
    type: Option.Subcommand,
    name: 'follow',
    ...told('command.follow'),
    options: [
      chosen('at', 'command.follow.at', [
        choice('choice.follow.turn', 'turn'),
        choice('choice.follow.end', 'end'),
        choice('choice.follow.off', 'off'),
      ]),
      tableOption,
    ],
  },
  { type: Option.Subcommand, name: 'move', ...told('command.move'), options: [tableOption] },
  { type: Option.Subcommand, name: 'end', ...told('command.end'), options: [tableOption] },
  { type: Option.Subcommand, name: 'close', ...told('command.close'), options: [tableOption] },
  {
    type: Option.Subcommand,
    name: 'remove',
    ...told('command.remove'),
    options: [
      { type: Option.User, name: 'player', ...told('command.remove.player'), required: true },
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
  name: 'nudge',
  ...told('command.nudge'),
  options: [tableOption],
};
