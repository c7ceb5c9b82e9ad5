import type { ButtonInteraction } from 'discord.js';
import { isOf } from '../../tables/table.ts';
import { waitsFor, whyNotNow } from '../../tables/who-acts.ts';
import { isOthersToAnswer } from '../api/channel-api.ts';
import { isOnEphemeral } from '../api/interaction.ts';
import { plain, replyOf, rowsOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import type { ValuesOf } from '../custom-id.ts';
import { type Feature, respond, updating } from '../handling/feature.ts';
import { acceptedTable, refreshTable, replyPrivately, replyRefusal } from '../handling/handler.ts';
import { translatorFor } from '../handling/locale.ts';
import { goToButton } from '../views/refusal.ts';
import { turnButtons } from './buttons.ts';
import { devotionQuestion } from './devotion.ts';

type Values<Name extends keyof typeof turnButtons> = ValuesOf<(typeof turnButtons)[Name]>;

/** A player's request: acknowledged first, then done, then drawn. */
async function act(context: HandlerContext, interaction: ButtonInteraction, values: Values<'act'>) {
  try {
    await interaction.deferUpdate();
  } catch (error) {
    if (!isOthersToAnswer(error)) throw error;
    await actIfNobodyDid(context, interaction, values);
    throw error;
  }
  const outcome = await context.tables.act(values.table, values.version, interaction.user.id, values.request);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) {
    await refreshTable(context, values.table);
    return;
  }
  if (isOnEphemeral(interaction))
    await interaction.editReply(replyOf(plain((await translatorFor(context, interaction))('devote.done'))));
  await refreshTable(context, values.table);
  if (!waitsFor(table, interaction.user.id)) await linkToNextTable(context, interaction, values.table);
}

/** Time for the process that acknowledged a tap to do what it asks. */
const OTHERS_TIME_MS = 3000;

/**
 * A tap that was acknowledged already: by another process, which acts on it, or by this one or one that has died, where the
 * acknowledgement's answer got lost. If nothing has come of it after a while, it counts all the same.
 */
async function actIfNobodyDid(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: Values<'act'>,
): Promise<void> {
  const { tables, retryQueue, log } = context;
  await retryQueue.pause(OTHERS_TIME_MS);
  const { id } = interaction.user;
  const table = await tables.load(values.table);
  if (whyNotNow(table, values.version, id)) return;
  const { ok } = await tables.act(values.table, values.version, id, values.request);
  if (!ok) return;
  log.info(
    { table: values.table, interaction: interaction.id },
    'a tap that nobody acted on was acted on late',
  );
  await refreshTable(context, values.table);
}

/** After a turn: one tap to the next table that waits for the player, if there is one. */
async function linkToNextTable(
  context: HandlerContext,
  interaction: ButtonInteraction,
  from: string,
): Promise<void> {
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

/** The table, if the button is the person's to press on the version it was drawn for; else null after telling them why. */
async function tableOnTurn(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: Values<'die'> | Values<'devotion'>,
) {
  const table = await context.tables.load(values.table);
  const refusal = whyNotNow(table, values.version, interaction.user.id);
  if (!refusal) return table;
  await replyRefusal(context, interaction, refusal, table);
  return null;
}

/** The moves of one die, on the same message. */
async function showDie(context: HandlerContext, interaction: ButtonInteraction, values: Values<'die'>) {
  const table = await tableOnTurn(context, interaction, values);
  const message = table && (await context.tableMessages.current(table, values.die));
  if (!message) return;
  const drawn = await context.tableMessages.draw(table.guildId, message);
  await interaction.editReply({ ...replyOf(drawn), attachments: [] });
}

/** Tells privately what a devotion costs and brings, with the buttons for it. */
async function askAboutDevotion(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: Values<'devotion'>,
) {
  const table = await tableOnTurn(context, interaction, values);
  const question =
    table?.state &&
    isOf('tuchulcha', table) &&
    devotionQuestion(await translatorFor(context, interaction), table, table.state, values.role);
  if (question) await replyPrivately(interaction, question);
  else if (table) await replyRefusal(context, interaction, { code: 'stale' }, table);
}

export const tuchulchaFeature: Feature = {
  routes: respond(turnButtons, { act, die: updating(showDie), devotion: updating(askAboutDevotion) }),
};
