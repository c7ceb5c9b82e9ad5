/** The learned player's decisions on roles, additional dice and turns, all by the same estimates. */
import { COLORS, type Color } from '../../board.ts';
import { firstRoll, meanOver, possibleRolls, type Roll, sampleOf } from '../../dice.ts';
import { afterDevotion, nextPlayer, shareOf } from '../../end-of-turn.ts';
import { inPlay, type PlayerCount, type Position, roleOf } from '../../position.ts';
import { real } from '../../search/layout.ts';
import { type LegalTurns, legalTurnsOf } from '../../search/legal-turns.ts';
import type { Action, Devotion, GameState, Step } from '../../types.ts';
import { type LevelName, STRONG, type Style, styleOf } from '../levels.ts';
import { decideAction, type Strategy } from '../strategy.ts';
import { NetworkJudge } from './judge.ts';
import type { NetworkWeights } from './network.ts';

interface RatedTurns {
  readonly turns: LegalTurns;
  /** The mover's chance after each turn. Valid until the next rating. */
  readonly chances: Float64Array;
}

/** Limits of looking ahead to the next player's replies. */
export interface LookAhead {
  /** The most turns that are evaluated, all of them within `margin` of the best one. */
  readonly turns: number;
  readonly margin: number;
  readonly rolls: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

export class Chooser {
  private readonly judge: NetworkJudge;
  private readonly style: Style;
  private readonly ahead: LookAhead | null;
  private readonly byColor = new Float64Array(COLORS.length);
  private rated = new Float64Array(4096);

  constructor(weights: NetworkWeights, style: Style = STRONG, ahead: LookAhead | null = null) {
    this.judge = new NetworkJudge(weights);
    this.style = style;
    this.ahead = ahead;
  }

  /**
   * Each color's chance to win, by index of COLORS, before `next` rolls. `mayDevote`: `next` may still change their role. Valid
   * until the next call.
   */
  chancesAt(position: Position, next: Color, mayDevote: boolean): Float64Array {
    this.judge.judge(position, COLORS.indexOf(next), mayDevote, this.byColor);
    return this.byColor;
  }

  chancesAfterTurn(end: Position): Float64Array {
    return this.chancesAt(end, nextAfter(end), true);
  }

  rate(position: Position, dice: readonly number[]): RatedTurns {
    const turns = legalTurnsOf(position, dice);
    if (this.rated.length < turns.size) this.rated = new Float64Array(2 * turns.size);
    this.judge.judgeTurns(position, turns, this.rated);
    return { turns, chances: this.rated };
  }

  /**
   * The index of the turn to take. `discarded` is the die that Tuchulcha has already discarded. Looking ahead invalidates the
   * ratings.
   */
  bestOf(rated: RatedTurns, discarded: number | null = null): number {
    const { turns, chances } = rated;
    if (this.ahead && turns.size > 1) return this.bestAhead(rated, discarded, this.ahead);
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < turns.size; index++) {
      if (discarded !== null && turns.steps(index)[0]?.die !== discarded) continue;
      const worth = this.worthOf(real(chances, index));
      // Turns are only read where the estimate alone would do.
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
    const worths = ends.map(({ position, result }, place) =>
      result
        ? real(chances, close[place] ?? first)
        : this.chanceAfterReply(position, (dice) => someRolls(dice, ahead.rolls)),
    );
    return close[worths.indexOf(Math.max(...worths))] ?? first;
  }

  /**
   * The mover's chance after the next player's best reply, averaged over rolls. `rollsOf` chooses the rolls to evaluate for a
   * number of dice.
   */
  chanceAfterReply(end: Position, rollsOf: (dice: number) => readonly Roll[]): number {
    const mover = COLORS.indexOf(end.turn);
    const position = { ...end, turn: nextAfter(end) };
    const { players, turn } = position;
    return meanOver(rollsOf(firstRoll(players, roleOf(position, turn))), (dice) => {
      const rated = this.rate(position, dice);
      const { position: reply, result } = rated.turns.end(mostOf(rated));
      return result ? shareOf(result, end.turn) : real(this.chancesAfterTurn(reply), mover);
    });
  }

  /** Noise is added to log-odds rather than to chances, so that a sure win is seldom missed. */
  private worthOf(chance: number): number {
    return this.style === STRONG ? chance : logOdds(chance) + this.style.noise();
  }

  bestChance(position: Position, dice: readonly number[]): number {
    const { turns, chances } = this.rate(position, dice);
    let most = 0;
    for (let index = 0; index < turns.size; index++) most = Math.max(most, real(chances, index));
    return most;
  }

  /** The chance with one more die: the mean over its six faces. */
  chanceWithMore(position: Position, dice: readonly number[]): number {
    let sum = 0;
    for (const face of FACES) sum += this.bestChance(position, [...dice, face]);
    return sum / FACES.length;
  }

  /** Whether one more die promises at least as much, averaged over its six faces. */
  wantsMore(position: Position, dice: readonly number[]): boolean {
    const more = this.worthOf(this.chanceWithMore(position, dice));
    return more >= this.worthOf(this.bestChance(position, dice));
  }

  /** The change of role with a better chance than staying; null if there is none. `afterFall`: the turn ends with it (§5.4). */
  bestDevotion(position: Position, devotions: readonly Devotion[], afterFall: boolean): Devotion | null {
    const { turn } = position;
    const mover = COLORS.indexOf(turn);
    const next = afterFall ? nextAfter(position) : turn;
    let best: Devotion | null = null;
    let most = this.worthOf(real(this.chancesAt(position, next, afterFall), mover));
    for (const devotion of devotions) {
      const devoted = afterDevotion(position, devotion);
      const worth = this.worthOf(real(this.chancesAt(devoted, next, afterFall), mover));
      if (worth <= most) continue;
      most = worth;
      best = devotion;
    }
    return best;
  }
}

/** Indexes of turns, the most promising first. `discarded` is the die that Tuchulcha has already discarded. */
export const bestFirst = ({ turns, chances }: RatedTurns, discarded: number | null): readonly number[] =>
  [...chances.keys()]
    .filter((index) => discarded === null || turns.steps(index)[0]?.die === discarded)
    .sort((one, other) => real(chances, other) - real(chances, one));

function mostOf({ turns, chances }: RatedTurns): number {
  let best = 0;
  for (let index = 1; index < turns.size; index++)
    if (real(chances, index) > real(chances, best)) best = index;
  return best;
}

/** All rolls of two dice if `rolls` allows it. Replies to Tuchulcha's rolls take longer, so a fifth as many are used. */
const someRolls = (dice: number, rolls: number): readonly Roll[] =>
  dice > 2
    ? sampleOf(possibleRolls(dice), Math.ceil(rolls / 5))
    : rolls >= possibleRolls(2).length
      ? possibleRolls(2)
      : sampleOf(possibleRolls(2), rolls);

const logOdds = (chance: number): number => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, chance));
  return Math.log(inside / (1 - inside));
};

/** Haruspexes of neutral colors in play. */
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

export const strongChooser = (weights: WeightsByCount, players: PlayerCount): Chooser =>
  new Chooser(weights[players], STRONG, LOOK_AHEAD[players]);

export type WeightsByCount = Readonly<Record<PlayerCount, NetworkWeights>>;

/** Deterministic; a roll's dice are left empty. Throws when the game is over. */
export function learnedPlayer(
  weights: WeightsByCount,
  level: LevelName = 'strong',
): (state: GameState) => Action {
  const quiet: Partial<Record<PlayerCount, Chooser>> = {};
  const chooserFor = (players: PlayerCount, state: GameState): Chooser => {
    if (level !== 'strong') return new Chooser(weights[players], styleOf(level, players, seedOf(state)));
    quiet[players] ??= strongChooser(weights, players);
    return quiet[players];
  };
  const plans = new PlanCache();
  return (state) => decideAction(strategyOf(chooserFor(state.position.players, state), plans), state);
}

/** A turn's noise depends on its roll, so it stays the same when the turn is asked for again. */
const seedOf = ({ turnNumber, rolls }: GameState): number => turnNumber * 7919 + rolls;

const strategyOf = (chooser: Chooser, plans: PlanCache): Strategy => ({
  devotion: (position, devotions, afterFall) => chooser.bestDevotion(position, devotions, afterFall),
  wantsMore: (position, dice) => chooser.wantsMore(position, dice),
  plan: (before, dice, discarded) => plans.planFor(chooser, before, dice, discarded),
});

/** Caches the last planned turn, which is asked for step by step. */
class PlanCache {
  private before: Position | null = null;
  private roll = '';
  private steps: readonly Step[] = [];

  planFor(
    chooser: Chooser,
    before: Position,
    dice: readonly number[],
    discarded: number | null,
  ): readonly Step[] {
    const roll = `${dice.join()} ${discarded}`;
    if (this.before === before && this.roll === roll) return this.steps;
    const rated = chooser.rate(before, dice);
    const steps = rated.turns.steps(chooser.bestOf(rated, discarded));
    this.before = before;
    this.roll = roll;
    this.steps = discarded === null ? steps : steps.slice(1);
    return this.steps;
  }
}
