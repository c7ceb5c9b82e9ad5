import { abortVoters } from '../../tables/changes/closing.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { seatOf } from '../../tables/seats.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../message.ts';
import { listOf, nameAt } from './names.ts';

/** Whoever is out of the game has no say in its end. */
export function isOut(table: Table, userId: Snowflake): boolean {
  const seat = seatOf(table, userId);
  if (table.status !== 'playing' || !seat || seat.standIn) return false;
  return !abortVoters(table).includes(userId);
}

/** Who agrees to end the game without a result. It pings nobody. */
export function agreementMessage(table: Table): OutMessage {
  const t = translator(table.locale);
  const { number, locale, watch } = table;
  if (table.status !== 'playing')
    return plain(t(table.closedWhy === 'agreed' ? 'agree.done' : 'agree.over', { number }));
  const agree = rowsOf([button({ on: 'agree', table: table.id }, t('button.agree'))]);
  const voters = abortVoters(table);
  const agreed = watch.abort.filter((userId) => voters.includes(userId)).map((one) => nameAt(table, one));
  const [name] = agreed;
  if (name === undefined) return plain(t('agree.nobody', { number }), agree);
  const names = listOf(locale, agreed);
  return plain(t('agree.proposed', { name, number, names, count: agreed.length, all: voters.length }), agree);
}
