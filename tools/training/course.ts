/** A training from its first weights to its last: rounds of games, each followed by learning from them. */

import type { PlayerCount } from '../../src/games/tuchulcha/board.ts';
import {
  emptyWeights,
  type NetworkWeights,
  PARTS,
} from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { firstWeights } from './first-weights.ts';
import { firstSquares, Learner } from './learner.ts';
import { mix } from './seeds.ts';
import type { Lessons, SelfPlay } from './self-play.ts';

/** Everything except the program that determines the weights. */
export interface Course extends SelfPlay {
  readonly players: PlayerCount;
  readonly seed: number;
  /** The total number of games, over which the rate decreases. */
  readonly games: number;
  readonly rate: number;
  /** Checksum of the training whose weights it started from, if any. */
  readonly from?: string;
}

export const ROUND = 64;
/** The part of the rate that remains in the end. */
const LAST_RATE = 0.05;
/** The factor for squared gradients of an earlier course, so that learning doesn't stall. */
const OLD_SQUARES = 0.1;

/** Plays the games of a round, numbered within the course, and returns their lessons in that order. */
export type PlayRound = (
  weights: NetworkWeights,
  course: Course,
  first: number,
  games: number,
) => Promise<readonly Lessons[]>;

export interface RoundProgress {
  readonly games: number;
  /** The mean cross-entropy of the round's lessons before they were learned. */
  readonly loss: number;
  readonly turns: number;
}

/** A course in progress, with everything that is needed to continue it. */
export class Training {
  readonly course: Course;
  readonly learner: Learner;
  /** The mean weights after the rounds of the course's second half, which evens out the effects of single games. */
  readonly mean: NetworkWeights;
  games: number;

  constructor(
    course: Course,
    games = 0,
    weights = firstWeights(course.seed),
    squares = firstSquares(),
    mean = emptyWeights(),
  ) {
    this.course = course;
    this.games = games;
    this.learner = new Learner(weights, squares);
    this.mean = mean;
  }

  /** Starts another course, with other games or another rate, from the weights of an earlier one. */
  static after(earlier: Training, course: Course): Training {
    const squares = structuredClone(earlier.learner.squares);
    for (const part of PARTS) squares[part].set(squares[part].map((square) => OLD_SQUARES * square));
    return new Training(course, 0, structuredClone(earlier.result), squares);
  }

  get done(): boolean {
    return this.games >= this.course.games;
  }

  async round(play: PlayRound): Promise<RoundProgress> {
    const { course, learner, games } = this;
    const lessons = await play(learner.weights, course, games, Math.min(ROUND, course.games - games));
    const rate = course.rate * Math.max(LAST_RATE, 1 - games / course.games);
    let [loss, count, turns] = [0, 0, 0];
    for (const game of lessons) {
      const learned = learner.learn(game, rate);
      loss += learned.loss;
      count += learned.count;
      turns += game.turns;
    }
    this.games += lessons.length;
    this.average();
    return { games: this.games, loss: loss / count, turns: turns / lessons.length };
  }

  get result(): NetworkWeights {
    return this.averaged > 0 ? this.mean : this.learner.weights;
  }

  private get averaged(): number {
    return Math.max(0, Math.ceil(this.games / ROUND) - Math.ceil(this.course.games / ROUND / 2));
  }

  private average(): void {
    const { mean, learner, averaged } = this;
    if (averaged === 0) return;
    for (const part of PARTS) {
      const [to, from] = [mean[part], learner.weights[part]];
      for (let index = 0; index < to.length; index++) {
        const now = to[index] as number;
        to[index] = now + ((from[index] as number) - now) / averaged;
      }
    }
  }
}

export const seedOf = ({ seed }: Course, game: number): number => mix(seed, game);
