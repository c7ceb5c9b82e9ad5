import { abortVoters } from '../../tables/changes/closing.ts';
import type { Table } from '../../tables/table.ts';
import { listOf, translator } from '../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { links } from './links.ts';
import { mention, nameAt } from './names.ts';

/** Who agrees to end the game without a result. The others are called where it is proposed. */
export function agreementMessage(table: Table): OutMessage {
  const t = translator(table.locale);
  const { number, game, locale, reminders } = table;
  if (table.status !== 'playing')
    return plain(t(table.closedWhy === 'agreed' ? 'agree.done' : 'agree.over', { number, game }));
  const agree = rowsOf([button(links.agree({ table: table.id }), t('button.agree'))]);
  const voters = abortVoters(table);
  const agreed = reminders.abort.filter((userId) => voters.includes(userId)).map((one) => nameAt(table, one));
  const [name] = agreed;
  if (name === undefined) return plain(t('agree.nobody', { number, game }), agree);
  const names = listOf(locale, agreed);
  const values = { name, number, game, names, count: agreed.length, all: voters.length };
  const others = voters.filter((userId) => !reminders.abort.includes(userId));
  const called = others.length > 0 ? t('agree.called', { people: listOf(locale, others.map(mention)) }) : '';
  return { ...plain([t('agree.proposed', values), called].join(' ').trim(), agree), mentions: others };
}
