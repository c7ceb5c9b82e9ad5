import { COLORS } from '../board.ts';
import { applyEnding } from '../legal-turns/ending.ts';
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
import { makeStep } from '../legal-turns/step.ts';
import type { Position } from '../position.ts';
import { Inputs, isOnPath, SEATS, STACK } from './inputs.ts';
import { addRow, chancesFrom, HIDDEN, type NetworkWeights } from './network.ts';

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
