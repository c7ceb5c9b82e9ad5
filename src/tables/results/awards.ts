import { isForgotten, type Snowflake } from '../game-types.ts';
import type { FinishedTable, Title } from './result.ts';

/** A title that a player gives to one of the others after a game. */
export interface Award {
  readonly tableId: string;
  readonly giverId: Snowflake;
  readonly receiverId: Snowflake;
  readonly title: Title;
}

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
