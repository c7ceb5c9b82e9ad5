import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord-api-types/v10';
import { anywhere, called } from './words.ts';

export const tutorial: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  ...anywhere,
  ...called('tutorial', 'command.tutorial'),
};
