/** The race to the altars: who will have the most haruspexes there when the game ends. */
import { COLORS } from '../board.ts';
import type { Field } from '../search/field.ts';
import { at, Place, RoleCode, real } from '../search/layout.ts';
import type { Danger, DangerWeights } from './danger.ts';

const COUNT = COLORS.length;
/** The size of a color's part in the lists of runners; no color has more than nine. */
export const MOST_RUNNERS = 10;
/** Pips from the temple to the altar. */
const WAY = 32;

export interface RaceWeights extends DangerWeights {
  /** The part of the shortest color's distance that is walked before the game ends, since hits and Passages shorten games. */
  readonly pace: number;
  /** The uncertainty of the walked distance, relative to its square root. */
  readonly spread: number;
  /** How certainly one more on the altar wins at once, and how that decreases with the pips still to walk. */
  readonly sharpness: number;
  readonly fog: number;
  /** The cost of a haruspex in the forest, in haruspexes on the altar, since it decides ties. */
  readonly forest: number;
}

export class Race {
  /**
   * By color: the number of haruspexes in play, and for each, the nearest to its altar first, its pips to go and its chance not to
   * be hit.
   */
  readonly runners = new Int32Array(COUNT);
  readonly pips = new Int32Array(COUNT * MOST_RUNNERS);
  readonly safety = new Float64Array(COUNT * MOST_RUNNERS);
  players = 0;
  /** Pips until the first color has no haruspex left in play. */
  length = 0;
  readonly chances = new Float64Array(COUNT);

  survey(field: Field, danger: Danger, weights: RaceWeights): void {
    this.length = COUNT * WAY * MOST_RUNNERS;
    for (let color = 0; color < COUNT; color++) {
      this.runners[color] = 0;
      if (!isInRace(field, color)) continue;
      this.line(field, danger, weights, color);
      let total = 0;
      for (let index = 0; index < at(this.runners, color); index++) {
        total += at(this.pips, color * MOST_RUNNERS + index);
      }
      if (total < this.length) this.length = total;
    }
    this.compare(field, weights);
    this.finish(field);
  }

  private line(field: Field, danger: Danger, weights: RaceWeights, color: number): void {
    const { size } = field.places;
    const entry = field.entry(color);
    let left = field.inPlay(color) - field.count(color, Place.TEMPLE);
    const waiting = field.count(color, Place.EXIT);
    if (waiting > 0) {
      this.add(color, waiting, 1, 1 - danger.of(field, color, entry, weights));
      left -= waiting;
    }
    // On the ring of thirty, the last stone of the way is also the first; haruspexes that have reached it are on EXIT.
    for (let pips = size < WAY ? 2 : 1; left > 0 && pips < WAY; pips++) {
      const ahead = entry + WAY - 1 - pips;
      const stone = ahead > size ? ahead - size : ahead;
      const count = field.count(color, stone);
      if (count === 0) continue;
      this.add(color, count, pips, 1 - danger.of(field, color, stone, weights));
      left -= count;
    }
    this.add(color, field.count(color, Place.TEMPLE), WAY, 1);
  }

  private add(color: number, count: number, pips: number, safety: number): void {
    const first = color * MOST_RUNNERS + at(this.runners, color);
    for (let index = first; index < first + count; index++) {
      this.pips[index] = pips;
      this.safety[index] = safety;
    }
    this.runners[color] = at(this.runners, color) + count;
  }

  /** The color with the most on the altar in the end is the likeliest winner, the more certainly the shorter the race. */
  private compare(field: Field, weights: RaceWeights): void {
    const { chances } = this;
    const walked = weights.pace * this.length;
    const sharpness = weights.sharpness / (1 + weights.fog * Math.sqrt(walked));
    let all = 0;
    this.players = 0;
    for (let color = 0; color < COUNT; color++) {
      const chance = isInRace(field, color)
        ? Math.exp(sharpness * this.atTheEnd(field, color, walked, weights))
        : 0;
      chances[color] = chance;
      all += chance;
      if (field.role(color) === RoleCode.NORMAL) this.players++;
    }
    // If a neutral color is on top, the opponent of the player who ends the game wins (§7), which may be either of the two.
    let neutral = 0;
    for (let color = 0; color < COUNT; color++) {
      if (field.role(color) === RoleCode.NEUTRAL) neutral += real(chances, color);
    }
    for (let color = 0; color < COUNT; color++) {
      const share = field.role(color) === RoleCode.NORMAL ? real(chances, color) + neutral / this.players : 0;
      chances[color] = all === 0 ? 0 : share / all;
    }
  }

  /** Evaluates games that are likely over within a turn exactly, instead of estimating the whole race. */
  private finish(field: Field): void {
    const { runners, pips, safety, chances } = this;
    for (let color = 0; color < COUNT; color++) {
      const left = at(runners, color);
      if (field.role(color) !== RoleCode.NORMAL || left === 0 || left > 2) continue;
      const first = color * MOST_RUNNERS;
      const second = left === 2 ? first + 1 : -1;
      const home = chanceToFinish(at(pips, first), second < 0 ? 0 : at(pips, second));
      if (home === 0 || !winsByFinishing(field, color, left)) continue;
      const chance = home * real(safety, first) * (second < 0 ? 1 : real(safety, second));
      for (let other = 0; other < COUNT; other++) chances[other] = real(chances, other) * (1 - chance);
      chances[color] = real(chances, color) + chance;
    }
  }

  /** The expected number of haruspexes on a color's altar when it has walked this many pips, the nearest first. */
  private atTheEnd(field: Field, color: number, walked: number, weights: RaceWeights): number {
    const spread = weights.spread * Math.sqrt(walked + 1);
    let expected = field.count(color, Place.ALTAR) - weights.forest * field.count(color, Place.FOREST);
    let needed = 0;
    for (let index = 0; index < at(this.runners, color); index++) {
      needed += at(this.pips, color * MOST_RUNNERS + index);
      const arrives = 1 / (1 + Math.exp((needed - walked) / spread));
      expected += arrives * real(this.safety, color * MOST_RUNNERS + index);
    }
    return expected;
  }
}

export const isInRace = (field: Field, color: number): boolean =>
  field.role(color) === RoleCode.NORMAL || field.role(color) === RoleCode.NEUTRAL;

const DIE = 6;
/** Ranks count haruspexes on the altar first; those in the forest decide ties. */
export const ALTAR_RANK = 16;

/** The chance that two dice move one haruspex at least this many pips. */
export const HOME = Float64Array.from({ length: 2 * DIE + 1 }, (_, pips) =>
  share((one, other) => one + other >= pips),
);

function share(counts: (one: number, other: number) => boolean): number {
  let ways = 0;
  for (let one = 1; one <= DIE; one++) {
    for (let other = 1; other <= DIE; other++) if (counts(one, other)) ways++;
  }
  return ways / (DIE * DIE);
}

/**
 * The chance that a color brings home its last two haruspexes, or its last one, in one turn, by their pips to go; `second` is 0 for
 * a single one.
 */
export function chanceToFinish(first: number, second: number): number {
  if (second === 0) return HOME[first] ?? 0;
  if (first > DIE || second > DIE) return 0;
  // Either die may move either one; rolls in which both dice are high enough for both count once.
  const farther = DIE + 1 - Math.max(first, second);
  const nearer = DIE + 1 - Math.min(first, second);
  return (2 * farther * nearer - farther * farther) / (DIE * DIE);
}

/** Whether a player who ends the game with `more` additional haruspexes on the altar wins, alone or with others. */
export function winsByFinishing(field: Field, color: number, more: number): boolean {
  const own = rank(field, color) + ALTAR_RANK * more;
  // With two players, the one who ends the game has to be alone on top (§7).
  const shared = field.origin?.players === 2 ? 0 : 1;
  for (let other = 0; other < COUNT; other++) {
    if (other !== color && isInRace(field, other) && rank(field, other) >= own + shared) return false;
  }
  return true;
}

export const rank = (field: Field, color: number): number =>
  ALTAR_RANK * field.count(color, Place.ALTAR) - field.count(color, Place.FOREST);
