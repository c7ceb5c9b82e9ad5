import type { MessageContextMenuCommandInteraction } from 'discord.js';
import { addToScene } from '../bacchanalia/add-to-scene.ts';
import type { Room } from '../context.ts';
import { guarded, unknownButton } from '../handling/handler.ts';
import { ADD_TO_SCENE } from './definitions/message-commands.ts';

/** Any command in a message's own menu. */
export const onMessageCommand = (
  room: Room,
  interaction: MessageContextMenuCommandInteraction,
): Promise<void> =>
  guarded(room, interaction, null, async () => {
    if (interaction.commandName === ADD_TO_SCENE) await addToScene(room, interaction);
    else await unknownButton(room, interaction);
  });
