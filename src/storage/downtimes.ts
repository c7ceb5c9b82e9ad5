import type { DowntimeStore, SharedStore } from '../tables/store.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { rowsByGame } from './games.ts';
import { forgetMarks } from './privacy.ts';
import { intervalsOf, readTiming } from './timing.ts';

const BOT = 'bot';

type Downtimes = DowntimeStore & Pick<SharedStore, 'timing' | 'forget'>;

/** When the bot, or a server, was out of reach; and what has become too old to keep. */
export function downtimeRepository(transactions: Transactions): Downtimes {
  return {
    recordHeartbeat: (now, mostMs) =>
      transactions.write(async (tx) => {
        const last = await lastBeat(tx, now);
        if (last === null || now.getTime() - last.getTime() <= mostMs) return null;
        const down = { from: last, to: now };
        await tx.downtime.create({ data: down });
        return down;
      }),

    async beginOutage(guildId, now) {
      await transactions.single((client) =>
        client.outage.upsert({
          where: { guildId },
          create: { guildId, begunAt: now },
          update: { guildId },
        }),
      );
    },

    endOutage: (guildId, now) =>
      transactions.write(async (tx) => {
        const outage = await tx.outage.findUnique({ where: { guildId } });
        if (outage === null) return null;
        const { begunAt } = outage;
        // Of many that end it at once, one has deleted it.
        const { count } = await tx.outage.deleteMany({ where: { guildId, begunAt } });
        if (count === 0 || begunAt >= now) return null;
        const down = { from: begunAt, to: now };
        await tx.downtime.create({ data: { guildId, ...down } });
        return down;
      }),

    outages: () =>
      transactions.single(async (client) => {
        const rows = await client.outage.findMany({ select: { guildId: true } });
        return rows.map(({ guildId }) => guildId);
      }),

    async downtimes(guildId, since, now) {
      const [rows, outage] = await transactions.readAll((client) => [
        client.downtime.findMany({
          where: {
            OR: [
              { guildId: null, to: { gt: since } },
              { guildId, to: { gt: since } },
            ],
          },
        }),
        client.outage.findUnique({ where: { guildId } }),
      ]);
      return intervalsOf(rows, outage?.begunAt ?? null, now);
    },

    timing: (table, people, since, now) => readTiming(transactions, table, people, since, now),

    async forget(before) {
      await transactions.write(async (tx) => {
        await tx.notice.deleteMany({ where: { settledAt: { lt: before } } });
        await tx.downtime.deleteMany({ where: { to: { lt: before } } });
        await tx.offer.deleteMany({ where: { endedAt: { lt: before } } });
        for (const [, rows] of rowsByGame()) await rows.forgetBefore?.(tx, before);
        await tx.interactionChange.deleteMany({ where: { at: { lt: before } } });
        await forgetMarks(tx, before);
      });
      await transactions.erase();
    },
  };
}

/** Puts `now` where the last heartbeat was, and returns that; null where this is the first one, or others have been later. */
async function lastBeat(tx: TransactionClient, now: Date): Promise<Date | null> {
  const id = BOT;
  for (;;) {
    const { at } =
      (await tx.heartbeat.findUnique({ where: { id } })) ??
      (await tx.heartbeat.upsert({ where: { id }, create: { id, at: now }, update: { id } }));
    if (at >= now) return null;
    const { count } = await tx.heartbeat.updateMany({ where: { id, at }, data: { at: now } });
    if (count === 1) return at;
  }
}
