/** What the learned player decides: roles, one more die, and turns, all by the same chances. */
import { COLORS, type Color } from '../../board.ts';
import { devote } from '../../devotion.ts';
import { applyEndingTo, nextPlayer } from '../../end-of-turn.ts';
import { type Position, roleOf } from '../../position.ts';
import { type LegalTurns, legalTurnsOf } from '../../search/legal-turns.ts';
import type { Devotion } from '../../types.ts';
import { type Noise, QUIET } from '../levels.ts';
import { Judge } from './judge.ts';
import type { Weights } from './network.ts';

export interface RatedTurns {
  readonly turns: LegalTurns;
  /** By turn: the mover's chance after it. Valid until others are rated. */
  readonly chances: Float64Array;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export class Chooser {
  private readonly judge: Judge;
  private readonly noise: Noise;
  private readonly byColor = new Float64Array(COLORS.length);
  private rated = new Float64Array(4096);

  constructor(weights: Weights, noise: Noise = QUIET) {
    this.judge = new Judge(weights);
    this.noise = noise;
  }

  /**
   * Each colour's chance to win, by index of COLORS, before `next` rolls. `mayDevote`: who hasn't decided yet whether to change
   * the role. Valid until others are asked for.
   */
  chancesAt(position: Position, next: Color, mayDevote: boolean): Float64Array {
    this.judge.judge(position, COLORS.indexOf(next), mayDevote, this.byColor);
    return this.byColor;
  }

  /** After the last step of a turn. */
  chancesAfterTurn(end: Position): Float64Array {
    return this.chancesAt(end, nextAfter(end), true);
  }

  rate(position: Position, dice: readonly number[]): RatedTurns {
    const turns = legalTurnsOf(position, dice);
    if (this.rated.length < turns.size) this.rated = new Float64Array(2 * turns.size);
    this.judge.judgeTurns(position, turns, this.rated);
    return { turns, chances: this.rated };
  }

  /** The index of the turn to take. `discarded`: the die that Tuchulcha has given up already. */
  bestOf({ turns, chances }: RatedTurns, discarded: number | null = null): number {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < turns.size; index++) {
      if (discarded !== null && turns.steps(index)[0]?.die !== discarded) continue;
      const worth = this.worthOf(chances[index] as number);
      if (worth <= most) continue;
      most = worth;
      best = index;
    }
    return best;
  }

  /** Without noise the chance itself would do; with noise its log-odds: a sure win is seldom missed. */
  private worthOf(chance: number): number {
    return this.noise === QUIET ? chance : logOdds(chance) + this.noise();
  }

  /** The mover's chance after the best turn with these dice. */
  bestChance(position: Position, dice: readonly number[]): number {
    const { turns, chances } = this.rate(position, dice);
    let most = 0;
    for (let index = 0; index < turns.size; index++) most = Math.max(most, chances[index] as number);
    return most;
  }

  /** Whether one more die promises as much at least, on the average of its six faces. */
  wantsMore(position: Position, dice: readonly number[]): boolean {
    let sum = 0;
    for (const face of FACES) sum += this.bestChance(position, [...dice, face]);
    return this.worthOf(sum / FACES.length) >= this.worthOf(this.bestChance(position, dice));
  }

  /** The one that promises more than staying, or null. `afterFall`: the turn is over then (§5.4). */
  bestDevotion(position: Position, devotions: readonly Devotion[], afterFall: boolean): Devotion | null {
    const { turn } = position;
    const mover = COLORS.indexOf(turn);
    const next = afterFall ? nextAfter(position) : turn;
    let best: Devotion | null = null;
    let most = this.worthOf(this.chancesAt(position, next, afterFall)[mover] as number);
    for (const devotion of devotions) {
      const devoted = applyEndingTo(devote(position, devotion).position).position;
      const worth = this.worthOf(this.chancesAt(devoted, next, afterFall)[mover] as number);
      if (worth <= most) continue;
      most = worth;
      best = devotion;
    }
    return best;
  }
}

const logOdds = (chance: number): number => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(inside / (1 - inside));
};

/** Who rolls after the player at turn; where nobody is left, the game is over and it is the same. */
function nextAfter(position: Position): Color {
  const others = COLORS.some((color) => {
    const role = roleOf(position, color);
    return role !== 'out' && role !== 'neutral';
  });
  return others ? nextPlayer(position) : position.turn;
}
