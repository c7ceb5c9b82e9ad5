import { GuildMember, type Interaction } from 'discord.js';
import type { Person } from '../tables/tables.ts';

/** Whoever sent the interaction, by the name that the server knows. */
export function personOf({ user, member }: Pick<Interaction, 'user' | 'member'>): Person {
  const nick = member instanceof GuildMember ? member.displayName : member?.nick;
  return { kind: 'person', userId: user.id, name: nick ?? user.displayName };
}
