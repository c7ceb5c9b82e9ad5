import {
  ballotRow,
  type ClosedBallot,
  type ClosingBallot,
  countVotes,
  type Vote,
  type VoteStore,
} from '../tables/votes.ts';
import { parseTableRows } from './columns.ts';
import type { TransactionClient, Transactions } from './database/client.ts';
import { type Ballot as BallotRow, Prisma } from './generated/sqlite/client.ts';

const VOTE = { userId: true, name: true, way: true } as const;

/** By time of the last change, then by id. */
const inOrder = [{ at: 'asc' as const }, { userId: 'asc' as const }];

/** Votes of seats that are played by them. */
export function voteRepository(transactions: Transactions): VoteStore {
  const { client } = transactions;
  const { isFile } = transactions;
  return {
    castVote: ({ tableId, seq, userId, ...vote }) =>
      transactions.write(async (tx) => {
        // Locked by all concurrent voters, so that closing the ballot misses none of their votes.
        const open = await tx.$queryRaw<unknown[]>`
          SELECT id FROM tables WHERE id = ${tableId} AND log_length = ${seq} AND status = 'playing'
          ${isFile ? Prisma.empty : Prisma.sql`FOR SHARE`}
        `;
        if (open.length === 0) return 'closed';
        const other = { tableId, userId, color: { not: vote.color } };
        if (await tx.vote.findFirst({ where: other, select: { seq: true } })) return 'otherSide';
        await tx.vote.upsert({
          where: { tableId_seq_userId: { tableId, seq, userId } },
          create: { tableId, seq, userId, ...vote },
          update: vote,
          select: { seq: true },
        });
        return 'cast';
      }),

    votes: (where) => client.vote.findMany({ where, select: VOTE, orderBy: inOrder }),

    voteCount: (where) => client.vote.count({ where }),

    async votedTables() {
      const rows = await client.$queryRaw<{ readonly id: string }[]>`
          SELECT DISTINCT tables.id FROM tables
          JOIN votes ON votes.table_id = tables.id AND votes.seq = tables.log_length
          WHERE tables.status = 'playing' ORDER BY tables.id
        `;
      return rows.map(({ id }) => id);
    },

    async recentVoters(tableId, color, ballots) {
      const latest = await client.ballot.findMany({
        where: { tableId, color },
        orderBy: { seq: 'desc' },
        take: ballots,
        select: { seq: true },
      });
      const where = { tableId, seq: { in: latest.map(({ seq }) => seq) } };
      const voters = await client.vote.findMany({ where, distinct: ['userId'], select: { userId: true } });
      return voters.map(({ userId }) => userId);
    },

    async ballots(tableId) {
      const [rows, votes] = await transactions.readAll((client) => [
        client.ballot.findMany({ where: { tableId }, orderBy: { seq: 'asc' } }),
        client.vote.findMany({ where: { tableId }, select: { ...VOTE, seq: true }, orderBy: inOrder }),
      ]);
      const bySeq = new Map(rows.map(({ seq }) => [seq, [] as Vote[]]));
      for (const { seq, ...vote } of votes) bySeq.get(seq)?.push(vote);
      return parseTableRows(tableId, () => rows.map((row) => parseBallot(row, bySeq.get(row.seq) ?? [])));
    },
  };
}

const parseBallot = (row: BallotRow, votes: readonly Vote[]): ClosedBallot => ({
  ...ballotRow.parse({ ...row, ways: JSON.parse(row.ways) }),
  votes,
});

/** Saved with the resulting change; false if its votes have changed. This transaction locks the table's row. */
export async function saveBallot(
  tx: TransactionClient,
  tableId: string,
  { counts, ways, ...ballot }: ClosingBallot,
): Promise<boolean> {
  const votes = await tx.vote.findMany({ where: { tableId, seq: ballot.seq }, select: { way: true } });
  const now = Object.entries(countVotes(votes));
  if (now.length !== Object.keys(counts).length || now.some(([way, count]) => counts[way] !== count))
    return false;
  await tx.ballot.create({ data: { tableId, ...ballot, ways: JSON.stringify(ways) } });
  return true;
}
