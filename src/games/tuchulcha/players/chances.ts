/** The mover's chance to win after the best turn with a roll, and its mean over all possible rolls. */
import { COLORS } from '../board.ts';
import { firstRoll, mayRollMore } from '../dice.ts';
import { type Position, roleOf } from '../position.ts';
import { meanOver, possibleRolls, sampleOf } from '../rolls.ts';
import { chanceToWin } from './computer.ts';
import { PLAIN_WEIGHTS } from './evaluate.ts';
import type { ChanceJudge } from './judges.ts';

/** The size of the sample for Tuchulcha's three or four dice. Rolls of two dice are all evaluated. */
const SAMPLE = 36;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The mover's chance, 0..1, after the last step of their turn, by the plain player's formulas. */
export function chanceAfterTurn(position: Position): number {
  const color = COLORS.indexOf(position.turn);
  return chanceToWin(position, color, (color + 1) % COLORS.length, PLAIN_WEIGHTS);
}

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
