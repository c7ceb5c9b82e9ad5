import { type ButtonInteraction, GuildMember } from 'discord.js';
import type { Snowflake } from '../../../tables/game-types.ts';
import { isRefused } from '../../api/channel-api.ts';
import { plain } from '../../api/message.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { translatorFor } from '../../handling/locale.ts';
import { answer, promiseReply } from '../../handling/reply.ts';
import { rolesForAll } from '../../handling/roles.ts';
import { roleMention } from '../../views/names.ts';

/** As Discord said with the tap, so that it is done the same where it is done twice. */
function hasRole({ member }: ButtonInteraction, roleId: Snowflake): boolean {
  if (member instanceof GuildMember) return member.roles.cache.has(roleId);
  return member?.roles.includes(roleId) ?? false;
}

/** Gives the role for open seats to whoever taps, or takes it from them. */
export async function toggleSeatRole(context: HandlerContext, interaction: ButtonInteraction): Promise<void> {
  promiseReply(interaction);
  const { guildId, user } = interaction;
  const t = await translatorFor(context, interaction);
  const roleId = guildId === null ? null : (await context.store.guildSettings(guildId)).seatRole;
  if (guildId === null || roleId === null) return answer(interaction, plain(t('seatRole.off')));
  const has = hasRole(interaction, roleId);
  const isDone = await (has
    ? take(context, guildId, user.id, roleId)
    : give(context, guildId, user.id, roleId));
  const said = isDone
    ? t('seatRole.done', { has: has ? 'no' : 'yes', role: roleMention(roleId) })
    : t('seatRole.cannotGive');
  await answer(interaction, plain(said));
}

/** False where the bot may not, or the role would allow something by now. */
async function give(
  context: HandlerContext,
  guildId: Snowflake,
  userId: Snowflake,
  roleId: Snowflake,
): Promise<boolean> {
  const roles = await rolesForAll(context, guildId);
  if (!roles?.some(({ id }) => id === roleId)) return false;
  return done(() => context.guildApi.giveRole(guildId, userId, roleId));
}

const take = (
  { guildApi }: HandlerContext,
  guildId: Snowflake,
  userId: Snowflake,
  roleId: Snowflake,
): Promise<boolean> => done(() => guildApi.takeRole(guildId, userId, roleId));

async function done(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (!isRefused(error)) throw error;
    return false;
  }
}
