/** The worth of rolls: the mover's chance to win after the best turn with them, and the mean over all that could fall. */
import { COLORS } from '../board.ts';
import { firstRoll, mayRollMore } from '../dice.ts';
import { type Position, roleOf } from '../position.ts';
import { meanOver, possibleRolls, sampleOf } from '../rolls.ts';
import { chanceToWin } from './computer.ts';
import { WEIGHTS } from './evaluate.ts';
import type { ChanceJudge } from './judges.ts';

/** How many rolls stand for all of Tuchulcha's three or four dice. Of two dice all are looked at. */
const SAMPLE = 36;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Chance of the player at turn, 0..1, after the last step of the turn, by the plain player's formulas. */
export function chanceAfterTurn(position: Position): number {
  const color = COLORS.indexOf(position.turn);
  return chanceToWin(position, color, (color + 1) % COLORS.length, WEIGHTS);
}

/** Chance after the best turn with these dice and one more: the mean over its six faces. */
export const chanceWithMore = (judge: ChanceJudge, position: Position, dice: readonly number[]): number =>
  meanOf(judge, position, dice, FACES);

/** Chance after the first roll, where the mover rolls one more die wherever that promises more. */
export function chanceAfterRoll(judge: ChanceJudge, position: Position, dice: readonly number[]): number {
  return withOption(judge, position, dice, FACES);
}

/**
 * The mean of {@link chanceAfterRoll} over all first rolls of the mover. Two dice: all 21, by their weights. Tuchulcha's three
 * or four: each 36th part of the rolls, from the lowest sum to the highest, is stood for by the one in its middle. One more
 * die: by all its faces, but where there are many turns (Tuchulcha's, and with two players) by two, such that over the six
 * doubles each face comes up as often.
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
