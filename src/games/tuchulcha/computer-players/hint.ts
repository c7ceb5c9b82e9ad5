import {
  boardOfPosition,
  colorsOf,
  LAST_STEP,
  type PlayerCount,
  type Position,
  powerOf,
  roleOf,
  stepAt,
} from '../board.ts';
import { devotionsOf } from '../devotion.ts';
import { applySteps } from '../end-of-turn.ts';
import { settledPosition } from '../game.ts';
import { type Consequences, consequencesOf } from '../puzzles.ts';
import type { Devotion, GameState, Step } from '../types.ts';
import type { NetworkWeights } from './evaluator.ts';
import { Judge, type RatedTurn } from './judge.ts';

/** A choice, and the player's chance to win after it, 0..1. */
type Way = { readonly chance: number } & (
  | {
      readonly kind: 'turn';
      /** The die that Tuchulcha discards first; null when that is already decided. */
      readonly discard: number | null;
      /** The whole turn from the roll on, including steps already made; without the additional die if one is offered. */
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'devote'; readonly devotion: Devotion }
  | { readonly kind: 'roll' | 'pass' }
);

/** `consequences`: of a turn; null for other choices. */
export type HintWay = Way & { readonly consequences: Consequences | null };

export interface Hint {
  /** One to three choices, best first. */
  readonly ways: readonly HintWay[];
  /** Whether the first is better than the second by more than the judge's error; true for a single choice. */
  readonly isSure: boolean;
}

const MAX_WAYS = 3;
/** The number of promising turns that are evaluated with the next player's replies. */
export const CANDIDATES = 5;
/** For a reply, all rolls of two dice, and six of Tuchulcha's, are evaluated. */
export const REPLY_ROLLS = 30;

/**
 * The judge's error about the difference between two good turns: the root mean square of how much that difference changes when the
 * next player's replies are evaluated (`npm run bench -- hints`).
 */
export const JUDGE_ERROR: Readonly<Record<PlayerCount, number>> = { 2: 0.022, 3: 0.047, 4: 0.028 };

/** Returns null if the player has no choice. Takes some hundred milliseconds. */
export function hintFor(weights: NetworkWeights, state: GameState): Hint | null {
  const judge = new Judge(weights);
  // Another die's chance doesn't include replies, so turns compared with it don't either.
  const turnWay =
    state.phase.name === 'extra'
      ? asItIs
      : ({ end }: RatedTurn): number => judge.chanceAfterReply(end, REPLY_ROLLS);
  const ways = waysOf(judge, state, CANDIDATES, turnWay).toSorted((one, other) => other.chance - one.chance);
  const [best, second] = ways;
  if (!best) return null;
  const isSure = !second || best.chance - second.chance > JUDGE_ERROR[state.position.players];
  const before = settledPosition(state);
  const shown = ways.slice(0, MAX_WAYS).map((way) => ({
    ...way,
    consequences: way.kind === 'turn' ? consequencesOf(before, way.steps) : null,
  }));
  return { ways: shown, isSure };
}

const asItIs = ({ chance }: RatedTurn): number => chance;

/** All choices, but only the judge's best `mostTurns` turns; `chanceOf`: the chance of a turn. */
export function waysOf(
  judge: Judge,
  { phase, position }: GameState,
  mostTurns: number,
  chanceOf: (turn: RatedTurn) => number = asItIs,
): readonly Way[] {
  const turns = (before: Position, dice: readonly number[], discarded: number | null): readonly Way[] =>
    judge
      .bestTurns(before, dice, mostTurns, discarded)
      .map((turn) => ({ ...lineOf(before, turn.steps, discarded), chance: chanceOf(turn) }));
  switch (phase.name) {
    case 'before':
    case 'afterFall': {
      const afterFall = phase.name === 'afterFall';
      const chanceOnce = (devotion: Devotion | null) =>
        judge.chanceOnceDecided(position, devotion, afterFall);
      return [
        { kind: afterFall ? 'pass' : 'roll', chance: chanceOnce(null) },
        ...devotionsOf(position, afterFall).map(
          (devotion): Way => ({ kind: 'devote', devotion, chance: chanceOnce(devotion) }),
        ),
      ];
    }
    case 'extra':
      return [
        { kind: 'roll', chance: judge.chanceWithMore(position, phase.dice) },
        ...turns(position, phase.dice, null),
      ];
    case 'discard':
      return turns(position, phase.dice, null);
    case 'moving':
      return turns(phase.before, phase.dice, phase.discarded);
    case 'over':
      return [];
  }
}

/** Tuchulcha's discard, which begins a turn, is separate from its steps. */
function lineOf(
  before: Position,
  steps: readonly Step[],
  discarded: number | null,
): Pick<Extract<Way, { kind: 'turn' }>, 'kind' | 'discard' | 'steps'> {
  const [first, ...rest] = steps;
  if (first?.kind !== 'discard' || roleOf(before, before.turn) !== 'tuchulcha')
    return { kind: 'turn', discard: null, steps };
  return { kind: 'turn', discard: discarded === null ? first.die : null, steps: rest };
}

/** The placement of the mover's own haruspexes after a turn. */
export function placementAfter(before: Position, steps: readonly Step[]) {
  const { turn: mover } = before;
  const { position } = applySteps(before, steps);
  const { temple = 0, path = [], atExit = 0 } = position.colors[mover] ?? {};
  const board = boardOfPosition(position);
  const isHome = roleOf(position, mover) === 'normal';
  const left = path.map(({ stone }) => LAST_STEP + 1 - stepAt(board, mover, stone));
  const distances = isHome ? [...left.filter((stones) => stones > 0), ...(atExit > 0 ? [1] : [])] : [];
  // Ritual and Mystical stones have no effect against Tuchulcha.
  const hunter = colorsOf(position).find((color) => roleOf(position, color) === 'tuchulcha');
  const powers = path.map(({ stone, count }) => ({
    stone,
    count,
    power: powerOf(position, mover, stone, hunter),
  }));
  // Nobody hits Tuchulcha.
  const inReach = roleOf(position, mover) === 'tuchulcha' ? [] : powers;
  return {
    temple,
    /** The distance in stones from the altar of the nearest haruspex; null if none is on its way there. */
    toAltar: distances.length > 0 ? Math.min(...distances) : null,
    /** Haruspexes that a single one of another player could hit. */
    exposed: inReach.reduce((sum, { count, power }) => sum + (power === 1 ? count : 0), 0),
    /** Stones on which it takes several haruspexes to hit, with their minimum number. */
    guarded: new Map(inReach.flatMap(({ stone, power }) => (power > 1 ? [[stone, power] as const] : []))),
    /** With two players a turn may move only neutral ones. */
    isMoved: steps.some((step) => step.kind === 'move' && step.color === mover),
  };
}
