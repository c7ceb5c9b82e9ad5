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
import type { Person } from '../../tables/tables.ts';
import type { Row } from './message.ts';

/** A choice from a list: of words, or of the server's people or channels. */
export type SelectInteraction =
  | StringSelectMenuInteraction
  | UserSelectMenuInteraction
  | ChannelSelectMenuInteraction;

/** The person who sent the interaction, by the name that the server knows. */
export function personOf({ user, member }: Pick<Interaction, 'user' | 'member'>): Person {
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  return { kind: 'person', userId: user.id, name: nick ?? user.displayName };
}

/** Whether the person manages the server; never in a direct message. */
export const isManager = ({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** The pressed message's buttons and lists, but the pressed one. */
export function rowsWithoutPressed({ message, customId }: ButtonInteraction): Row[] {
  return message.components.flatMap((row): Row[] => {
    if (row.type !== ComponentType.ActionRow) return [];
    const components = row.components.filter((component) => component.customId !== customId);
    if (components.length === 0) return [];
    return [{ type: ComponentType.ActionRow, components: components.map((one) => one.toJSON()) } as Row];
  });
}

/** Whether it was pressed on a message that Discord shows to this person alone. */
export const isOnEphemeral = (interaction: Interaction): boolean =>
  'message' in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);

/** Whether nobody but the person reads the pressed message: an answer to them alone, or a direct message with the bot. */
export const isOnPrivateMessage = (interaction: Interaction): boolean =>
  interaction.context === InteractionContextType.BotDM || isOnEphemeral(interaction);

/** The promise's value; `otherwise` where that takes longer than `ms` milliseconds. */
export const withTimeout = <Given, Otherwise>(
  ms: number,
  promise: Promise<Given>,
  otherwise: Otherwise,
): Promise<Given | Otherwise> => Promise.race([promise, sleep(ms, otherwise, { ref: false })]);

/** Discord waits three seconds for the first answer: after this time it goes out without what is still being looked up. */
export const ANSWER_TIMEOUT_MS = 1500;

/** For the lookups that come before: the person's own language, the game that is played here. */
export const LOOKUP_TIMEOUT_MS = 1000;

/** Discord shows at most this many suggestions. */
export const MOST_SUGGESTIONS = 25;
