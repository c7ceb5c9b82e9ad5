import * as z from 'zod';
import { snowflake } from '../tables/game-types.ts';
import { holds, type NewOffer, type Offer, type OfferEnd, type OfferStore } from '../tables/offers.ts';
import type { Table } from '../tables/table.ts';
import { parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { Offer as OfferRow } from './generated/sqlite/client.ts';

const how: z.ZodType<OfferEnd> = z.enum(['taken', 'declined', 'withdrawn', 'gone']);

const offerRow = z
  .object({
    id: z.string().min(1),
    tableId: z.string(),
    isAway: z.boolean(),
    at: z.date(),
    fromId: snowflake,
    toId: snowflake,
    byId: snowflake,
    ended: how.nullable(),
    endedAt: z.date().nullable(),
  })
  .refine(({ ended, endedAt }) => (ended === null) === (endedAt === null), { error: 'half an end' })
  .transform(
    ({ fromId: from, toId: to, byId: by, ended, endedAt, ...row }): Offer => ({
      ...row,
      from,
      to,
      by,
      ended: ended !== null && endedAt !== null ? { how: ended, at: endedAt } : null,
    }),
  );

/** Seats that are offered. */
export function offerRepository(transactions: Transactions): OfferStore {
  return {
    async offerSeat(offer) {
      const { tableId, from, at } = offer;
      const row = offerRowOf(offer);
      await transactions.write(async (tx) => {
        // Holds the table's row: of two offers at once, the second ends the first, and a change of seats waits.
        await tx.table.updateMany({ where: { id: tableId }, data: { version: { increment: 0 } } });
        await endOffers(tx, { tableId, fromId: from }, 'gone', at);
        await tx.offer.create({ data: row });
      });
    },

    offers: (tableId) =>
      transactions.single(async (client) => {
        const rows = await client.offer.findMany({
          where: { tableId },
          orderBy: [{ at: 'asc' }, { id: 'asc' }],
        });
        return parseTableRows(tableId, () => rows.map((row) => offerRow.parse(row)));
      }),

    endOffer: (id, how, now) =>
      transactions.single(async (client) => (await endOffers(client, { id }, how, now)) === 1),
  };
}

/** Throws BrokenRow. */
export function offerRowOf({ from, to, by, ...offer }: NewOffer): OfferRow {
  const row = { ...offer, fromId: from, toId: to, byId: by, ended: null, endedAt: null };
  parseTableRows(offer.tableId, () => offerRow.parse(row));
  return row;
}

/** Only open offers are ended. Returns how many there were. */
export async function endOffers(
  tx: Pick<TransactionClient, 'offer'>,
  where: Partial<Pick<OfferRow, 'id' | 'tableId' | 'fromId'>>,
  ended: OfferEnd,
  endedAt: Date,
): Promise<number> {
  const { count } = await tx.offer.updateMany({ where: { ...where, ended: null }, data: { ended, endedAt } });
  return count;
}

/** Ends the open offers of a table that no longer hold. */
export async function endOffersGone(tx: TransactionClient, table: Table, now: Date): Promise<void> {
  const open = await tx.offer.findMany({ where: { tableId: table.id, ended: null } });
  for (const { id, fromId, isAway } of open)
    if (!holds({ from: fromId, isAway }, table)) await endOffers(tx, { id }, 'gone', now);
}
