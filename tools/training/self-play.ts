/** Games of the learned player against itself as lessons: the inputs before each roll, and the outcome. */

import {
  COLORS,
  type Color,
  type PlayerCount,
  type Position,
  roleOf,
} from '../../src/games/tuchulcha/board.ts';
import { Evaluator, type NetworkWeights } from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { SEATS } from '../../src/games/tuchulcha/computer-players/inputs.ts';
import { type Random, randomFrom } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { firstRoll, mayRollMore } from '../../src/games/tuchulcha/dice.ts';
import {
  afterDevotion,
  applyEndingTo,
  nextPlayer,
  tuchulchaFell,
} from '../../src/games/tuchulcha/end-of-turn.ts';
import { legalTurnsOf } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { firstPosition } from './first-position.ts';
import { PLAIN_WEIGHTS } from './plain-player.ts';

/** A series of lessons in arrays, which can be transferred between threads. */
export interface Lessons {
  /** The first row of each lesson, and the end of the last. */
  readonly starts: Int32Array;
  readonly rows: Int16Array;
  readonly values: Float32Array;
  /** By lesson and seat, the target chance; -1 for seats that can't win. */
  readonly targets: Float32Array;
  readonly turns: number;
}

export interface SelfPlay {
  readonly players: PlayerCount;
  /** The weight of the outcome against the judge's own later estimates: TD(λ). */
  readonly lambda: number;
  /** The share of games, 0..1, in which some seats are played by the plain player's estimate, for variety. */
  readonly guests: number;
}

/** One of this many decisions about devotion is random. More would teach the player to expect blunders. */
const STRAY = 80;
/** Another die is taken without evaluation in this many of ten cases, since evaluating it costs more than it teaches. */
const MORE = 9;
const TURNS = 600;

interface Seen {
  readonly start: number;
  readonly seatOf: Int32Array;
  readonly players: number;
  readonly chances: Float64Array;
  /** The decision was random, so its outcome teaches nothing. */
  strayed: boolean;
}

/** Deterministic for a seed and weights. */
export function playLesson(
  weights: NetworkWeights,
  { players, lambda, guests }: SelfPlay,
  seed: number,
): Lessons {
  const random = randomFrom(seed);
  const met = random(PARTS_OF_GAMES) < guests * PARTS_OF_GAMES ? 1 + random(2 ** COLORS.length - 1) : 0;
  return new LessonGame(weights, random, met).play(players, lambda);
}

const PARTS_OF_GAMES = 100;
const guest = new Evaluator(PLAIN_WEIGHTS);

class LessonGame {
  private readonly judge: Evaluator;
  private readonly random: Random;
  private readonly guests: number;
  private readonly seen: Seen[] = [];
  private readonly rows: number[] = [];
  private readonly values: number[] = [];
  private ends = new Float64Array(4096);
  private readonly chances = new Float64Array(COLORS.length);

  constructor(weights: NetworkWeights, random: Random, guests: number) {
    this.judge = new Evaluator(weights);
    this.random = random;
    this.guests = guests;
  }

  private playerOf(color: number): Evaluator {
    return this.guests & (1 << color) ? guest : this.judge;
  }

  play(players: PlayerCount, lambda: number): Lessons {
    const outcome = new Float64Array(COLORS.length);
    let position = firstPosition(players, this.random);
    let winners: readonly Color[] | null = null;
    let turns = 0;
    while (!winners && turns++ < TURNS) {
      position = this.decideRole(position, false);
      winners = this.overAfter(position);
      if (winners) break;
      const before = position;
      const end = this.turn(position);
      winners = end.result;
      position = end.position;
      if (!winners && tuchulchaFell(before, position)) {
        position = this.decideRole(position, true);
        winners = this.overAfter(position);
      }
      if (!winners) position = { ...position, turn: nextPlayer(position) };
    }
    if (winners) for (const color of winners) outcome[COLORS.indexOf(color)] = 1 / winners.length;
    else this.judge.evaluate(position, COLORS.indexOf(position.turn), true, outcome);
    return this.lessons(outcome, lambda, turns);
  }

  private overAfter(position: Position): readonly Color[] | null {
    return applyEndingTo(position).over?.winners ?? null;
  }

  /** Decides before the roll, or (§5.4) after Tuchulcha's fall. */
  private decideRole(position: Position, afterFall: boolean): Position {
    const devotions = devotionsOf(position, afterFall);
    const mover = COLORS.indexOf(position.turn);
    const next = afterFall ? COLORS.indexOf(nextPlayer(position)) : mover;
    if (devotions.length === 0) {
      if (!afterFall) this.see(position, next, false);
      return position;
    }
    const undecided = afterFall ? null : this.see(position, next, true);
    const player = this.playerOf(mover);
    const choices = [position, ...devotions.map((devotion) => afterDevotion(position, devotion))];
    let best = 0;
    let most = -1;
    for (const [index, choice] of choices.entries()) {
      player.evaluate(choice, next, afterFall, this.chances);
      const chance = this.chances[mover] as number;
      if (chance <= most) continue;
      most = chance;
      best = index;
    }
    if (this.random(STRAY) === 0) {
      const drawn = this.random(2) === 0 ? 0 : 1 + this.random(devotions.length);
      if (drawn !== best && undecided) undecided.strayed = true;
      if (undecided) best = drawn;
    }
    const chosen = choices[best] as Position;
    if (!afterFall && !this.overAfter(chosen)) this.see(chosen, next, false);
    return chosen;
  }

  private see(position: Position, next: number, mayDevote: boolean): Seen {
    const chances = new Float64Array(COLORS.length);
    this.judge.evaluate(position, next, mayDevote, chances);
    const { rows, values, size, seatOf } = this.judge.inputs;
    let players = 0;
    for (const [index, color] of COLORS.entries()) {
      const role = roleOf(position, color);
      if (role !== 'out' && role !== 'neutral') players |= 1 << (seatOf[index] as number);
    }
    const seen: Seen = { start: this.rows.length, seatOf: seatOf.slice(), players, chances, strayed: false };
    this.seen.push(seen);
    for (let index = 0; index < size; index++) {
      this.rows.push(rows[index] as number);
      this.values.push(values[index] as number);
    }
    return seen;
  }

  private turn(position: Position) {
    const { random } = this;
    const { players, turn } = position;
    const role = roleOf(position, turn);
    const dice = Array.from({ length: firstRoll(players, role) }, () => 1 + random(6));
    const more = mayRollMore(players, role, dice) && random(10) < MORE;
    const turns = legalTurnsOf(position, more ? [...dice, 1 + random(6)] : dice);
    if (this.ends.length < turns.size) this.ends = new Float64Array(2 * turns.size);
    this.playerOf(COLORS.indexOf(turn)).evaluateTurns(position, turns, this.ends);
    let best = 0;
    for (let end = 1; end < turns.size; end++) {
      if ((this.ends[end] as number) > (this.ends[best] as number)) best = end;
    }
    return turns.end(best);
  }

  private lessons(outcome: Float64Array, lambda: number, turns: number): Lessons {
    const { seen } = this;
    const targets = new Float32Array(seen.length * SEATS).fill(-1);
    const coming = outcome.slice();
    for (let index = seen.length - 1; index >= 0; index--) {
      const { seatOf, players, chances, strayed } = seen[index] as Seen;
      for (let color = 0; color < COLORS.length; color++) {
        const seat = seatOf[color] as number;
        if (!strayed && seat >= 0 && players & (1 << seat))
          targets[index * SEATS + seat] = coming[color] as number;
        const believed = strayed ? 0 : lambda;
        coming[color] = believed * (coming[color] as number) + (1 - believed) * (chances[color] as number);
      }
    }
    return {
      starts: Int32Array.from([...seen.map(({ start }) => start), this.rows.length]),
      rows: Int16Array.from(this.rows),
      values: Float32Array.from(this.values),
      targets,
      turns,
    };
  }
}
