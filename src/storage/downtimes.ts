import type { Interval } from '../tables/clock/interval.ts';
import type { Snowflake } from '../tables/game-types.ts';
import type { DowntimeStore, SharedStore } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import type { Client, TransactionClient, Transactions } from './database/client.ts';
import { forgetMarks } from './deletions.ts';
import { rowsByGame } from './games.ts';
import { type TimingRows, timingAtOnce } from './one-statement.ts';
import { parseFollowers } from './seat-rows.ts';
import { parsePerson } from './settings.ts';

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
      const [rows, outage] = await transactions.readAll((client) => [...downQueries(client, guildId, since)]);
      return intervalsOf(rows, outage, now);
    },

    async timing(table, people, since, now) {
      const read = transactions.isFile ? timingRows : timingAtOnce;
      const { persons, followers, down, outage } = await read(transactions, table, people, since);
      return {
        settings: new Map(persons.map((row) => [row.userId, parsePerson(row)])),
        followers: parseFollowers(table.id, followers),
        down: intervalsOf(down, outage, now),
      };
    },

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

async function timingRows(
  transactions: Transactions,
  { id, guildId }: Pick<Table, 'id' | 'guildId'>,
  people: readonly Snowflake[],
  since: Date,
): Promise<TimingRows> {
  const [persons, followers, down, outage] = await transactions.readAll((client) => [
    client.person.findMany({ where: { userId: { in: [...people] } } }),
    client.follower.findMany({ where: { tableId: id }, orderBy: { userId: 'asc' } }),
    ...downQueries(client, guildId, since),
  ]);
  return { persons, followers, down, outage };
}

const downQueries = (client: Client, guildId: Snowflake, since: Date) =>
  [
    client.downtime.findMany({
      where: {
        OR: [
          { guildId: null, to: { gt: since } },
          { guildId, to: { gt: since } },
        ],
      },
    }),
    client.outage.findUnique({ where: { guildId } }),
  ] as const;

function intervalsOf(
  rows: readonly Interval[],
  outage: { readonly begunAt: Date } | null,
  now: Date,
): Interval[] {
  const intervals = rows.map(({ from, to }): Interval => ({ from, to }));
  if (outage !== null && outage.begunAt < now) intervals.push({ from: outage.begunAt, to: now });
  return intervals.sort((a, b) => a.from.getTime() - b.from.getTime() || a.to.getTime() - b.to.getTime());
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
