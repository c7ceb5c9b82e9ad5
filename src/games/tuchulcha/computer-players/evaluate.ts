import { COLORS } from '../board.ts';
import type { Field } from '../search/field.ts';
import { at, Place, RoleCode, real, Slot } from '../search/layout.ts';
import { Danger, MOST_RUNNERS, Race, type RaceWeights } from './race.ts';

const danger = new Danger();
const race = new Race();

/** Returns 0..1. `next` is the index of the color from which turns go on. */
export function evaluate(field: Field, color: number, next: number, weights: PlainWeights): number {
  const result = field.winnerBits;
  if (result !== 0) return result & (1 << color) ? 1 / bits(result) : 0;
  if (field.role(color) === RoleCode.OUT) return 0;
  danger.survey(field, next);
  race.survey(field, danger, weights);
  const tuchulcha = holderOf(field, RoleCode.TUCHULCHA);
  const lasaVecuvia = holderOf(field, RoleCode.LASA_VECUVIA);
  const sealed = lasaVecuvia < 0 ? 0 : lasaVecuviasChance(field, lasaVecuvia, danger, weights);
  const conquered = tuchulcha < 0 ? 0 : (1 - sealed) * tuchulchasChance(field, tuchulcha, race, weights);
  const raced = 1 - sealed - conquered;
  if (color === tuchulcha) return conquered;
  // If nobody races for an altar, Lasa Vecuvia is the only one left after Tuchulcha's fall.
  if (color === lasaVecuvia) return sealed + (race.players > 0 ? 0 : raced);
  return raced * real(race.chances, color);
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

export interface PlainWeights extends RaceWeights {
  /** Tuchulcha's chance if Lasa Vecuvia doesn't win first: log-odds, and their changes by feature. */
  readonly tuchulcha: number;
  readonly servant: number;
  readonly victim: number;
  readonly escape: number;
  /** For neutral colors in the game, which the victim moves too. */
  readonly neutrals: number;
  /** The distance in pips from the altar at which a haruspex threatens Tuchulcha a third as much as on its last stone. */
  readonly escapeReach: number;
  /** Lasa Vecuvia's chance against all others: log-odds, and their changes by feature. */
  readonly lasaVecuvia: number;
  readonly spareSealer: number;
  readonly openPassage: number;
  /** For each pip between her haruspexes and the Passages. */
  readonly sealPip: number;
  /** For each of her haruspexes that is likely to be hit. */
  readonly exposed: number;
  readonly hunted: number;
}

export const PLAIN_WEIGHTS: PlainWeights = {
  hitNext: 0.6,
  hitLater: 0.05,
  pace: 0.8,
  spread: 1.8,
  sharpness: 2.8,
  fog: 0.54,
  forest: 0.1,
  tuchulcha: -4.1,
  servant: 0.78,
  victim: 0.04,
  escape: 1.5,
  escapeReach: 8.5,
  neutrals: 0.8,
  lasaVecuvia: 2.8,
  spareSealer: 0.86,
  openPassage: 0.53,
  sealPip: 0.057,
  exposed: 2.8,
  hunted: 1.9,
};

const COUNT = COLORS.length;

export const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** Tuchulcha's chance if Lasa Vecuvia doesn't win first. Best with many servants and few victims that are far from their altars. */
function tuchulchasChance(field: Field, own: number, race: Race, weights: PlainWeights): number {
  let victims = 0;
  let escapes = 0;
  for (let color = 0; color < COUNT; color++) {
    const role = field.role(color);
    if (color === own || role === RoleCode.OUT) continue;
    if (role !== RoleCode.NEUTRAL) victims += field.inPlay(color);
    if (role === RoleCode.LASA_VECUVIA) continue;
    for (let index = color * MOST_RUNNERS; index < color * MOST_RUNNERS + at(race.runners, color); index++) {
      const pips = at(race.pips, index);
      escapes += Math.exp(-pips / weights.escapeReach) * real(race.safety, index);
    }
  }
  const servants = field.inPlay(own);
  return logistic(
    weights.tuchulcha +
      weights.servant * servants -
      weights.victim * victims -
      weights.escape * Math.log(0.02 + escapes) -
      (holderOf(field, RoleCode.NEUTRAL) < 0 ? 0 : weights.neutrals),
  );
}

/** Lasa Vecuvia's chance. Best with spare haruspexes near the open Passages and nobody who hunts them. */
function lasaVecuviasChance(field: Field, own: number, danger: Danger, weights: PlainWeights): number {
  const open = field.openPassages;
  return logistic(
    weights.lasaVecuvia +
      weights.spareSealer * (field.inPlay(own) - open) -
      weights.openPassage * open -
      weights.sealPip * pipsToSeal(field, own) -
      weights.exposed * exposed(field, own, danger, weights) -
      (holderOf(field, RoleCode.TUCHULCHA) < 0 ? 0 : weights.hunted),
  );
}

function exposed(field: Field, own: number, danger: Danger, weights: PlainWeights): number {
  let hit = 0;
  for (let stone = 1; stone <= field.places.size; stone++) {
    const count = field.count(own, stone);
    if (count > 0) hit += count * danger.of(field, own, stone, weights);
  }
  return hit;
}

const taken = new Int32Array(64);

/** The distance from each open Passage back to the nearest of her haruspexes, each counted for one Passage only. */
export function pipsToSeal(field: Field, own: number): number {
  const { size, passage } = field.places;
  const entry = field.entry(own);
  taken.fill(0);
  let pips = 0;
  for (let stone = 1; stone <= size; stone++) {
    const bit = at(passage, stone);
    if (bit === 0 || bit & field.get(Slot.SEALED)) continue;
    const fromTemple = ((stone - entry + size) % size) + 1;
    let distance = 1;
    for (; distance < size; distance++) {
      const from = ((stone - 1 - distance + size) % size) + 1;
      if (field.count(own, from) > at(taken, from)) {
        taken[from] = at(taken, from) + 1;
        break;
      }
      if (distance === fromTemple && field.count(own, Place.TEMPLE) > at(taken, Place.TEMPLE)) {
        taken[Place.TEMPLE] = at(taken, Place.TEMPLE) + 1;
        break;
      }
    }
    pips += distance;
  }
  return pips;
}

export function holderOf(field: Field, role: number): number {
  for (let color = 0; color < COUNT; color++) if (field.role(color) === role) return color;
  return -1;
}
