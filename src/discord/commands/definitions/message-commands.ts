import {
  ApplicationCommandType,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { named, onServers } from '../../handling/command-options.ts';

const addToScene = {
  ...onServers,
  ...named('messageCommand.addToScene'),
  type: ApplicationCommandType.Message,
} as const;

/** The name by which its handler knows it. */
export const ADD_TO_SCENE = addToScene.name;

/** The commands in the menu of a message. */
export const messageCommands: readonly RESTPostAPIContextMenuApplicationCommandsJSONBody[] = [addToScene];
