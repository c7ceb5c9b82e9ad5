import type { Snowflake } from '../game-types.ts';
import { NEWCOMER, rated } from './ratings.ts';
import type { GameResult, Skill } from './result.ts';
import type { BoardKey, Period, Score } from './results-store.ts';

/** A custom id's pattern of a {@link Period}. */
export const PERIOD_PATTERN = 'all|\\d{4}(?:-Q[1-4])?';

interface PeriodParts {
  readonly year: number;
  /** 1 to 4; null: the whole year. */
  readonly quarter: number | null;
}

/** Null for all time. */
export function periodParts(period: Period): PeriodParts | null {
  if (period === 'all') return null;
  const [year, quarter] = period.split('-Q').map(Number);
  return { year: year ?? 0, quarter: quarter ?? null };
}

/** The periods in which a game counts, by UTC: `all`, its year, its quarter. */
export function periodsAt(finishedAt: Date): readonly [Period, Period, Period] {
  const year = String(finishedAt.getUTCFullYear());
  return ['all', year, `${year}-Q${1 + Math.floor(finishedAt.getUTCMonth() / 3)}`];
}

/** From when on a period counts, and until before when, by UTC; null: for ever. */
export function rangeOf(period: Period): { readonly gte: Date; readonly lt: Date } | null {
  const parts = periodParts(period);
  if (!parts) return null;
  const { year, quarter } = parts;
  const [first, months] = quarter === null ? [0, 12] : [3 * (quarter - 1), 3];
  return { gte: new Date(Date.UTC(year, first)), lt: new Date(Date.UTC(year, first + months)) };
}

/** A person's place on a board of a server. */
export interface BoardScore extends BoardKey, Score {
  readonly game: string;
  readonly userId: Snowflake;
}

type RatedGame = Pick<GameResult, 'players' | 'placings' | 'advantages' | 'computer' | 'unrated'>;

/** The scores of a server's boards, brought up to date by one game after another. */
export class Leaderboards {
  readonly #scores = new Map<string, BoardScore>();

  /** `known`: the scores so far of everyone who is in the games that are added. */
  constructor(known: readonly BoardScore[] = []) {
    for (const score of known) this.#scores.set(keyOf(score, score.userId), score);
  }

  get scores(): readonly BoardScore[] {
    return [...this.#scores.values()];
  }

  /** Adds the next game in the order of finishing. Returns each placing's rating over all games of the kind; null: not rated. */
  add(game: string, finishedAt: Date, result: RatedGame): readonly (Skill | null)[] {
    const boards = periodsAt(finishedAt).flatMap((period) =>
      [0, result.players].map((players) => ({ game, period, players })),
    );
    // The first board is that of all games.
    return boards.map((board) => this.#addTo(board, result))[0] ?? [];
  }

  #addTo(board: Omit<BoardScore, keyof Score | 'userId'>, result: RatedGame): readonly (Skill | null)[] {
    const before = result.placings.map(({ player }) =>
      player.kind === 'person' ? this.#scores.get(keyOf(board, player.userId)) : undefined,
    );
    const skills = rated(
      result.placings,
      before.map((score) => score ?? NEWCOMER),
      result,
    );
    for (const [index, { player, won }] of result.placings.entries()) {
      const skill = skills[index];
      if (!skill || player.kind !== 'person') continue;
      const { userId, name } = player;
      const games = (before[index]?.games ?? 0) + 1;
      const wins = (before[index]?.wins ?? 0) + (won ? 1 : 0);
      this.#scores.set(keyOf(board, userId), { ...board, ...skill, userId, name, games, wins });
    }
    return skills;
  }
}

const keyOf = ({ game, period, players }: Omit<BoardScore, keyof Score | 'userId'>, userId: Snowflake) =>
  `${game} ${period} ${players} ${userId}`;
