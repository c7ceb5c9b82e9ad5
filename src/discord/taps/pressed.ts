import { type ButtonInteraction, ComponentType, MessageFlags } from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import type { ButtonRow } from '../message.ts';

/** The pressed message's buttons but the pressed one. */
export function rowsLeft({ message, customId }: ButtonInteraction): ButtonRow[] {
  return message.components.flatMap((row): ButtonRow[] => {
    if (row.type !== ComponentType.ActionRow) return [];
    const components = row.components.flatMap((component): APIButtonComponent[] => {
      if (component.type !== ComponentType.Button || component.customId === customId) return [];
      return [component.toJSON()];
    });
    return components.length > 0 ? [{ type: ComponentType.ActionRow, components }] : [];
  });
}

/** Takes the pressed button off its message; the rest of it stays. */
export async function dropPressed(interaction: ButtonInteraction): Promise<void> {
  await interaction.editReply({ components: rowsLeft(interaction) });
}

/** Whether nobody but the person sees the pressed message: an answer to them alone, or a direct message. */
export const isTheirsAlone = ({ message, guildId }: ButtonInteraction): boolean =>
  guildId === null || message.flags.has(MessageFlags.Ephemeral);
