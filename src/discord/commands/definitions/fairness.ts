import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { called, onServers, tableOption } from '../../handling/command-options.ts';

export const verify: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('verify', 'command.verify'),
  options: [tableOption],
};

export const dice: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...onServers,
  ...called('dice', 'command.dice'),
};
