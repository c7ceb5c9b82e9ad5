import type { ChatInputCommandInteraction, User } from 'discord.js';
import type { Snowflake } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { plainName } from '../views/names.ts';

/** The options of `/tuchulcha new` that name somebody. */
export const INVITES = ['invite', 'invite-2', 'invite-3'] as const;

const named = (interaction: ChatInputCommandInteraction): { user: User; isMember: boolean }[] =>
  INVITES.flatMap((name) => {
    const user = interaction.options.getUser(name);
    return user ? [{ user, isMember: interaction.options.getMember(name) !== null }] : [];
  });

/** Who is invited, each once. */
export const invitedBy = (interaction: ChatInputCommandInteraction): Snowflake[] => [
  ...new Set(named(interaction).map(({ user }) => user.id)),
];

/** Why somebody cannot be invited, in a sentence; null if all can. */
export function whyNotInvited(t: Translate, interaction: ChatInputCommandInteraction): string | null {
  for (const { user, isMember } of named(interaction)) {
    if (user.id === interaction.user.id) return t('refused.inviteSelf');
    if (user.bot) return t('refused.inviteBot');
    if (!isMember) return t('refused.inviteStranger', { name: plainName(user.displayName) });
  }
  return null;
}
