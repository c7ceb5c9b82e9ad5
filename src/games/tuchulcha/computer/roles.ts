/** How likely Tuchulcha and Lasa Vecuvia win. */
import { COLORS } from '../board.ts';
import { TEMPLE } from '../search/encoding.ts';
import {
  type Field,
  IN_PLAY,
  LASA_VECUVIA,
  NEUTRAL,
  OPEN_PASSAGES,
  OUT,
  SEALED,
  TUCHULCHA,
} from '../search/field.ts';
import type { Danger } from './danger.ts';
import { type Race, ROOM } from './race.ts';
import type { Weights } from './weights.ts';

const COUNT = COLORS.length;

const likely = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

/** If no Lasa Vecuvia comes first: many servants against few victims, none of them near their altars. */
export function tuchulchasChance(field: Field, own: number, race: Race, weights: Weights): number {
  let victims = 0;
  let escapes = 0;
  for (let color = 0; color < COUNT; color++) {
    const role = field.role(color);
    if (color === own || role === OUT) continue;
    if (role !== NEUTRAL) victims += field.get(IN_PLAY + color);
    if (role === LASA_VECUVIA) continue;
    for (let index = color * ROOM; index < color * ROOM + (race.runners[color] as number); index++) {
      const pips = race.pips[index] as number;
      escapes += Math.exp(-pips / weights.escapeReach) * (race.safety[index] as number);
    }
  }
  const servants = field.get(IN_PLAY + own);
  return likely(
    weights.tuchulcha +
      weights.servant * servants -
      weights.victim * victims -
      weights.escape * Math.log(0.02 + escapes) -
      (holderOf(field, NEUTRAL) < 0 ? 0 : weights.neutrals),
  );
}

/** Haruspexes to spare, not far from the open Passages, and nobody who hunts them. */
export function lasaVecuviasChance(field: Field, own: number, danger: Danger, weights: Weights): number {
  const open = field.get(OPEN_PASSAGES);
  return likely(
    weights.lasaVecuvia +
      weights.spareSealer * (field.get(IN_PLAY + own) - open) -
      weights.openPassage * open -
      weights.sealPip * pipsToSeal(field, own) -
      weights.exposed * exposed(field, own, danger, weights) -
      (holderOf(field, TUCHULCHA) < 0 ? 0 : weights.hunted),
  );
}

/** How many of her haruspexes are likely hit. */
function exposed(field: Field, own: number, danger: Danger, weights: Weights): number {
  let hit = 0;
  for (let stone = 1; stone <= field.places.size; stone++) {
    const count = field.count(own, stone);
    if (count > 0) hit += count * danger.of(field, own, stone, weights);
  }
  return hit;
}

const taken = new Int8Array(64);

/** Stones from each open Passage back to the nearest of her haruspexes that isn't counted for another. */
function pipsToSeal(field: Field, own: number): number {
  const { size, passage } = field.places;
  const entry = field.places.entry[own] as number;
  taken.fill(0);
  let pips = 0;
  for (let stone = 1; stone <= size; stone++) {
    const bit = passage[stone] as number;
    if (bit === 0 || bit & field.get(SEALED)) continue;
    const fromTemple = ((stone - entry + size) % size) + 1;
    let distance = 1;
    for (; distance < size; distance++) {
      const from = ((stone - 1 - distance + size) % size) + 1;
      if (field.count(own, from) > (taken[from] as number)) {
        taken[from] = (taken[from] as number) + 1;
        break;
      }
      if (distance === fromTemple && field.count(own, TEMPLE) > (taken[TEMPLE] as number)) {
        taken[TEMPLE] = (taken[TEMPLE] as number) + 1;
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
