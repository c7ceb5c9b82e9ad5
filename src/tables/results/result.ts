import * as z from 'zod';
import {
  anyColor,
  counter,
  type DeedsOf,
  type GameName,
  type LoggedAction,
  type Occupant,
  type Parsed,
  type Seat,
  type SeatColor,
  type SetupOf,
  type Sitting,
  type Snowflake,
  type TermsOf,
  type VOTERS,
} from '../game-types.ts';

export interface FinishedGame<G extends GameName = GameName> {
  readonly setup: SetupOf<G>;
  readonly terms: TermsOf<G>;
  readonly log: readonly LoggedAction<G>[];
  readonly sittings: readonly Sitting[];
  /** The seats at the end. */
  readonly seats: readonly Seat[];
}

export interface GameResult {
  readonly players: number;
  readonly turns: number;
  /** The reason of its end, as named by the game's rules. */
  readonly reason: string;
  readonly faces: Faces;
  /** Placings are in the order of rank, substitutes last. */
  readonly placings: readonly Placing[];
  /** Each seat's advantage in a rating's `mu`; missing seats have none. */
  readonly advantages?: ReadonlyMap<SeatColor, number>;
  /** The skill of computer players; default: `COMPUTER` (ratings.ts). */
  readonly computer?: Skill;
  /** Unrated: hints were used, or it doesn't count on the server. */
  readonly unrated?: true;
  /** It doesn't count on the server: only its players see it in their profiles. */
  readonly uncounted?: true;
}

export type Faces = readonly [number, number, number, number, number, number];

/** The columns of a placing's row. */
export const placingColumns = z.object({
  color: anyColor,
  /** `whole`: from the start to the end. `left`: gave the seat up before the end. `substitute`: took a seat in a running game. */
  part: z.enum(['whole', 'left', 'substitute']),
  /** 1-based rank; ties share the better one. Null for a substitute, who is not rated. */
  rank: z.int().min(1).nullable(),
  won: z.boolean(),
  turns: counter,
  /** The number of dice rolled in them, and their sum. */
  dice: counter,
  pips: counter,
});

export interface Placing extends Parsed<typeof placingColumns> {
  readonly player: Occupant;
  readonly deeds: DeedsOf;
}

export interface WonOf {
  readonly games: number;
  readonly wins: number;
}

export const withOne = ({ games, wins }: WonOf, won: boolean): WonOf => ({
  games: games + 1,
  wins: wins + (won ? 1 : 0),
});

/** A mean and its uncertainty, on the scale of Weng and Lin (a newcomer: 25 and 25/3). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A placing with the resulting rating over all games of the kind on the server; null if unrated. */
export interface RatedPlacing extends Placing {
  readonly skill: Skill | null;
}

export interface FinishedTable {
  readonly tableId: string;
  readonly guildId: Snowflake;
  readonly number: number;
  readonly terms: TermsOf;
  readonly isPrivate: boolean;
  readonly game: GameName;
  /** The 1-based position in the order of finishing within the server. */
  readonly position: number;
  readonly players: number;
  readonly turns: number;
  readonly reason: string;
  readonly finishedAt: Date;
  readonly placings: readonly RatedPlacing[];
}

/** The player: a person's id, voters, or `computer`, also as a stand-in. */
export type SeatPlayer = Snowflake | typeof VOTERS | 'computer';

/** The player of a color at a log entry; null if nobody plays it any more. */
export function holderAt(sittings: readonly Sitting[], color: SeatColor, seq: number): SeatPlayer | null {
  const sitting = sittings.findLast((one) => one.color === color && one.seq <= seq);
  if (!sitting?.occupant) return null;
  if (sitting.standIn) return 'computer';
  return sitting.occupant.kind === 'person' ? sitting.occupant.userId : sitting.occupant.kind;
}

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
