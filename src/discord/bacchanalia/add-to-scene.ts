import type { MessageContextMenuCommandInteraction } from 'discord.js';
import { unknownButton } from '../answer.ts';
import type { Room } from '../room.ts';

/** The message command that takes a message of one's own into the tale that is due. */
export const addToScene = (room: Room, interaction: MessageContextMenuCommandInteraction): Promise<void> =>
  unknownButton(room, interaction);
