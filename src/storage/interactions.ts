import type { Snowflake } from '../tables/game-types.ts';
import { type InboxStore, interactionRow } from '../tables/store.ts';
import { insertRows, type TransactionClient, type Transactions } from './database/client.ts';

/** The interaction has changed this table before. */
export class ChangedBefore extends Error {}

/** Records that the interaction changes the table. The last statement of its transaction except for reads. Throws ChangedBefore. */
export async function markChanged(
  tx: TransactionClient,
  tableId: string,
  interactionId: Snowflake | undefined,
  at: Date,
): Promise<void> {
  if (interactionId === undefined) return;
  const row = { interactionId, tableId, at };
  if ((await insertRows(tx, 'interaction_changes', [row], { skipTaken: true })) === 0)
    throw new ChangedBefore();
}

/** Interactions that are acknowledged and not done. */
export function inboxRepository({ client }: Transactions, now: () => Date): InboxStore {
  return {
    async writeInteraction({ payload, ...given }, leasedTo) {
      const { id } = given;
      const data = { ...given, payload: JSON.stringify(payload), attempts: 1, leasedTo, createdAt: now() };
      await client.interaction.upsert({ where: { id }, create: data, update: { id } });
    },

    async renewLeases(ids, leasedTo) {
      const where = { id: { in: [...ids] } };
      await client.interaction.updateMany({ where, data: { leasedTo } });
    },

    async abandonedInteractions(at, most) {
      const rows = await client.interaction.findMany({
        where: { leasedTo: { lte: at } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        take: most,
      });
      return rows.map(({ payload, ...row }) =>
        interactionRow.parse({ ...row, payload: JSON.parse(payload) }),
      );
    },

    async claimInteraction(id, attempts, leasedTo) {
      const { count } = await client.interaction.updateMany({
        where: { id, attempts },
        data: { attempts: { increment: 1 }, leasedTo },
      });
      return count === 1;
    },

    async removeInteraction(id) {
      await client.interaction.deleteMany({ where: { id } });
    },
  };
}
