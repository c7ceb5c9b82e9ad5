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
  /** The seats as they are in the end. */
  readonly seats: readonly Seat[];
}

export interface GameResult {
  readonly players: number;
  readonly turns: number;
  /** Why it was over, by a name of the game's rules. */
  readonly reason: string;
  readonly faces: Faces;
  /** Placings are in the order of rank, substitutes last. */
  readonly placings: readonly Placing[];
  /** By how much seats made their players better, in a rating's `mu`; of those left out: not at all. */
  readonly advantages?: ReadonlyMap<SeatColor, number>;
  /** The skill of computer players; left out: `COMPUTER` (ratings.ts). */
  readonly computer?: Skill;
  /** Nobody's rating follows from it: there were hints, or it doesn't count on the server. */
  readonly unrated?: true;
  /** It doesn't count on the server: only its players see it in their profiles. */
  readonly uncounted?: true;
}

export type Faces = readonly [number, number, number, number, number, number];

/** What a placing's row says of it by itself. */
export const placingColumns = z.object({
  color: anyColor,
  /** `whole`: from the start to the end. `left`: gave the seat up before the end. `substitute`: came to a seat that was begun. */
  part: z.enum(['whole', 'left', 'substitute']),
  /** The rank from 1 on; players who are equal share the better one. Null for a substitute, who is not rated. */
  rank: z.int().min(1).nullable(),
  won: z.boolean(),
  turns: counter,
  /** The number of dice rolled in them, and the sum of what they showed. */
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

/** A mean and how unsure it is, on the scale of Weng and Lin (a newcomer: 25 and 25/3). */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** A placing with the rating over all games of the kind on the server that followed from it; null: not rated. */
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
  /** The place in the order of finishing within the server, from 1 on. */
  readonly position: number;
  readonly players: number;
  readonly turns: number;
  readonly reason: string;
  readonly finishedAt: Date;
  readonly placings: readonly RatedPlacing[];
}

/** Who plays: a person's id, voters, or `computer`, for itself or in a person's place. */
export type SeatPlayer = Snowflake | typeof VOTERS | 'computer';

/** Who plays a color at an entry of the log; null: nobody any more. */
export function holderAt(sittings: readonly Sitting[], color: SeatColor, seq: number): SeatPlayer | null {
  const sitting = sittings.findLast((one) => one.color === color && one.seq <= seq);
  if (!sitting?.occupant) return null;
  if (sitting.standIn) return 'computer';
  return sitting.occupant.kind === 'person' ? sitting.occupant.userId : sitting.occupant.kind;
}

/** What players may call each other after a game. Each game has some of them. */
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
