import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { formatEnd, MOST_DAYS, PARCAE_TIMES } from '../../bacchanalia/agreed-end.ts';
import { asOption, lobbyOptions, playersOption } from '../../features/lobby/options.ts';
import { called, choice, chosen, onServers, tableOption } from '../../handling/command-options.ts';
import { lifeOf } from './life.ts';

const newOptions: APIApplicationCommandBasicOption[] = [
  playersOption('bacchanalia'),
  chosen('ending', 'command.new.ending', [
    choice('choice.end.told', formatEnd({ kind: 'allTold' })),
    ...PARCAE_TIMES.map((times) =>
      choice('choice.end.parcae', formatEnd({ kind: 'parcae', times }), { times }),
    ),
  ]),
  { type: Option.Integer, ...called('days', 'command.new.days'), min_value: 1, max_value: MOST_DAYS },
  ...lobbyOptions('bacchanalia'),
];

/** Not marked as age-restricted: where it may be played is the server's own setting. */
export const bacchanalia: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('bacchanalia', 'command.bacchanalia'),
  options: [
    { type: Option.Subcommand, ...called('new', 'command.new'), options: newOptions },
    {
      type: Option.Subcommand,
      ...called('tableau', 'command.tableau'),
      options: [asOption, tableOption],
    },
    {
      type: Option.Subcommand,
      ...called('chronicle', 'command.chronicle'),
      options: [tableOption],
    },
    { type: Option.Subcommand, ...called('leave', 'command.leave'), options: [tableOption] },
    { type: Option.Subcommand, ...called('abort', 'command.abort'), options: [tableOption] },
    ...lifeOf('bacchanalia'),
  ],
};
