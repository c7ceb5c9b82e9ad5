/** The worth of rolls: the mover's chance to win after the best turn with them, and the mean over all that could fall. */
import { COLORS, type Color } from '../board.ts';
import { firstRoll, mayRollMore } from '../dice.ts';
import { type Position, roleOf } from '../position.ts';
import { possibleRolls, sampleOf } from '../rolls.ts';
import { bestPlan, chanceToWin, type Plan } from './computer.ts';
import { WEIGHTS } from './evaluate.ts';

/** How many rolls stand for all of Tuchulcha's three or four dice. Of two dice all are looked at. */
const SAMPLE = 36;
const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Chance, 0..1, as things stand before a roll of the player at turn. */
export const chanceAt = (position: Position, color: Color): number => {
  const next = COLORS.indexOf(position.turn);
  return chanceToWin(position, COLORS.indexOf(color), next, WEIGHTS);
};

/** Chance of the player at turn, 0..1, after the last step of the turn. */
export function chanceAfterTurn(position: Position): number {
  const color = COLORS.indexOf(position.turn);
  return chanceToWin(position, color, (color + 1) % COLORS.length, WEIGHTS);
}

/** The best turn with these dice, all that are rolled in it, and the mover's chance after it. */
export const bestTurn = (position: Position, dice: readonly number[]): Plan =>
  bestPlan(position, dice, null, WEIGHTS);

/** Chance after the best turn with these dice and one more: the mean over its six faces. */
export const chanceWithMore = (position: Position, dice: readonly number[]): number =>
  meanOf(position, dice, FACES);

/** Chance after the first roll, where the mover rolls one more die wherever that promises more. */
export function chanceAfterRoll(position: Position, dice: readonly number[]): number {
  return withOption(position, dice, FACES);
}

/**
 * The mean of {@link chanceAfterRoll} over all first rolls of the mover. Two dice: all 21, by their weights. Tuchulcha's three
 * or four: each 36th part of the rolls, from the lowest sum to the highest, is stood for by the one in its middle. One more
 * die: by all its faces, but where there are many turns (Tuchulcha's, and with two players) by two, such that over the six
 * doubles each face comes up as often.
 */
export function chanceBeforeRoll(position: Position): number {
  const { players, turn } = position;
  const dice = firstRoll(players, roleOf(position, turn));
  const rolls = dice === 2 ? possibleRolls(dice) : sampleOf(possibleRolls(dice), SAMPLE);
  let [sum, weights] = [0, 0];
  for (const { dice, weight } of rolls) {
    sum += weight * withOption(position, dice, facesFor(position, dice));
    weights += weight;
  }
  return sum / weights;
}

function withOption(position: Position, dice: readonly number[], faces: readonly number[]): number {
  const { players, turn } = position;
  const { chance } = bestTurn(position, dice);
  if (!mayRollMore(players, roleOf(position, turn), dice)) return chance;
  return Math.max(chance, meanOf(position, dice, faces));
}

function meanOf(position: Position, dice: readonly number[], faces: readonly number[]): number {
  let sum = 0;
  for (const face of faces) sum += bestTurn(position, [...dice, face]).chance;
  return sum / faces.length;
}

function facesFor({ players, turn, colors }: Position, dice: readonly number[]): readonly number[] {
  if (players > 2 && colors[turn]?.role !== 'tuchulcha') return FACES;
  const face = 1 + ((dice[0] ?? 0) % 3);
  return [face, face + 3];
}
