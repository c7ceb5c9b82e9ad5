import type { Interval } from '../tables/clock/intervals.ts';
import { timingScope } from '../tables/reminders/timing.ts';
import type { DowntimeStore, SharedStore, StoredTiming } from '../tables/store.ts';
import type { Table } from '../tables/table.ts';
import { columnOf, type TransactionClient, type Transactions } from './database/client.ts';
import { rowsByGame } from './game-storage.ts';
import { type Follower, type Person, Prisma } from './generated/sqlite/client.ts';
import { forgetMarks } from './privacy.ts';
import { parsePerson, SETTINGS_FIELDS } from './settings.ts';
import { parseFollowers, STAMP_COLUMNS, type StampRow } from './table-rows.ts';

/**
 * Every tap reads a table's timing. Prisma would need four queries in a transaction, at nine times the cost; and between two
 * statements of PostgreSQL a busy process runs its event loop. So this is one statement, in JSON.
 */

/** Parsed by PostgreSQL's driver; text from SQLite. */
type Json = string | readonly unknown[];

interface TimingRow {
  readonly people: Json;
  readonly followers: Json;
  readonly down: Json;
  /** Unix milliseconds; null: the server is reachable. */
  readonly outage: number | bigint | null;
}

interface Dialect {
  readonly list: Prisma.Sql;
  readonly object: Prisma.Sql;
  milliseconds(column: Prisma.Sql): Prisma.Sql;
}

const SQLITE: Dialect = {
  list: Prisma.sql`json_group_array`,
  object: Prisma.sql`json_object`,
  milliseconds: (column) => Prisma.sql`CAST(round(unixepoch(${column}, 'subsec') * 1000) AS INTEGER)`,
};

const POSTGRESQL: Dialect = {
  list: Prisma.sql`json_agg`,
  object: Prisma.sql`json_build_object`,
  milliseconds: (column) => Prisma.sql`(extract(epoch FROM ${column}) * 1000)::bigint`,
};

const SETTINGS = Prisma.raw(SETTINGS_FIELDS.flatMap((field) => [`'${field}'`, columnOf(field)]).join(', '));

type Attended = Pick<Table, 'id' | 'guildId'>;

/** The settings of these people, the table's followers, and the server's downtimes that ended after `since`. */
function timingColumns(
  { isFile }: Transactions,
  { id, guildId }: Attended,
  people: readonly string[],
  since: Date,
): Prisma.Sql {
  const { list, object, milliseconds } = isFile ? SQLITE : POSTGRESQL;
  const [from, to, begunAt] = [Prisma.sql`"from"`, Prisma.sql`"to"`, Prisma.sql`begun_at`];
  return Prisma.sql`
    (SELECT COALESCE(${list}(${object}(${SETTINGS})), '[]')
      FROM people WHERE user_id IN (${Prisma.join(people.length > 0 ? people : [''])})) AS people,
    (SELECT COALESCE(${list}(${object}('tableId', table_id, 'userId', user_id, 'at', at) ORDER BY user_id), '[]')
      FROM followers WHERE table_id = ${id}) AS followers,
    (SELECT COALESCE(${list}(${object}('from', ${milliseconds(from)}, 'to', ${milliseconds(to)})), '[]')
      FROM downtimes WHERE (guild_id IS NULL OR guild_id = ${guildId}) AND "to" > ${since}) AS down,
    (SELECT ${milliseconds(begunAt)} FROM outages WHERE guild_id = ${guildId}) AS outage
  `;
}

const parsed = <T>(json: Json): readonly T[] =>
  typeof json === 'string' ? JSON.parse(json) : (json as readonly T[]);

/** A current outage ends at `now`. Throws BrokenRow. */
function timingOf({ id }: Attended, row: TimingRow, now: Date): StoredTiming {
  // SQLite's JSON has 0 and 1 for booleans.
  const people = parsed<Person>(row.people).map((person) => ({
    ...person,
    tellNext: Boolean(person.tellNext),
    stillPictures: Boolean(person.stillPictures),
    askedAbout: Boolean(person.askedAbout),
  }));
  const down = parsed<{ readonly from: number; readonly to: number }>(row.down);
  const outage = row.outage === null ? null : new Date(Number(row.outage));
  return {
    settings: new Map(people.map((person) => [person.userId, parsePerson(person)])),
    followers: parseFollowers(id, parsed<Follower>(row.followers)),
    down: intervalsOf(
      down.map(({ from, to }) => ({ from: new Date(from), to: new Date(to) })),
      outage,
      now,
    ),
  };
}

/** Downtimes in order, including a current outage. */
function intervalsOf(down: readonly Interval[], outage: Date | null, now: Date): Interval[] {
  const intervals = down.map(({ from, to }): Interval => ({ from, to }));
  if (outage !== null && outage < now) intervals.push({ from: outage, to: now });
  return intervals.sort((a, b) => a.from.getTime() - b.from.getTime() || a.to.getTime() - b.to.getTime());
}

export async function readTiming(
  transactions: Transactions,
  table: Attended,
  people: readonly string[],
  since: Date,
  now: Date,
): Promise<StoredTiming> {
  const columns = timingColumns(transactions, table, people, since);
  const [row] = await transactions.client.$queryRaw<TimingRow[]>`SELECT ${columns}`;
  if (!row) throw new Error('A SELECT without FROM gave no row.');
  return timingOf(table, row, now);
}

/** The stamp of a known table, and its timing as long as it is unchanged; null if there is none. */
export async function readStampWithTiming(
  transactions: Transactions,
  known: Table,
): Promise<{ readonly stamp: StampRow; readonly timing: (now: Date) => StoredTiming } | null> {
  const { people, since } = timingScope(known);
  const columns = timingColumns(transactions, known, people, since);
  const [row] = await transactions.client.$queryRaw<(StampRow & TimingRow)[]>`
      SELECT ${STAMP_COLUMNS}, ${columns} FROM tables WHERE id = ${known.id}
    `;
  return row ? { stamp: row, timing: (now) => timingOf(known, row, now) } : null;
}

const BOT = 'bot';

type Downtimes = DowntimeStore & Pick<SharedStore, 'timing' | 'forget'>;

/** Downtimes of the bot and servers; and removal of old rows. */
export function downtimeRepository(transactions: Transactions): Downtimes {
  const { client } = transactions;
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
      await client.outage.upsert({
        where: { guildId },
        create: { guildId, begunAt: now },
        update: { guildId },
      });
    },

    endOutage: (guildId, now) =>
      transactions.write(async (tx) => {
        const outage = await tx.outage.findUnique({ where: { guildId } });
        if (outage === null) return null;
        const { begunAt } = outage;
        // A concurrent call may have deleted it.
        const { count } = await tx.outage.deleteMany({ where: { guildId, begunAt } });
        if (count === 0 || begunAt >= now) return null;
        const down = { from: begunAt, to: now };
        await tx.downtime.create({ data: { guildId, ...down } });
        return down;
      }),

    async outages() {
      const rows = await client.outage.findMany({ select: { guildId: true } });
      return rows.map(({ guildId }) => guildId);
    },

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
        for (const [, rows] of rowsByGame()) await rows.forgetBefore?.(tx, before);
        await tx.interactionChange.deleteMany({ where: { at: { lt: before } } });
        await forgetMarks(tx, before);
      });
      await transactions.erase();
    },
  };
}

/** Replaces the last heartbeat by `now`, and returns it; null if this is the first one, or others have been later. */
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
