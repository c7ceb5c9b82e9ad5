import { type Deeds, isRace, type Skill } from './result.ts';
import type { CareerGame } from './results-store.ts';

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
  readonly roles: Readonly<Record<Deeds['roles'][number], WonOf>>;
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
  /** Oldest first. */
  readonly curve: readonly RatingPoint[];
}

/** `career`: oldest first. What a person did with their own hand counts, whatever became of the seat. */
export function profileOf(all: readonly CareerGame[]): Profile {
  const career = all.filter(isRace);
  const own = career.filter(({ part }) => part !== 'substitute');
  const stayed = own.filter(({ part }) => part === 'whole');
  const sum = (of: (game: (typeof career)[number]) => number): number =>
    career.reduce((total, game) => total + of(game), 0);
  const largest = Math.max(0, ...stayed.map(({ players }) => players));
  const taken = (role: Deeds['roles'][number]): WonOf =>
    wonOf(career.filter(({ deeds }) => deeds.roles.includes(role)));
  const stories = all.filter((game) => !isRace(game));
  return {
    ...wonOf(own),
    stories: {
      told: stories.length,
      ended: stories.filter(({ deeds }) => 'ending' in deeds && deeds.ending !== null).length,
    },
    byPlayers: byPlayers(own),
    roles: { tuchulcha: taken('tuchulcha'), lasaVecuvia: taken('lasaVecuvia') },
    hits: sum(({ deeds }) => deeds.hits),
    bestHit: Math.max(0, ...career.map(({ deeds }) => deeds.bestHit)),
    taken: sum(({ deeds }) => deeds.taken),
    lost: sum(({ deeds }) => deeds.lost),
    turns: sum(({ turns }) => turns),
    dice: sum(({ dice }) => dice),
    pips: sum(({ pips }) => pips),
    streak: streakOf(own),
    places: Array.from(
      { length: largest },
      (_, index) => stayed.filter(({ rank }) => rank === index + 1).length,
    ),
    left: own.length - stayed.length,
    substitute: wonOf(career.filter(({ part }) => part === 'substitute')),
    curve: own.flatMap(({ finishedAt, skill }) => (skill ? [{ at: finishedAt, skill }] : [])),
  };
}

const wonOf = (games: readonly CareerGame[]): WonOf => ({
  games: games.length,
  wins: games.filter(({ won }) => won).length,
});

const byPlayers = (games: readonly CareerGame[]): Profile['byPlayers'] =>
  [...new Set(games.map(({ players }) => players))]
    .sort((one, other) => one - other)
    .map((players) => ({ players, ...wonOf(games.filter((game) => game.players === players)) }));

function streakOf(games: readonly CareerGame[]): Profile['streak'] {
  let now = 0;
  let best = 0;
  for (const { won } of games) {
    now = won ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
}

/** The average of so many dice. */
export const expectedPips = (dice: number): number => 3.5 * dice;
