import type { ButtonInteraction } from 'discord.js';
import {
  callStandIn,
  giveMoreTime,
  playOverdueTurn,
  removalVoters,
  voteRemoval,
} from '../../../tables/changes/absence.ts';
import { turnTimes } from '../../../tables/changes/due.ts';
import { muteReminders } from '../../../tables/changes/nudging.ts';
import type { Outcome } from '../../../tables/changes/table-transaction.ts';
import type { Person } from '../../../tables/game-types.ts';
import type { Table } from '../../../tables/table.ts';
import { listOf, translator } from '../../../texts/index.ts';
import { personOf } from '../../api/interaction.ts';
import { type OutMessage, plain } from '../../api/message.ts';
import type { ValuesOf } from '../../custom-id.ts';
import type { HandlerContext } from '../../handling/context.ts';
import { localeFor } from '../../handling/locale.ts';
import { refreshIfAccepted } from '../../handling/refresh-table.ts';
import {
  acceptedTable,
  answer,
  removePressedButton,
  replyPrivately,
  replyText,
} from '../../handling/reply.ts';
import type { links } from '../../views/links.ts';
import { nameAt } from '../../views/names.ts';
import { type NoticeTimes, tableMessage } from '../../views/notice-message.ts';

/** The choice of what becomes of an overdue turn, as it stands now; a line without buttons once it is made. */
export function lateMessage(table: Table, turn: number, times: NoticeTimes): OutMessage {
  const t = translator(table.locale);
  const { turn: running } = table.reminders;
  if (table.status !== 'playing' || running?.turn !== turn || !running.overdue)
    return plain(t('notice.timeUp.over'));
  const { content, rows } = tableMessage(t, table, { kind: 'timeUp', turn }, times);
  const { votes, all } = removal(table);
  if (votes.length === 0) return plain(content, rows);
  const names = listOf(table.locale, votes);
  return plain(`${content}\n${t('late.votes', { names, count: votes.length, all })}`, rows);
}

/**
 * To a person who voted to remove the player: how many agree, and who has to as well. Null once that is settled.
 * `table.locale`: the reader's.
 */
function voteMessage(table: Table): OutMessage | null {
  const { votes, missing, all } = removal(table);
  if (missing.length === 0 || !table.reminders.turn?.overdue) return null;
  const { number, locale } = table;
  const t = translator(locale);
  const values = { number, count: votes.length, all, missing: missing.length };
  return plain(t('late.voted', { ...values, names: listOf(locale, missing) }));
}

function removal(table: Table) {
  const voters = removalVoters(table);
  const votes = table.reminders.turn?.overdue?.removal ?? [];
  const names = (wanted: boolean) =>
    voters.filter((userId) => votes.includes(userId) === wanted).map((userId) => nameAt(table, userId));
  return { votes: names(true), missing: names(false), all: voters.length };
}

type LateValues = ValuesOf<typeof links.late>;

/** Decides about a turn whose time is up. The message with the choice shows the result. */
export async function decideLate(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof links.late>,
): Promise<void> {
  const outcome = await decide(context, values, personOf(interaction));
  const { table } = outcome;
  if (table && (outcome.ok || isOver(outcome))) {
    const times = await turnTimes(context.tables, table);
    await answer(interaction, lateMessage(table, values.turn, times));
  }
  const accepted = await refreshIfAccepted(context, interaction, outcome);
  if (!accepted || values.does !== 'remove') return;
  const vote = voteMessage({ ...accepted, locale: await localeFor(context, interaction) });
  if (vote) await replyPrivately(interaction, vote);
}

function decide({ tables }: HandlerContext, { table, turn, does }: LateValues, by: Person): Promise<Outcome> {
  switch (does) {
    case 'wait':
      return giveMoreTime(tables, table, turn, by);
    case 'playFor':
      return playOverdueTurn(tables, table, turn, by);
    case 'standIn':
      return callStandIn(tables, table, turn, by);
    case 'remove':
      return voteRemoval(tables, table, turn, by);
  }
}

const isOver = (outcome: Outcome): boolean =>
  !outcome.ok && ['notOverdue', 'notPlaying', 'stale'].includes(outcome.refusal.code);

export async function mute(
  context: HandlerContext,
  interaction: ButtonInteraction,
  values: ValuesOf<typeof links.mute>,
): Promise<void> {
  const outcome = await muteReminders(context.tables, values.table, values.turn, interaction.user.id);
  if (outcome.ok || outcome.refusal.code === 'stale') await removePressedButton(interaction);
  const table = await acceptedTable(context, interaction, outcome);
  if (!table) return;
  await replyText(context, interaction, 'mute.done', { number: table.number });
}
