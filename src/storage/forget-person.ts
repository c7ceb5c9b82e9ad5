import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Action } from '../games/bacchanalia/index.ts';
import type { NoticeText } from '../tables/notice.ts';
import { FORGOTTEN_WORDS } from '../tables/record/forgotten.ts';
import type { Snowflake } from '../tables/table.ts';
import { bacchanaliaJson } from './bacchanalia-json.ts';
import { parseJson } from './columns.ts';
import type { TransactionClient } from './database/client.ts';
import { noticeTextJson } from './notices.ts';
import { lockGuilds } from './save-result.ts';
import { watchJson } from './table-rows.ts';

/** What was for the person is gone; where others are told of them at these tables, it is of nobody by name. */
export async function forgetInNotices(
  tx: TransactionClient,
  userId: Snowflake,
  names: ReadonlySet<string>,
  touched: readonly string[],
): Promise<void> {
  // A key may name whom the notice is about, e.g. `3f9a:vacation:123:1700000000000`.
  await tx.notice.deleteMany({ where: { OR: [{ userId }, { key: { contains: userId } }] } });
  await inChunks(touched, async (some) => {
    const rows = await tx.notice.findMany({
      where: { tableId: { in: some } },
      select: { key: true, text: true },
    });
    for (const { key, text } of rows) {
      const forgotten = JSON.stringify(withoutNames(parseJson(noticeTextJson, text), names));
      if (forgotten !== text) await tx.notice.updateMany({ where: { key }, data: { text: forgotten } });
    }
    return [];
  });
}

function withoutNames(text: NoticeText, names: ReadonlySet<unknown>): NoticeText {
  const named = Object.entries(text).map(([field, value]) => [field, names.has(value) ? '' : value]);
  return noticeTextJson.parse(Object.fromEntries(named));
}

/** What the person told, asked, answered and wove into stories at these tables; what was done by it stays, and is replayed. */
export async function forgetWords(
  tx: TransactionClient,
  userId: Snowflake,
  touched: readonly string[],
): Promise<void> {
  const stories = await inChunks(touched, (some) =>
    tx.table.findMany({
      where: { id: { in: some }, game: 'bacchanalia', setup: { not: null } },
      select: { id: true },
    }),
  );
  for (const { id } of stories) {
    await forgetInState(tx, userId, id);
    await forgetInLog(tx, userId, id);
    // Whoever is about to agree to publish, with the watch in hand as it was, would write the person back.
    await tx.table.updateMany({ where: { id }, data: { watchVersion: { increment: 1 } } });
  }
}

async function forgetInLog(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const entries = await tx.tableAction.findMany({
    where: { tableId, actor: userId },
    select: { seq: true, action: true },
  });
  for (const { seq, action } of entries) {
    const forgotten = JSON.stringify(withoutWords(parseJson(bacchanaliaJson.action, action)));
    if (forgotten === action) continue;
    await tx.tableAction.updateMany({ where: { tableId, seq }, data: { action: forgotten } });
  }
}

function withoutWords(action: Action): Action {
  switch (action.type) {
    case 'tell':
    case 'ask':
    case 'answer':
    case 'retell':
      return { ...action, text: FORGOTTEN_WORDS };
    case 'keep':
      return { ...action, woven: FORGOTTEN_WORDS };
    default:
      return action;
  }
}

/** A state knows no words but those that an odd card may be challenged for: of the card that was kept last. */
async function forgetInState(tx: TransactionClient, userId: Snowflake, tableId: string): Promise<void> {
  const kept = await tx.tableAction.findFirst({
    // No text of a player has this in it: in JSON its quotation marks have a backslash before them.
    where: { tableId, action: { contains: '"type":"keep"' } },
    orderBy: { seq: 'desc' },
    select: { actor: true },
  });
  if (kept?.actor !== userId) return;
  const row = await tx.table.findUniqueOrThrow({ where: { id: tableId }, select: { state: true } });
  if (row.state === null) return;
  const state = parseJson(bacchanaliaJson.state, row.state);
  const { phase } = state;
  if (!('woven' in phase)) return;
  const forgotten = JSON.stringify({ ...state, phase: { ...phase, woven: FORGOTTEN_WORDS } });
  await tx.table.updateMany({ where: { id: tableId }, data: { state: forgotten } });
}

/**
 * Takes a person off a table that is still open, before they are forgotten: out of a lobby; in a game a computer player sits in
 * for the seat, which stays the game's. Whatever anybody decided on the table as it was is stale from here on.
 */
export async function giveUpSeat(
  tx: TransactionClient,
  id: string,
  userId: Snowflake,
  now: Date,
): Promise<void> {
  const [row] = await tx.table.updateManyAndReturn({
    where: { id, status: { in: ['lobby', 'playing'] } },
    data: { version: { increment: 1 }, watchVersion: { increment: 1 }, updatedAt: now },
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
      ...{ tableId: id, position: first + index, seq: row.logLength, color },
      ...{ kind, userId, name, standIn: true, why: 'standIn', at: now },
    })),
  });
  const watch = parseJson(watchJson, row.watch);
  const abort = watch.abort.filter((other) => other !== userId);
  const turn = watch.turn?.userId === userId ? null : watch.turn;
  // Looked at now, so that the computer player goes on where it is to act.
  await tx.table.updateMany({
    where: { id },
    data: { watch: JSON.stringify({ ...watch, turn, abort }), wakeAt: now },
  });
}

/** Ids that one statement asks for. */
const IDS_AT_ONCE = 1000;

/** Tables where anything is stored of a person: a seat, now or once, opening it, an invitation, following it. Ascending. */
export async function tableIdsOf(tx: TransactionClient, userId: Snowflake): Promise<string[]> {
  const where = { userId };
  const seats = await tx.seat.findMany({ where, select: { tableId: true } });
  const sittings = await tx.sitting.findMany({ where, select: { tableId: true } });
  const followed = await tx.follower.findMany({ where, select: { tableId: true } });
  const opened = await tx.table.findMany({ where: { openerId: userId }, select: { id: true } });
  const invited = await tx.table.findMany({ where: isInvited(userId), select: { id: true } });
  return [
    ...new Set([
      ...[...seats, ...sittings, ...followed].map(({ tableId }) => tableId),
      ...[...opened, ...invited].map(({ id }) => id),
    ]),
  ].sort();
}

export const isInvited = (userId: Snowflake) => ({ invited: { contains: `"${userId}"` } });

/** All that is found for some ids at a time. */
export async function inChunks<T>(
  ids: readonly string[],
  find: (some: string[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += IDS_AT_ONCE)
    found.push(...(await find(ids.slice(at, at + IDS_AT_ONCE))));
  return found;
}

/** A person's name where they have been forgotten. */
export const NO_NAME = '';

/** 0, and 19 digits of chance: kept nowhere beside the id that it stands for. */
export const newPseudonym = (): Snowflake => `0${Array.from({ length: 19 }, () => randomInt(10)).join('')}`;

/**
 * Takes a person out of everything stored, in one transaction.
 *
 * Games that have a result share one pseudonym, so that others' ratings come out the same when they are reckoned anew. Each
 * game without a result has its own, because it will be rated as somebody new is: there is no rating of the person any more.
 */
export async function forgetPerson(tx: TransactionClient, userId: Snowflake, now: Date): Promise<void> {
  const names = await namesOf(tx, userId);
  const touched = await tableIdsOf(tx, userId);
  // In the order in which a game's end holds them: tables, then servers.
  for (const id of await openTablesAmong(tx, touched)) await giveUpSeat(tx, id, userId, now);
  await lockGuilds(tx, await guildsOf(tx, userId, touched));
  await forgetWords(tx, userId, touched);
  for (const id of await unratedTablesAmong(tx, touched)) await replaceUser(tx, userId, newPseudonym(), [id]);
  await replaceUser(tx, userId, newPseudonym(), touched);
  await uninvite(tx, userId);
  await forgetInNotices(tx, userId, names, touched);
  await tx.follower.deleteMany({ where: { userId } });
  await tx.draft.deleteMany({ where: { userId } });
  await tx.rating.deleteMany({ where: { userId } });
  await tx.person.deleteMany({ where: { userId } });
}

async function namesOf(tx: TransactionClient, userId: Snowflake): Promise<ReadonlySet<string>> {
  const [where, select] = [{ userId }, { name: true }] as const;
  const rows = [
    ...(await tx.seat.findMany({ where, select })),
    ...(await tx.sitting.findMany({ where, select })),
    ...(await tx.rating.findMany({ where, select })),
  ];
  return new Set(rows.flatMap(({ name }) => (name === null ? [] : [name])));
}

async function openTablesAmong(tx: TransactionClient, ids: readonly string[]): Promise<string[]> {
  const rows = await inChunks(ids, (some) =>
    tx.table.findMany({
      where: { id: { in: some }, status: { in: ['lobby', 'playing'] } },
      select: { id: true },
    }),
  );
  return rows.map(({ id }) => id).sort();
}

/** Games whose end will be rated yet. */
async function unratedTablesAmong(tx: TransactionClient, ids: readonly string[]): Promise<string[]> {
  const rows = await inChunks(ids, (some) =>
    tx.table.findMany({
      where: { id: { in: some }, status: { in: ['lobby', 'playing', 'finished'] }, result: null },
      select: { id: true },
    }),
  );
  return rows.map(({ id }) => id);
}

async function guildsOf(
  tx: TransactionClient,
  userId: Snowflake,
  ids: readonly string[],
): Promise<Snowflake[]> {
  const tables = await inChunks(ids, (some) =>
    tx.table.findMany({ where: { id: { in: some } }, distinct: ['guildId'], select: { guildId: true } }),
  );
  const ratings = await tx.rating.findMany({ where: { userId }, select: { guildId: true } });
  return [...tables, ...ratings].map(({ guildId }) => guildId);
}

/** At these tables the person is somebody else from now on. */
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
    await replaceInWatches(tx, userId, alias, some);
    return [];
  });
}

async function replaceInWatches(
  tx: TransactionClient,
  userId: Snowflake,
  alias: Snowflake,
  ids: string[],
): Promise<void> {
  // Before they are read: whoever has one in hand as it was would write the person back.
  const watched = await tx.table.updateManyAndReturn({
    where: { id: { in: ids }, watch: { contains: `"${userId}"` } },
    data: { watchVersion: { increment: 1 } },
    select: { id: true, watch: true },
  });
  for (const { id, watch } of watched) {
    const before = parseJson(watchJson, watch);
    // Under a number nobody agrees to have told what they told.
    const publish = before.publish.filter((other) => other !== userId);
    const forgotten = JSON.stringify({ ...before, publish }).replaceAll(`"${userId}"`, `"${alias}"`);
    await tx.table.updateMany({ where: { id }, data: { watch: forgotten } });
  }
}

async function uninvite(tx: TransactionClient, userId: Snowflake): Promise<void> {
  const rows = await tx.table.findMany({ where: isInvited(userId), select: { id: true, invited: true } });
  for (const { id, invited } of rows) {
    const others = parseJson(z.array(z.string()), invited).filter((other) => other !== userId);
    await tx.table.updateMany({ where: { id }, data: { invited: JSON.stringify(others) } });
  }
}
