import type { Snowflake } from '../game-types.ts';
import type { AwardStore } from './awards.ts';
import type { Faces, FinishedTable, Profile, Skill, WonOf } from './result.ts';

/** `all`, a year such as `2026`, or a quarter such as `2026-Q4`, by UTC. */
export type Period = string;

export interface Leaderboard {
  readonly guildId: Snowflake;
  readonly game: string;
  readonly period: Period;
  /** Counts only games with this number of players; 0: of any number. */
  readonly players: number;
}

/** A person's rating after their last game of the period, and the games that the board counts. */
export interface LeaderboardEntry extends Skill, WonOf {
  readonly userId: Snowflake;
  readonly name: string;
  /** Whether enough games have been played; the other people are listed after these. */
  readonly established: boolean;
  /** The 1-based rank on the whole board. */
  readonly rank: number;
}

export interface HistoryQuery {
  readonly guildId: Snowflake;
  readonly userId?: Snowflake;
  readonly game?: string;
  /** Only games that finished before the one at this position. */
  readonly before?: number;
  /** Only games that finished after it; if there are more than `most`, the nearest ones. Excludes `before`. */
  readonly after?: number;
  readonly most: number;
}

export interface Career {
  readonly name: string;
  /** The games that count on the server, which others see. */
  readonly profile: Profile;
  /** All games, for the person alone. */
  readonly own: Profile;
}

export interface Rebuilt {
  readonly games: number;
  /** Number of games and tallies of dice that differed from the logs and were fixed. */
  readonly fixed: number;
}

/** The port to results, which are written with a table's last change. Every method but `rebuild` is one transaction. */
export interface ResultsStore extends AwardStore {
  history(query: HistoryQuery): Promise<FinishedTable[]>;
  /** How a table ended; null if it has not ended, or is unknown. */
  result(tableId: string): Promise<FinishedTable | null>;
  /** A whole leaderboard without hidden people, best first. */
  leaderboard(board: Leaderboard): Promise<readonly LeaderboardEntry[]>;
  /** The periods with rated games on this server, newest first; `all` is the first if there are any. */
  periods(guildId: Snowflake, game: string): Promise<Period[]>;
  /** Null if the person has finished no game on the server. */
  career(guildId: Snowflake, userId: Snowflake): Promise<Career | null>;
  /** How often each face was rolled in all finished games of a server. */
  faces(guildId: Snowflake): Promise<Faces>;

  /** Whether the person is left off leaderboards, and has no profile for others. */
  isHidden(userId: Snowflake): Promise<boolean>;
  hide(userId: Snowflake, hidden: boolean): Promise<void>;
  /** Everything stored about the person, as plain JSON with a key for each kind. */
  allOf(userId: Snowflake): Promise<Readonly<Record<string, unknown>>>;
  /** The private threads of open tables to which the bot added the person. */
  threadsOf(userId: Snowflake): Promise<readonly Snowflake[]>;
  /**
   * Removes the person from everything stored. Data that others' games and ratings depend on stays, under an untraceable number
   * (`isForgotten`) and an empty name. At open tables a computer player stands in for them.
   */
  forgetPerson(userId: Snowflake): Promise<void>;

  /**
   * Computes all results and ratings of a server again from the logs, in the order of their positions. The outcome equals the
   * previous data exactly; differing data is fixed. Many transactions; games may be finished meanwhile.
   */
  rebuild(guildId: Snowflake): Promise<Rebuilt>;
  guilds(): Promise<Snowflake[]>;
}

/** Computes the results of all servers again from the logs, fixes differing entries, and reports in English on each server. */
export async function rebuildResults(
  results: Pick<ResultsStore, 'guilds' | 'rebuild'>,
  say: (sentence: string) => void,
): Promise<void> {
  const servers = await results.guilds();
  for (const id of servers) {
    const { games, fixed } = await results.rebuild(id);
    const found = fixed === 0 ? 'all as before' : `${fixed} entries were wrong and have been fixed`;
    say(`Server ${id}: ${games} games recalculated, ${found}.`);
  }
  if (servers.length === 0) say('No game has been finished yet.');
}
