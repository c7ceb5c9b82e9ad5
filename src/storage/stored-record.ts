import type { ResultsStore } from '../tables/results/results-store.ts';
import { leaderboards } from './leaderboards.ts';
import { rebuilding } from './rebuilding.ts';
import { recordLists } from './record-lists.ts';
import { recordLater } from './recording.ts';
import { storedPrivacy } from './stored-privacy.ts';
import type { Transactions } from './transactions.ts';

/** What has been played, and who is best. Results themselves are written with a table's last change (stored-tables.ts). */
export function storedRecord(transactions: Transactions, now: () => Date): ResultsStore {
  return {
    ...recordLists(transactions),
    ...leaderboards(transactions),
    ...rebuilding(transactions),
    ...storedPrivacy(transactions, now),

    unrecorded: () =>
      transactions.single(async (client) => {
        const rows = await client.table.findMany({
          where: { status: 'finished', result: null },
          orderBy: [{ updatedAt: 'asc' }, { guildId: 'asc' }, { number: 'asc' }],
          select: { id: true },
        });
        return rows.map(({ id }) => id);
      }),

    record: (tableId) => transactions.write((tx) => recordLater(tx, tableId)),

    guilds: () =>
      transactions.single(async (client) => {
        const rows = await client.guild.findMany({
          where: { lastResult: { gt: 0 } },
          orderBy: { id: 'asc' },
          select: { id: true },
        });
        return rows.map(({ id }) => id);
      }),
  };
}
