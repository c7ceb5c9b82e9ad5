import * as z from 'zod';
import { anyColor, counter, type Parsed, type SeatColor, type Snowflake } from './game-types.ts';
import type { RatedWay } from './table-game.ts';

/** One decision of a seat that is played by votes: `seq` is the log entry that will result from it. */
interface BallotKey {
  readonly tableId: string;
  readonly seq: number;
}

export interface Vote {
  readonly userId: Snowflake;
  readonly name: string;
  /** In the game's notation (`GameVotes`). */
  readonly way: string;
}

interface NewVote extends Vote, BallotKey {
  readonly color: SeatColor;
  readonly at: Date;
}

const ratedWay = z.strictObject({ way: z.string(), chance: z.number(), moves: z.string() });

/** A stored result of a ballot; `ways` in JSON. */
export const ballotRow = z.object({
  seq: counter,
  color: anyColor,
  turn: counter,
  /** The elected option. */
  chosen: z.string(),
  /** The chance to win, 0..1, of the best option. */
  best: z.number(),
  /** The options with votes, and the elected one. */
  ways: z.array(ratedWay),
});

type BallotResult = Parsed<typeof ballotRow>;

export interface ClosedBallot extends BallotResult {
  readonly votes: readonly Vote[];
}

/** The ballot's data that a table's change stores. */
export interface ClosingBallot extends BallotResult {
  /** The votes of each option at the decision: if they have changed since, the change is stale. */
  readonly counts: Readonly<Record<string, number>>;
}

/** `otherSide`: the person has voted for another seat of the table. */
type Casting = 'cast' | 'closed' | 'otherSide';

/** The port to storage for votes. Every method is one transaction. */
export interface VoteStore {
  /** Sets the person's only vote, replacing an earlier one, unless the table's log has grown. Doesn't block other votes. */
  castVote(vote: NewVote): Promise<Casting>;
  /** The votes of a ballot, by time of the last change. */
  votes(ballot: BallotKey): Promise<readonly Vote[]>;
  voteCount(ballot: BallotKey): Promise<number>;
  /** All servers' tables whose open ballot has votes, ascending. */
  votedTables(): Promise<readonly string[]>;
  /** The people who voted in the latest closed ballots of a seat. */
  recentVoters(tableId: string, color: SeatColor, ballots: number): Promise<readonly Snowflake[]>;
  ballots(tableId: string): Promise<readonly ClosedBallot[]>;
}

export function countVotes(votes: readonly Pick<Vote, 'way'>[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { way } of votes) counts[way] = (counts[way] ?? 0) + 1;
  return counts;
}

/** The option with the most votes; among equals, and without votes, the judge's best. `ways`: the best first, at least one. */
export function electedWay(ways: readonly RatedWay[], counts: Readonly<Record<string, number>>): string {
  const votesFor = ({ way }: RatedWay) => counts[way] ?? 0;
  const [first, ...others] = ways;
  if (!first) throw new Error('There is nothing to vote for.');
  return others.reduce((best, one) => (votesFor(one) > votesFor(best) ? one : best), first).way;
}

/** Number of ballots whose voters are waited for. */
export const BALLOTS_REMEMBERED = 2;

/** Whether all recent voters have voted, or (`isLate`) the others can't change the majority. False if there are none. */
export function isDecided(votes: readonly Vote[], recent: readonly Snowflake[], isLate: boolean): boolean {
  if (recent.length === 0) return false;
  const missing = recent.filter((userId) => !votes.some((vote) => vote.userId === userId)).length;
  const [most = 0, next = 0] = Object.values(countVotes(votes)).sort((a, b) => b - a);
  return missing === 0 || (isLate && most - next > missing);
}

export interface RankedVoter {
  readonly userId: Snowflake;
  readonly name: string;
  readonly ballots: number;
  /** The mean loss in their side's chance to win by their votes. */
  readonly loss: number;
}

/** The people who voted most often, at most `most`. */
export const mostFaithful = (ballots: readonly ClosedBallot[], most: number): readonly RankedVoter[] =>
  rankVoters(ballots)
    .toSorted((one, other) => other.ballots - one.ballots || one.loss - other.loss)
    .slice(0, most);

/** The people whose votes cost least, among those who voted in at least half of their side's ballots. */
export const wisest = (ballots: readonly ClosedBallot[], most: number): readonly RankedVoter[] =>
  rankVoters(ballots)
    .filter(({ ballots: voted, of }) => 2 * voted >= of)
    .toSorted((one, other) => one.loss - other.loss || other.ballots - one.ballots)
    .slice(0, most);

function rankVoters(ballots: readonly ClosedBallot[]): readonly (RankedVoter & { readonly of: number })[] {
  const own = new Map<Snowflake, { readonly color: SeatColor; name: string; losses: number[] }>();
  for (const { color, best, ways, votes } of ballots) {
    const chances = new Map(ways.map(({ way, chance }) => [way, chance]));
    for (const { userId, name, way } of votes) {
      const voter = own.get(userId) ?? { color, name, losses: [] };
      voter.name = name;
      voter.losses.push(best - (chances.get(way) ?? 0));
      own.set(userId, voter);
    }
  }
  return [...own].map(([userId, { color, name, losses }]) => ({
    userId,
    name,
    ballots: losses.length,
    loss: losses.reduce((sum, loss) => sum + loss, 0) / losses.length,
    of: ballots.filter((ballot) => ballot.color === color).length,
  }));
}
