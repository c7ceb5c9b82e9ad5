import { randomInt } from 'node:crypto';
import { z } from 'zod';
import type { Snowflake } from '../tables/game-types.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { forgetInNotices } from './forgetting-notices.ts';
import { giveUpSeat } from './forgetting-open.ts';
import { forgetWords } from './forgetting-words.ts';
import { holdGuilds } from './recording.ts';
import { inChunks, isInvited, touchedTables } from './touched-tables.ts';
import { watchJson } from './watch-json.ts';

/** A person's name where they have been forgotten. */
export const NO_NAME = '';

/** 0, and 19 digits of chance: kept nowhere beside the id that it stands for. */
export const pseudonym = (): Snowflake => `0${Array.from({ length: 19 }, () => randomInt(10)).join('')}`;

/**
 * Takes a person out of everything stored, in one transaction.
 *
 * Games that have a result share one pseudonym, so that others' ratings come out the same when they are reckoned anew. Each
 * game without a result has its own, because it will be rated as somebody new is: there is no rating of the person any more.
 */
export async function forgetPerson(tx: TransactionClient, userId: Snowflake, now: Date): Promise<void> {
  const names = await namesOf(tx, userId);
  const touched = await touchedTables(tx, userId);
  // In the order in which a game's end holds them: tables, then servers.
  for (const id of await openAmong(tx, touched)) await giveUpSeat(tx, id, userId, now);
  await holdGuilds(tx, await guildsOf(tx, userId, touched));
  await forgetWords(tx, userId, touched);
  for (const id of await unrecordedAmong(tx, touched)) await replace(tx, userId, pseudonym(), [id]);
  await replace(tx, userId, pseudonym(), touched);
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

async function openAmong(tx: TransactionClient, ids: readonly string[]): Promise<string[]> {
  const rows = await inChunks(ids, (some) =>
    tx.table.findMany({
      where: { id: { in: some }, status: { in: ['lobby', 'playing'] } },
      select: { id: true },
    }),
  );
  return rows.map(({ id }) => id).sort();
}

/** Games whose end will be rated yet. */
async function unrecordedAmong(tx: TransactionClient, ids: readonly string[]): Promise<string[]> {
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
async function replace(
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
