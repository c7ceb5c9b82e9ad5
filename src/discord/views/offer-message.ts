import { isInGame, seatOf } from '../../tables/seats.ts';
import type { SeatOffer, Table } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { button, lengthOfLines, MAX_CONTENT_LENGTH, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { declareCustomIds, oneOf, tableId, userId } from '../custom-id.ts';
import { gameViewOf } from './game-presenter.ts';
import { godOf, mention, nameAt, who } from './names.ts';

/** `takeAbsent`: the seat of an absent player, void once they are back. */
type OfferAnswer = 'take' | 'takeAbsent' | 'decline' | 'withdraw';

export const substituteButtons = declareCustomIds({
  offer: [
    'offer:{table}:{from}:{to}:{does}',
    {
      table: tableId,
      from: userId,
      to: userId,
      does: oneOf<OfferAnswer>('take', 'takeAbsent', 'decline', 'withdraw'),
    },
  ],
});

/** The open offer of a seat, with the table's agreement and the answers. It pings only its receiver. */
export function offerMessage(table: Table, { from, to, isAway }: Omit<SeatOffer, 'id'>): OutMessage {
  const t = translator(table.locale);
  const { id, number, game, pace, seats } = table;
  const color = seatOf(table, from)?.color;
  if (!color) return plain(t('offer.gone', { number }));
  const idFor = (does: OfferAnswer) => substituteButtons.offer({ table: id, from, to, does });
  const content = t(isAway ? 'offer.absent' : 'offer.own', {
    number,
    game,
    to: mention(to),
    from: nameAt(table, from),
    color: t(`color.${color}`),
    god: godOf(t, table, color),
    who: who(t, table, color),
  });
  const others = seats.filter((one) => one.color !== color && isInGame(table, one));
  const what = t('offer.what', {
    game: t(`game.${game}`),
    turn: table.state?.turnNumber ?? 1,
    pace: t('games.pace', { pace }),
    names: t.list(others.map((one) => who(t, table, one.color))) || 'none',
  });
  const room = MAX_CONTENT_LENGTH - lengthOfLines([content, what]);
  const agreed = gameViewOf(table).lobby.agreed?.(t, table, room) ?? [];
  const rows = rowsOf([
    button(idFor(isAway ? 'takeAbsent' : 'take'), t('button.offer.take'), 'primary'),
    button(idFor('decline'), t('button.offer.decline')),
    button(idFor('withdraw'), t('button.offer.withdraw')),
  ]);
  return { ...plain([content, ...agreed, what], rows), mentions: [to] };
}
