import { holds, type Offer, type OfferEnd, type OfferStore, offerRow } from '../tables/seat-offers.ts';
import type { Table } from '../tables/table.ts';
import { parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { Offer as OfferRow } from './generated/sqlite/client.ts';

export function offerRepository(transactions: Transactions): OfferStore {
  return {
    async offerSeat(offer) {
      const { tableId, fromId, at } = offer;
      const row = parseOffer({ ...offer, ended: null, endedAt: null });
      await transactions.write(async (tx) => {
        // Locks the table's row: of two concurrent offers, the second ends the first, and a change of seats waits.
        await tx.table.updateMany({ where: { id: tableId }, data: { version: { increment: 0 } } });
        await endOffers(tx, { tableId, fromId }, 'gone', at);
        await tx.offer.create({ data: row });
      });
    },

    offers: (tableId) =>
      transactions.single(async (client) => {
        const rows = await client.offer.findMany({
          where: { tableId },
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
        });
        return rows.map(parseOffer);
      }),

    endOffer: (id, how, now) =>
      transactions.single(async (client) => (await endOffers(client, { id }, how, now)) === 1),
  };
}

/** Throws BrokenRow. */
export const parseOffer = (row: OfferRow): Offer => parseTableRows(row.tableId, () => offerRow.parse(row));

/** Ends only open offers. Returns their number. */
export async function endOffers(
  tx: Pick<TransactionClient, 'offer'>,
  where: Partial<Pick<OfferRow, 'id' | 'tableId' | 'fromId'>>,
  ended: OfferEnd,
  endedAt: Date,
): Promise<number> {
  const { count } = await tx.offer.updateMany({ where: { ...where, ended: null }, data: { ended, endedAt } });
  return count;
}

/** Ends a table's open offers that are no longer valid. */
export async function closeStaleOffers(tx: TransactionClient, table: Table, now: Date): Promise<void> {
  const open = await tx.offer.findMany({ where: { tableId: table.id, ended: null } });
  for (const { id, ...offer } of open) if (!holds(offer, table)) await endOffers(tx, { id }, 'gone', now);
}
