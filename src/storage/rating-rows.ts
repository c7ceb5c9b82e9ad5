import type { Snowflake } from '../tables/game-types.ts';
import { isEstablished, lowOf } from '../tables/results/ratings.ts';
import type { GameResult, Skill } from '../tables/results/result.ts';
import { type BoardKey, boardsOf, type Score, scored } from '../tables/results/standings.ts';
import { isForgotten } from '../tables/seats.ts';
import type { TransactionClient } from './client.ts';
import type { Rating as RatingRow } from './generated/sqlite/client.ts';
import type { Finish } from './record-rows.ts';

export function ratingRow(
  { guildId, game }: Pick<Finish, 'guildId' | 'game'>,
  { period, players }: BoardKey,
  userId: Snowflake,
  { name, mu, sigma, games, wins }: Score,
  hidden: boolean,
): RatingRow {
  return {
    ...{ guildId, game, period, players, userId, name, mu, sigma, games, wins, hidden },
    established: isEstablished(games),
    low: lowOf({ mu, sigma }),
  };
}

/**
 * Brings everybody's ratings up to date with a finished game; the rating after it over all games of the kind, for each placing.
 * The guild's row is held by this transaction: nobody else rates there at the same time. Who has been forgotten is rated
 * for the others' sake, as new, and has no rows.
 */
export async function writeRatings(
  tx: TransactionClient,
  finish: Finish,
  result: GameResult,
): Promise<readonly (Skill | null)[]> {
  const { guildId, game, finishedAt } = finish;
  const boards = boardsOf(result, finishedAt);
  const people = result.placings.flatMap(({ rank, player }) =>
    rank !== null && player.kind === 'person' && !isForgotten(player.userId) ? [player.userId] : [],
  );
  const where = {
    ...{ guildId, game, userId: { in: people } },
    period: { in: [...new Set(boards.map(({ period }) => period))] },
    players: { in: [...new Set(boards.map(({ players }) => players))] },
  };
  const before = await tx.rating.findMany({ where });
  const hidden = await hiddenAmong(tx, people);
  const after = boards.map((board) => ({
    board,
    ...scored(result.placings, (userId) => before.find((row) => isOn(row, board) && row.userId === userId)),
  }));
  const rows = after.flatMap(({ board, scores }) =>
    people.flatMap((userId) => {
      const score = scores.get(userId);
      return score ? [ratingRow(finish, board, userId, score, hidden.has(userId))] : [];
    }),
  );
  await tx.rating.deleteMany({ where });
  await tx.rating.createMany({ data: rows });
  return after[0]?.skills ?? [];
}

const isOn = (row: BoardKey, board: BoardKey): boolean =>
  row.period === board.period && row.players === board.players;

async function hiddenAmong(
  tx: TransactionClient,
  people: readonly Snowflake[],
): Promise<ReadonlySet<Snowflake>> {
  const rows = await tx.person.findMany({
    where: { userId: { in: [...people] }, hidden: true },
    select: { userId: true },
  });
  return new Set(rows.map(({ userId }) => userId));
}
