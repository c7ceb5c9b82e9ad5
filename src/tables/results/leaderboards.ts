import type { Snowflake } from '../game-types.ts';
import { NEWCOMER, rated } from './ratings.ts';
import type { GameResult, Skill } from './result.ts';
import type { BoardKey, Period, Score } from './results-store.ts';

/** The first one, of all games, gives a placing its rating. */
export const boardsOf = ({ players }: Pick<GameResult, 'players'>, finishedAt: Date): readonly BoardKey[] =>
  periodsAt(finishedAt).flatMap((period) => [0, players].map((size) => ({ period, players: size })));

/** The periods in which a game counts, by UTC: `all`, its year, its quarter. */
export function periodsAt(finishedAt: Date): readonly [string, string, string] {
  const year = String(finishedAt.getUTCFullYear());
  return ['all', year, `${year}-Q${1 + Math.floor(finishedAt.getUTCMonth() / 3)}`];
}

/** From when on a period counts, and until before when, by UTC; null: for ever. */
export function rangeOf(period: Period): { readonly gte: Date; readonly lt: Date } | null {
  const [year, quarter] = period.split('-Q').map(Number);
  if (year === undefined || Number.isNaN(year)) return null;
  const [first, months] = quarter === undefined ? [0, 12] : [3 * (quarter - 1), 3];
  return { gte: new Date(Date.UTC(year, first)), lt: new Date(Date.UTC(year, first + months)) };
}

interface Scored {
  /** The skill of each placing; null where it isn't rated. */
  readonly skills: readonly (Skill | null)[];
  readonly scores: ReadonlyMap<Snowflake, Score>;
}

export function scored(
  result: Pick<GameResult, 'placings' | 'advantages' | 'computer' | 'unrated'>,
  before: (userId: Snowflake) => Score | undefined,
): Scored {
  const { placings } = result;
  const skills = rated(
    placings,
    placings.map(({ player }) => (player.kind === 'person' && before(player.userId)) || NEWCOMER),
    result,
  );
  const scores = new Map<Snowflake, Score>();
  for (const [index, { player, won }] of placings.entries()) {
    const skill = skills[index];
    if (!skill || player.kind !== 'person') continue;
    const { games = 0, wins = 0 } = before(player.userId) ?? {};
    scores.set(player.userId, {
      ...skill,
      name: player.name,
      games: games + 1,
      wins: wins + (won ? 1 : 0),
    });
  }
  return { skills, scores };
}

interface RatedBoard extends BoardKey {
  readonly game: string;
  readonly scores: ReadonlyMap<Snowflake, Score>;
}

/** All boards of a server, worked out from its games one after the other. */
export class Leaderboards {
  games = 0;
  readonly faces: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  readonly #boards = new Map<string, RatedBoard & { readonly scores: Map<Snowflake, Score> }>();

  get boards(): readonly RatedBoard[] {
    return [...this.#boards.values()];
  }

  /** The next game, in the order of finishing; the rating after it over all games of the kind, for each placing. */
  add(game: string, finishedAt: Date, result: GameResult): readonly (Skill | null)[] {
    this.games += 1;
    for (const [index, count] of result.faces.entries()) this.faces[index] = (this.faces[index] ?? 0) + count;
    const all = boardsOf(result, finishedAt).map((key) => {
      const { scores } = this.#board(game, key);
      const after = scored(result, (userId) => scores.get(userId));
      for (const [userId, score] of after.scores) scores.set(userId, score);
      return after.skills;
    });
    return all[0] ?? [];
  }

  #board(game: string, { period, players }: BoardKey) {
    const key = `${game} ${period} ${players}`;
    const known = this.#boards.get(key) ?? { game, period, players, scores: new Map<Snowflake, Score>() };
    this.#boards.set(key, known);
    return known;
  }
}
