import type { Table } from '../../src/tables/table.ts';
import {
  type BallotResult,
  type ClosingBallot,
  countVotes,
  type NewVote,
  type VoteStore,
} from '../../src/tables/votes.ts';

/** Votes in memory. `tableOf`: undefined if there is none. */
export function memoryVotes(tableOf: (id: string) => Table | undefined) {
  const votes = new Map<string, NewVote>();
  const closed = new Map<string, readonly BallotResult[]>();
  const of = (tableId: string, seq: number) =>
    [...votes.values()]
      .filter((vote) => vote.tableId === tableId && vote.seq === seq)
      .sort((a, b) => a.at.getTime() - b.at.getTime() || (a.userId < b.userId ? -1 : 1))
      .map(({ userId, name, way }) => ({ userId, name, way }));
  const store: VoteStore = {
    async castVote(vote) {
      const { tableId, seq, userId, color } = vote;
      const table = tableOf(tableId);
      if (table?.logLength !== seq || table.status !== 'playing') return 'closed';
      const own = [...votes.values()].filter((one) => one.tableId === tableId && one.userId === userId);
      if (own.some((one) => one.color !== color)) return 'otherSide';
      votes.set([tableId, seq, userId].join(), structuredClone(vote));
      return 'cast';
    },
    votes: async ({ tableId, seq }) => of(tableId, seq),
    voteCount: async ({ tableId, seq }) => of(tableId, seq).length,
    async votedTables() {
      const open = [...votes.values()].flatMap(({ tableId, seq }) => {
        const table = tableOf(tableId);
        return table?.status === 'playing' && table.logLength === seq ? [tableId] : [];
      });
      return [...new Set(open)].sort();
    },
    async recentVoters(tableId, color, ballots) {
      const latest = (closed.get(tableId) ?? []).filter((one) => one.color === color).slice(-ballots);
      return [...new Set(latest.flatMap(({ seq }) => of(tableId, seq).map(({ userId }) => userId)))];
    },
    ballots: async (tableId) =>
      (closed.get(tableId) ?? []).map((ballot) => ({ ...ballot, votes: of(tableId, ballot.seq) })),
  };
  return {
    ...store,
    /** False if the votes have changed. */
    closeBallot(tableId: string, { counts, ...ballot }: ClosingBallot): boolean {
      const now = countVotes(of(tableId, ballot.seq));
      const ways = new Set([...Object.keys(now), ...Object.keys(counts)]);
      if ([...ways].some((way) => now[way] !== counts[way])) return false;
      closed.set(tableId, [...(closed.get(tableId) ?? []), ballot]);
      return true;
    },
  };
}
