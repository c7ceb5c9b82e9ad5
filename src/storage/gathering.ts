import type { Snowflake } from '../tables/game-types.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { inChunks, isInvited, touchedTables } from './touched-tables.ts';
import { watchJson } from './watch-json.ts';

/** Everything stored about a person, by kind; dates as ISO 8601, ids of servers, channels and tables as they are stored. */
export async function allOf(
  tx: TransactionClient,
  userId: Snowflake,
): Promise<Readonly<Record<string, unknown>>> {
  const where = { userId };
  const ids = await touchedTables(tx, userId);
  const actions = await inChunks(ids, (some) =>
    tx.tableAction.findMany({
      where: { actor: userId, tableId: { in: some } },
      orderBy: [{ tableId: 'asc' }, { seq: 'asc' }],
    }),
  );
  const invited = await tx.table.findMany({ where: isInvited(userId), select: { id: true } });
  const opened = await tx.table.findMany({
    where: { openerId: userId },
    select: {
      ...{ id: true, guildId: true, number: true, channelId: true, status: true, terms: true },
      createdAt: true,
    },
    orderBy: { createdAt: 'asc' },
  });
  const drafts = await tx.draft.findMany({ where, orderBy: { tableId: 'asc' } });
  const person = await tx.person.findUnique({ where });
  const everything = {
    settings: person && {
      ...person,
      reminders: JSON.parse(person.reminders),
      vacations: JSON.parse(person.vacations),
      quiet: person.quiet === null ? null : JSON.parse(person.quiet),
    },
    opened: opened.map((table) => ({
      ...table,
      terms: table.terms === null ? null : JSON.parse(table.terms),
    })),
    invitations: invited.map(({ id }) => id),
    seats: await tx.seat.findMany({ where, orderBy: { tableId: 'asc' } }),
    sittings: await tx.sitting.findMany({ where, orderBy: [{ tableId: 'asc' }, { position: 'asc' }] }),
    actions: actions.map((entry) => ({ ...entry, action: JSON.parse(entry.action) })),
    drafts: drafts.map((draft) => ({ ...draft, parts: JSON.parse(draft.parts) })),
    turns: await watchedTurns(tx, userId, ids),
    followed: await tx.follower.findMany({ where, orderBy: { tableId: 'asc' } }),
    notices: (await tx.notice.findMany({ where, orderBy: { dueAt: 'asc' } })).map((notice) => ({
      ...notice,
      text: JSON.parse(notice.text),
    })),
    games: (await tx.placing.findMany({ where, orderBy: [{ guildId: 'asc' }, { position: 'asc' }] })).map(
      (game) => ({ ...game, deeds: JSON.parse(game.deeds) }),
    ),
    ratings: await tx.rating.findMany({
      where,
      orderBy: [{ guildId: 'asc' }, { period: 'asc' }, { players: 'asc' }],
    }),
  };
  return JSON.parse(JSON.stringify(everything));
}

/** Clocks and votes of theirs. */
async function watchedTurns(tx: TransactionClient, userId: Snowflake, ids: readonly string[]) {
  const rows = await inChunks(ids, (some) =>
    tx.table.findMany({
      where: { id: { in: some }, watch: { contains: `"${userId}"` } },
      select: { id: true, watch: true },
    }),
  );
  return rows.map(({ id, watch }) => {
    const { turn, abort, publish } = parseJson(watchJson, watch);
    return {
      tableId: id,
      turn: turn?.userId === userId ? { ...turn, overdue: turn.overdue?.since ?? null } : null,
      wantsToEnd: abort.includes(userId),
      agreesToPublish: publish.includes(userId),
      wantsRemoval: turn?.overdue?.removal.includes(userId) ?? false,
    };
  });
}
