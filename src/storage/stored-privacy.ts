import type { Snowflake } from '../tables/game-types.ts';
import type { ResultsStore } from '../tables/results/results-store.ts';
import { DEFAULT_SETTINGS } from '../tables/settings.ts';
import type { TransactionClient } from './client.ts';
import { forgetPerson } from './forgetting.ts';
import { allOf } from './gathering.ts';
import { holdGuilds } from './recording.ts';
import { personRowOf } from './settings-rows.ts';
import type { Transactions } from './transactions.ts';

type Privacy = Pick<ResultsStore, 'isHidden' | 'hide' | 'allOf' | 'forgetPerson'>;

/** What people want known of themselves. */
export function storedPrivacy(transactions: Transactions, now: () => Date): Privacy {
  return {
    isHidden: (userId) =>
      transactions.single(async (client) => {
        const row = await client.person.findUnique({ where: { userId }, select: { hidden: true } });
        return row?.hidden ?? false;
      }),

    hide: (userId, hidden) =>
      transactions.write(async (tx) => {
        await holdGuilds(tx, await guildsOf(tx, userId));
        await tx.person.upsert({
          where: { userId },
          create: { ...personRowOf(userId, DEFAULT_SETTINGS), hidden },
          update: { hidden },
          select: { userId: true },
        });
        await tx.rating.updateMany({ where: { userId }, data: { hidden } });
      }),

    allOf: (userId) => transactions.read((tx) => allOf(tx, userId)),

    forgetPerson: (userId) => transactions.write((tx) => forgetPerson(tx, userId, now())),
  };
}

/** Servers where a game of theirs may be ending right now. */
async function guildsOf(tx: TransactionClient, userId: Snowflake): Promise<Snowflake[]> {
  const tables = await tx.table.findMany({
    where: { status: 'playing', OR: [{ seats: { some: { userId } } }, { sittings: { some: { userId } } }] },
    select: { guildId: true },
  });
  return tables.map(({ guildId }) => guildId);
}
