import type { Board, ResultsStore, Standing } from '../tables/results/results-store.ts';
import type { TransactionClient } from './client.ts';
import type { Rating as RatingRow } from './generated/sqlite/client.ts';
import type { Transactions } from './transactions.ts';

type Leaderboards = Pick<ResultsStore, 'leaderboard' | 'standing' | 'periods'>;

/** Who is best. */
export function leaderboards(transactions: Transactions): Leaderboards {
  return {
    leaderboard: (board, { offset, most }) =>
      transactions.read(async (tx) => {
        const where = { ...boardOf(board), hidden: false };
        const total = await tx.rating.count({ where });
        const rows = await tx.rating.findMany({
          where,
          orderBy: [{ established: 'desc' }, { low: 'desc' }, { userId: 'desc' }],
          skip: offset,
          take: most,
        });
        const [first] = rows;
        const before = first ? await betterThan(tx, board, first) : 0;
        return { rows: ranked(rows, before, offset), total };
      }),

    standing: (board, userId) =>
      transactions.read(async (tx) => {
        const row = await tx.rating.findUnique({
          where: { guildId_game_period_players_userId: { ...boardOf(board), userId } },
        });
        if (!row || row.hidden) return null;
        return standingOf(row, 1 + (await betterThan(tx, board, row)));
      }),

    periods: (guildId, game) =>
      transactions.single(async (client) => {
        const groups = await client.rating.groupBy({ by: ['period'], where: { guildId, game } });
        // `all` is after all digits; a year is after its quarters, and before those of the next.
        return groups.map(({ period }) => period).sort((a, b) => (a < b ? 1 : -1));
      }),
  };
}

const boardOf = ({ guildId, game, period, players }: Board) => ({ guildId, game, period, players });

type Place = Pick<RatingRow, 'established' | 'low'>;

async function betterThan(tx: TransactionClient, board: Board, { established, low }: Place): Promise<number> {
  const where = { ...boardOf(board), hidden: false };
  const lower = await tx.rating.count({ where: { ...where, established, low: { gt: low } } });
  return established ? lower : lower + (await tx.rating.count({ where: { ...where, established: true } }));
}

/** Those who are equal share the better rank. `better`: than the first of these, who comes after `offset` others. */
function ranked(rows: readonly RatingRow[], better: number, offset: number): Standing[] {
  let rank = 1 + better;
  return rows.map((row, index) => {
    const above = rows[index - 1];
    if (above && (above.low !== row.low || above.established !== row.established)) rank = 1 + offset + index;
    return standingOf(row, rank);
  });
}

function standingOf(
  { userId, name, mu, sigma, games, wins, established }: RatingRow,
  rank: number,
): Standing {
  return { userId, name, mu, sigma, games, wins, established, rank };
}
