import {
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type MessageContextMenuCommandInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { isReady } from '../../tables/changes/lobby.ts';
import type { TableRefusal } from '../../tables/refusal.ts';
import type { Table } from '../../tables/table.ts';
import type { Outcome } from '../../tables/tables.ts';
import { placeOf } from '../../tables/who-acts.ts';
import { isOthersToAnswer, isRefused } from '../api/channel-api.ts';
import { type OutMessage, plain, replyOf } from '../api/message.ts';
import type { HandlerContext } from '../context.ts';
import { refusalMessage } from '../views/refusal.ts';
import { translatorFor } from './locale.ts';

/** An interaction that is answered in words. */
export type Answerable =
  | ChatInputCommandInteraction
  | MessageContextMenuCommandInteraction
  | ButtonInteraction
  | StringSelectMenuInteraction
  | ModalSubmitInteraction;

/** Says something to one person only, whether the interaction has been acknowledged or not. */
export async function replyPrivately(interaction: Answerable, message: OutMessage): Promise<void> {
  const reply = { ...replyOf(message), flags: MessageFlags.Ephemeral } as const;
  if (interaction.deferred && isToBeReplied(interaction)) await interaction.editReply(replyOf(message));
  else if (interaction.deferred || interaction.replied) await interaction.followUp(reply);
  else await interaction.reply(reply);
}

/** Whether the acknowledgement has promised a message; a form's may be of the message that it was opened from. */
const isToBeReplied = (interaction: Answerable): boolean =>
  interaction.isCommand() || (interaction.isModalSubmit() && interaction.ephemeral !== null);

/** Answers a command, button, list or form that the bot no longer has. */
export async function replyUnknownButton(context: HandlerContext, interaction: Answerable): Promise<void> {
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, plain(t('refused.unknownButton')));
}

/** Tells the person why nothing was done. */
export async function replyRefusal(
  context: HandlerContext,
  interaction: Answerable,
  refusal: TableRefusal,
  table: Table | null,
): Promise<void> {
  const t = await translatorFor(context, interaction);
  await replyPrivately(interaction, refusalMessage(t, refusal, table));
}

/** The table with what was asked for done; null after telling the person why it was not. */
export async function acceptedTable(
  context: HandlerContext,
  interaction: Answerable,
  outcome: Outcome,
): Promise<Table | null> {
  if (outcome.ok) return outcome.table;
  await replyRefusal(context, interaction, outcome.refusal, outcome.table);
  return null;
}

/** The same, with the table's messages brought up to date. */
export async function refreshIfAccepted(
  context: HandlerContext,
  interaction: Answerable,
  outcome: Outcome,
): Promise<Table | null> {
  const table = await acceptedTable(context, interaction, outcome);
  if (table) await refreshTable(context, table.id);
  return table;
}

/** The table of a button; null after telling the person that there is none. */
export async function loadTable(
  context: HandlerContext,
  interaction: Answerable,
  id: string,
): Promise<Table | null> {
  const table = await context.tables.load(id);
  if (!table) await replyRefusal(context, interaction, { code: 'noSuchTable' }, null);
  return table;
}

/**
 * Runs a handler, which acknowledges the interaction before it does anything. A failure is logged with its table and told to the
 * person in a sentence; an interaction that another process answers ends without a word.
 */
export async function withErrorReply(
  context: HandlerContext,
  interaction: Answerable | AutocompleteInteraction,
  table: string | null,
  handle: () => Promise<void>,
): Promise<void> {
  try {
    await handle();
  } catch (error) {
    const { id, user, guildId, channelId } = interaction;
    if (isOthersToAnswer(error)) {
      context.log.debug({ err: error, table, interaction: id }, 'another process answers');
      return;
    }
    context.log.error(
      { err: error, table, interaction: id, user: user.id, guild: guildId, channel: channelId },
      'a handler failed',
    );
    context.noteFailure?.(id);
    if (interaction.isAutocomplete()) return interaction.respond([]).catch(() => {});
    if (table) context.retryQueue.retry(table, () => refreshTable(context, table));
    const t = await translatorFor(context, interaction);
    await replyPrivately(interaction, plain(t('refused.failed'))).catch((second: unknown) => {
      context.log.error({ err: second, table, interaction: id }, 'the person could not be told');
    });
  }
}

/**
 * Plays on where nobody has anything to decide, and brings the table's messages up to date. A failure undoes nothing: it is
 * logged and tried again later. `again`: even where they are up to date.
 */
export async function refreshTable(context: HandlerContext, table: string, again = false): Promise<void> {
  try {
    await context.tables.playOn(table);
    const now = await context.tableMessages.show(table, again);
    // A full table starts as soon as its lobby can be seen, which it could not be when the last one sat down.
    if (now && isReady(now) && (await context.tables.startIfFull(table)).ok)
      await context.tableMessages.show(table);
    context.retryQueue.clear(table);
  } catch (error) {
    context.log.error({ err: error, table }, 'the table could not be shown');
    context.retryQueue.retry(table, () => refreshTable(context, table, again));
    if (isRefused(error)) await reportTrouble(context, table, error);
  }
}

async function reportTrouble(context: HandlerContext, id: string, error: unknown): Promise<void> {
  try {
    const table = await context.store.load(id);
    if (table) await context.reportTrouble(table, placeOf(table), error);
  } catch (second) {
    context.log.error({ err: second, table: id }, 'nobody could be told that the bot may not write');
  }
}
