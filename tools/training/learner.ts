/** Gradient descent on lessons with rates from each weight's history of gradients (Adagrad). */

import {
  addRow,
  chancesFrom,
  emptyWeights,
  HIDDEN,
  LEAK,
  type NetworkWeights,
} from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { SEATS } from '../../src/games/tuchulcha/computer-players/inputs.ts';
import type { Lessons } from './self-play.ts';

/** The initial squared gradient, which keeps rare rows from jumping. */
const FIRST_SQUARE = 0.03;

export const firstSquares = (): NetworkWeights => {
  const squares = emptyWeights();
  for (const part of Object.values(squares)) part.fill(FIRST_SQUARE);
  return squares;
};

export class Learner {
  readonly weights: NetworkWeights;
  readonly squares: NetworkWeights;
  private readonly sums = new Float32Array(HIDDEN);
  private readonly slopes = new Float32Array(HIDDEN);
  private readonly chances = new Float64Array(SEATS);

  constructor(weights: NetworkWeights, squares: NetworkWeights) {
    this.weights = weights;
    this.squares = squares;
  }

  /** Returns the sum of the lessons' cross-entropies before learning, and their number. */
  learn(lessons: Lessons, rate: number): { readonly loss: number; readonly count: number } {
    let loss = 0;
    let count = 0;
    for (let index = 0; index + 1 < lessons.starts.length; index++) {
      const one = this.learnOne(lessons, index, rate);
      if (one < 0) continue;
      loss += one;
      count++;
    }
    return { loss, count };
  }

  private learnOne(lessons: Lessons, index: number, rate: number): number {
    const { weights, sums, slopes, chances } = this;
    const { rows, values, targets } = lessons;
    const [start, end] = [lessons.starts[index] as number, lessons.starts[index + 1] as number];
    let players = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      if ((targets[index * SEATS + seat] as number) >= 0) players |= 1 << seat;
    }
    if (players === 0) return -1;
    sums.set(weights.biases);
    for (let at = start; at < end; at++) addRow(weights, sums, 0, rows[at] as number, values[at] as number);
    chancesFrom(weights, sums, 0, players, chances);
    slopes.fill(0);
    let loss = 0;
    for (let seat = 0; seat < SEATS; seat++) {
      if (!(players & (1 << seat))) continue;
      const target = targets[index * SEATS + seat] as number;
      const chance = chances[seat] as number;
      if (target > 0) loss -= target * Math.log(Math.max(chance, 1e-6));
      this.learnSeat(seat, chance - target, rate);
    }
    for (let unit = 0; unit < HIDDEN; unit++) {
      if ((sums[unit] as number) <= 0) slopes[unit] = LEAK * (slopes[unit] as number);
      descend(weights.biases, this.squares.biases, unit, slopes[unit] as number, rate);
    }
    for (let at = start; at < end; at++) this.learnRow(rows[at] as number, values[at] as number, rate);
    return loss;
  }

  private learnSeat(seat: number, error: number, rate: number): void {
    const { weights, squares, sums, slopes } = this;
    descend(weights.seatBiases, squares.seatBiases, seat, error, rate);
    for (let unit = 0; unit < HIDDEN; unit++) {
      const at = seat * HIDDEN + unit;
      const sum = sums[unit] as number;
      slopes[unit] = (slopes[unit] as number) + error * (weights.seats[at] as number);
      descend(weights.seats, squares.seats, at, error * (sum > 0 ? sum : LEAK * sum), rate);
    }
  }

  private learnRow(row: number, value: number, rate: number): void {
    const weights = this.weights.rows;
    const squares = this.squares.rows;
    const { slopes } = this;
    const from = row * HIDDEN;
    for (let unit = 0; unit < HIDDEN; unit++) {
      const gradient = value * (slopes[unit] as number);
      const square = (squares[from + unit] as number) + gradient * gradient;
      squares[from + unit] = square;
      weights[from + unit] = (weights[from + unit] as number) - (rate * gradient) / Math.sqrt(square);
    }
  }
}

function descend(
  weights: Float32Array,
  squares: Float32Array,
  at: number,
  gradient: number,
  rate: number,
): void {
  const square = (squares[at] as number) + gradient * gradient;
  squares[at] = square;
  weights[at] = (weights[at] as number) - (rate * gradient) / Math.sqrt(square);
}
