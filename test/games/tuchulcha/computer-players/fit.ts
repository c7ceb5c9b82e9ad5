/**
 * `npx tsx test/games/tuchulcha/computer-players/fit.ts [games] [rounds]` found the computer player's weights: it plays against itself,
 * sometimes at random, and then searches for the weights that make the actual winners most likely.
 */

import {
  evaluate,
  PLAIN_WEIGHTS,
  type PlainWeights,
} from '../../../../src/games/tuchulcha/computer-players/evaluate.ts';
import { chooseAction } from '../../../../src/games/tuchulcha/computer-players/strategy.ts';
import {
  COLORS,
  type Color,
  type PlayerCount,
  type Position,
} from '../../../../src/games/tuchulcha/index.ts';
import { Field } from '../../../../src/games/tuchulcha/search/field.ts';
import { loadPosition } from '../../../../src/games/tuchulcha/search/position-conversion.ts';
import { randomFrom } from '../random-play.ts';
import { moments, seatsOf } from './arena.ts';
import { type Policy, randomPolicy } from './policies.ts';

interface Lesson {
  /** The beginning of a turn, before or after a devotion. */
  readonly position: Position;
  readonly winners: readonly Color[];
  /** Decisions about a role count for more. */
  readonly weight: number;
}

const TABLES: readonly PlayerCount[] = [4, 4, 3, 2];
const TRIED_IN_GAMES = ['pace', 'spread', 'forest'];
/** Weights outside these limits have no meaning. */
const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  hitNext: [0, 1],
  hitLater: [0, 1],
  fog: [0, 10],
  escapeReach: [0.1, 100],
};

const straying: Policy = (state, random) =>
  random(100) < (state.phase.name === 'before' ? 8 : 2) ? randomPolicy(state, random) : chooseAction(state);

function lessonsOf(game: number): readonly Lesson[] {
  const random = randomFrom(game);
  const seats = seatsOf(TABLES[game % TABLES.length] ?? 4, random);
  const setup = { players: seats, first: seats[random(seats.length)] as Color };
  const met: { position: Position; weight: number }[] = [];
  let winners: readonly Color[] = [];
  for (const { state, action, next } of moments(setup, () => straying, random)) {
    if (action.type === 'devote' && next.phase.name === 'before')
      met.push({ position: next.position, weight: 5 });
    else if (state.phase.name === 'before' && random(3) === 0)
      met.push({ position: state.position, weight: 1 });
    if (next.phase.name === 'over') winners = next.phase.winners;
  }
  return met.map((lesson) => ({ ...lesson, winners }));
}

const field = new Field();

/** The mean of minus the logarithm of the winners' estimated chances. */
function loss(lessons: readonly Lesson[], weights: PlainWeights): number {
  let sum = 0;
  let all = 0;
  for (const { position, winners, weight } of lessons) {
    loadPosition(field, position);
    for (const winner of winners) {
      const chance = evaluate(field, COLORS.indexOf(winner), field.mover, weights);
      sum -= (weight / winners.length) * Math.log(Math.max(chance, 1e-4));
    }
    all += weight;
  }
  return sum / all;
}

function fitted(lessons: readonly Lesson[], rounds: number): PlainWeights {
  const names = Object.keys(PLAIN_WEIGHTS).filter(
    (name) => !TRIED_IN_GAMES.includes(name),
  ) as (keyof PlainWeights)[];
  const strides = new Map(names.map((name) => [name, Math.max(0.05, 0.3 * Math.abs(PLAIN_WEIGHTS[name]))]));
  let weights = PLAIN_WEIGHTS;
  let least = loss(lessons, weights);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const stride = strides.get(name) ?? 0;
      const [low, high] = LIMITS[name] ?? [-100, 100];
      const better = [stride, -stride]
        .map((change) => ({ ...weights, [name]: Math.min(high, Math.max(low, weights[name] + change)) }))
        .find((changed) => loss(lessons, changed) < least);
      strides.set(name, stride * (better ? 1.3 : 0.5));
      if (!better) continue;
      weights = better;
      least = loss(lessons, weights);
    }
    console.log(`round ${round + 1}: ${least.toFixed(4)}`);
  }
  return weights;
}

const [games = '1000', rounds = '6'] = process.argv.slice(2);
const lessons = Array.from({ length: Number(games) }, (_, game) => lessonsOf(game)).flat();
console.log(`${lessons.length} positions, at first: ${loss(lessons, PLAIN_WEIGHTS).toFixed(4)}`);
console.log(fitted(lessons, Number(rounds)));
