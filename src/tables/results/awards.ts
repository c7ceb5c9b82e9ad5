import * as z from 'zod';
import { DAY_MS } from '../clock/pace.ts';
import { isForgotten, type Parsed, type Snowflake, snowflake } from '../game-types.ts';
import type { FinishedTable } from './result.ts';

/** Titles that players can give each other after a game. Each game has some of them. */
export const TITLES = [
  'boldest',
  'luckiest',
  'cruellest',
  'craftiest',
  'sharpest',
  'noblest',
  'wildest',
  'darkest',
  'tenderest',
  'truest',
  'finest',
  'keenest',
] as const;

export type Title = (typeof TITLES)[number];

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

const OPEN_MS = DAY_MS;

/** The deadline for giving, changing and taking back titles of a game. */
export const awardsEnd = (finishedAt: Date): Date => new Date(finishedAt.getTime() + OPEN_MS);

export interface Player {
  readonly userId: Snowflake;
  readonly name: string;
}

/** The people who played a game, each once, without forgotten ones. */
export function peopleOf({ placings }: Pick<FinishedTable, 'placings'>): readonly Player[] {
  const people = new Map<Snowflake, Player>();
  for (const { player } of placings)
    if (player.kind === 'person' && !isForgotten(player.userId)) people.set(player.userId, player);
  return [...people.values()];
}

/** `notPlayer`: one of the two isn't among the players, or no longer. */
type Awarding = 'given' | 'closed' | 'notPlayer';

/** The port to storage for titles. Every method is one transaction. */
export interface AwardStore {
  /** Sets a person's only title for a game, replacing an earlier one, if it can still be changed at this time. */
  giveAward(award: Award, at: Date): Promise<Awarding>;
  /** False if it can no longer be changed. */
  takeAwardBack(tableId: string, giverId: Snowflake, at: Date): Promise<boolean>;
  /** All titles given at a table. */
  awards(tableId: string): Promise<readonly Award[]>;
  /** How often a person got each title on a server, most often first. `isOwn`: including games that don't count there. */
  titles(guildId: Snowflake, userId: Snowflake, isOwn: boolean): Promise<readonly TitleCount[]>;
}
