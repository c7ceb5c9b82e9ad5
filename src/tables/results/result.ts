import * as z from 'zod';
import {
  anyColor,
  type CareerOf,
  counter,
  type DeedsOf,
  type GameName,
  type LoggedAction,
  type Occupant,
  type Parsed,
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
}

export type Faces = readonly [number, number, number, number, number, number];

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

export type CareerGame = RatedPlacing & Pick<FinishedTable, 'tableId' | 'game' | 'players' | 'finishedAt'>;

/** A game's totals of a person's deeds. */
export interface GameCareer<G extends GameName = GameName> {
  readonly none: CareerOf<G>;
  add(sum: CareerOf<G>, deeds: DeedsOf<G>, won: boolean): CareerOf<G>;
}

interface RatingPoint {
  readonly at: Date;
  readonly skill: Skill;
}

/** The totals of a person's finished games: contests of any game, unless stated otherwise. */
export interface Profile extends WonOf {
  /** Games that were no contest (`TableGame.isContest`). */
  readonly uncontested: number;
  /** Ascending; only numbers of players with a game. */
  readonly byPlayers: readonly ({ readonly players: number } & WonOf)[];
  readonly dice: number;
  readonly pips: number;
  /** Consecutive won games: current, and maximum. */
  readonly streak: { readonly now: number; readonly best: number };
  /** How often they came in 1st, 2nd, …, in games that they stayed in; as long as the largest table has players. */
  readonly places: readonly number[];
  /** Games that they gave up, or their seat in them. */
  readonly left: number;
  /** Games that they joined when they were running: not included in `games`. */
  readonly substitute: WonOf;
  /** Each game's totals of their deeds; only for games that they have played. */
  readonly deeds: { readonly [G in GameName]?: CareerOf<G> };
  /** Oldest first. If there are many games, some that are close in time are left out. */
  readonly curve: readonly RatingPoint[];
}

const NONE: WonOf = { games: 0, wins: 0 };

export const NO_GAMES: Profile = {
  ...NONE,
  uncontested: 0,
  byPlayers: [],
  deeds: {},
  dice: 0,
  pips: 0,
  streak: { now: 0, best: 0 },
  places: [],
  left: 0,
  substitute: NONE,
  curve: [],
};

export const contestsOf = ({ games, substitute }: Profile): number => games + substitute.games;

export const gamesOf = (profile: Profile): number => contestsOf(profile) + profile.uncontested;

/** The profile after another game. A person's own play counts, whatever happened to the seat later. */
export function withGame(
  profile: Profile,
  game: CareerGame,
  { isContest, career }: { readonly isContest: boolean; readonly career: GameCareer },
): Profile {
  const { part, won, dice, pips } = game;
  const own = career.add(profile.deeds[game.game] ?? career.none, game.deeds, won);
  const deeds = { ...profile.deeds, [game.game]: own };
  if (!isContest) return { ...profile, deeds, uncontested: profile.uncontested + 1 };
  const sum = {
    ...profile,
    deeds,
    dice: profile.dice + dice,
    pips: profile.pips + pips,
  };
  return part === 'substitute'
    ? { ...sum, substitute: withOne(profile.substitute, won) }
    : { ...sum, ...withOwnGame(profile, game) };
}

function withOwnGame(profile: Profile, { players, part, rank, won, finishedAt, skill }: CareerGame) {
  const now = won ? profile.streak.now + 1 : 0;
  const isWhole = part === 'whole';
  return {
    ...withOne(profile, won),
    byPlayers: withTable(profile.byPlayers, players, won),
    streak: { now, best: Math.max(now, profile.streak.best) },
    places: isWhole ? withPlace(profile.places, players, rank) : profile.places,
    left: profile.left + (isWhole ? 0 : 1),
    curve: skill ? withPoint(profile.curve, { at: finishedAt, skill }) : profile.curve,
  };
}

function withTable(before: Profile['byPlayers'], players: number, won: boolean): Profile['byPlayers'] {
  const same = before.find((one) => one.players === players) ?? NONE;
  const others = before.filter((one) => one.players !== players);
  return [...others, { players, ...withOne(same, won) }].sort((one, other) => one.players - other.players);
}

const withPlace = (before: Profile['places'], players: number, rank: number | null): Profile['places'] =>
  Array.from(
    { length: Math.max(before.length, players) },
    (_, index) => (before[index] ?? 0) + (rank === index + 1 ? 1 : 0),
  );

/** Maximum number of points of a curve. */
const MAX_POINTS = 250;

function withPoint(before: Profile['curve'], point: RatingPoint): Profile['curve'] {
  const curve = [...before, point];
  if (curve.length > MAX_POINTS) curve.splice(mostCrowded(curve), 1);
  return curve;
}

/** The point whose neighbors are closest to each other in time. */
function mostCrowded(curve: readonly RatingPoint[]): number {
  const times = curve.map(({ at }) => at.getTime());
  const gaps = times.slice(2).map((time, index) => time - (times[index] ?? 0));
  return 1 + gaps.indexOf(Math.min(...gaps));
}
