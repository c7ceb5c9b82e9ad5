import type { MessageContextMenuCommandInteraction } from 'discord.js';
import { addToScene } from '../bacchanalia/add-to-scene.ts';
import type { HandlerContext } from '../context.ts';
import { replyUnknownButton, withErrorReply } from '../handling/handler.ts';
import { ADD_TO_SCENE } from './definitions/message-commands.ts';

/** Any command in a message's own menu. */
export const onMessageCommand = (
  context: HandlerContext,
  interaction: MessageContextMenuCommandInteraction,
): Promise<void> =>
  withErrorReply(context, interaction, null, async () => {
    if (interaction.commandName === ADD_TO_SCENE) await addToScene(context, interaction);
    else await replyUnknownButton(context, interaction);
  });
