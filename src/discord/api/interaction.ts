import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ButtonInteraction,
  ComponentType,
  GuildMember,
  type Interaction,
  MessageFlags,
  PermissionFlagsBits,
} from 'discord.js';
import type { APIButtonComponent } from 'discord-api-types/v10';
import type { Person } from '../../tables/tables.ts';
import type { ButtonRow } from './message.ts';

/** Whoever sent the interaction, by the name that the server knows. */
export function personOf({ user, member }: Pick<Interaction, 'user' | 'member'>): Person {
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  return { kind: 'person', userId: user.id, name: nick ?? user.displayName };
}

/** Whether whoever sent the interaction manages the server; never in a direct message. */
export const isManager = ({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

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

/** What the promise gives; `otherwise` where that takes longer than `ms` milliseconds. */
export const withTimeout = <Given, Otherwise>(
  ms: number,
  promise: Promise<Given>,
  otherwise: Otherwise,
): Promise<Given | Otherwise> => Promise.race([promise, sleep(ms, otherwise, { ref: false })]);

/** Suggestions after this time would come too late: better none than a failure. */
export const SUGGESTIONS_MS = 1500;

/** Discord shows at most this many. */
export const MOST_SUGGESTIONS = 25;
