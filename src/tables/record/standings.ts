import type { Snowflake } from '../table.ts';
import { periodsAt } from './period.ts';
import { NEWCOMER, rated } from './rating.ts';
import type { GameResult, Placing, Skill } from './result.ts';

/** Where somebody stands among those who played in a period at tables of some size. */
export interface Score extends Skill {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
}

/** The boards of a server and game on which a finished game counts. `players` 0: of any number of players. */
export interface BoardKey {
  readonly period: string;
  readonly players: number;
}

/** The first one, of all games, is what a placing tells. */
export const boardsOf = ({ players }: Pick<GameResult, 'players'>, finishedAt: Date): readonly BoardKey[] =>
  periodsAt(finishedAt).flatMap((period) => [0, players].map((size) => ({ period, players: size })));

export interface Scored {
  /** Of each placing; null: not rated. */
  readonly skills: readonly (Skill | null)[];
  /** Of everybody who is rated. */
  readonly scores: ReadonlyMap<Snowflake, Score>;
}

/** What a finished game makes of its players' scores on one board. `before`: undefined for those who are new to it. */
export function scored(
  placings: readonly Placing[],
  before: (userId: Snowflake) => Score | undefined,
): Scored {
  const skills = rated(
    placings,
    placings.map(({ player }) => (player.kind === 'person' && before(player.userId)) || NEWCOMER),
  );
  const scores = new Map<Snowflake, Score>();
  for (const [index, { player, won }] of placings.entries()) {
    const skill = skills[index];
    if (!skill || player.kind !== 'person') continue;
    const { games = 0, wins = 0 } = before(player.userId) ?? {};
    scores.set(player.userId, {
      ...skill,
      ...{ name: player.name, games: games + 1, wins: wins + (won ? 1 : 0) },
    });
  }
  return { skills, scores };
}
