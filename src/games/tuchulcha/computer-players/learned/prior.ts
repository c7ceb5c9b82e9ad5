/**
 * Chances by the plain player's formulas, with a better estimate of near dangers and much faster. They are an input of the network.
 * The constants are the plain player's weights.
 */
import { COLORS, LAST_STEP } from '../../board.ts';
import type { Field } from '../../search/field.ts';
import { at, Place, RoleCode, real, single } from '../../search/layout.ts';
import { holderOf, logistic, PLAIN_WEIGHTS, pipsToSeal } from '../evaluate.ts';
import { chanceToFinish, HOME, isInRace, winsByFinishing } from '../race.ts';
import { journeysOf, stepOf, type Threats } from './threats.ts';

const COUNT = COLORS.length;
const MOST = 9;
const STEPS = LAST_STEP + 1;
/** Pips from the temple to the altar. */
const WAY = LAST_STEP + 1;
const LOGISTIC = Float64Array.from({ length: 193 }, (_, index) => 1 / (1 + Math.exp(6 - index / 16)));
const fastLogistic = (x: number): number =>
  x <= -6 ? 0 : x >= 6 ? 1 : real(LOGISTIC, Math.round((x + 6) * 16));
const ESCAPE = Float64Array.from({ length: WAY + 1 }, (_, pips) =>
  Math.exp(-pips / PLAIN_WEIGHTS.escapeReach),
);

export function homeChance(field: Field, threats: Threats, color: number): number {
  const steps = at(threats.steps, color);
  return steps === 0 || field.role(color) === RoleCode.OUT ? 0 : (HOME[WAY - (31 - Math.clz32(steps))] ?? 0);
}

export class Prior {
  readonly chances = new Float64Array(COUNT);
  readonly expected = new Float64Array(COUNT);
  /** By color, the chance to end the game in one turn; and the colors that win with it, as bits. */
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
    const safe = (1 - PLAIN_WEIGHTS.hitNext * before) * (1 - PLAIN_WEIGHTS.hitLater * later);
    if (field.role(color) === RoleCode.LASA_VECUVIA) this.exposed += field.count(color, place) * (1 - safe);
    else this.safety[color * STEPS + stepOf(field, color, place)] = safe;
  }

  survey(field: Field, threats: Threats, tuchulcha: number): void {
    this.race(field, threats);
    const lasaVecuvia = holderOf(field, RoleCode.LASA_VECUVIA);
    const sealed = lasaVecuvia < 0 ? 0 : this.sealing(field, lasaVecuvia, tuchulcha);
    const conquered = tuchulcha < 0 ? 0 : (1 - sealed) * this.conquering(field, threats, tuchulcha);
    const raced = 1 - sealed - conquered;
    let racing = 0;
    for (let color = 0; color < COUNT; color++) {
      racing += real(this.chances, color);
      this.chances[color] = raced * real(this.chances, color);
    }
    if (tuchulcha >= 0) this.chances[tuchulcha] = conquered;
    if (lasaVecuvia >= 0) this.chances[lasaVecuvia] = sealed + (racing > 0 ? 0 : raced);
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
    const walked = PLAIN_WEIGHTS.pace * this.clock;
    const spread = PLAIN_WEIGHTS.spread * Math.sqrt(walked + 1);
    this.sharpness = PLAIN_WEIGHTS.sharpness / (1 + PLAIN_WEIGHTS.fog * Math.sqrt(walked));
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

  /** The expected number of haruspexes on a color's altar when it has walked this many pips, the nearest first. */
  private atTheEnd(field: Field, threats: Threats, color: number, walked: number, spread: number): number {
    let sum = field.count(color, Place.ALTAR) - PLAIN_WEIGHTS.forest * field.count(color, Place.FOREST);
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
      PLAIN_WEIGHTS.tuchulcha +
        PLAIN_WEIGHTS.servant * field.inPlay(own) -
        PLAIN_WEIGHTS.victim * victims -
        PLAIN_WEIGHTS.escape * Math.log(0.02 + escapes) -
        PLAIN_WEIGHTS.neutrals * neutrals,
    );
  }

  private sealing(field: Field, own: number, tuchulcha: number): number {
    const open = field.openPassages;
    return logistic(
      PLAIN_WEIGHTS.lasaVecuvia +
        PLAIN_WEIGHTS.spareSealer * (field.inPlay(own) - open) -
        PLAIN_WEIGHTS.openPassage * open -
        PLAIN_WEIGHTS.sealPip * pipsToSeal(field, own) -
        PLAIN_WEIGHTS.exposed * this.exposed -
        (tuchulcha < 0 ? 0 : PLAIN_WEIGHTS.hunted),
    );
  }
}
