/** Judges estimate each player's chance to win, with learned weights or with the plain player's formulas. */

import { COLORS, type Color } from '../board.ts';
import type { PlayerCount, Position } from '../position.ts';
import { real } from '../search/layout.ts';
import { bestPlan, chanceToWin, type Plan } from './computer.ts';
import { PLAIN_WEIGHTS } from './evaluate.ts';
import { Chooser } from './learned/choose.ts';
import type { NetworkWeights } from './learned/network.ts';
import type { WeightsByCount } from './learned/player.ts';

/** By color, 0..1; 0 for colors that can't win. */
export type Chances = Readonly<Record<Color, number>>;

export interface ChanceJudge {
  /** The chances before the player at turn rolls. `mayDevote`: they may still change their role before. */
  before(position: Position, mayDevote: boolean): Chances;
  /** The chances after the last step of a turn, while the position's turn is still the mover's. */
  after(position: Position): Chances;
  bestTurn(position: Position, dice: readonly number[]): Plan;
  bestChance(position: Position, dice: readonly number[]): number;
}

export type JudgeByCount = Readonly<Record<PlayerCount, ChanceJudge>>;

export const judgesBy = (weights: WeightsByCount | null): JudgeByCount =>
  weights
    ? { 2: learnedJudge(weights[2]), 3: learnedJudge(weights[3]), 4: learnedJudge(weights[4]) }
    : { 2: plainJudge, 3: plainJudge, 4: plainJudge };

export function learnedJudge(weights: NetworkWeights): ChanceJudge {
  const chooser = new Chooser(weights);
  return {
    before: (position, mayDevote) => byColor(chooser.chancesAt(position, position.turn, mayDevote)),
    after: (position) => byColor(chooser.chancesAfterTurn(position)),
    bestTurn: (position, dice) => {
      const rated = chooser.rate(position, dice);
      const best = chooser.bestOf(rated);
      return { steps: rated.turns.steps(best), chance: real(rated.chances, best) };
    },
    bestChance: (position, dice) => chooser.bestChance(position, dice),
  };
}

const byColor = (chances: ArrayLike<number>): Chances =>
  Object.fromEntries(COLORS.map((color, index) => [color, chances[index] ?? 0])) as Record<Color, number>;

export const plainJudge: ChanceJudge = {
  before: (position) => plainChances(position, COLORS.indexOf(position.turn)),
  after: (position) => plainChances(position, (COLORS.indexOf(position.turn) + 1) % COLORS.length),
  bestTurn: (position, dice) => bestPlan(position, dice, null, PLAIN_WEIGHTS),
  bestChance: (position, dice) => bestPlan(position, dice, null, PLAIN_WEIGHTS).chance,
};

const plainChances = (position: Position, next: number): Chances =>
  byColor(
    COLORS.map((_, color) =>
      position.colors[COLORS[color] as Color] ? chanceToWin(position, color, next, PLAIN_WEIGHTS) : 0,
    ),
  );
