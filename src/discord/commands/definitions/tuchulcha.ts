import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { COLORS } from '../../../games/tuchulcha/board.ts';
import { lifeOf } from './life.ts';
import { asOption, lobbyOptions, playersOption } from './table-options.ts';
import { called, choice, chosen, onServers, tableOption } from './words.ts';

const newOptions: APIApplicationCommandBasicOption[] = [
  playersOption('tuchulcha'),
  chosen(
    'color',
    'command.new.color',
    COLORS.map((color) => choice('choice.color', color, { color: `color.${color}`, god: `god.${color}` })),
  ),
  {
    type: Option.Integer,
    ...called('computers', 'command.new.computers'),
    min_value: 0,
    max_value: 3,
  },
  ...lobbyOptions('tuchulcha'),
];

export const tuchulcha: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('tuchulcha', 'command.tuchulcha'),
  options: [
    { type: Option.Subcommand, ...called('new', 'command.new'), options: newOptions },
    {
      type: Option.Subcommand,
      ...called('board', 'command.board'),
      options: [asOption, tableOption],
    },
    {
      type: Option.Subcommand,
      ...called('devotion', 'command.devotion'),
      options: [
        {
          ...chosen('ask', 'command.devotion.ask', [
            choice('choice.devotion.ask', 'ask'),
            choice('choice.devotion.never', 'never'),
          ]),
          required: true,
        },
        tableOption,
      ],
    },
    { type: Option.Subcommand, ...called('resign', 'command.resign'), options: [tableOption] },
    { type: Option.Subcommand, ...called('abort', 'command.abort'), options: [tableOption] },
    ...lifeOf('tuchulcha'),
  ],
};
