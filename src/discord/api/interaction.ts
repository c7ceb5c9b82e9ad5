import { setTimeout as sleep } from 'node:timers/promises';
import {
  type ButtonInteraction,
  type ChannelSelectMenuInteraction,
  ComponentType,
  GuildMember,
  type Interaction,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  type StringSelectMenuInteraction,
  type UserSelectMenuInteraction,
} from 'discord.js';
import type { Person } from '../../tables/game-types.ts';
import type { ComponentRow } from './message.ts';

export type SelectInteraction =
  | StringSelectMenuInteraction
  | UserSelectMenuInteraction
  | ChannelSelectMenuInteraction;

export function personOf({ user, member }: Pick<Interaction, 'user' | 'member'>): Person {
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  return { kind: 'person', userId: user.id, name: nick ?? user.displayName };
}

/** Always false in direct messages. */
export const isManager = ({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

export function rowsWithoutPressed({ message, customId }: ButtonInteraction): ComponentRow[] {
  return message.components.flatMap((row): ComponentRow[] => {
    if (row.type !== ComponentType.ActionRow) return [];
    const components = row.components.filter((component) => component.customId !== customId);
    if (components.length === 0) return [];
    return [
      { type: ComponentType.ActionRow, components: components.map((one) => one.toJSON()) } as ComponentRow,
    ];
  });
}

export const isOnEphemeral = (interaction: Interaction): boolean =>
  'message' in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);

/** Whether nobody else reads the message it comes from: it is ephemeral, or a direct message. */
export const isOnPrivateMessage = (interaction: Interaction): boolean =>
  interaction.context === InteractionContextType.BotDM || isOnEphemeral(interaction);

/** Resolves to `otherwise` after `ms` milliseconds. */
export const withTimeout = <Given, Otherwise>(
  ms: number,
  promise: Promise<Given>,
  otherwise: Otherwise,
): Promise<Given | Otherwise> => Promise.race([promise, sleep(ms, otherwise, { ref: false })]);

/** Discord waits three seconds for the first answer; whatever isn't looked up by then is left out. */
export const ANSWER_TIMEOUT_MS = 1500;

/** For lookups before the answer: the person's language, and the game that is played in the channel. */
export const LOOKUP_TIMEOUT_MS = 1000;

export const MOST_SUGGESTIONS = 25;
