import * as z from 'zod';
import { isForgotten, type Parsed, type Snowflake, snowflake } from '../game-types.ts';
import type { Profile } from './profile.ts';
import { type Faces, type FinishedTable, type Skill, TITLES, type Title, type WonOf } from './result.ts';

/** `all`, a year such as `2026`, or a quarter such as `2026-Q4`, by UTC. */
export type Period = string;

/** The boards of a server and game on which a finished game counts. */
export interface BoardKey {
  readonly period: Period;
  /** The number of players; 0 stands for games of any number. */
  readonly players: number;
}

export interface Leaderboard extends BoardKey {
  readonly guildId: Snowflake;
  readonly game: string;
}

/** What somebody has on a board. */
export interface Score extends Skill, WonOf {
  readonly name: string;
}

export interface LeaderboardEntry extends Score {
  readonly userId: Snowflake;
  /** Whether enough games have been played; the others follow after these. */
  readonly established: boolean;
  /** The rank on the whole board, from 1 on. */
  readonly rank: number;
}

export interface HistoryQuery {
  readonly guildId: Snowflake;
  readonly userId?: Snowflake;
  readonly game?: string;
  readonly players?: number;
  /** Only those that finished before the one at this position. */
  readonly before?: number;
  /** Only those that finished after it; of these the nearest ones, where they are more than `most`. Not beside `before`. */
  readonly after?: number;
  readonly most: number;
}

export interface Career {
  readonly name: string;
  /** The games that count on the server, which others see. */
  readonly profile: Profile;
  /** All of them, which the person alone sees. */
  readonly own: Profile;
}

export interface Rebuilt {
  readonly games: number;
  /** Games, ratings and tallies of dice that were not what the logs say. */
  readonly mended: number;
}

/** The results of finished games: the port to storage. Results themselves are written with a table's last change. Every method but `rebuild` is one transaction. */
export interface ResultsStore extends AwardStore {
  history(query: HistoryQuery): Promise<FinishedTable[]>;
  /** How a table ended; null where it did not, or is unknown. */
  result(tableId: string): Promise<FinishedTable | null>;
  /** A whole leaderboard without those who are hidden, best first. */
  leaderboard(board: Leaderboard): Promise<readonly LeaderboardEntry[]>;
  /** The periods in which anything was rated on this server, newest first; `all` is the first where there is any. */
  periods(guildId: Snowflake, game: string): Promise<Period[]>;
  /** Null where the person has finished no game on the server. */
  career(guildId: Snowflake, userId: Snowflake): Promise<Career | null>;
  /** How often each face was rolled in all finished games of a server. */
  faces(guildId: Snowflake): Promise<Faces>;

  /** Whether the person is kept off leaderboards, and has no profile that others can look at. */
  isHidden(userId: Snowflake): Promise<boolean>;
  hide(userId: Snowflake, hidden: boolean): Promise<void>;
  /** Everything stored about the person, as plain JSON with a key for each kind. */
  allOf(userId: Snowflake): Promise<Readonly<Record<string, unknown>>>;
  /**
   * Takes the person out of everything stored. What others' games and ratings rest on stays, under a number that leads back
   * to nobody (`isForgotten`) and an empty name. At tables that are still open a computer player sits in for them.
   */
  forgetPerson(userId: Snowflake): Promise<void>;

  /**
   * Works out all results and ratings of a server again from the logs, in the order of their positions. What comes out is what was
   * there before, to the last bit; if something is not, it is mended. Many transactions; games may be finished meanwhile.
   */
  rebuild(guildId: Snowflake): Promise<Rebuilt>;
  guilds(): Promise<Snowflake[]>;
}

/**
 * Works out the results of all servers again from the logs, and says in English for each what came out. Entries that are not as the
 * logs say are mended.
 */
export async function rebuildResults(
  results: Pick<ResultsStore, 'guilds' | 'rebuild'>,
  say: (sentence: string) => void,
): Promise<void> {
  const servers = await results.guilds();
  for (const id of servers) {
    const { games, mended } = await results.rebuild(id);
    const found = mended === 0 ? 'all as before' : `${mended} entries were wrong, and are mended`;
    say(`Server ${id}: ${games} games reckoned anew, ${found}.`);
  }
  if (servers.length === 0) say('No game has been finished yet.');
}

/** A title that a player gives to one of the others after a game. */
export const awardRow = z.object({
  tableId: z.string().min(1),
  giverId: snowflake,
  receiverId: snowflake,
  title: z.enum(TITLES),
});

export type Award = Parsed<typeof awardRow>;

export interface TitleCount {
  readonly title: Title;
  readonly count: number;
}

const OPEN_MS = 24 * 60 * 60_000;

/** Until when titles of a game are given, changed and taken back. */
export const awardsEnd = (finishedAt: Date): Date => new Date(finishedAt.getTime() + OPEN_MS);

export interface Player {
  readonly userId: Snowflake;
  readonly name: string;
}

/** The people who played a game, but for those who are forgotten, each once. */
export function peopleOf({ placings }: Pick<FinishedTable, 'placings'>): readonly Player[] {
  const people = new Map<Snowflake, Player>();
  for (const { player } of placings)
    if (player.kind === 'person' && !isForgotten(player.userId)) people.set(player.userId, player);
  return [...people.values()];
}

/** `notPlayer`: one of the two isn't among those who played, or no longer. */
type Awarding = 'given' | 'closed' | 'notPlayer';

/** The port to storage for titles. Every method is one transaction. */
export interface AwardStore {
  /** A person's one title of a game, in place of an earlier one, as long as that may be changed at this time. */
  giveAward(award: Award, at: Date): Promise<Awarding>;
  /** False once it may not be changed any more. */
  takeAwardBack(tableId: string, giverId: Snowflake, at: Date): Promise<boolean>;
  /** All that were given at a table. */
  awards(tableId: string): Promise<readonly Award[]>;
  /** How often somebody was called what on a server, most often first. `isOwn`: also at games that don't count there. */
  titles(guildId: Snowflake, userId: Snowflake, isOwn: boolean): Promise<readonly TitleCount[]>;
}
