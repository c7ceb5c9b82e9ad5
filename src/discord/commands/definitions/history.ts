import {
  ApplicationCommandOptionType as Option,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { called, onServers, tableOption } from '../../handling/command-options.ts';

export const history: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('history', 'command.history'),
  options: [{ type: Option.User, ...called('person', 'command.history.person') }, tableOption],
};
