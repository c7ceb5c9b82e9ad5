import { fnv1a } from '../../../hash.ts';
import { COLORS, type PlayerCount, type Position } from '../board.ts';
import { Field } from '../legal-turns/field.ts';
import {
  at,
  colorOf,
  fromOf,
  isDiscard,
  Place,
  RoleCode,
  real,
  Slot,
  single,
  toOf,
} from '../legal-turns/layout.ts';
import type { LegalTurns } from '../legal-turns/legal-turns.ts';
import { loadPosition } from '../legal-turns/position-conversion.ts';
import { applyEnding, makeStep } from '../legal-turns/step.ts';
import { InputRow, Inputs, isOnPath, SEATS, STACK } from './inputs.ts';

export const HIDDEN = 32;
/** The slope of units below zero, which keeps them learning. */
export const LEAK = 0.05;

/** Weights: the hidden layer's by row and its biases, the outputs' by seat and their biases. */
export interface NetworkWeights {
  readonly rows: Float32Array;
  readonly biases: Float32Array;
  readonly seats: Float32Array;
  readonly seatBiases: Float32Array;
}

const SIZES = {
  rows: InputRow.COUNT * HIDDEN,
  biases: HIDDEN,
  seats: SEATS * HIDDEN,
  seatBiases: SEATS,
} as const;

export const PARTS = ['rows', 'biases', 'seats', 'seatBiases'] as const;

export const emptyWeights = (): NetworkWeights => ({
  rows: new Float32Array(SIZES.rows),
  biases: new Float32Array(SIZES.biases),
  seats: new Float32Array(SIZES.seats),
  seatBiases: new Float32Array(SIZES.seatBiases),
});

/** Adds a row's weights, multiplied by `times`, to the hidden layer's sums from `first` on. */
export function addRow(
  weights: NetworkWeights,
  sums: Float32Array,
  first: number,
  row: number,
  times: number,
): void {
  const { rows } = weights;
  const from = row * HIDDEN;
  for (let unit = 0; unit < HIDDEN; unit += 4) {
    const to = first + unit;
    const own = from + unit;
    sums[to] = (sums[to] ?? 0) + times * (rows[own] ?? 0);
    sums[to + 1] = (sums[to + 1] ?? 0) + times * (rows[own + 1] ?? 0);
    sums[to + 2] = (sums[to + 2] ?? 0) + times * (rows[own + 2] ?? 0);
    sums[to + 3] = (sums[to + 3] ?? 0) + times * (rows[own + 3] ?? 0);
  }
}

/** Turns the sums from `first` on into chances by seat. `players`: the seats that can win, as bits, at least one. */
export function chancesFrom(
  weights: NetworkWeights,
  sums: Float32Array,
  first: number,
  players: number,
  chances: Float64Array,
): void {
  const { seats, seatBiases } = weights;
  let highest = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < SEATS; seat++) {
    if (!(players & (1 << seat))) continue;
    let logit = single(seatBiases, seat);
    const from = seat * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const sum = single(sums, first + unit);
      logit += (sum > 0 ? sum : LEAK * sum) * single(seats, from + unit);
    }
    chances[seat] = logit;
    if (logit > highest) highest = logit;
  }
  let all = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    const odds = players & (1 << seat) ? Math.exp(real(chances, seat) - highest) : 0;
    chances[seat] = odds;
    all += odds;
  }
  for (let seat = 0; seat < SEATS; seat++) chances[seat] = real(chances, seat) / all;
}

/** Increase it when the meaning of rows changes, so that older weights are refused. */
export const INPUTS_VERSION = 2;

const MAGIC = 0x48575431;

/** Magic, version of the inputs, rows, hidden units, players: four bytes each, before the checksum. */
export const headOf = (players: PlayerCount): readonly number[] => [
  MAGIC,
  INPUTS_VERSION,
  InputRow.COUNT,
  HIDDEN,
  players,
];

/** The bytes of the head and its checksum. */
export const HEAD = 24;

export const partsOf = (weights: NetworkWeights): readonly Float32Array[] =>
  PARTS.map((part) => weights[part]);

/** Throws if the bytes aren't weights for this program and number of players. */
export function parseWeights(bytes: Uint8Array, players: PlayerCount): NetworkWeights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const weights = emptyWeights();
  const parts = partsOf(weights);
  const length = HEAD + 2 * parts.reduce((sum, part) => sum + part.length, 0);
  const head = bytes.length < HEAD ? [] : [0, 1, 2, 3, 4].map((index) => view.getUint32(4 * index, true));
  const expected = headOf(players);
  if (bytes.length !== length || head.join() !== expected.join())
    throw new Error(
      `These weights are of another version: their header is ${head.join()} in ${bytes.length} bytes, not ${expected.join()} in ${length}. Train again: npm run train.`,
    );
  if (view.getUint32(20, true) !== checksum(bytes))
    throw new Error('These weights are damaged: their checksum is wrong.');
  let at = HEAD;
  for (const part of parts) {
    const bits = new Uint32Array(part.buffer);
    for (let index = 0; index < bits.length; index++) {
      bits[index] = singleBits(view.getUint16(at, true));
      at += 2;
    }
  }
  return weights;
}

export const checksum = (bytes: Uint8Array): number => fnv1a(bytes.subarray(HEAD));

/** The bits of a 32-bit float equal to a finite 16-bit one. */
export function singleBits(half: number): number {
  const sign = (half & 0x8000) << 16;
  const exponent = (half >> 10) & 31;
  const mantissa = half & 0x3ff;
  if (exponent > 0) return sign | ((exponent + 112) << 23) | (mantissa << 13);
  if (mantissa === 0) return sign;
  // Single floats have a larger exponent range: subnormal halves are normal singles.
  const shift = Math.clz32(mantissa) - 21;
  return sign | ((113 - shift) << 23) | (((mantissa << shift) & 0x3ff) << 13);
}

const COUNT = COLORS.length;
/** Maximum number of steps in a line: Tuchulcha's discard and three dice. */
const LINE = 4;
const WORK = (LINE + 1) * HIDDEN;

export class Evaluator {
  /** The inputs of the last position that was evaluated as a whole. */
  readonly inputs = new Inputs();
  private readonly weights: NetworkWeights;
  private readonly field = new Field();
  /** The inputs before a turn, from which the changes of its steps are followed. */
  private readonly followed = new Inputs();
  private readonly bySeat = new Float64Array(SEATS);
  /** The hidden layer's sums over the rows of slots, before each step of a line and after its last. */
  private readonly sums = new Float32Array((LINE + 2) * HIDDEN);
  private readonly marks = new Int32Array(LINE);
  private readonly line = new Int32Array(LINE);
  private roles = 0;

  constructor(weights: NetworkWeights) {
    this.weights = weights;
  }

  /** Each color's chance to win, by index of COLORS, before `next` rolls. `mayDevote`: `next` may still change their role. */
  evaluate(position: Position, next: number, mayDevote: boolean, into: Float64Array): void {
    const { field, inputs } = this;
    loadPosition(field, position);
    applyEnding(field, false);
    const result = field.winnerBits;
    if (result !== 0) {
      for (let color = 0; color < COUNT; color++) into[color] = winShare(result, color);
      return;
    }
    this.evaluateWhole(next, mayDevote);
    for (let color = 0; color < COUNT; color++) {
      const seat = at(inputs.seatOf, color);
      into[color] = seat < 0 ? 0 : real(this.bySeat, seat);
    }
  }

  /** The mover's chance, 0..1, after each turn from a position, written to `into`. */
  evaluateTurns(position: Position, turns: LegalTurns, into: Float64Array): void {
    const { field, marks, line } = this;
    const { lines } = turns;
    loadPosition(field, position);
    const next = nextInGame(field, field.mover);
    this.begin(next);
    let depth = 0;
    for (let end = 0; end < turns.size; end++) {
      let shared = 0;
      while (shared < depth && lines.at(end, shared) === line[shared]) shared++;
      while (depth > shared) field.back(at(marks, --depth));
      while (lines.at(end, depth) !== 0) {
        line[depth] = lines.at(end, depth);
        this.makeStep(depth++);
      }
      into[end] = this.chanceOfMover(next, depth);
    }
    while (depth > 0) field.back(at(marks, --depth));
  }

  private begin(next: number): void {
    const { followed, field } = this;
    followed.size = 0;
    followed.takeSeats(field, next);
    followed.addSlots(field);
    this.roles = rolesOf(field);
    this.sums.set(this.weights.biases, 0);
    this.addRows(followed, 0);
  }

  private makeStep(depth: number): void {
    const { field, marks, sums } = this;
    const step = at(this.line, depth);
    const mark = field.mark();
    marks[depth] = mark;
    const from = depth * HIDDEN;
    sums.copyWithin(from + HIDDEN, from, from + HIDDEN);
    if (isDiscard(step)) return;
    makeStep(field, colorOf(step), fromOf(step), toOf(step));
    if (rolesOf(field) === this.roles) this.follow(mark, from + HIDDEN);
  }

  private follow(mark: number, sums: number): void {
    const { field } = this;
    const start = field.firstWrite(mark);
    const end = field.journalEnd;
    for (let write = start; write < end; write += 2) {
      const slot = field.writtenSlot(write);
      if (slot >= Slot.ROLE || wasWritten(field, slot, start, write)) continue;
      this.recount(slot, field.valueBefore(write), field.get(slot), sums);
    }
  }

  private recount(slot: number, before: number, now: number, sums: number): void {
    const { weights } = this;
    const place = slot % Place.ROOM;
    const row = this.followed.rowOf(Math.floor(slot / Place.ROOM), place);
    if (isOnPath(place)) {
      for (let count = before; count < now && count < STACK; count++)
        addRow(weights, this.sums, sums, row + count, 1);
      for (let count = now; count < before && count < STACK; count++)
        addRow(weights, this.sums, sums, row + count, -1);
    } else if (before !== now) {
      addRow(weights, this.sums, sums, row + before, -1);
      addRow(weights, this.sums, sums, row + now, 1);
    }
  }

  private chanceOfMover(next: number, depth: number): number {
    const { field, followed, sums } = this;
    const { mover } = field;
    const result = field.winnerBits;
    if (result !== 0) return winShare(result, mover);
    if (field.role(mover) === RoleCode.OUT) return 0;
    if (rolesOf(field) !== this.roles) this.evaluateWhole(nextInGame(field, mover), true);
    else {
      followed.size = 0;
      followed.addFacts(field, next, true);
      sums.copyWithin(WORK, depth * HIDDEN, (depth + 1) * HIDDEN);
      this.addRows(followed, WORK);
      chancesFrom(this.weights, sums, WORK, playersBySeat(field, followed), this.bySeat);
      return real(this.bySeat, at(followed.seatOf, mover));
    }
    return real(this.bySeat, at(this.inputs.seatOf, mover));
  }

  private evaluateWhole(next: number, mayDevote: boolean): void {
    const { field, inputs, sums } = this;
    inputs.survey(field, next, mayDevote);
    sums.set(this.weights.biases, WORK);
    this.addRows(inputs, WORK);
    chancesFrom(this.weights, sums, WORK, playersBySeat(field, inputs), this.bySeat);
  }

  private addRows(inputs: Inputs, first: number): void {
    const { rows, values, size } = inputs;
    for (let index = 0; index < size; index++) {
      addRow(this.weights, this.sums, first, at(rows, index), single(values, index));
    }
  }
}

function playersBySeat(field: Field, inputs: Inputs): number {
  let players = 0;
  for (let color = 0; color < COUNT; color++) {
    const seat = at(inputs.seatOf, color);
    if (seat >= 0 && field.role(color) < RoleCode.NEUTRAL) players |= 1 << seat;
  }
  return players;
}

function rolesOf(field: Field): number {
  let roles = 0;
  for (let color = 0; color < COUNT; color++) roles = (roles << 3) | field.role(color);
  return roles;
}

function wasWritten(field: Field, slot: number, start: number, write: number): boolean {
  for (let earlier = start; earlier < write; earlier += 2)
    if (field.writtenSlot(earlier) === slot) return true;
  return false;
}

/** A color's share of a win of these colors, as bits. */
function winShare(winners: number, color: number): number {
  let count = 0;
  for (let left = winners; left !== 0; left &= left - 1) count++;
  return winners & (1 << color) ? 1 / count : 0;
}

/** The next player clockwise who is still in the game; the same one if there is no other. Colors are indexes of COLORS. */
function nextInGame(field: Field, mover: number): number {
  for (let turn = 1; turn < COUNT; turn++) {
    const color = (mover + turn) % COUNT;
    if (field.role(color) < RoleCode.NEUTRAL) return color;
  }
  return mover;
}
