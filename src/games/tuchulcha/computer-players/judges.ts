/** Judges estimate each player's chance to win, with learned weights or with the plain player's formulas. */

import { COLORS, type Color } from '../board.ts';
import { firstRoll, mayRollMore, meanOver, possibleRolls, sampleOf } from '../dice.ts';
import { type PlayerCount, type Position, roleOf } from '../position.ts';
import { real } from '../search/layout.ts';
import { PLAIN_WEIGHTS } from './evaluate.ts';
import { bestFirst, Chooser, type WeightsByCount } from './learned/choose.ts';
import type { NetworkWeights } from './learned/network.ts';
import { bestPlan, chanceToWin, type Plan, plansOf } from './strategy.ts';

/** By color, 0..1; 0 for colors that can't win. */
export type Chances = Readonly<Record<Color, number>>;

export interface ChanceJudge {
  /** The chances before the player at turn rolls. `mayDevote`: they may still change their role before. */
  before(position: Position, mayDevote: boolean): Chances;
  /** The chances after the last step of a turn, while the position's turn is still the mover's. */
  after(position: Position): Chances;
  bestTurn(position: Position, dice: readonly number[]): Plan;
  /** As many turns, the best first. */
  bestTurns(position: Position, dice: readonly number[], most: number): readonly Plan[];
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
    bestTurns: (position, dice, most) => {
      const { turns, chances } = chooser.rate(position, dice);
      const rated = { turns, chances: chances.subarray(0, turns.size) };
      return bestFirst(rated, null)
        .slice(0, most)
        .map((index) => ({ steps: turns.steps(index), chance: real(chances, index) }));
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
  bestTurns: (position, dice, most) =>
    plansOf(position, dice, PLAIN_WEIGHTS)
      .toSorted((one, other) => other.chance - one.chance)
      .slice(0, most),
  bestChance: (position, dice) => bestPlan(position, dice, null, PLAIN_WEIGHTS).chance,
};

const plainChances = (position: Position, next: number): Chances =>
  byColor(
    COLORS.map((_, color) =>
      position.colors[COLORS[color] as Color] ? chanceToWin(position, color, next, PLAIN_WEIGHTS) : 0,
    ),
  );

/** The size of the sample for Tuchulcha's three or four dice. Rolls of two dice are all evaluated. */
const SAMPLE = 36;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The chance after the best turn with one more die: the mean over its six faces. */
export const chanceWithMore = (judge: ChanceJudge, position: Position, dice: readonly number[]): number =>
  meanOf(judge, position, dice, FACES);

/** The chance after the first roll, if the mover rolls one more die whenever that promises more. */
export function chanceAfterRoll(judge: ChanceJudge, position: Position, dice: readonly number[]): number {
  return withOption(judge, position, dice, FACES);
}

/**
 * The mean of {@link chanceAfterRoll} over the mover's first rolls. Two dice: all 21 rolls, weighted. Tuchulcha's three or four: a
 * sample of 36, which are the middles of equal parts of all rolls sorted by sum. One more die counts with all its faces; where
 * there are many turns (for Tuchulcha, and with two players) with two of them, chosen so that over the six doubles each face comes
 * up equally often.
 */
export function chanceBeforeRoll(judge: ChanceJudge, position: Position): number {
  const { players, turn } = position;
  const dice = firstRoll(players, roleOf(position, turn));
  const rolls = dice === 2 ? possibleRolls(dice) : sampleOf(possibleRolls(dice), SAMPLE);
  return meanOver(rolls, (dice) => withOption(judge, position, dice, facesFor(position, dice)));
}

function withOption(
  judge: ChanceJudge,
  position: Position,
  dice: readonly number[],
  faces: readonly number[],
): number {
  const { players, turn } = position;
  const chance = judge.bestChance(position, dice);
  if (!mayRollMore(players, roleOf(position, turn), dice)) return chance;
  return Math.max(chance, meanOf(judge, position, dice, faces));
}

function meanOf(
  judge: ChanceJudge,
  position: Position,
  dice: readonly number[],
  faces: readonly number[],
): number {
  let sum = 0;
  for (const face of faces) sum += judge.bestChance(position, [...dice, face]);
  return sum / faces.length;
}

function facesFor({ players, turn, colors }: Position, dice: readonly number[]): readonly number[] {
  if (players > 2 && colors[turn]?.role !== 'tuchulcha') return FACES;
  const face = 1 + ((dice[0] ?? 0) % 3);
  return [face, face + 3];
}
