import { isDeepStrictEqual } from 'node:util';
import type { Snowflake } from '../tables/game-types.ts';
import type { Standings } from '../tables/results/standings.ts';
import { isForgotten } from '../tables/seats.ts';
import type { TransactionClient } from './client.ts';
import type { Rating as RatingRow } from './generated/sqlite/client.ts';
import { ratingRow } from './rating-rows.ts';
import { facesColumns } from './record-rows.ts';

/** Rows that are written at once. */
const CHUNK = 200;

/** Makes a server's ratings what was reckoned; how many were not. The guild's row is held by this transaction. */
export async function mendRatings(
  tx: TransactionClient,
  guildId: Snowflake,
  reckoning: Standings,
): Promise<number> {
  const wanted = new Map((await reckonedRows(tx, guildId, reckoning)).map((row) => [keyOf(row), row]));
  const stored = new Map((await tx.rating.findMany({ where: { guildId } })).map((row) => [keyOf(row), row]));
  const wrong = [...stored].filter(([key, row]) => !isDeepStrictEqual(row, wanted.get(key)));
  const missing = [...wanted].filter(([key, row]) => !isDeepStrictEqual(row, stored.get(key)));
  for (const [, { game, period, players, userId }] of wrong)
    await tx.rating.deleteMany({ where: { guildId, game, period, players, userId } });
  for (let at = 0; at < missing.length; at += CHUNK)
    await tx.rating.createMany({ data: missing.slice(at, at + CHUNK).map(([, row]) => row) });
  return new Set([...wrong, ...missing].map(([key]) => key)).size;
}

const keyOf = ({ game, period, players, userId }: RatingRow): string =>
  `${game} ${period} ${players} ${userId}`;

/** Without those who have been forgotten, also while it was reckoned. */
async function reckonedRows(
  tx: TransactionClient,
  guildId: Snowflake,
  { boards }: Standings,
): Promise<RatingRow[]> {
  const players = await tx.placing.groupBy({ by: ['userId'], where: { guildId } });
  const there = new Set(players.map(({ userId }) => userId));
  const hidden = new Set(
    (await tx.person.findMany({ where: { hidden: true }, select: { userId: true } })).map(
      ({ userId }) => userId,
    ),
  );
  return boards.flatMap(({ game, scores, ...board }) =>
    [...scores]
      .filter(([userId]) => there.has(userId) && !isForgotten(userId))
      .map(([userId, score]) => ratingRow({ guildId, game }, board, userId, score, hidden.has(userId))),
  );
}

/** The same for the tally of its dice: 1 where that was not as reckoned. */
export async function mendTally(
  tx: TransactionClient,
  guildId: Snowflake,
  { faces }: Standings,
): Promise<number> {
  const wanted = facesColumns(faces);
  const stored = await tx.diceTally.findUnique({ where: { guildId } });
  if (isDeepStrictEqual({ guildId, ...wanted }, stored ?? { guildId, ...facesColumns([0, 0, 0, 0, 0, 0]) }))
    return 0;
  await tx.diceTally.upsert({
    where: { guildId },
    create: { guildId, ...wanted },
    update: wanted,
    select: { guildId: true },
  });
  return 1;
}
