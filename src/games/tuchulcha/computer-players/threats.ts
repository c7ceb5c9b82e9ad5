/** Possible hits in one turn, and all distances to go. A color's haruspexes are bits by step of its way. */

import { COLORS, LAST_STEP } from '../board.ts';
import { expectedValue, FACES, possibleRolls } from '../dice.ts';
import type { Field } from '../legal-turns/field.ts';
import { at, Place, RoleCode, single } from '../legal-turns/layout.ts';

const COUNT = COLORS.length;
const DIE = 6;
const WINDOW = 12;

const bitAt = (distance: number): number => (distance > WINDOW ? 0 : 1 << (WINDOW - distance));

interface Roll {
  /** How many of the 216 rolls of three dice give this. */
  readonly ways: number;
  /** The distances that a haruspex can move, as bits of the window. */
  readonly reach: number;
  /** The places from which two haruspexes come, in one way or the other, and those from which three do. */
  readonly pair: number;
  readonly otherPair: number;
  readonly triple: number;
}

/** A place that is never occupied. */
const NOWHERE = 1 << WINDOW;

/** All rolls of two dice, and of three after doubles. */
const ROLLS: readonly Roll[] = FACES.flatMap((one) =>
  FACES.flatMap((other): readonly Roll[] => {
    if (one !== other) {
      const reach = bitAt(one) | bitAt(other) | bitAt(one + other);
      const pair = placesFor([one, other]);
      return one < other ? [{ ways: 12, reach, pair, otherPair: pair, triple: NOWHERE }] : [];
    }
    return FACES.map((third) => ({
      ways: 1,
      reach: [one, 2 * one, third, one + third, 2 * one + third].reduce((bits, sum) => bits | bitAt(sum), 0),
      pair: placesFor([one, one]),
      otherPair: placesFor([one, third]),
      triple: placesFor([one, one, third]),
    }));
  }),
);

/**
 * The places that have to be occupied for each die to move another haruspex, at most two from one place: the nearest six of the
 * window as its upper bits, and as its lower ones those that need at least two.
 */
function placesFor(dice: readonly number[]): number {
  const bits = dice.map((face) => 1 << (DIE - face));
  const singles = bits.reduce((all, bit) => all | bit, 0);
  const doubles = bits.reduce((all, bit, index) => (bits.indexOf(bit) < index ? all | bit : all), 0);
  return (singles << DIE) | doubles;
}

/** The chance that one haruspex arrives, by the window of those behind a stone. */
const ONE = new Float32Array(1 << WINDOW);
/** The chance that two or three arrive, by places as in {@link placesFor}. */
const TWO = new Float32Array(1 << WINDOW);
const THREE = new Float32Array(1 << WINDOW);

for (let bits = 0; bits < 1 << WINDOW; bits++) {
  let [one, two, three] = [0, 0, 0];
  for (const { ways, reach, pair, otherPair, triple } of ROLLS) {
    if ((reach & bits) !== 0) one += ways;
    if ((pair & bits) === pair || (otherPair & bits) === otherPair) two += ways;
    if ((triple & bits) === triple) three += ways;
  }
  ONE[bits] = one / 216;
  TWO[bits] = two / 216;
  THREE[bits] = three / 216;
}

/** The chance that one, two or three of Tuchulcha's four dice move a haruspex exactly this far. */
const CIRCLING = Float64Array.from({ length: 3 * DIE + 1 }, (_, distance) =>
  expectedValue(possibleRolls(4), (dice) => (partialSums(dice).has(distance) ? 1 : 0)),
);

/** The sums of some of the dice, but not of none or all. */
function partialSums(dice: readonly number[]): ReadonlySet<number> {
  const sums = new Set<number>();
  for (let chosen = 1; chosen < 2 ** dice.length - 1; chosen++)
    sums.add(dice.reduce((sum, die, index) => sum + (chosen & (1 << index) ? die : 0), 0));
  return sums;
}

/** A place as the step of a color's way: 0 is the temple, 31 the exit. */
export const stepOf = (field: Field, color: number, place: number): number => {
  if (place === Place.TEMPLE) return 0;
  if (place === Place.EXIT) return LAST_STEP;
  const { size } = field.places;
  return ((place - field.entry(color) + size) % size) + 1;
};

export function journeysOf(field: Field, color: number, step: number): number {
  if (step === 0) return field.count(color, Place.TEMPLE);
  const { size } = field.places;
  if (step === LAST_STEP && size < LAST_STEP) return field.count(color, Place.EXIT);
  const stone = field.entry(color) + step - 1;
  return field.count(color, stone > size ? stone - size : stone);
}

export class Threats {
  /** By color, the occupied steps as bits, and those with two or more. Only for normal and neutral colors. */
  readonly steps = new Int32Array(COUNT);
  readonly doubles = new Int32Array(COUNT);
  /** By color, the pips to the altar of all haruspexes in play. */
  readonly pips = new Int32Array(COUNT);
  /** For the last queried place: the chance to be hit before its player's turn, and afterwards. */
  before = 0;
  later = 0;

  survey(field: Field): void {
    for (let color = 0; color < COUNT; color++) {
      this.steps[color] = this.doubles[color] = this.pips[color] = 0;
      const role = field.role(color);
      if (role === RoleCode.NORMAL || role === RoleCode.NEUTRAL) this.line(field, color);
    }
  }

  private line(field: Field, color: number): void {
    let [steps, doubles, pips] = [0, 0, 0];
    for (let word = 0; word < 2; word++) {
      let bits = field.occupied(color, word);
      for (; bits !== 0; bits &= bits - 1) {
        const place = 31 - Math.clz32(bits & -bits) + 32 * word;
        const step = stepOf(field, color, place);
        const count = field.count(color, place);
        steps |= 1 << step;
        if (count > 1) doubles |= 1 << step;
        pips += count * (LAST_STEP + 1 - step);
      }
    }
    this.steps[color] = steps;
    this.doubles[color] = doubles;
    this.pips[color] = pips;
  }

  /** `seatOf` is the order of play by color, counted from the player who rolls next. */
  against(field: Field, color: number, place: number, seatOf: Int32Array, next: number): void {
    const stone = place === Place.EXIT ? field.entry(color) : place;
    const count = field.standingOn(stone);
    const power = count * field.factor(stone);
    const seat = at(seatOf, color);
    let [before, later] = [1, 1];
    for (let attacker = 0; attacker < COUNT; attacker++) {
      if (attacker === color) continue;
      const role = field.role(attacker);
      let chance = 0;
      if (role === RoleCode.TUCHULCHA) chance = this.circling(field, attacker, stone, count);
      else if (power <= 3 && (role === RoleCode.NORMAL || role === RoleCode.NEUTRAL))
        chance = this.walking(field, attacker, stone, power);
      if (chance === 0) continue;
      if (role === RoleCode.NEUTRAL) {
        // The player at turn moves it, unless they are Tuchulcha.
        const other = seat === 0 ? (next + 2) % COUNT : next;
        if (field.role(other) !== RoleCode.NORMAL) continue;
        if (seat === 0) later *= 1 - chance;
        else before *= 1 - chance;
      } else if (at(seatOf, attacker) < seat) before *= 1 - chance;
      else later *= 1 - chance;
    }
    this.before = 1 - before;
    this.later = 1 - later;
  }

  private walking(field: Field, attacker: number, stone: number, power: number): number {
    const { size } = field.places;
    const step = ((stone - field.entry(attacker) + size) % size) + 1;
    if (step > LAST_STEP) return 0;
    const window = windowAt(at(this.steps, attacker), step);
    if (power === 1) return single(ONE, window);
    const near = window >> DIE;
    if (near === 0) return 0;
    const arrival = (near << DIE) | (windowAt(at(this.doubles, attacker), step) >> DIE);
    return single(power === 2 ? TWO : THREE, arrival);
  }

  private circling(field: Field, attacker: number, stone: number, count: number): number {
    if (count > 2) return 0;
    const { size } = field.places;
    let missed = 1;
    let near = 0;
    for (let place = 0; place <= size; place++) {
      if (field.count(attacker, place) === 0) continue;
      const from = place === Place.TEMPLE ? field.entry(attacker) - 1 : place;
      const distance = (stone - from + size) % size;
      missed *= 1 - (CIRCLING[distance] ?? 0);
      if (distance <= DIE) near += field.count(attacker, place);
    }
    return count === 1 ? 1 - missed : near < 2 ? 0 : Math.min(0.6, (near * (near - 1)) / 8);
  }
}

const windowAt = (bits: number, step: number): number =>
  (step >= WINDOW ? bits >>> (step - WINDOW) : bits << (WINDOW - step)) & ((1 << WINDOW) - 1);
