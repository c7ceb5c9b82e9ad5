import type { ButtonInteraction } from 'discord.js';
import { isOf } from '../../tables/table.ts';
import { waitsFor, whyNotNow } from '../../tables/who-acts.ts';
import { isOthersToAnswer } from '../api/channel-api.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { plain, replyOf, rowsOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import type { ValuesOf } from '../custom-id.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { refreshTable, replyIfRefused, replyPrivately } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { goToButton } from '../views/refusal.ts';
import { turnButtons } from './buttons.ts';
import { devotionQuestion } from './devotion.ts';

type Values<Name extends keyof typeof turnButtons> = ValuesOf<(typeof turnButtons)[Name]>;

/** A player's request: acknowledged first, then done, then drawn. */
async function act(context: HandlerContext, interaction: ButtonInteraction, tap: Values<'act'>) {
  try {
    await interaction.deferUpdate();
  } catch (error) {
    if (!isOthersToAnswer(error)) throw error;
    await lookedAfter(context, interaction, tap);
    throw error;
  }
  const outcome = await context.tables.act(tap.table, tap.version, interaction.user.id, tap.request);
  if (!(await replyIfRefused(context, interaction, outcome))) {
    await refreshTable(context, tap.table);
    return;
  }
  if (isOnEphemeral(interaction))
    await interaction.editReply(replyOf(plain((await translatorFor(context, interaction))('devote.done'))));
  await refreshTable(context, tap.table);
  if (outcome.ok && !waitsFor(outcome.table, interaction.user.id))
    await pointOn(context, interaction, tap.table);
}

/** So long whoever acknowledged a tap has for doing what it asks. */
const OTHERS_TIME_MS = 3000;

/**
 * A tap that was acknowledged already: by another process, which acts on it, or by this one or one that has died, where the
 * acknowledgement's answer got lost. If nothing has come of it after a while, it counts all the same.
 */
async function lookedAfter(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: Values<'act'>,
): Promise<void> {
  const { tables, retryQueue, log } = context;
  await retryQueue.pause(OTHERS_TIME_MS);
  const { id } = interaction.user;
  const table = await tables.load(tap.table);
  if (whyNotNow(table, tap.version, id)) return;
  const { ok } = await tables.act(tap.table, tap.version, id, tap.request);
  if (!ok) return;
  log.info({ table: tap.table, interaction: interaction.id }, 'a tap that nobody acted on was acted on late');
  await refreshTable(context, tap.table);
}

/** After a turn: one tap to the next table that waits for the player, if there is one. */
async function pointOn(context: HandlerContext, interaction: ButtonInteraction, from: string): Promise<void> {
  if (!interaction.guildId) return;
  const tables = await context.store.tablesOf(interaction.guildId, interaction.user.id);
  const waiting = tables.filter((table) => table.id !== from && waitsFor(table, interaction.user.id));
  const next = waiting.at(-1);
  if (!next) return;
  const t = await translatorFor(context, interaction);
  const message = plain(
    t('next.table', { number: next.number, more: waiting.length - 1 }),
    rowsOf(goToButton(t, next)),
  );
  await replyPrivately(interaction, message);
}

/** The table, if the button is the person's to press on the version it was drawn for. If not, they are told why. */
async function theirs(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: Values<'die'> | Values<'devotion'>,
) {
  const table = await context.tables.load(tap.table);
  const refusal = whyNotNow(table, tap.version, interaction.user.id);
  if (!refusal) return table;
  await replyIfRefused(context, interaction, { ok: false, refusal, table });
  return null;
}

/** The moves of one die, on the same message. */
async function showDie(context: HandlerContext, interaction: ButtonInteraction, tap: Values<'die'>) {
  const table = await theirs(context, interaction, tap);
  const undrawn = table && (await context.tableMessages.current(table, tap.die));
  if (undrawn)
    await interaction.editReply({ ...replyOf(await context.tableMessages.draw(undrawn)), attachments: [] });
}

/** What a devotion costs and brings, and the second tap. */
async function askAboutDevotion(
  context: HandlerContext,
  interaction: ButtonInteraction,
  tap: Values<'devotion'>,
) {
  const table = await theirs(context, interaction, tap);
  const question =
    table?.state &&
    isOf('tuchulcha', table) &&
    devotionQuestion(await translatorFor(context, interaction), table, table.state, tap.role);
  if (question) await replyPrivately(interaction, question);
  else if (table)
    await replyIfRefused(context, interaction, { ok: false, refusal: { code: 'stale' }, table });
}

export const tuchulchaFeature: Feature = {
  routes: respond(turnButtons, { act, die: updating(showDie), devotion: updating(askAboutDevotion) }),
};
