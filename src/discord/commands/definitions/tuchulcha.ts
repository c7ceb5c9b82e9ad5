import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { COLORS } from '../../../games/tuchulcha/color.ts';
import { PACES } from '../../../tables/clock/index.ts';
import { translator } from '../../../texts/index.ts';
import { INVITES } from '../invited.ts';
import { life } from './life.ts';
import { choice, chosen, onServers, tableOption, told } from './words.ts';

const t = translator('en');

const newOptions: APIApplicationCommandBasicOption[] = [
  {
    type: Option.Integer,
    name: 'players',
    ...told('command.new.players'),
    choices: [2, 3, 4].map((count) => ({ name: String(count), value: count })),
  },
  chosen(
    'color',
    'command.new.color',
    COLORS.map((color) => ({ name: `${t(`color.${color}`)} (${t(`god.${color}`)})`, value: color })),
  ),
  {
    type: Option.Integer,
    name: 'computers',
    ...told('command.new.computers'),
    min_value: 0,
    max_value: 3,
  },
  chosen(
    'pace',
    'command.new.pace',
    PACES.map((pace) => choice(`pace.${pace}`, pace)),
  ),
  { type: Option.Boolean, name: 'private', ...told('command.new.private') },
  ...INVITES.map((name) => ({ type: Option.User as const, name, ...told('command.new.invite') })),
];

export const tuchulcha: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  name: 'tuchulcha',
  ...told('command.tuchulcha'),
  options: [
    { type: Option.Subcommand, name: 'new', ...told('command.new'), options: newOptions },
    { type: Option.Subcommand, name: 'board', ...told('command.board'), options: [tableOption] },
    {
      type: Option.Subcommand,
      name: 'devotion',
      ...told('command.devotion'),
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
    { type: Option.Subcommand, name: 'resign', ...told('command.resign'), options: [tableOption] },
    { type: Option.Subcommand, name: 'abort', ...told('command.abort'), options: [tableOption] },
    ...life,
  ],
};
