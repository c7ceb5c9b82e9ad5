/** A judge estimates each player's chance to win, and decides on roles, additional dice and turns by these estimates. */

import { COLORS, type Color, inPlay, type PlayerCount, type Position, roleOf } from '../board.ts';
import { expectedValue, FACES, firstRoll, mayRollMore, possibleRolls, type Roll, sampleOf } from '../dice.ts';
import { afterDevotion, nextPlayer, shareOf } from '../end-of-turn.ts';
import { real } from '../legal-turns/layout.ts';
import { type LegalTurns, legalTurnsOf, type TurnEnd } from '../legal-turns/legal-turns.ts';
import type { Devotion, Step } from '../types.ts';
import { Evaluator, type NetworkWeights } from './evaluator.ts';
import { STRONG, type Style } from './levels.ts';

/** By color, 0..1; 0 for colors that can't win. */
export type Chances = Readonly<Record<Color, number>>;

export interface RatedTurn {
  /** Tuchulcha's discard is the first of them. */
  readonly steps: readonly Step[];
  readonly end: TurnEnd;
  /** The mover's. */
  readonly chance: number;
}

interface RatedTurns {
  readonly turns: LegalTurns;
  /** The mover's chance after each turn. Valid until the next rating. */
  readonly chances: Float64Array;
}

export interface LookAhead {
  /** Maximum number of evaluated turns, all within `margin` of the best one. */
  readonly turns: number;
  readonly margin: number;
  readonly rolls: number;
}

export class Judge {
  private readonly evaluator: Evaluator;
  private readonly style: Style;
  private readonly ahead: LookAhead | null;
  private readonly byColor = new Float64Array(COLORS.length);
  private rated = new Float64Array(4096);

  constructor(weights: NetworkWeights, style: Style = STRONG, ahead: LookAhead | null = null) {
    this.evaluator = new Evaluator(weights);
    this.style = style;
    this.ahead = ahead;
  }

  /**
   * Each color's chance to win, by index of COLORS, before `next` rolls. `mayDevote`: `next` may still change their role. Valid
   * until the next call.
   */
  chancesAt(position: Position, next: Color, mayDevote: boolean): Float64Array {
    this.evaluator.evaluate(position, COLORS.indexOf(next), mayDevote, this.byColor);
    return this.byColor;
  }

  chancesAfterTurn(end: Position): Float64Array {
    return this.chancesAt(end, nextAfter(end), true);
  }

  /** Everybody's chances before the player at turn rolls. `mayDevote`: they may still change their role before. */
  before(position: Position, mayDevote: boolean): Chances {
    const chances = this.chancesAt(position, position.turn, mayDevote);
    return Object.fromEntries(COLORS.map((color, index) => [color, real(chances, index)])) as Record<
      Color,
      number
    >;
  }

  /** The mover's chance after the last step of a turn, while the position's turn is still theirs. */
  after(end: TurnEnd): number {
    const { position, result } = end;
    const { turn } = position;
    return result ? shareOf(result, turn) : real(this.chancesAfterTurn(position), COLORS.indexOf(turn));
  }

  /** The chance, 0..1, of the player who decides, after a devotion or (null) without one. `afterFall`: the turn ends with it (§5.4). */
  chanceOnceDecided(position: Position, devotion: Devotion | null, afterFall: boolean): number {
    const decided = devotion ? afterDevotion(position, devotion) : position;
    const chances = afterFall ? this.chancesAfterTurn(decided) : this.chancesAt(decided, decided.turn, false);
    return real(chances, COLORS.indexOf(position.turn));
  }

  rate(position: Position, dice: readonly number[]): RatedTurns {
    const turns = legalTurnsOf(position, dice);
    if (this.rated.length < turns.size) this.rated = new Float64Array(2 * turns.size);
    this.evaluator.evaluateTurns(position, turns, this.rated);
    return { turns, chances: this.rated };
  }

  /** The index of the turn to take. `discarded`: Tuchulcha's die, if discarded. Looking ahead invalidates the ratings. */
  bestOf(rated: RatedTurns, discarded: number | null = null): number {
    const { turns, chances } = rated;
    if (this.ahead && turns.size > 1) return this.bestAhead(rated, discarded, this.ahead);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < turns.size; index++) {
      if (discarded !== null && turns.steps(index)[0]?.die !== discarded) continue;
      const worth = this.worthOf(real(chances, index));
      // A turn is only read if its estimate exceeds the best so far.
      if (worth <= most) continue;
      const liked = worth - this.dislikeOf(turns, index);
      if (liked <= most) continue;
      most = liked;
      best = index;
    }
    return best;
  }

  private dislikeOf(turns: LegalTurns, index: number): number {
    const { neutralLoss } = this.style;
    return neutralLoss === 0
      ? 0
      : neutralLoss * (neutralsIn(turns.start) - neutralsIn(turns.end(index).position));
  }

  /** Chooses among the most promising turns the one with the best chance after the next player's reply, averaged over rolls. */
  private bestAhead(rated: RatedTurns, discarded: number | null, ahead: LookAhead): number {
    const { turns } = rated;
    const chances = rated.chances.slice(0, turns.size);
    const promising = bestFirst({ turns, chances }, discarded);
    const [first = 0] = promising;
    const least = real(chances, first) - ahead.margin;
    const close = promising.slice(0, ahead.turns).filter((index) => real(chances, index) >= least);
    if (close.length === 1) return first;
    const ends = close.map((index) => turns.end(index));
    const worths = ends.map((end) => this.chanceAfterReply(end, ahead.rolls));
    return close[worths.indexOf(Math.max(...worths))] ?? first;
  }

  /** The mover's chance after the next player's best reply, averaged over as many rolls as {@link someRolls} takes. */
  chanceAfterReply(end: TurnEnd, rolls: number): number {
    const { turn: mover } = end.position;
    if (end.result) return shareOf(end.result, mover);
    const position = { ...end.position, turn: nextAfter(end.position) };
    return expectedValue(someRolls(position, rolls), (dice) => {
      const rated = this.rate(position, dice);
      const { position: reply, result } = rated.turns.end(mostOf(rated));
      return result ? shareOf(result, mover) : real(this.chancesAfterTurn(reply), COLORS.indexOf(mover));
    });
  }

  /** Noise is added to log-odds rather than to chances, so that a sure win is seldom missed. */
  private worthOf(chance: number): number {
    return this.style === STRONG ? chance : logOdds(chance) + this.style.noise();
  }

  bestTurn(position: Position, dice: readonly number[]): RatedTurn {
    const rated = this.rate(position, dice);
    return turnOf(rated, this.bestOf(rated));
  }

  /** This many turns, best first. `discarded` is the die that Tuchulcha has already discarded. */
  bestTurns(
    position: Position,
    dice: readonly number[],
    most: number,
    discarded: number | null = null,
  ): readonly RatedTurn[] {
    const rated = this.rate(position, dice);
    const chances = rated.chances.subarray(0, rated.turns.size);
    return bestFirst({ ...rated, chances }, discarded)
      .slice(0, most)
      .map((index) => turnOf(rated, index));
  }

  bestChance(position: Position, dice: readonly number[]): number {
    const { turns, chances } = this.rate(position, dice);
    let most = 0;
    for (let index = 0; index < turns.size; index++) most = Math.max(most, real(chances, index));
    return most;
  }

  /** The chance after the best turn with another die: the mean over its faces. */
  chanceWithMore(position: Position, dice: readonly number[], faces: readonly number[] = FACES): number {
    let sum = 0;
    for (const face of faces) sum += this.bestChance(position, [...dice, face]);
    return sum / faces.length;
  }

  /** Whether another die promises at least as much, averaged over its six faces. */
  wantsMore(position: Position, dice: readonly number[]): boolean {
    const more = this.worthOf(this.chanceWithMore(position, dice));
    return more >= this.worthOf(this.bestChance(position, dice));
  }

  /** The change of role with a better chance than staying; null if there is none. */
  bestDevotion(position: Position, devotions: readonly Devotion[], afterFall: boolean): Devotion | null {
    if (devotions.length === 0) return null;
    let best: Devotion | null = null;
    let most = this.worthOf(this.chanceOnceDecided(position, null, afterFall));
    for (const devotion of devotions) {
      const worth = this.worthOf(this.chanceOnceDecided(position, devotion, afterFall));
      if (worth <= most) continue;
      most = worth;
      best = devotion;
    }
    return best;
  }
}

export type JudgeByCount = Readonly<Record<PlayerCount, Judge>>;

export const judgesBy = (weights: WeightsByCount): JudgeByCount => ({
  2: new Judge(weights[2]),
  3: new Judge(weights[3]),
  4: new Judge(weights[4]),
});

/** Indexes of turns, most promising first. `discarded` is the die that Tuchulcha has already discarded. */
const bestFirst = ({ turns, chances }: RatedTurns, discarded: number | null): readonly number[] =>
  [...chances.keys()]
    .filter((index) => discarded === null || turns.steps(index)[0]?.die === discarded)
    .sort((one, other) => real(chances, other) - real(chances, one));

const turnOf = ({ turns, chances }: RatedTurns, index: number): RatedTurn => ({
  steps: turns.steps(index),
  end: turns.end(index),
  chance: real(chances, index),
});

function mostOf({ turns, chances }: RatedTurns): number {
  let best = 0;
  for (let index = 1; index < turns.size; index++)
    if (real(chances, index) > real(chances, best)) best = index;
  return best;
}

/** All rolls of two dice if `rolls` allows it. Replies to Tuchulcha's rolls take longer, so a fifth as many are used. */
function someRolls({ players, turn, colors }: Position, rolls: number): readonly Roll[] {
  const dice = firstRoll(players, colors[turn]?.role ?? 'out');
  const all = possibleRolls(dice);
  if (dice > 2) return sampleOf(all, Math.ceil(rolls / 5));
  return rolls >= all.length ? all : sampleOf(all, rolls);
}

const logOdds = (chance: number): number => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(inside / (1 - inside));
};

const neutralsIn = (position: Position): number =>
  COLORS.reduce(
    (sum, color) => (roleOf(position, color) === 'neutral' ? sum + inPlay(position, color) : sum),
    0,
  );

/** The player who rolls next; the same one when the game is over because nobody else is left. */
function nextAfter(position: Position): Color {
  const others = COLORS.some((color) => {
    const role = roleOf(position, color);
    return role !== 'out' && role !== 'neutral';
  });
  return others ? nextPlayer(position) : position.turn;
}

/** With two players, turns have so many ends that only a few rolls can be evaluated. */
export const LOOK_AHEAD: Readonly<Record<PlayerCount, LookAhead | null>> = {
  2: { turns: 3, margin: 0.02, rolls: 5 },
  3: { turns: 5, margin: 0.05, rolls: 21 },
  4: { turns: 4, margin: 0.03, rolls: 21 },
};

export type WeightsByCount = Readonly<Record<PlayerCount, NetworkWeights>>;

/** The chance after the first roll, if the mover rolls another die (with one of the faces) whenever that promises more. */
export function chanceAfterRoll(
  judge: Judge,
  position: Position,
  dice: readonly number[],
  faces: readonly number[] = FACES,
): number {
  const { players, turn } = position;
  const chance = judge.bestChance(position, dice);
  if (!mayRollMore(players, roleOf(position, turn), dice)) return chance;
  return Math.max(chance, judge.chanceWithMore(position, dice, faces));
}

/** Before the roll, all rolls of two dice, and 36 of Tuchulcha's, are evaluated. */
const JUDGED_ROLLS = 180;

/**
 * The mean of {@link chanceAfterRoll} over the mover's first rolls. Two dice: all 21 rolls, weighted. Tuchulcha's three or four: a
 * sample of 36, the middles of equal parts of all rolls sorted by sum. Another die counts with all its faces; if there are many
 * turns (for Tuchulcha, and with two players) with two of them, chosen so that over the six doubles each face comes up equally
 * often.
 */
export const chanceBeforeRoll = (judge: Judge, position: Position): number =>
  expectedValue(someRolls(position, JUDGED_ROLLS), (dice) =>
    chanceAfterRoll(judge, position, dice, facesFor(position, dice)),
  );

function facesFor({ players, turn, colors }: Position, dice: readonly number[]): readonly number[] {
  if (players > 2 && colors[turn]?.role !== 'tuchulcha') return FACES;
  const face = 1 + ((dice[0] ?? 0) % 3);
  return [face, face + 3];
}
