import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { COLORS } from '../../../games/tuchulcha/color.ts';
import { PACES } from '../../../tables/clock/index.ts';
import { INVITES } from '../invited.ts';
import { life } from './life.ts';
import { called, choice, chosen, onServers, tableOption } from './words.ts';

const newOptions: APIApplicationCommandBasicOption[] = [
  {
    type: Option.Integer,
    ...called('players', 'command.new.players'),
    choices: [2, 3, 4].map((count) => ({ name: String(count), value: count })),
  },
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
  chosen(
    'pace',
    'command.new.pace',
    PACES.map((pace) => choice(`pace.${pace}`, pace)),
  ),
  { type: Option.Boolean, ...called('private', 'command.new.private') },
  ...INVITES.map((name) => ({ type: Option.User as const, ...called(name, 'command.new.invite') })),
];

export const tuchulcha: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('tuchulcha', 'command.tuchulcha'),
  options: [
    { type: Option.Subcommand, ...called('new', 'command.new'), options: newOptions },
    {
      type: Option.Subcommand,
      ...called('board', 'command.board'),
      options: [
        chosen('as', 'command.board.as', [
          choice('choice.as.picture', 'picture'),
          choice('choice.as.text', 'text'),
        ]),
        tableOption,
      ],
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
    ...life,
  ],
};
