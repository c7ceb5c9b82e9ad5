/** Estimates how likely haruspexes are hit where they stand, from the opponents behind them and their distance. */
import { COLORS, LAST_STEP } from '../board.ts';
import type { Field } from '../search/field.ts';
import { at, Place, RoleCode, real } from '../search/layout.ts';
import { powerAgainst } from '../search/step.ts';

const COUNT = COLORS.length;
const DIE = 6;
/** The chance that two given haruspexes, or three, within a die of a stone all land there in one turn. */
const TOGETHER = { pair: 2 / 36, triple: 0 };
const TUCHULCHAS_TOGETHER = { pair: 1 / 4, triple: 1 / 12 };
/**
 * With two players both move the neutral colors, which therefore come after the next player and before the one who has just moved.
 */
const NEUTRAL_ORDER = 1.5;

export interface DangerWeights {
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
