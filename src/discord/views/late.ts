import { removalVoters } from '../../tables/changes/absence.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { type OutMessage, plain } from '../message.ts';
import { type NoticeTimes, tableMessage } from '../notices/message.ts';
import { listOf, nameAt } from './names.ts';

/** The choice of what becomes of an overdue turn, as it stands now; a line without buttons once it is made. */
export function lateMessage(table: Table, turn: number, times: NoticeTimes): OutMessage {
  const t = translator(table.locale);
  const { turn: running } = table.watch;
  if (table.status !== 'playing' || running?.turn !== turn || !running.overdue)
    return plain(t('notice.timeUp.over'));
  const { content, rows } = tableMessage(t, table, { kind: 'timeUp', turn }, times);
  const { votes, all } = removal(table);
  if (votes.length === 0) return plain(content, rows);
  const names = listOf(table.locale, votes);
  return plain(`${content}\n${t('late.votes', { names, count: votes.length, all })}`, rows);
}

/**
 * To somebody who wants the player removed: how many agree, and who has to as well. Null once that is settled.
 * `table.locale`: the reader's.
 */
export function voteMessage(table: Table): OutMessage | null {
  const { votes, missing, all } = removal(table);
  if (missing.length === 0 || !table.watch.turn?.overdue) return null;
  const { number, locale } = table;
  const t = translator(locale);
  const values = { number, count: votes.length, all, missing: missing.length };
  return plain(t('late.voted', { ...values, names: listOf(locale, missing) }));
}

function removal(table: Table) {
  const voters = removalVoters(table);
  const votes = table.watch.turn?.overdue?.removal ?? [];
  const names = (wanted: boolean) =>
    voters.filter((userId) => votes.includes(userId) === wanted).map((userId) => nameAt(table, userId));
  return { votes: names(true), missing: names(false), all: voters.length };
}
