/** A step as one small number, never 0. */
import { COLORS, type Color } from './board.ts';
import { originOf, targetOf } from './places.ts';
import { EFFECTS } from './stepping.ts';
import type { Step, StepEffect } from './types.ts';

/** die | colour << 3 | from << 5 | to << 11 | effect << 17 | discard << 20 | plain << 21 */
export const packMove = (color: number, die: number, from: number, to: number): number =>
  die | (color << 3) | (from << 5) | (to << 11);
export const packDiscard = (die: number): number => die | DISCARD;
export const withEffect = (packed: number, effect: number): number => packed | (effect << 17);

const DISCARD = 1 << 20;
const PLAIN = 1 << 21;

/** A step that does nothing but move a haruspex. */
export const markPlain = (packed: number): number => packed | PLAIN;
export const isPlain = (packed: number): boolean => (packed & PLAIN) !== 0;

export const isDiscard = (packed: number): boolean => (packed & DISCARD) !== 0;
export const dieOf = (packed: number): number => packed & 7;
export const colorOf = (packed: number): number => (packed >> 3) & 3;
export const fromOf = (packed: number): number => (packed >> 5) & 63;
export const toOf = (packed: number): number => (packed >> 11) & 63;

export function unpackStep(packed: number): Step {
  const die = dieOf(packed);
  if (isDiscard(packed)) return { kind: 'discard', die };
  return {
    kind: 'move',
    color: COLORS[colorOf(packed)] as Color,
    die,
    from: originOf(fromOf(packed)),
    to: targetOf(toOf(packed)),
    effect: EFFECTS[(packed >> 17) & 7] as StepEffect,
  };
}
