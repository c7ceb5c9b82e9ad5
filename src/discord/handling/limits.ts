import type { Outcome } from '../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { GuildSettings } from '../../tables/settings.ts';
import type { PictureKind } from '../cooldowns.ts';
import { stamp } from '../views/names.ts';
import type { Answerable } from './acknowledgement.ts';
import type { HandlerContext } from './context.ts';
import { translatorFor } from './locale.ts';
import { replyText } from './reply.ts';

/** Counts a table that the person opens; why they may not open one now, in a sentence; null if they may. */
export async function whyNotOpenYet(
  context: HandlerContext,
  interaction: Answerable,
  guildId: Snowflake,
  settings: GuildSettings,
): Promise<string | null> {
  const until = context.cooldowns.open({ guildId, userId: interaction.user.id }, settings);
  if (!until) return null;
  const t = await translatorFor(context, interaction);
  return t('refused.openedLately', { until: stamp(until) });
}

/** Opens a table under this id of a server; where the person opened none in the end, that does not count. */
export async function orGiveBack(
  { cooldowns }: HandlerContext,
  { user }: Pick<Answerable, 'user'>,
  guildId: Snowflake,
  settings: GuildSettings,
  open: () => Promise<Outcome>,
): Promise<Outcome> {
  let opened = false;
  try {
    const outcome = await open();
    // Somebody else may have opened the rematch meanwhile.
    opened = outcome.ok && outcome.table.openerId === user.id;
    return outcome;
  } finally {
    if (!opened) cooldowns.giveOpeningBack({ guildId, userId: user.id }, settings);
  }
}

/** Sends a nudge to a player at a table of the server, which counts where it is sent; or, in a sentence, why that is too soon. */
export async function nudgeOrExplain(
  context: HandlerContext,
  interaction: Answerable,
  guildId: Snowflake,
  player: Snowflake,
  send: () => Promise<Outcome>,
): Promise<Outcome | string> {
  const settings = await context.store.guildSettings(guildId);
  const { user } = interaction;
  const nudging = context.cooldowns.nudge({ guildId, userId: user.id }, player, settings);
  if (!nudging.ok) {
    const t = await translatorFor(context, interaction);
    return t('refused.nudgedMany', { whom: nudging.why, until: stamp(nudging.until) });
  }
  const outcome = await send();
  if (!outcome.ok) nudging.giveBack();
  return outcome;
}

/** Whether a picture of this kind may be drawn for the person now, which counts it; else they are told when. */
export async function mayAskForPicture(
  context: HandlerContext,
  interaction: Answerable,
  kind: PictureKind,
): Promise<boolean> {
  const { guildId, user } = interaction;
  const wait = context.cooldowns.picture({ guildId, userId: user.id }, kind);
  if (!wait) return true;
  const { whose, until } = wait;
  await replyText(context, interaction, 'refused.manyPictures', { whose, until: stamp(until) });
  return false;
}
