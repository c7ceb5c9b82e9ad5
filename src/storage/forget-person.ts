import { randomInt } from 'node:crypto';
import * as z from 'zod';
import { gameName, gameOf, games } from '../tables/game-registry.ts';
import type { Snowflake } from '../tables/game-types.ts';
import { type NoticeText, noticeTextJson } from '../tables/notice.ts';
import { directGuildOf, remindersJson } from '../tables/table.ts';
import { parseJson } from './columns.ts';
import { inChunks, type TransactionClient } from './database/client.ts';
import { jsonOf, rowsByGame } from './game-storage.ts';
import { Prisma } from './generated/sqlite/client.ts';
import { lockGuilds } from './result-rows.ts';
import { forgetInSeasons } from './seasons.ts';

/** `people`: JSON. */
const listWithout = (people: string, userId: Snowflake): string =>
  JSON.stringify(parseJson(z.array(z.string()), people).filter((other) => other !== userId));

/** A forgotten person's name. */
const NO_NAME = '';

/** A random pseudonym of the same length as the id, so that the database overwrites it in place. The mapping is never stored. */
const newPseudonym = ({ length }: Snowflake): Snowflake =>
  `0${Array.from({ length: length - 1 }, () => randomInt(10)).join('')}`;

/**
 * Removes a person from everything stored, in one transaction. Games with a result share one pseudonym, so that recalculating gives
 * others the same ratings. Each game without a result has its own: its player will be rated as new. False if there was no data about
 * them.
 */
export async function forgetPerson(tx: TransactionClient, userId: Snowflake, now: Date): Promise<boolean> {
  const names = await namesOf(tx, userId);
  const alone = await deleteDirectTables(tx, userId);
  const tableIds = await tableIdsOf(tx, userId);
  // Locked in the same order as by a game's end: tables, then servers.
  for (const id of await tablesAmong(tx, tableIds, { status: { notIn: ['finished', 'aborted'] } }))
    await giveUpSeat(tx, id, userId, now);
  await lockGuilds(tx, await guildsOf(tx, tableIds));
  let ofGames = 0;
  for (const [game, rows] of rowsByGame()) {
    const begun = await tablesAmong(tx, tableIds, { game, setup: { not: null } });
    ofGames += await rows.forgetPerson(tx, userId, begun);
  }
  // A lobby has no players with ratings to distinguish.
  const unrated = { status: { not: 'aborted' }, setup: { not: null }, result: null };
  for (const id of await tablesAmong(tx, tableIds, unrated))
    await replaceUser(tx, userId, newPseudonym(userId), [id]);
  await replaceUser(tx, userId, newPseudonym(userId), tableIds);
  await uninvite(tx, userId, tableIds);
  await forgetInTerms(tx, userId, tableIds);
  await forgetInNotices(tx, userId, names, tableIds);
  const ofSeasons = await forgetInSeasons(tx, userId, newPseudonym(userId), now);
  await tx.mention.deleteMany({ where: { userId } });
  await tx.follower.deleteMany({ where: { userId } });
  const votes = await tx.vote.deleteMany({ where: { userId } });
  const seeking = await tx.seeker.deleteMany({ where: { userId } });
  const prophecies = await tx.prophecy.deleteMany({ where: { userId } });
  await tx.award.deleteMany({ where: isInAward(userId) });
  await tx.interaction.deleteMany({ where: { userId } });
  await forgetInBlocks(tx, userId);
  const people = await tx.person.deleteMany({ where: { userId } });
  const others = [alone, votes, seeking, prophecies, people].reduce((sum, { count }) => sum + count, 0);
  return tableIds.length + ofGames + ofSeasons + others > 0;
}

/** Nobody else played in a person's direct messages, so everything there is deleted. */
async function deleteDirectTables(
  tx: TransactionClient,
  userId: Snowflake,
): Promise<{ readonly count: number }> {
  const guildId = directGuildOf(userId);
  const tables = await tx.table.deleteMany({ where: { guildId } });
  await tx.guild.deleteMany({ where: { id: guildId } });
  await tx.diceTally.deleteMany({ where: { guildId } });
  return tables;
}

async function namesOf(tx: TransactionClient, userId: Snowflake): Promise<ReadonlySet<string>> {
  const where = { userId };
  const rows = [
    ...(await tx.seat.groupBy({ by: ['name'], where })),
    ...(await tx.sitting.groupBy({ by: ['name'], where })),
    ...(await tx.placing.groupBy({ by: ['name'], where })),
  ];
  return new Set(rows.flatMap(({ name }) => (name === null ? [] : [name])));
}

/** Ascending. `where` should contain no status: SQLite would scan all tables with it instead of these. */
async function tablesAmong(
  tx: TransactionClient,
  ids: readonly string[],
  where: Prisma.TableWhereInput,
): Promise<string[]> {
  const rows = await findTables(tx, ids, where, { id: true });
  return rows.map(({ id }) => id).sort();
}

export const findTables = <Columns extends Prisma.TableSelect>(
  tx: TransactionClient,
  ids: readonly string[],
  where: Prisma.TableWhereInput,
  select: Columns,
) =>
  inChunks(ids, (some) =>
    tx.table.findMany({ where: { ...where, id: { in: some } }, select, orderBy: { id: 'asc' } }),
  );

async function guildsOf(tx: TransactionClient, ids: readonly string[]): Promise<Snowflake[]> {
  const tables = await inChunks(ids, (some) =>
    tx.table.findMany({ where: { id: { in: some } }, distinct: ['guildId'], select: { guildId: true } }),
  );
  return tables.map(({ guildId }) => guildId);
}

/** Removes a person from a lobby; in a game, seats a computer player as a stand-in. Concurrent changes become stale. */
async function giveUpSeat(tx: TransactionClient, id: string, userId: Snowflake, now: Date): Promise<void> {
  const [row] = await tx.table.updateManyAndReturn({
    where: { id, status: { in: ['lobby', 'playing'] } },
    data: { version: { increment: 1 }, remindersVersion: { increment: 1 }, updatedAt: now },
  });
  if (!row) return;
  if (row.status === 'lobby') {
    await tx.seat.deleteMany({ where: { tableId: id, userId } });
    return;
  }
  const seats = await tx.seat.findMany({ where: { tableId: id, userId, standIn: false } });
  if (seats.length === 0) return;
  const first = await tx.sitting.count({ where: { tableId: id } });
  await tx.seat.updateMany({ where: { tableId: id, userId }, data: { standIn: true } });
  await tx.sitting.createMany({
    data: seats.map(({ color, kind, name }, index) => ({
      tableId: id,
      position: first + index,
      seq: row.logLength,
      color,
      kind,
      userId,
      name,
      standIn: true,
      why: 'standIn',
      at: now,
    })),
  });
  const reminders = parseJson(remindersJson, row.reminders);
  const abort = reminders.abort.filter((other) => other !== userId);
  const turn = reminders.turn?.userId === userId ? null : reminders.turn;
  // Wakes now, so that the computer player acts if it's its turn.
  await tx.table.updateMany({
    where: { id },
    data: { reminders: JSON.stringify({ ...reminders, turn, abort }), wakeAt: now },
  });
}

/** Replaces the person by the pseudonym at these tables. */
async function replaceUser(
  tx: TransactionClient,
  userId: Snowflake,
  alias: Snowflake,
  ids: readonly string[],
): Promise<void> {
  const data = { userId: alias, name: NO_NAME };
  await inChunks(ids, async (some) => {
    const where = { userId, tableId: { in: some } };
    await tx.seat.updateMany({ where, data });
    await tx.sitting.updateMany({ where, data });
    await tx.placing.updateMany({ where, data });
    await tx.tableAction.updateMany({
      where: { actor: userId, tableId: { in: some } },
      data: { actor: alias },
    });
    await tx.table.updateMany({
      where: { openerId: userId, id: { in: some } },
      data: { openerId: alias },
    });
    await replaceInReminders(tx, userId, alias, some);
    await replaceInSeatHistories(tx, userId, alias, some);
    return [];
  });
}

async function replaceInReminders(
  tx: TransactionClient,
  userId: Snowflake,
  alias: Snowflake,
  ids: string[],
): Promise<void> {
  // Incremented before reading: a concurrent change would write the person back from the old reminders.
  const remindersChange = await tx.table.updateManyAndReturn({
    where: { id: { in: ids }, reminders: { contains: `"${userId}"` } },
    data: { remindersVersion: { increment: 1 } },
    select: { id: true, reminders: true },
  });
  for (const { id, reminders } of remindersChange) {
    const before = parseJson(remindersJson, reminders);
    // A pseudonym doesn't agree to publish.
    const publish = before.publish.filter((other) => other !== userId);
    const offers = before.offers?.filter(({ from, to }) => from !== userId && to !== userId);
    const turn = before.turn && { ...before.turn, muted: before.turn.muted.filter((one) => one !== userId) };
    const forgotten = JSON.stringify({ ...before, turn, publish, offers }).replaceAll(
      `"${userId}"`,
      `"${alias}"`,
    );
    await tx.table.updateMany({ where: { id }, data: { reminders: forgotten } });
  }
}

/** Dice are checked against the seat history, which only numbers people, so that number stays. */
async function replaceInSeatHistories(
  tx: TransactionClient,
  userId: Snowflake,
  alias: Snowflake,
  ids: string[],
): Promise<void> {
  if (ids.length === 0) return;
  const [before, after] = [userId, alias].map((holder) => `"holder":"${holder}"`);
  // One statement for all of them, which Prisma's query API can't express.
  await tx.$executeRaw`
    UPDATE tables SET seat_history = replace(seat_history, ${before}, ${after})
    WHERE id IN (${Prisma.join(ids)}) AND seat_history LIKE ${`%${before}%`}
  `;
}

async function uninvite(
  tx: TransactionClient,
  userId: Snowflake,
  tableIds: readonly string[],
): Promise<void> {
  const others = (people: string) => listWithout(people, userId);
  const isNamed = { OR: [isInvited(userId), isThreadMember(userId)] };
  const rows = await findTables(tx, tableIds, isNamed, { id: true, invited: true, threadMembers: true });
  for (const { id, invited, threadMembers } of rows) {
    const data = { invited: others(invited), threadMembers: threadMembers && others(threadMembers) };
    await tx.table.updateMany({ where: { id }, data });
  }
}

/** Also from lists that only others know. */
async function forgetInBlocks(tx: TransactionClient, userId: Snowflake): Promise<void> {
  const where = { blocked: { contains: `"${userId}"` } };
  for (const { userId: by, blocked } of await tx.person.findMany({
    where,
    select: { userId: true, blocked: true },
  })) {
    const data = { blocked: listWithout(blocked, userId) };
    await tx.person.updateMany({ where: { userId: by }, data });
  }
}

export function readTerms(row: { readonly game: string; readonly terms: string }) {
  const game = gameName.parse(row.game);
  return { rules: gameOf({ game }).terms, terms: parseJson(jsonOf(game).terms, row.terms) };
}

const WITH_TERMS = { id: true, game: true, terms: true } as const satisfies Prisma.TableSelect;

/** Depends on the game (`GameTerms.withoutPerson`). A proposed title is checked again, since fewer people are asked about it. */
async function forgetInTerms(
  tx: TransactionClient,
  userId: Snowflake,
  tableIds: readonly string[],
): Promise<void> {
  const titled = games().flatMap(({ name, terms }) => (terms.titleAgreedBy ? name : []));
  const stories = await findTables(tx, tableIds, { game: { in: titled } }, WITH_TERMS);
  const proposed = stories.flatMap((row) => {
    const { rules, terms } = readTerms(row);
    return rules.titleAgreedBy?.(terms) ? row.id : [];
  });
  const named = { terms: { contains: `"${userId}"` } };
  const rows = await inChunks(tableIds, (some) =>
    tx.table.updateManyAndReturn({
      where: { id: { in: some }, OR: [named, { id: { in: proposed } }] },
      data: { version: { increment: 1 } },
      select: WITH_TERMS,
    }),
  );
  for (const row of rows) {
    const { rules, terms } = readTerms(row);
    const forgotten = JSON.stringify(rules.withoutPerson(terms, userId));
    await tx.table.updateMany({ where: { id: row.id }, data: { terms: forgotten } });
  }
}

/** Removes notices for the person, and the person's names from notices for others at these tables. */
async function forgetInNotices(
  tx: TransactionClient,
  userId: Snowflake,
  names: ReadonlySet<string>,
  tableIds: readonly string[],
): Promise<void> {
  await forgetNotices(tx, userId, { userId });
  await inChunks(tableIds, async (some) => {
    // A key may contain the person's id, e.g. `3f9a:vacation:123:1700000000000`.
    await forgetNotices(tx, userId, { tableId: { in: some }, key: { contains: userId } });
    const rows = await tx.notice.findMany({
      where: { tableId: { in: some } },
      select: { key: true, text: true },
    });
    for (const { key, text } of rows) {
      const forgotten = JSON.stringify(withoutPerson(parseJson(noticeTextJson, text), userId, names));
      if (forgotten !== text) await tx.notice.updateMany({ where: { key }, data: { text: forgotten } });
    }
    return [];
  });
}

/** Messages that can become outdated are kept up to date to their end. */
async function forgetNotices(
  tx: TransactionClient,
  userId: Snowflake,
  where: Prisma.NoticeWhereInput,
): Promise<void> {
  const sent = await tx.notice.findMany({ where: { ...where, messageId: { not: null } } });
  for (const { key, userId: of } of sent) {
    const alias = newPseudonym(userId);
    const data = { key: key.replaceAll(userId, alias), userId: of === userId ? alias : of };
    await tx.notice.update({ where: { key }, data });
  }
  await tx.notice.deleteMany({ where });
}

function withoutPerson(text: NoticeText, userId: Snowflake, names: ReadonlySet<unknown>): NoticeText {
  // They may have left the lobby, which then has their name nowhere.
  const isTheirs = 'byId' in text && text.byId === userId;
  const named = Object.entries(text)
    .filter(([field]) => !isTheirs || field !== 'byId')
    .map(([field, value]) => [field, names.has(value) || (isTheirs && field === 'by') ? '' : value]);
  return noticeTextJson.parse(Object.fromEntries(named));
}

/** Tables that the person sits or sat at (also in the lobby), opened, is invited to, is offered a seat at or follows. Ascending. */
export async function tableIdsOf(tx: TransactionClient, userId: Snowflake): Promise<string[]> {
  const where = { userId };
  const seats = await tx.seat.findMany({ where, select: { tableId: true } });
  const sittings = await tx.sitting.findMany({ where, select: { tableId: true } });
  const followed = await tx.follower.findMany({ where, select: { tableId: true } });
  const opened = await tx.table.findMany({ where: { openerId: userId }, select: { id: true } });
  const mentioned = await tx.mention.findMany({ where, select: { tableId: true } });
  return [
    ...new Set([
      ...[...seats, ...sittings, ...followed, ...mentioned].map(({ tableId }) => tableId),
      ...opened.map(({ id }) => id),
    ]),
  ].sort();
}

export const isInAward = (userId: Snowflake) => ({ OR: [{ giverId: userId }, { receiverId: userId }] });

export const isInvited = (userId: Snowflake) => ({ invited: { contains: `"${userId}"` } });

export const isThreadMember = (userId: Snowflake) => ({ threadMembers: { contains: `"${userId}"` } });

/** The person sat down before the start. */
export const isInSeatHistory = (userId: Snowflake) => ({ seatHistory: { contains: `"holder":"${userId}"` } });
