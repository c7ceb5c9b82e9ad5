/** Who can be hit in one turn, and the distances that all have to go. A color's haruspexes are bits by step of its way. */
import { COLORS, LAST_STEP } from '../../board.ts';
import type { Field } from '../../search/field.ts';
import { at, Place, RoleCode, real, single } from '../../search/layout.ts';

const COUNT = COLORS.length;
const DIE = 6;
const WINDOW = 12;
const FACES = [1, 2, 3, 4, 5, 6] as const;

const bitAt = (distance: number): number => (distance > WINDOW ? 0 : 1 << (WINDOW - distance));

/** The distances that a haruspex can move with each roll of two dice, or of three after doubles; 216 rolls. */
const ROLLS: readonly {
  readonly reach: number;
  readonly pairs: readonly (readonly number[])[];
  readonly triple: readonly number[] | null;
}[] = FACES.flatMap((one) =>
  FACES.flatMap((other) =>
    FACES.map((third) => {
      if (one !== other) {
        return { reach: bitAt(one) | bitAt(other) | bitAt(one + other), pairs: [[one, other]], triple: null };
      }
      const sums = [one, 2 * one, third, one + third, 2 * one + third];
      return {
        reach: sums.reduce((bits, sum) => bits | bitAt(sum), 0),
        pairs: [
          [one, one],
          [one, third],
        ],
        triple: [one, one, third],
      };
    }),
  ),
);

/** The chance that one haruspex arrives, by the window of those behind a stone. */
const ONE = Float32Array.from({ length: 1 << WINDOW }, (_, window) =>
  share(({ reach }) => (reach & window) !== 0),
);
/** The chance that two or three arrive, by the nearest six places of the window and by those that have two or more. */
const NEAR = 1 << DIE;
const TWO = byNearest((single, double) =>
  share(({ pairs }) => pairs.some((dice) => comes(dice, single, double))),
);
const THREE = byNearest((single, double) =>
  share(({ triple }) => triple !== null && comes(triple, single, double)),
);

function share(counts: (roll: (typeof ROLLS)[number]) => boolean): number {
  return ROLLS.filter(counts).length / ROLLS.length;
}

function byNearest(chance: (single: number, double: number) => number): Float32Array {
  return Float32Array.from({ length: NEAR * NEAR }, (_, index) => {
    const [single, double] = [index >> DIE, index & (NEAR - 1)];
    // A place can't have two without having one.
    return (double & ~single) === 0 ? chance(single, double) : 0;
  });
}

/** Whether each die can move a different haruspex, at most two from one place. */
function comes(dice: readonly number[], single: number, double: number): boolean {
  return FACES.every((face) => {
    const times = dice.filter((die) => die === face).length;
    const bit = 1 << (DIE - face);
    return times === 0 || (times === 1 ? (single & bit) !== 0 : (double & bit) !== 0);
  });
}

/** The chance that three of Tuchulcha's dice move a haruspex exactly this far. */
const CIRCLING = circling();

function circling(): Float64Array {
  const ways = new Float64Array(3 * DIE + 1);
  for (let roll = 0; roll < 6 ** 4; roll++) {
    const dice = [0, 1, 2, 3].map((index) => 1 + (Math.floor(roll / 6 ** index) % 6));
    const sums = new Set<number>();
    for (let chosen = 1; chosen < 15; chosen++) {
      sums.add(dice.reduce((sum, die, index) => sum + (chosen & (1 << index) ? die : 0), 0));
    }
    for (const sum of sums) ways[sum] = real(ways, sum) + 1;
  }
  return ways.map((count) => count / 6 ** 4);
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
  /** For the last place that was asked about: the chance to be hit before its player's turn, and afterwards. */
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
