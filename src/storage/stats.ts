import type { StatsStore } from '../tables/store.ts';
import type { Transactions } from './database/client.ts';

/** Figures for operators. */
export function statsRepository(transactions: Transactions, now: () => Date): StatsStore {
  return {
    ping: () => transactions.ping(now()),

    async stats() {
      // Before this very query is counted.
      const { running } = transactions;
      const [groups, noticesDue] = await transactions.readAll((client) => [
        client.table.groupBy({ by: 'status', orderBy: { status: 'asc' }, _count: true }),
        client.notice.count({ where: { state: { in: ['waiting', 'sending'] }, dueAt: { lte: now() } } }),
      ]);
      const counted = groups.map(({ status, _count }) => [status, _count] as const);
      return { tables: Object.fromEntries(counted), noticesDue, transactions: running };
    },
  };
}
