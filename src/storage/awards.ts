import * as z from 'zod';
import { type Award, type AwardStore, awardsEnd } from '../tables/results/awards.ts';
import { TITLES } from '../tables/results/result.ts';
import { parseTableRows, snowflake } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import type { Award as AwardRow } from './generated/sqlite/client.ts';
import { lockGuilds } from './result-rows.ts';

const title = z.enum(TITLES);

const awardRow: z.ZodType<Award> = z.object({
  tableId: z.string().min(1),
  giverId: snowflake,
  receiverId: snowflake,
  title,
});

/** Throws BrokenRow. */
const parseAward = (row: AwardRow): Award => parseTableRows(row.tableId, () => awardRow.parse(row));

/** The titles that players give each other after a game. */
export function awardRepository(transactions: Transactions): AwardStore {
  return {
    giveAward: (award, at) =>
      transactions.write(async (tx) => {
        const { tableId, giverId, receiverId } = parseAward(award);
        const result = await openResult(tx, tableId, at);
        if (!result) return 'closed';
        // Nobody is forgotten from here on, whose name would come back with this.
        await lockGuilds(tx, [result.guildId]);
        const players = await tx.placing.findMany({
          where: { tableId, userId: { in: [giverId, receiverId] } },
          distinct: ['userId'],
          select: { userId: true },
        });
        if (players.length < 2) return 'notPlayer';
        await tx.award.upsert({
          where: { tableId_giverId: { tableId, giverId } },
          create: award,
          update: award,
          select: { tableId: true },
        });
        return 'given';
      }),

    takeAwardBack: (tableId, giverId, at) =>
      transactions.write(async (tx) => {
        if (!(await openResult(tx, tableId, at))) return false;
        await tx.award.deleteMany({ where: { tableId, giverId } });
        return true;
      }),

    awards: (tableId) =>
      transactions.single(async (client) => {
        const rows = await client.award.findMany({ where: { tableId }, orderBy: { giverId: 'asc' } });
        return rows.map(parseAward);
      }),

    titles: (guildId, receiverId, isOwn) =>
      transactions.single(async (client) => {
        const counted = isOwn ? {} : { OR: [{ isPrivate: false }, { counts: true }] };
        const groups = await client.award.groupBy({
          by: ['title'],
          where: { receiverId, table: { guildId, ...counted } },
          _count: true,
        });
        const counts = groups.map(({ title: given, _count: count }) => ({
          title: title.parse(given),
          count,
        }));
        const place = (one: (typeof counts)[number]) => TITLES.indexOf(one.title);
        return counts.sort((one, other) => other.count - one.count || place(one) - place(other));
      }),
  };
}

/** A game's result, as long as its titles may be changed. */
async function openResult(tx: TransactionClient, tableId: string, at: Date) {
  const result = await tx.result.findUnique({
    where: { tableId },
    select: { guildId: true, finishedAt: true },
  });
  return result && at < awardsEnd(result.finishedAt) ? result : null;
}
