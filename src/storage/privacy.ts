import { createHmac } from 'node:crypto';
import { seatHistoryJson } from '../tables/fairness/check.ts';
import type { Snowflake } from '../tables/game-types.ts';
import type { ResultsStore } from '../tables/results/results-store.ts';
import { DEFAULT_SETTINGS } from '../tables/settings.ts';
import type { RemovalStore } from '../tables/store.ts';
import { remindersJson, type TurnClock } from '../tables/table.ts';
import { parseJson } from './columns.ts';
import { inChunks, type TransactionClient, type Transactions } from './database/client.ts';
import {
  findTables,
  forgetPerson,
  isInAward,
  isInSeatHistory,
  isInvited,
  isThreadMember,
  readTerms,
  tableIdsOf,
} from './forget-person.ts';
import { rowsByGame } from './game-storage.ts';
import { seasonsOfPerson } from './seasons.ts';
import { personRowOf, saltOf } from './settings.ts';

type Privacy = Pick<ResultsStore, 'isHidden' | 'hide' | 'allOf' | 'threadsOf' | 'forgetPerson'>;

/** Hidden people; export and deletion of a person's data. */
export function privacyRepository(transactions: Transactions, now: () => Date): Privacy {
  return {
    async isHidden(userId) {
      const row = await transactions.client.person.findUnique({
        where: { userId },
        select: { hidden: true },
      });
      return row?.hidden ?? false;
    },

    hide: (userId, hidden) =>
      transactions.write(async (tx) => {
        await tx.person.upsert({
          where: { userId },
          create: { ...personRowOf(userId, DEFAULT_SETTINGS), hidden },
          update: { hidden },
          select: { userId: true },
        });
      }),

    allOf: (userId) => transactions.read((tx) => exportPerson(tx, userId)),

    threadsOf: (userId) =>
      transactions.read(async (tx) => {
        const where = { ...isThreadMember(userId), status: { in: ['lobby', 'playing'] } };
        const rows = await findTables(tx, await tableIdsOf(tx, userId), where, { playChannelId: true });
        return rows.flatMap(({ playChannelId }) => playChannelId ?? []);
      }),

    async forgetPerson(userId) {
      await transactions.write(async (tx) => {
        const wasKnown = await forgetPerson(tx, userId, now());
        if (wasKnown && transactions.isFile) await markDeletion(tx, userId, now());
      });
      await transactions.erase([userId]);
    },
  };
}

/** Everything stored about a person, by kind; dates as ISO 8601. */
async function exportPerson(
  tx: TransactionClient,
  userId: Snowflake,
): Promise<Readonly<Record<string, unknown>>> {
  const where = { userId };
  const ids = await tableIdsOf(tx, userId);
  const actions = await inChunks(ids, (some) =>
    tx.tableAction.findMany({
      where: { actor: userId, tableId: { in: some } },
      orderBy: [{ tableId: 'asc' }, { seq: 'asc' }],
    }),
  );
  const invited = await findTables(tx, ids, isInvited(userId), { id: true });
  const threads = await findTables(tx, ids, isThreadMember(userId), { id: true });
  const opened = await tx.table.findMany({
    where: { openerId: userId },
    select: {
      id: true,
      guildId: true,
      game: true,
      number: true,
      channelId: true,
      status: true,
      terms: true,
      createdAt: true,
    },
    orderBy: { createdAt: 'asc' },
  });
  const person = await tx.person.findUnique({ where });
  const everything = {
    settings: person && {
      ...person,
      reminders: JSON.parse(person.reminders),
      vacations: JSON.parse(person.vacations),
      blocked: JSON.parse(person.blocked),
      quiet: person.quiet === null ? null : JSON.parse(person.quiet),
      games: JSON.parse(person.games),
    },
    opened: opened.map((table) => {
      const { rules, terms } = readTerms(table);
      return { ...table, terms: rules.shared(terms) };
    }),
    terms: await termsOf(tx, userId, ids),
    invitations: invited.map(({ id }) => id),
    privateThreads: threads.map(({ id }) => id),
    lobbies: await lobbiesOf(tx, userId, ids),
    seats: await tx.seat.findMany({ where, orderBy: { tableId: 'asc' } }),
    sittings: await tx.sitting.findMany({ where, orderBy: [{ tableId: 'asc' }, { position: 'asc' }] }),
    actions: actions.map((entry) => ({ ...entry, action: JSON.parse(entry.action) })),
    turns: await turnsOf(tx, userId, ids),
    followed: await tx.follower.findMany({ where, orderBy: { tableId: 'asc' } }),
    votes: await tx.vote.findMany({ where, orderBy: [{ tableId: 'asc' }, { seq: 'asc' }] }),
    notices: (await tx.notice.findMany({ where, orderBy: { dueAt: 'asc' } })).map((notice) => ({
      ...notice,
      text: JSON.parse(notice.text),
    })),
    games: (await tx.placing.findMany({ where, orderBy: [{ guildId: 'asc' }, { position: 'asc' }] })).map(
      (game) => ({ ...game, deeds: JSON.parse(game.deeds) }),
    ),
    seasons: await seasonsOfPerson(tx, userId),
    prophecies: await tx.prophecy.findMany({ where, orderBy: [{ tableId: 'asc' }, { turn: 'asc' }] }),
    // Only that there is a title: for titles that the person got, without the giver.
    titles: (await tx.award.findMany({ where: isInAward(userId), orderBy: { tableId: 'asc' } })).map(
      ({ tableId, title, giverId }) => ({ tableId, title, byYou: giverId === userId }),
    ),
    lookingForTables: await tx.seeker.findMany({ where, orderBy: { guildId: 'asc' } }),
  };
  for (const [, rows] of rowsByGame()) Object.assign(everything, await rows.exportPerson(tx, userId));
  return JSON.parse(JSON.stringify(everything));
}

/** The person's own part of tables' terms, such as lines and veils. */
async function termsOf(tx: TransactionClient, userId: Snowflake, ids: readonly string[]) {
  const named = { terms: { contains: `"${userId}"` } };
  const rows = await findTables(tx, ids, named, { id: true, game: true, terms: true });
  return rows.flatMap((row) => {
    const { rules, terms } = readTerms(row);
    const own = rules.own(terms, userId);
    return own === null ? [] : [{ tableId: row.id, ...own }];
  });
}

/** Interaction ids of the person’s lobby joins, with their tables. */
async function lobbiesOf(tx: TransactionClient, userId: Snowflake, ids: readonly string[]) {
  const rows = await findTables(tx, ids, isInSeatHistory(userId), { id: true, seatHistory: true });
  return rows.flatMap(({ id, seatHistory }) =>
    parseJson(seatHistoryJson, seatHistory).flatMap(({ interactionId, seats }) =>
      seats.flatMap(({ color, holder }) =>
        holder === userId ? [{ tableId: id, color, interactionId }] : [],
      ),
    ),
  );
}

/** The person's clocks and votes, and that their seat is offered, or one to them, without other people. */
async function turnsOf(tx: TransactionClient, userId: Snowflake, ids: readonly string[]) {
  const named = { reminders: { contains: `"${userId}"` } };
  const rows = await findTables(tx, ids, named, { id: true, reminders: true });
  return rows.map(({ id, reminders }) => {
    const { turn, abort, publish, offers = [] } = parseJson(remindersJson, reminders);
    return {
      tableId: id,
      turn: turn?.userId === userId ? ownClock(turn) : null,
      isMuted: turn?.muted.includes(userId) ?? false,
      wantsToEnd: abort.includes(userId),
      agreesToPublish: publish.includes(userId),
      offersSeat: offers.some(({ from }) => from === userId),
      isOfferedSeat: offers.some(({ to }) => to === userId),
      wantsRemoval: turn?.overdue?.removal.includes(userId) ?? false,
    };
  });
}

const ownClock = ({ muted: _, ...clock }: TurnClock) => ({
  ...clock,
  overdue: clock.overdue?.since ?? null,
});

// Records of deletions, with which a restored backup is compared: people in it who were deleted since are deleted again.

export const SALT_KEY = 'deletions-salt';
export const MARK_PREFIX = 'deleted:';

/** Tells whether a known id was deleted; can't be reversed except by trying ids. `salt`: the database's own. */
export const deletionMark = (salt: string, userId: Snowflake): string =>
  `${MARK_PREFIX}${createHmac('sha256', salt).update(userId).digest('hex')}`;

async function markDeletion(tx: TransactionClient, userId: Snowflake, now: Date): Promise<void> {
  const key = deletionMark(await saltOf(tx, SALT_KEY), userId);
  const value = now.toISOString();
  await tx.note.upsert({ where: { key }, create: { key, value }, update: { value } });
}

/** Removes records of deletions before this time. */
export async function forgetMarks(tx: TransactionClient, before: Date): Promise<void> {
  await tx.note.deleteMany({
    where: { key: { startsWith: MARK_PREFIX }, value: { lt: before.toISOString() } },
  });
}

/** Number of tables deleted per transaction: each may have hundreds of log entries. */
const TABLES_AT_ONCE = 50;

/** Servers that the bot was removed from: unreachable from then on, and finally deleted. */
export function removalRepository(transactions: Transactions): RemovalStore {
  const { client } = transactions;
  return {
    async knownGuilds() {
      // Direct messages belong to no server, and all their tables are one opener's.
      const rows = await client.$queryRaw<{ readonly id: Snowflake }[]>`
          SELECT id FROM guilds WHERE EXISTS
            (SELECT 1 FROM tables WHERE tables.guild_id = guilds.id AND tables.opener_id <> guilds.id)
          UNION SELECT guild_id FROM guild_settings
          UNION SELECT guild_id FROM seasons
          UNION SELECT guild_id FROM seekers
          UNION SELECT guild_id FROM posts
        `;
      return rows.map(({ id }) => id);
    },

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

    async removedGuilds(before) {
      const rows = await client.outage.findMany({
        where: { removedAt: { lte: before } },
        select: { guildId: true },
      });
      return rows.map(({ guildId }) => guildId);
    },

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
  await tx.post.deleteMany({ where });
  // A person's answers count everywhere.
  await tx.puzzleAnswer.updateMany({ where, data: { guildId: null } });
  await tx.guildSettings.deleteMany({ where });
  await tx.downtime.deleteMany({ where });
  await tx.outage.deleteMany({ where });
  await tx.guild.deleteMany({ where: { id: guildId } });
  await tx.note.deleteMany({ where: { key: { endsWith: `:${guildId}` } } });
}
