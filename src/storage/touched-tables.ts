import type { Snowflake } from '../tables/game-types.ts';
import type { TransactionClient } from './client.ts';

/** Ids that one statement asks for. */
const CHUNK = 1000;

/** Tables where anything is stored of a person: a seat, now or once, opening it, an invitation, following it. Ascending. */
export async function touchedTables(tx: TransactionClient, userId: Snowflake): Promise<string[]> {
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
  for (let at = 0; at < ids.length; at += CHUNK) found.push(...(await find(ids.slice(at, at + CHUNK))));
  return found;
}
