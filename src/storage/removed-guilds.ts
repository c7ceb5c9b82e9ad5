import type { Snowflake } from '../tables/game-types.ts';
import type { RemovalStore } from '../tables/store.ts';
import { inChunks, type TransactionClient, type Transactions } from './database/client.ts';

/** Number of tables deleted per transaction: each may have hundreds of log entries. */
const TABLES_AT_ONCE = 50;

/** Servers that the bot was removed from: unreachable from then on, and finally deleted. */
export function removalRepository(transactions: Transactions): RemovalStore {
  return {
    knownGuilds: () =>
      transactions.single(async (client) => {
        // Direct messages belong to no server, and all their tables are one opener's.
        const rows = await client.$queryRaw<{ readonly id: Snowflake }[]>`
          SELECT id FROM guilds WHERE EXISTS
            (SELECT 1 FROM tables WHERE tables.guild_id = guilds.id AND tables.opener_id <> guilds.id)
          UNION SELECT guild_id FROM guild_settings
          UNION SELECT guild_id FROM seasons
          UNION SELECT guild_id FROM seekers
          UNION SELECT substr(key, 9) FROM notes WHERE key LIKE 'welcome:%'
        `;
        return rows.map(({ id }) => id);
      }),

    markRemoved: (guildId, now) =>
      transactions.write(async (tx) => {
        await tx.outage.upsert({
          where: { guildId },
          create: { guildId, begunAt: now },
          update: { guildId },
        });
        const unmarked = { guildId, removedAt: null };
        const { count } = await tx.outage.updateMany({ where: unmarked, data: { removedAt: now } });
        return count === 1;
      }),

    async markPresent(guildIds) {
      await transactions.write((tx) =>
        inChunks(guildIds, async (some) => {
          const where = { guildId: { in: some }, removedAt: { not: null } };
          await tx.outage.updateMany({ where, data: { removedAt: null } });
          return [];
        }),
      );
    },

    removedGuilds: (before) =>
      transactions.single(async (client) => {
        const rows = await client.outage.findMany({
          where: { removedAt: { lte: before } },
          select: { guildId: true },
        });
        return rows.map(({ guildId }) => guildId);
      }),

    async deleteGuild(guildId, before) {
      for (;;) {
        const isDone = await transactions.write(async (tx) => {
          // The bot may have come back meanwhile.
          const isRemoved = await tx.outage.count({ where: { guildId, removedAt: { lte: before } } });
          if (isRemoved === 0) return true;
          if (await deleteTables(tx, guildId)) return false;
          await deleteRest(tx, guildId);
          return true;
        });
        if (isDone) break;
      }
      await transactions.erase([guildId]);
    },
  };
}

/** Deletes some tables, with everything that belongs to them; false if there are none. */
async function deleteTables(tx: TransactionClient, guildId: Snowflake): Promise<boolean> {
  const rows = await tx.table.findMany({ where: { guildId }, select: { id: true }, take: TABLES_AT_ONCE });
  const ids = rows.map(({ id }) => id);
  const tableId = { in: ids };
  await tx.interactionChange.deleteMany({ where: { tableId } });
  await tx.note.deleteMany({ where: { OR: ids.map((id) => ({ key: { endsWith: `:${id}` } })) } });
  await tx.table.deleteMany({ where: { id: tableId } });
  return ids.length > 0;
}

async function deleteRest(tx: TransactionClient, guildId: Snowflake): Promise<void> {
  const where = { guildId };
  await tx.season.deleteMany({ where });
  await tx.diceTally.deleteMany({ where });
  await tx.seeker.deleteMany({ where });
  await tx.puzzlePost.deleteMany({ where });
  // A person's answers count everywhere.
  await tx.puzzleAnswer.updateMany({ where, data: { guildId: null } });
  await tx.guildSettings.deleteMany({ where });
  await tx.downtime.deleteMany({ where });
  await tx.outage.deleteMany({ where });
  await tx.guild.deleteMany({ where: { id: guildId } });
  await tx.note.deleteMany({ where: { key: { endsWith: `:${guildId}` } } });
}
