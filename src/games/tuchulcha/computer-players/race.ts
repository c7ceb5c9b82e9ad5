/** The race to the altars: who will have the most haruspexes there when the game ends. */
import { COLORS, LAST_STEP } from '../board.ts';
import type { Field } from '../search/field.ts';
import { at, Place, RoleCode, real } from '../search/layout.ts';
import { powerAgainst } from '../search/step.ts';

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

/** The chance that two given haruspexes, or three, within a die of a stone all land there in one turn. */
const TOGETHER = { pair: 2 / 36, triple: 0 };
const TUCHULCHAS_TOGETHER = { pair: 1 / 4, triple: 1 / 12 };
/**
 * With two players both move the neutral colors, which therefore come after the next player and before the one who has just moved.
 */
const NEUTRAL_ORDER = 1.5;

interface DangerWeights {
  /** The weight of a chance to be hit before the haruspex can move again, and afterwards. */
  readonly hitNext: number;
  readonly hitLater: number;
}

/** Dangers by attacker and stone; one instance is reused for all positions. */
export class Danger {
  /** The chance that no single haruspex of the attacker lands there. */
  private readonly missed = new Float64Array(COUNT * Place.ROOM);
  /** The attacker's haruspexes that can get there with one die. */
  private readonly near = new Int32Array(COUNT * Place.ROOM);
  private readonly order = new Float64Array(COUNT);

  /** `next` is the index of the color, at the table or not, from which turns go on. */
  survey(field: Field, next: number): void {
    this.missed.fill(1);
    this.near.fill(0);
    for (let color = 0; color < COUNT; color++) {
      const role = field.role(color);
      this.order[color] = role === RoleCode.NEUTRAL ? NEUTRAL_ORDER : (color - next + COUNT) % COUNT;
      const waiting = field.count(color, Place.TEMPLE);
      if (attacks(role) && waiting > 0) this.approach(field, color, Place.TEMPLE, waiting);
    }
    for (let stone = 1; stone <= field.places.size; stone++) {
      const color = field.holder(stone);
      // Haruspexes on EXIT, the stone's second place, can't attack: only the altar is ahead of them.
      const count = color < 0 ? 0 : field.count(color, stone);
      if (count > 0 && attacks(field.role(color))) this.approach(field, color, stone, count);
    }
  }

  private approach(field: Field, color: number, place: number, count: number): void {
    const { missed, near } = this;
    const { size } = field.places;
    const entry = field.entry(color);
    const circles = field.role(color) === RoleCode.TUCHULCHA;
    const chances = circles ? TUCHULCHAS_REACH : REACH;
    const from = place === Place.TEMPLE ? entry - 1 : place;
    const gone = place === Place.TEMPLE ? 0 : from - entry + 1 + (from < entry ? size : 0);
    const farthest = circles ? chances.length - 1 : Math.min(chances.length - 1, LAST_STEP - gone);
    const first = color * Place.ROOM;
    for (let distance = 1; distance <= farthest; distance++) {
      const slot = first + from + distance - (from + distance > size ? size : 0);
      missed[slot] = real(missed, slot) * (1 - real(chances, distance));
      if (distance <= DIE) near[slot] = at(near, slot) + count;
    }
  }

  /** The chance, 0..1 and weighted by the order of turns, that a color's haruspexes on a stone are hit. */
  of(field: Field, color: number, stone: number, weights: DangerWeights): number {
    let safe = 1;
    for (let attacker = 0; attacker < COUNT; attacker++) {
      if (attacker === color || this.missed[attacker * Place.ROOM + stone] === 1) continue;
      const first = real(this.order, attacker) < real(this.order, color);
      safe *= 1 - (first ? weights.hitNext : weights.hitLater) * this.hit(field, attacker, stone);
    }
    return 1 - safe;
  }

  /** The chance that the attacker brings enough haruspexes to the stone in its next turn. */
  private hit(field: Field, attacker: number, stone: number): number {
    const slot = attacker * Place.ROOM + stone;
    const near = at(this.near, slot);
    const { pair, triple } = field.role(attacker) === RoleCode.TUCHULCHA ? TUCHULCHAS_TOGETHER : TOGETHER;
    switch (powerAgainst(field, attacker, stone)) {
      case 1:
        return 1 - real(this.missed, slot);
      case 2:
        return near < 2 ? 0 : Math.min(0.5, (pair * near * (near - 1)) / 2);
      case 3:
        return near < 3 ? 0 : triple;
      default:
        return 0;
    }
  }
}

/** Lasa Vecuvia jumps over others (§6.2). */
const attacks = (role: number): boolean => role !== RoleCode.OUT && role !== RoleCode.LASA_VECUVIA;

/** The chance that a haruspex moves exactly this far with one or both of two dice. */
const REACH = reach(2, 2);
/** The same with up to three of Tuchulcha's four dice. */
const TUCHULCHAS_REACH = reach(4, 3);

function reach(dice: number, used: number): Float64Array {
  const ways = new Float64Array(6 * used + 1);
  const rolls = 6 ** dice;
  for (let roll = 0; roll < rolls; roll++) {
    const values = Array.from({ length: dice }, (_, index) => 1 + (Math.floor(roll / 6 ** index) % 6));
    for (const sum of sums(values, used)) ways[sum] = real(ways, sum) + 1;
  }
  return ways.map((count) => count / rolls);
}

function sums(dice: readonly number[], used: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (let chosen = 1; chosen < 1 << dice.length; chosen++) {
    const values = dice.filter((_, index) => chosen & (1 << index));
    if (values.length <= used) found.add(values.reduce((sum, die) => sum + die, 0));
  }
  return found;
}
