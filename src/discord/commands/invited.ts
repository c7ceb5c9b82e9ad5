import type { ChatInputCommandInteraction, User } from 'discord.js';
import type { GameName, Snowflake } from '../../tables/game-types.ts';
import { gameOf } from '../../tables/games.ts';
import type { Translate } from '../../texts/index.ts';
import { plainName } from '../views/names.ts';

/** The options of `new` that name somebody, for as many as there are seats beside the opener's. */
export const INVITES = ['invite', 'invite-2', 'invite-3', 'invite-4', 'invite-5'] as const;

const named = (interaction: ChatInputCommandInteraction): { user: User; isMember: boolean }[] =>
  INVITES.flatMap((name) => {
    const user = interaction.options.getUser(name);
    return user ? [{ user, isMember: interaction.options.getMember(name) !== null }] : [];
  });

/** Who is invited, each once. */
export const invitedBy = (interaction: ChatInputCommandInteraction): Snowflake[] => [
  ...new Set(named(interaction).map(({ user }) => user.id)),
];

/** Whether computer players have seats there, for a sentence. */
export const computersAt = (game: GameName): 'yes' | 'no' => (gameOf({ game }).hasComputers ? 'yes' : 'no');

/** Why somebody cannot be invited, in a sentence; null if all can. */
export function whyNotInvited(
  t: Translate,
  interaction: ChatInputCommandInteraction,
  game: GameName,
): string | null {
  for (const { user, isMember } of named(interaction)) {
    if (user.id === interaction.user.id) return t('refused.inviteSelf');
    if (user.bot) return t('refused.inviteBot', { computers: computersAt(game) });
    if (!isMember) return t('refused.inviteStranger', { name: plainName(user.displayName) });
  }
  return null;
}
