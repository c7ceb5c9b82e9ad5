import {
  ChannelType,
  ApplicationCommandOptionType as Option,
  PermissionFlagsBits,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { PACES } from '../../../tables/clock/index.ts';
import { ADULTS } from '../../../tables/settings.ts';
import { called, choice, chosen, languages, onServers } from '../../handling/command-options.ts';

/** More tables than anybody plays at; "any number" is there for the rest. */
const MOST_TABLES = 25;

export const settings: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('settings', 'command.settings'),
  default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
  options: [
    { type: Option.Subcommand, ...called('show', 'command.settings.show') },
    {
      type: Option.Subcommand,
      ...called('tables', 'command.settings.tables'),
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
          ...called('max-tables', 'command.settings.tables.maxTables'),
          min_value: 0,
          max_value: MOST_TABLES,
        },
        chosen('language', 'command.settings.tables.language', languages),
        chosen(
          'bacchanalia',
          'command.settings.tables.bacchanalia',
          ADULTS.map((where) => choice(`choice.bacchanalia.${where}`, where)),
        ),
      ],
    },
    {
      type: Option.Subcommand,
      ...called('channel', 'command.settings.channel'),
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
          ...called('channel', 'command.settings.channel.channel'),
          channel_types: [ChannelType.GuildText],
        },
      ],
    },
  ],
};
