import type { FollowedAt } from '../../../tables/store.ts';
import type { Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import { links } from '../../views/links.ts';
import { goTo } from '../../views/refusal.ts';

const other = { turn: 'end', end: 'turn' } as const;

/** The first direct message to a follower. */
export function followHello(t: Translate, table: Table, at: FollowedAt): OutMessage {
  const { id, number } = table;
  const stop = button(links.follow({ table: id, at: 'off' }), t('button.unfollow'));
  return plain(t('follow.hello', { number, at }), rowsOf([...goTo(t, table), stop]));
}

/** How a table is followed from now on, with what else can be had. */
export function followDone(t: Translate, { id, number }: Table, at: FollowedAt): OutMessage {
  const buttons = [
    button(links.follow({ table: id, at: other[at] }), t(`button.follow.${other[at]}`)),
    button(links.follow({ table: id, at: 'off' }), t('button.unfollow')),
  ];
  return plain(t('follow.done', { number, at }), rowsOf(buttons));
}
