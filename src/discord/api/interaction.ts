import {
  ApplicationIntegrationType,
  type BaseInteraction,
  type ButtonInteraction,
  type ChannelSelectMenuInteraction,
  GuildMember,
  type Interaction,
  InteractionContextType,
  MessageFlags,
  PermissionFlagsBits,
  type StringSelectMenuInteraction,
  type User,
  type UserSelectMenuInteraction,
} from 'discord.js';
import type {
  APIMessageTopLevelComponent,
  GatewayInteractionCreateDispatchData,
} from 'discord-api-types/v10';
import type { Person, Snowflake } from '../../tables/game-types.ts';
import { directGuildOf } from '../../tables/table.ts';
import { withoutControls } from './layout.ts';

export type SelectInteraction =
  | StringSelectMenuInteraction
  | UserSelectMenuInteraction
  | ChannelSelectMenuInteraction;

/** A person's name on the server; if they aren't on it, or have no nickname there, their global name. */
export const nameOf = (
  { displayName }: User,
  member: GuildMember | { readonly nick?: string | null } | null,
): string => (member instanceof GuildMember ? member.displayName : member?.nick) ?? displayName;

export const personOf = ({ user, member }: Pick<Interaction, 'user' | 'member'>): Person => ({
  kind: 'person',
  userId: user.id,
  name: nameOf(user, member),
});

/** Makes an interaction on a server where only the person has added the app look like one outside of servers: the bot isn't there. */
export function withoutForeignServer(payload: GatewayInteractionCreateDispatchData): void {
  const { authorizing_integration_owners: owners = {}, member } = payload;
  const { UserInstall, GuildInstall } = ApplicationIntegrationType;
  if (!member || !owners[UserInstall] || owners[GuildInstall]) return;
  Object.assign(payload, { user: member.user });
  for (const key of ['guild', 'guild_id', 'guild_locale', 'member']) Reflect.deleteProperty(payload, key);
}

/** The id under which tables opened here are stored: the server's, or that of the person's direct messages. */
export const tableGuildOf = ({ guildId, user }: Pick<BaseInteraction, 'guildId' | 'user'>): Snowflake =>
  guildId ?? directGuildOf(user.id);

/** Always false in direct messages. */
export const isManager = ({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;

/** The pressed message's components without the button. */
export const withoutPressed = ({ message, customId }: ButtonInteraction): APIMessageTopLevelComponent[] =>
  withoutControls(
    message.components.map((part) => part.toJSON()),
    (one) => 'custom_id' in one && one.custom_id === customId,
  );

export const isOnEphemeral = (interaction: Interaction): boolean =>
  'message' in interaction && (interaction.message?.flags.has(MessageFlags.Ephemeral) ?? false);

/** Whether nobody else can read the message it comes from: it is ephemeral, or a direct message. */
export const isOnPrivateMessage = (interaction: Interaction): boolean =>
  interaction.context === InteractionContextType.BotDM || isOnEphemeral(interaction);

/** Whether the bot sent the message it comes from on its own, such as a table's turn; others are answers to a command or a tap. */
const isOnSentMessage = (interaction: Interaction): boolean =>
  'message' in interaction &&
  interaction.message !== null &&
  interaction.message.interactionMetadata === null;

/** Whether it comes from a private answer to this person. */
export const isOnOwnAnswer = (interaction: Interaction): boolean =>
  isOnPrivateMessage(interaction) && !isOnSentMessage(interaction);

/** Whether an answer isn't ephemeral: in direct messages, where the person is alone, but not below a table's turn. */
export const keepsAnswer = (interaction: Interaction): boolean =>
  interaction.context === InteractionContextType.BotDM && !isOnSentMessage(interaction);

/** Resolves to `otherwise` after `ms` milliseconds. */
export function withTimeout<Given, Otherwise>(
  ms: number,
  promise: Promise<Given>,
  otherwise: Otherwise,
): Promise<Given | Otherwise> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, otherwise).unref();
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Maximum time of look-ups, since Discord waits three seconds for the first answer. */
export const ANSWER_TIMEOUT_MS = 1500;

/** Maximum time of look-ups before the answer: the person's language, and the game of the channel. */
export const LOOKUP_TIMEOUT_MS = 1000;

export const MAX_SUGGESTIONS = 25;
