/**
 * Estimates the chances of a position by a few formulas. They are an input of the network. Weights were learned with these
 * constants, so a change of them requires a new version of the weights.
 */

import { COLORS, LAST_STEP } from '../board.ts';
import { expectedValue, possibleRolls } from '../dice.ts';
import type { Field } from '../legal-turns/field.ts';
import { at, NOBODY, Place, RoleCode, real, single } from '../legal-turns/layout.ts';
import { ALTAR_RANK, rankOf } from '../legal-turns/step.ts';
import { journeysOf, stepOf, type Threats } from './threats.ts';

const COUNT = COLORS.length;
const DIE = 6;
/** The weight of a chance to be hit before the haruspex can move again, and afterwards. */
const HIT_NEXT = 0.6;
const HIT_LATER = 0.05;
/** The part of the shortest color's distance that is walked before the game ends, since hits and Passages shorten games. */
const PACE = 0.8;
/** The uncertainty of the walked distance, relative to its square root. */
const SPREAD = 1.8;
/** The certainty that a lead of one on the altar wins at once, and its decrease with the pips still to walk. */
const SHARPNESS = 2.8;
const FOG = 0.54;
/** The cost of a haruspex in the forest, in haruspexes on the altar, since it decides ties. */
const IN_FOREST = 0.1;
/** Tuchulcha's chance if Lasa Vecuvia doesn't win first: log-odds, and their changes by feature. */
const TUCHULCHA = {
  base: -4.1,
  servant: 0.78,
  victim: 0.04,
  escape: 1.5,
  /** The distance in pips from the altar at which a haruspex threatens Tuchulcha a third as much as on its last stone. */
  escapeReach: 8.5,
  /** For neutral colors in the game, which the victim moves too. */
  neutrals: 0.8,
} as const;
/** Lasa Vecuvia's chance against all others: log-odds, and their changes by feature. */
const LASA_VECUVIA = {
  base: 2.8,
  spareSealer: 0.86,
  openPassage: 0.53,
  /** For each pip between her haruspexes and the Passages. */
  sealPip: 0.057,
  /** For each of her haruspexes that is likely to be hit. */
  exposed: 2.8,
  hunted: 1.9,
} as const;

const MOST = 9;
const STEPS = LAST_STEP + 1;
/** Pips from the temple to the altar. */
const WAY = LAST_STEP + 1;
const LOGISTIC = Float64Array.from({ length: 193 }, (_, index) => 1 / (1 + Math.exp(6 - index / 16)));
const fastLogistic = (x: number): number =>
  x <= -6 ? 0 : x >= 6 ? 1 : real(LOGISTIC, Math.round((x + 6) * 16));
const ESCAPE = Float64Array.from({ length: WAY + 1 }, (_, pips) => Math.exp(-pips / TUCHULCHA.escapeReach));

export function homeChance(field: Field, threats: Threats, color: number): number {
  const steps = at(threats.steps, color);
  return steps === 0 || field.role(color) === RoleCode.OUT ? 0 : (HOME[WAY - (31 - Math.clz32(steps))] ?? 0);
}

export class Prior {
  readonly chances = new Float64Array(COUNT);
  readonly expected = new Float64Array(COUNT);
  /** By color, the chance to end the game in one turn; and the colors that then win, as bits. */
  readonly finish = new Float64Array(COUNT);
  wins = 0;
  /** The smallest number of pips that a color has to go, 0 without a race; and the smallest number of haruspexes in play. */
  clock = 0;
  fewest = 0;
  sharpness = 0;
  /** By color and step, the chance that haruspexes there aren't hit. */
  private readonly safety = new Float32Array(COUNT * STEPS);
  /** The expected number of Lasa Vecuvia's haruspexes that are hit. */
  private exposed = 0;

  begin(): void {
    this.safety.fill(1);
    this.exposed = 0;
  }

  /** Adds a danger; must come before a survey. */
  expose(field: Field, color: number, place: number, { before, later }: Threats): void {
    const safe = (1 - HIT_NEXT * before) * (1 - HIT_LATER * later);
    if (field.role(color) === RoleCode.LASA_VECUVIA) this.exposed += field.count(color, place) * (1 - safe);
    else this.safety[color * STEPS + stepOf(field, color, place)] = safe;
  }

  survey(field: Field, threats: Threats, tuchulcha: number): void {
    this.race(field, threats);
    const lasaVecuvia = field.devotedTo(RoleCode.LASA_VECUVIA);
    const sealed = lasaVecuvia === NOBODY ? 0 : this.sealing(field, lasaVecuvia, tuchulcha);
    const conquered = tuchulcha === NOBODY ? 0 : (1 - sealed) * this.conquering(field, threats, tuchulcha);
    const raced = 1 - sealed - conquered;
    let racing = 0;
    for (let color = 0; color < COUNT; color++) {
      racing += real(this.chances, color);
      this.chances[color] = raced * real(this.chances, color);
    }
    if (tuchulcha !== NOBODY) this.chances[tuchulcha] = conquered;
    if (lasaVecuvia !== NOBODY) this.chances[lasaVecuvia] = sealed + (racing > 0 ? 0 : raced);
  }

  private race(field: Field, threats: Threats): void {
    const { chances, expected } = this;
    this.clock = 1000;
    this.fewest = MOST;
    for (let color = 0; color < COUNT; color++) {
      if (!isInRace(field, color)) continue;
      this.clock = Math.min(this.clock, at(threats.pips, color));
      this.fewest = Math.min(this.fewest, field.inPlay(color));
    }
    chances.fill(0);
    this.finish.fill(0);
    this.wins = 0;
    if (this.clock === 1000) {
      this.clock = 0;
      return;
    }
    const walked = PACE * this.clock;
    const spread = SPREAD * Math.sqrt(walked + 1);
    this.sharpness = SHARPNESS / (1 + FOG * Math.sqrt(walked));
    let [all, neutral, players] = [0, 0, 0];
    for (let color = 0; color < COUNT; color++) {
      if (!isInRace(field, color)) continue;
      expected[color] = this.atTheEnd(field, threats, color, walked, spread);
      const odds = Math.exp(this.sharpness * real(expected, color));
      all += odds;
      if (field.role(color) === RoleCode.NEUTRAL) neutral += odds;
      else {
        chances[color] = odds;
        players++;
      }
    }
    for (let color = 0; color < COUNT; color++) {
      if (field.role(color) === RoleCode.NORMAL) {
        chances[color] = (real(chances, color) + neutral / players) / all;
      }
    }
    this.finishing(field, threats);
  }

  /** The expected number of haruspexes on a color's altar after walking this many pips, nearest first. */
  private atTheEnd(field: Field, threats: Threats, color: number, walked: number, spread: number): number {
    let sum = field.count(color, Place.ALTAR) - IN_FOREST * field.count(color, Place.FOREST);
    let needed = 0;
    let bits = at(threats.steps, color);
    while (bits !== 0) {
      const step = 31 - Math.clz32(bits);
      bits &= ~(1 << step);
      const safe = single(this.safety, color * STEPS + step);
      for (let count = journeysOf(field, color, step); count > 0; count--) {
        needed += WAY - step;
        sum += safe * fastLogistic((walked - needed) / spread);
      }
    }
    return sum;
  }

  private finishing(field: Field, threats: Threats): void {
    const { chances } = this;
    for (let color = 0; color < COUNT; color++) {
      const left = field.inPlay(color);
      if (field.role(color) !== RoleCode.NORMAL || left === 0 || left > 2) continue;
      const nearest = 31 - Math.clz32(at(threats.steps, color));
      const rest = at(threats.steps, color) & ~(1 << nearest);
      const other = left === 1 ? -1 : rest === 0 ? nearest : 31 - Math.clz32(rest);
      const home = chanceToFinish(WAY - nearest, other < 0 ? 0 : WAY - other);
      if (home === 0) continue;
      this.finish[color] = home;
      if (!winsByFinishing(field, color, left)) continue;
      this.wins |= 1 << color;
      const safe = single(this.safety, color * STEPS + nearest);
      const chance = home * safe * (other < 0 ? 1 : single(this.safety, color * STEPS + other));
      for (let each = 0; each < COUNT; each++) chances[each] = real(chances, each) * (1 - chance);
      chances[color] = real(chances, color) + chance;
    }
  }

  private conquering(field: Field, threats: Threats, own: number): number {
    let [victims, escapes, neutrals] = [0, 0, 0];
    for (let color = 0; color < COUNT; color++) {
      const role = field.role(color);
      if (color === own || role === RoleCode.OUT) continue;
      if (role === RoleCode.NEUTRAL) neutrals = 1;
      else victims += field.inPlay(color);
      if (role === RoleCode.LASA_VECUVIA) continue;
      let bits = at(threats.steps, color);
      while (bits !== 0) {
        const step = 31 - Math.clz32(bits);
        bits &= ~(1 << step);
        const safe = single(this.safety, color * STEPS + step);
        escapes += journeysOf(field, color, step) * real(ESCAPE, WAY - step) * safe;
      }
    }
    return logistic(
      TUCHULCHA.base +
        TUCHULCHA.servant * field.inPlay(own) -
        TUCHULCHA.victim * victims -
        TUCHULCHA.escape * Math.log(0.02 + escapes) -
        TUCHULCHA.neutrals * neutrals,
    );
  }

  private sealing(field: Field, own: number, tuchulcha: number): number {
    const open = field.openPassages;
    return logistic(
      LASA_VECUVIA.base +
        LASA_VECUVIA.spareSealer * (field.inPlay(own) - open) -
        LASA_VECUVIA.openPassage * open -
        LASA_VECUVIA.sealPip * pipsToSeal(field, own) -
        LASA_VECUVIA.exposed * this.exposed -
        (tuchulcha === NOBODY ? 0 : LASA_VECUVIA.hunted),
    );
  }
}

const taken = new Int32Array(64);

/** The distance from each open Passage back to the nearest of her haruspexes, each counted for only one Passage. */
function pipsToSeal(field: Field, own: number): number {
  const { size } = field.places;
  const entry = field.entry(own);
  taken.fill(0);
  let pips = 0;
  for (let stone = 1; stone <= size; stone++) {
    if (!field.isOpenPassage(stone)) continue;
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

const logistic = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

export const isInRace = (field: Field, color: number): boolean =>
  field.role(color) === RoleCode.NORMAL || field.role(color) === RoleCode.NEUTRAL;

/** The chance that two dice move one haruspex at least this many pips. */
const HOME = Float64Array.from({ length: 2 * DIE + 1 }, (_, pips) =>
  expectedValue(possibleRolls(2), ([one = 0, other = 0]) => (one + other >= pips ? 1 : 0)),
);

/** The chance that a color's last haruspexes reach home in one turn, by pips to go; `second` is 0 for a single one. */
function chanceToFinish(first: number, second: number): number {
  if (second === 0) return HOME[first] ?? 0;
  if (first > DIE || second > DIE) return 0;
  // Either die may move either one; rolls in which both dice are high enough for both count once.
  const farther = DIE + 1 - Math.max(first, second);
  const nearer = DIE + 1 - Math.min(first, second);
  return (2 * farther * nearer - farther * farther) / (DIE * DIE);
}

/** Whether a player who ends the game with `more` additional haruspexes on the altar wins, alone or with others. */
function winsByFinishing(field: Field, color: number, more: number): boolean {
  const own = rankOf(field, color) + ALTAR_RANK * more;
  // With two players, the one who ends the game has to be alone on top (§7).
  const shared = field.origin?.players === 2 ? 0 : 1;
  for (let other = 0; other < COUNT; other++) {
    if (other !== color && isInRace(field, other) && rankOf(field, other) >= own + shared) return false;
  }
  return true;
}
