import type { Seat, Snowflake } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import type { LifeTap, OfferAnswer } from '../life-tap.ts';
import { button, type OutMessage, plain, rowsOf } from '../message.ts';
import { godOf, mention, nameAt, plainName } from './names.ts';

interface Offer {
  readonly table: Table;
  readonly seat: Seat;
  /** Whose seat it is. */
  readonly from: Snowflake;
  readonly to: Snowflake;
  /** The name of whoever offers it. */
  readonly by: string;
}

/** A seat for somebody, with the answers. It pings nobody but them. */
export function offerMessage({ table, seat, from, to, by }: Offer): OutMessage {
  const t = translator(table.locale);
  const { id, number, game } = table;
  const { color, standIn } = seat;
  const tap = (does: OfferAnswer): LifeTap => ({ on: 'offer', table: id, from, to, does });
  const content = t(standIn ? 'offer.absent' : 'offer.own', {
    number,
    game,
    to: mention(to),
    by: plainName(by),
    from: nameAt(table, from),
    color: t(`color.${color}`),
    god: godOf(t, table, color),
  });
  const rows = rowsOf([
    button(tap(standIn ? 'takeAbsent' : 'take'), t('button.offer.take'), 'primary'),
    button(tap('decline'), t('button.offer.decline')),
    button(tap('withdraw'), t('button.offer.withdraw')),
  ]);
  return { ...plain(content, rows), mentions: [to] };
}

/** What became of an offer: one line. `from` and `to`: names; null where the holder has changed meanwhile. */
export function offerEnded(
  { locale, number }: Table,
  how: 'taken' | 'declined' | 'withdrawn',
  from: string,
  to: string,
): OutMessage {
  const t = translator(locale);
  if (!from) return plain(t('offer.gone', { number }));
  return plain(t(`offer.${how}`, { number, from, to: plainName(to) }));
}
