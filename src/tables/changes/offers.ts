import { randomUUID } from 'node:crypto';
import type { Snowflake } from '../game-types.ts';
import { holds, type Offer } from '../offers.ts';
import { may, visitor } from '../permissions.ts';
import { refuse, type TableRefusal } from '../refusal.ts';
import { seatOf } from '../seats.ts';
import type { Table } from '../table.ts';
import { isInGame } from '../who-acts.ts';
import type { Outcome, TablesContext } from './table-transaction.ts';

type Storing = Pick<TablesContext, 'store' | 'now'>;

/** Whose seat is offered, and to whom. */
interface Hands {
  readonly from: Snowflake;
  readonly to: Snowflake;
}

/** A player offers their seat, or the opener or an administrator that of a player who is away. */
export async function offerSeat(
  { store, now }: Storing,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  { from, to }: Hands,
): Promise<Outcome> {
  const table = await store.load(id);
  const refusal = table ? whyNot(table, by, isAdmin, { from, to }) : refuse('noSuchTable').refusal;
  if (!table || refusal) return { ok: false, refusal: refusal ?? { code: 'noSuchTable' }, table };
  const isAway = seatOf(table, from)?.standIn === true;
  await store.offerSeat({ id: randomUUID(), tableId: id, from, to, by, isAway, at: now() });
  return { ok: true, table };
}

function whyNot(table: Table, by: Snowflake, isAdmin: boolean, { from, to }: Hands): TableRefusal | null {
  const own = from === by;
  const refusal = may(visitor(table, by, isAdmin), own ? 'handOver' : 'handOverForAbsent', table);
  if (refusal) return refusal;
  const seat = seatOf(table, from);
  if (!seat) return { code: 'nobodyThere' };
  if (seatOf(table, to)) return { code: 'alreadySeated' };
  if (!isInGame(table, seat)) return { code: 'nobodyThere' };
  return own || seat.standIn ? null : { code: 'notAway' };
}

/** The person to whom it was offered doesn't take the seat. */
export const declineOffer = (context: Storing, id: string, hands: Hands): Promise<Outcome> =>
  endOffer(context, id, hands, 'declined', () => null);

/** The seat's holder, who offered it, the opener or an administrator takes an offer back. */
export const withdrawOffer = (
  context: Storing,
  id: string,
  by: Snowflake,
  isAdmin: boolean,
  hands: Hands,
): Promise<Outcome> =>
  endOffer(context, id, hands, 'withdrawn', (table, { from, by: offeredBy }) => {
    const isTheirs = [from, offeredBy, table.openerId].includes(by) || isAdmin;
    return isTheirs ? null : { code: 'onlyOfferer' };
  });

async function endOffer(
  context: Storing,
  id: string,
  { from, to }: Hands,
  how: 'declined' | 'withdrawn',
  whyNot: (table: Table, offer: Offer) => TableRefusal | null,
): Promise<Outcome> {
  const table = await context.store.load(id);
  if (!table) return { ok: false, refusal: { code: 'noSuchTable' }, table };
  const open = await openOffer(context, table, from, to);
  const refusal = open ? whyNot(table, open) : refuse('offerGone').refusal;
  if (refusal) return { ok: false, refusal, table };
  const hasEnded = open && (await context.store.endOffer(open.id, how, context.now()));
  return hasEnded ? { ok: true, table } : { ...refuse('offerGone'), table };
}

/** The open offer of a person's seat to another, as long as it holds; null: there is none. */
export async function openOffer(
  { store }: Pick<TablesContext, 'store'>,
  table: Table,
  from: Snowflake,
  to: Snowflake,
): Promise<Offer | null> {
  const offers = await store.offers(table.id);
  const open = offers.find((one) => one.ended === null && one.from === from && one.to === to);
  return open && holds(open, table) ? open : null;
}
