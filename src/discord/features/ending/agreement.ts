import type { ButtonInteraction } from 'discord.js';
import { abortVoters, agreeToEnd } from '../../../tables/changes/closing.ts';
import { findTable, type Outcome } from '../../../tables/changes/table-transaction.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { seatOf } from '../../../tables/seats.ts';
import { type Table, tableChannel } from '../../../tables/table.ts';
import { listOf, translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import { declareCustomIds, tableId, type ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import type { ServerCommand } from '../../handling/feature.ts';
import { translatorFor } from '../../handling/locale.ts';
import { refreshIfAccepted } from '../../handling/refresh-table.ts';
import { answer, promiseReply, replyPrivately, replyText, replyUnknownButton } from '../../handling/reply.ts';
import { postOrExplain } from '../../handling/share.ts';
import { nameAt } from '../../views/names.ts';

export const endingButtons = declareCustomIds({
  /** The button agrees to end the game without a result, or takes that back. */
  agree: ['agree:{table}', { table: tableId }],
  propose: ['ends:{table}', { table: tableId }],
  close: ['close:{table}', { table: tableId }],
});

/** Players who are out of the game have no say in its end. */
export function isOut(table: Table, userId: Snowflake): boolean {
  const seat = seatOf(table, userId);
  if (table.status !== 'playing' || !seat || seat.standIn) return false;
  return !abortVoters(table).includes(userId);
}

/** Who agrees to end the game without a result. It pings nobody. */
export function agreementMessage(table: Table): OutMessage {
  const t = translator(table.locale);
  const { number, game, locale, reminders } = table;
  if (table.status !== 'playing')
    return plain(t(table.closedWhy === 'agreed' ? 'agree.done' : 'agree.over', { number, game }));
  const agree = rowsOf([button(endingButtons.agree({ table: table.id }), t('button.agree'))]);
  const voters = abortVoters(table);
  const agreed = reminders.abort.filter((userId) => voters.includes(userId)).map((one) => nameAt(table, one));
  const [name] = agreed;
  if (name === undefined) return plain(t('agree.nobody', { number, game }), agree);
  const names = listOf(locale, agreed);
  const values = { name, number, game, names, count: agreed.length, all: voters.length };
  return plain(t('agree.proposed', values), agree);
}

/** Proposes to end the game without a result, or the story before its end. A player who agrees already asks the others once more. */
export async function end(
  context: HandlerContext,
  interaction: ServerCommand | ButtonInteraction,
  found: Table,
): Promise<void> {
  const person = personOf(interaction);
  const t = await translatorFor(context, interaction);
  if (isOut(found, person.userId))
    return replyPrivately(interaction, plain(t('agree.out', { number: found.number, game: found.game })));
  const outcome: Outcome =
    found.status === 'playing' && found.reminders.abort.includes(person.userId)
      ? { ok: true, table: found }
      : await agreeToEnd(context.tables, found.id, person);
  const table = await refreshIfAccepted(context, interaction, outcome);
  if (!table) return;
  const { number, game } = table;
  const isOver = table.status !== 'playing';
  if (
    !isOver &&
    !(await postOrExplain(context, interaction, table, tableChannel(table), agreementMessage(table)))
  )
    return;
  await replyPrivately(interaction, plain(t(isOver ? 'abort.done' : 'agree.asked', { number, game })));
}

export async function agree(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof endingButtons.agree>,
): Promise<void> {
  const before = await findTable(context.tables, values.table);
  if (before && isOut(before, interaction.user.id)) {
    await replyText(context, interaction, 'agree.out', { number: before.number, game: before.game });
    return;
  }
  const outcome = await agreeToEnd(context.tables, values.table, personOf(interaction));
  const { table } = outcome;
  const isOver = !outcome.ok && outcome.refusal.code === 'notPlaying';
  if (table && (outcome.ok || isOver)) await answer(interaction, agreementMessage(table));
  await refreshIfAccepted(context, interaction, outcome);
}

/** The same as the command, from the list of ways. */
export async function propose(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof endingButtons.propose>,
): Promise<void> {
  promiseReply(interaction);
  const table = await findTable(context.tables, values.table);
  return table ? end(context, interaction, table) : replyUnknownButton(context, interaction);
}
