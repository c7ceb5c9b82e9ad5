import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { anywhere, called } from '../../handling/command-options.ts';

export const tutorial: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...anywhere,
  ...called('tutorial', 'command.tutorial'),
};
