import {
  ChannelType,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { PACES } from '../../../tables/clock/index.ts';
import { choice, chosen, languages, onServers, told } from './words.ts';

/** More tables than anybody plays at; "any number" is there for the rest. */
const MOST_TABLES = 25;

export const settings: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  name: 'settings',
  ...told('command.settings'),
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  options: [
    { type: Option.Subcommand, name: 'show', ...told('command.settings.show') },
    {
      type: Option.Subcommand,
      name: 'tables',
      ...told('command.settings.tables'),
      options: [
        chosen(
          'pace',
          'command.settings.tables.pace',
          PACES.map((pace) => choice(`pace.${pace}`, pace)),
        ),
        chosen('place', 'command.settings.tables.place', [
          choice('choice.place.thread', 'thread'),
          choice('choice.place.channel', 'channel'),
        ]),
        {
          type: Option.Integer,
          name: 'max-tables',
          ...told('command.settings.tables.maxTables'),
          min_value: 0,
          max_value: MOST_TABLES,
        },
        chosen('language', 'command.settings.tables.language', languages),
      ],
    },
    {
      type: Option.Subcommand,
      name: 'channel',
      ...told('command.settings.channel'),
      options: [
        {
          ...chosen('games', 'command.settings.channel.games', [
            choice('choice.games.allow', 'allow'),
            choice('choice.games.forbid', 'forbid'),
            choice('choice.games.everywhere', 'everywhere'),
          ]),
          required: true,
        },
        {
          type: Option.Channel,
          name: 'channel',
          ...told('command.settings.channel.channel'),
          channel_types: [ChannelType.GuildText],
        },
      ],
    },
  ],
};
