import { GuildMember, type Interaction, PermissionFlagsBits } from 'discord.js';
import type { Person } from '../tables/tables.ts';

/** Whoever sent the interaction, by the name that the server knows. */
export function personOf({ user, member }: Pick<Interaction, 'user' | 'member'>): Person {
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  return { kind: 'person', userId: user.id, name: nick ?? user.displayName };
}

/** Whether whoever sent the interaction manages the server; never in a direct message. */
export const isManager = ({ memberPermissions }: Pick<Interaction, 'memberPermissions'>): boolean =>
  memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
