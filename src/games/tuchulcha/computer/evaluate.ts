/** How likely a colour wins from a position, by a few plain features. */
import { type Field, LASA_VECUVIA, OUT, RESULT, TUCHULCHA } from '../search/field.ts';
import { Danger } from './danger.ts';
import { Race } from './race.ts';
import { holderOf, lasaVecuviasChance, tuchulchasChance } from './roles.ts';
import type { Weights } from './weights.ts';

const danger = new Danger();
const race = new Race();

/** 0..1. `next`: index of the colour from which on players take their turns. */
export function evaluate(field: Field, color: number, next: number, weights: Weights): number {
  const result = field.get(RESULT);
  if (result !== 0) return result & (1 << color) ? 1 / bits(result) : 0;
  if (field.role(color) === OUT) return 0;
  danger.survey(field, next);
  race.survey(field, danger, weights);
  const tuchulcha = holderOf(field, TUCHULCHA);
  const lasaVecuvia = holderOf(field, LASA_VECUVIA);
  const sealed = lasaVecuvia < 0 ? 0 : lasaVecuviasChance(field, lasaVecuvia, danger, weights);
  const conquered = tuchulcha < 0 ? 0 : (1 - sealed) * tuchulchasChance(field, tuchulcha, race, weights);
  const raced = 1 - sealed - conquered;
  if (color === tuchulcha) return conquered;
  // Where nobody races for an altar, Tuchulcha's fall leaves her alone.
  if (color === lasaVecuvia) return sealed + (race.players > 0 ? 0 : raced);
  return raced * (race.chances[color] as number);
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}
