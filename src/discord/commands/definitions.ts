import {
  type APIApplicationCommandBasicOption,
  ApplicationIntegrationType,
  InteractionContextType,
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { COLORS } from '../../games/tuchulcha/color.ts';
import { translator } from '../../texts/index.ts';

const t = translator('en');

/** Which table is meant; its choices are my tables. */
const tableOption: APIApplicationCommandBasicOption = {
  type: Option.String,
  name: 'table',
  description: t('command.table'),
  autocomplete: true,
};

const onServers = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

/** The commands as Discord is told of them. */
export const commandDefinitions: readonly RESTPostAPIChatInputApplicationCommandsJSONBody[] = [
  {
    ...onServers,
    name: 'tuchulcha',
    description: t('command.tuchulcha'),
    options: [
      {
        type: Option.Subcommand,
        name: 'new',
        description: t('command.new'),
        options: [
          {
            type: Option.Integer,
            name: 'players',
            description: t('command.new.players'),
            choices: [2, 3, 4].map((count) => ({ name: String(count), value: count })),
          },
          {
            type: Option.String,
            name: 'color',
            description: t('command.new.color'),
            choices: COLORS.map((color) => ({
              name: `${t(`color.${color}`)} (${t(`god.${color}`)})`,
              value: color,
            })),
          },
          {
            type: Option.Integer,
            name: 'computers',
            description: t('command.new.computers'),
            min_value: 0,
            max_value: 3,
          },
        ],
      },
      { type: Option.Subcommand, name: 'board', description: t('command.board'), options: [tableOption] },
      {
        type: Option.Subcommand,
        name: 'devotion',
        description: t('command.devotion'),
        options: [
          {
            type: Option.String,
            name: 'ask',
            description: t('command.devotion.ask'),
            required: true,
            choices: [
              { name: t('choice.devotion.ask'), value: 'ask' },
              { name: t('choice.devotion.never'), value: 'never' },
            ],
          },
          tableOption,
        ],
      },
      { type: Option.Subcommand, name: 'resign', description: t('command.resign'), options: [tableOption] },
      { type: Option.Subcommand, name: 'abort', description: t('command.abort'), options: [tableOption] },
    ],
  },
  { ...onServers, name: 'games', description: t('command.games') },
  {
    ...onServers,
    name: 'me',
    description: t('command.me'),
    options: [
      {
        type: Option.String,
        name: 'turn-end',
        description: t('command.me.turnEnd'),
        choices: [
          { name: t('choice.turnEnd.ask'), value: 'ask' },
          { name: t('choice.turnEnd.auto'), value: 'auto' },
        ],
      },
      {
        type: Option.String,
        name: 'only-turn',
        description: t('command.me.onlyTurn'),
        choices: [
          { name: t('choice.onlyTurn.ask'), value: 'ask' },
          { name: t('choice.onlyTurn.auto'), value: 'auto' },
        ],
      },
    ],
  },
];
