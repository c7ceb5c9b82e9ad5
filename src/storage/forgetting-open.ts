import type { Snowflake } from '../tables/game-types.ts';
import type { TransactionClient } from './client.ts';
import { parseJson } from './columns.ts';
import { watchJson } from './watch-json.ts';

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
