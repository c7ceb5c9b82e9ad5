import type { DeedsOf } from '../game-types.ts';
import type { RatedPlacing, Skill } from './result.ts';

/** A person's game with what a profile tells of it. */
export interface CareerGame extends RatedPlacing {
  readonly tableId: string;
  readonly game: string;
  readonly position: number;
  readonly players: number;
  readonly finishedAt: Date;
}

/** Games of some kind, and how many of them were won. */
interface WonOf {
  readonly games: number;
  readonly wins: number;
}

/** The rating after a game. */
interface RatingPoint {
  readonly at: Date;
  readonly skill: Skill;
}

/** A person's finished games in sum: their races, but for `stories`, which are no contest. */
export interface Profile extends WonOf {
  /** Stories that they took part in, and those whose ending they told. */
  readonly stories: { readonly told: number; readonly ended: number };
  /** Ascending; only those with a game. */
  readonly byPlayers: readonly (WonOf & { readonly players: number })[];
  /** Games in which they took the role themselves. */
  readonly roles: Readonly<Record<DeedsOf<'tuchulcha'>['roles'][number], WonOf>>;
  readonly hits: number;
  readonly bestHit: number;
  readonly taken: number;
  readonly lost: number;
  readonly turns: number;
  readonly dice: number;
  readonly pips: number;
  /** Won games in a row: up to now, and ever. */
  readonly streak: { readonly now: number; readonly best: number };
  /** How often they came in 1st, 2nd, …, of the games that they stayed in; as long as the largest table has players. */
  readonly places: readonly number[];
  /** Games that they gave up, or their seat in them. */
  readonly left: number;
  /** Games that they came to when they were under way: none of the above `games`. */
  readonly substitute: WonOf;
  /** Oldest first. Of many games, those are left out that were close in time to others. */
  readonly curve: readonly RatingPoint[];
}

const NONE: WonOf = { games: 0, wins: 0 };

/** Of a game without such figures. */
const NO_DEEDS = { roles: [] as DeedsOf<'tuchulcha'>['roles'], hits: 0, bestHit: 0, taken: 0, lost: 0 };

export const NO_GAMES: Profile = {
  ...NONE,
  stories: { told: 0, ended: 0 },
  byPlayers: [],
  roles: { tuchulcha: NONE, lasaVecuvia: NONE },
  hits: 0,
  bestHit: 0,
  taken: 0,
  lost: 0,
  turns: 0,
  dice: 0,
  pips: 0,
  streak: { now: 0, best: 0 },
  places: [],
  left: 0,
  substitute: NONE,
  curve: [],
};

/** In how many games and stories the person took part. */
export const gamesOf = ({ games, substitute, stories }: Profile): number =>
  games + substitute.games + stories.told;

/** `career`: oldest first. */
export const profileOf = (career: readonly CareerGame[]): Profile => career.reduce(withGame, NO_GAMES);

/** The profile after one more game. What a person did with their own hand counts, whatever became of the seat. */
export function withGame(profile: Profile, game: CareerGame): Profile {
  const { stories } = profile;
  if ('tales' in game.deeds) {
    const isEnded = game.deeds.ending !== null;
    return { ...profile, stories: { told: stories.told + 1, ended: stories.ended + (isEnded ? 1 : 0) } };
  }
  const { part, won, turns, dice, pips } = game;
  const deeds = 'hits' in game.deeds ? game.deeds : NO_DEEDS;
  const roles = (role: DeedsOf<'tuchulcha'>['roles'][number]): WonOf =>
    deeds.roles.includes(role) ? withOne(profile.roles[role], won) : profile.roles[role];
  const sum = {
    ...profile,
    roles: { tuchulcha: roles('tuchulcha'), lasaVecuvia: roles('lasaVecuvia') },
    hits: profile.hits + deeds.hits,
    bestHit: Math.max(profile.bestHit, deeds.bestHit),
    taken: profile.taken + deeds.taken,
    lost: profile.lost + deeds.lost,
    turns: profile.turns + turns,
    dice: profile.dice + dice,
    pips: profile.pips + pips,
  };
  return part === 'substitute'
    ? { ...sum, substitute: withOne(profile.substitute, won) }
    : { ...sum, ...withOwnGame(profile, game) };
}

/** Figures for which only games count that the person began. */
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

const withOne = ({ games, wins }: WonOf, won: boolean): WonOf => ({
  games: games + 1,
  wins: wins + (won ? 1 : 0),
});

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

/** More points than a curve can be seen to have. */
const MOST_POINTS = 250;

function withPoint(before: Profile['curve'], point: RatingPoint): Profile['curve'] {
  const curve = [...before, point];
  if (curve.length > MOST_POINTS) curve.splice(mostCrowded(curve), 1);
  return curve;
}

/** The point between others whose neighbours are closest to each other in time. */
function mostCrowded(curve: readonly RatingPoint[]): number {
  const times = curve.map(({ at }) => at.getTime());
  const gaps = times.slice(2).map((time, index) => time - (times[index] ?? 0));
  return 1 + gaps.indexOf(Math.min(...gaps));
}

/** The average of so many dice. */
export const expectedPips = (dice: number): number => 3.5 * dice;
