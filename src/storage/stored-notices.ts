import type { NewNotice } from '../tables/notice.ts';
import type { TableStore } from '../tables/store.ts';
import type { TransactionClient } from './client.ts';
import { noticeRows, parseNotice } from './notice-rows.ts';
import type { Transactions } from './transactions.ts';

const UNSETTLED = { in: ['waiting', 'sending'] };

type Notices = Pick<TableStore, 'notify' | 'dueNotices' | 'claimNotice' | 'settleNotice' | 'postponeNotice'>;

/** Leaves out those whose key has been written before. */
export async function writeNotices(tx: TransactionClient, notices: readonly NewNotice[]): Promise<void> {
  for (const row of noticeRows(notices)) {
    const { key } = row;
    // One statement, which waits for others with the same key; `createMany` could leave them out on PostgreSQL only.
    await tx.notice.upsert({ where: { key }, create: row, update: { key }, select: { key: true } });
  }
}

export function storedNotices(transactions: Transactions): Notices {
  return {
    async notify(notices) {
      if (notices.length > 0) await transactions.write((tx) => writeNotices(tx, notices));
    },

    dueNotices: (now, lost, most) =>
      transactions.single(async (client) => {
        const rows = await client.notice.findMany({
          where: {
            OR: [
              { state: 'waiting', dueAt: { lte: now } },
              { state: 'sending', claimedAt: { lt: lost } },
            ],
          },
          orderBy: [{ dueAt: 'asc' }, { position: 'asc' }, { key: 'asc' }],
          take: most,
        });
        return rows.map(parseNotice);
      }),

    claimNotice: (key, attempts, now) =>
      transactions.single(async (client) => {
        const { count } = await client.notice.updateMany({
          where: { key, attempts, state: UNSETTLED },
          data: { state: 'sending', attempts: { increment: 1 }, claimedAt: now },
        });
        return count === 1;
      }),

    async settleNotice(key, how, now) {
      await transactions.single((client) =>
        client.notice.updateMany({
          where: { key, state: UNSETTLED },
          data: { state: how, settledAt: now, claimedAt: null },
        }),
      );
    },

    async postponeNotice(key, dueAt) {
      await transactions.single((client) =>
        client.notice.updateMany({
          where: { key, state: UNSETTLED },
          data: { state: 'waiting', dueAt, claimedAt: null },
        }),
      );
    },
  };
}
