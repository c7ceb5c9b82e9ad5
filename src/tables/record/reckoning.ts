import type { Snowflake } from '../table.ts';
import type { Faces, GameResult, Skill } from './result.ts';
import { type BoardKey, boardsOf, type Score, scored } from './standings.ts';

/** One board of a server: a game, a period, a number of players. */
export interface ReckonedBoard extends BoardKey {
  readonly game: string;
  readonly scores: ReadonlyMap<Snowflake, Score>;
}

/** All boards of a server, reckoned from its games one after the other. */
export class Reckoning {
  #games = 0;
  readonly #faces: [number, number, number, number, number, number] = [0, 0, 0, 0, 0, 0];
  readonly #boards = new Map<string, ReckonedBoard & { readonly scores: Map<Snowflake, Score> }>();

  get games(): number {
    return this.#games;
  }

  get faces(): Faces {
    return [...this.#faces];
  }

  get boards(): readonly ReckonedBoard[] {
    return [...this.#boards.values()];
  }

  /** The next game, in the order of finishing; the rating after it over all games of the kind, for each placing. */
  add(game: string, finishedAt: Date, result: GameResult): readonly (Skill | null)[] {
    this.#games += 1;
    for (const [index, count] of result.faces.entries())
      this.#faces[index] = (this.#faces[index] ?? 0) + count;
    const all = boardsOf(result, finishedAt).map((key) => {
      const { scores } = this.#board(game, key);
      const after = scored(result.placings, (userId) => scores.get(userId));
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
