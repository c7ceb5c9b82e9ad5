import { boardOfPosition, colorsOf, LAST_STEP, type Stone, stepAt } from '../board.ts';
import { applySteps } from '../end-of-turn.ts';
import { type Position, powerOf, roleOf } from '../position.ts';
import type { Step } from '../types.ts';

/** How the mover's own haruspexes stand after a turn. */
export interface Placement {
  /** In the temple. */
  readonly temple: number;
  /** Stones from the altar of the one that is nearest to it; null where none is on its way there. */
  readonly toAltar: number | null;
  /** Those that a single haruspex of another player could hit where they stand. */
  readonly exposed: number;
  /** Stones on which it takes more than one to hit them, and how many at least. */
  readonly guarded: ReadonlyMap<Stone, number>;
  /** Whether the turn has moved any of them; with two players it may move neutral ones alone. */
  readonly isMoved: boolean;
}

export function placementAfter(before: Position, steps: readonly Step[]): Placement {
  const { turn: mover } = before;
  const { position } = applySteps(before, steps);
  const { temple = 0, path = [], atExit = 0 } = position.colors[mover] ?? {};
  const board = boardOfPosition(position);
  const isHome = roleOf(position, mover) === 'normal';
  const left = path.map(({ stone }) => LAST_STEP + 1 - stepAt(board, mover, stone));
  const distances = isHome ? [...left.filter((stones) => stones > 0), ...(atExit > 0 ? [1] : [])] : [];
  // To Tuchulcha, Ritual and Mystical stones mean nothing.
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
    toAltar: distances.length > 0 ? Math.min(...distances) : null,
    exposed: inReach.reduce((sum, { count, power }) => sum + (power === 1 ? count : 0), 0),
    guarded: new Map(inReach.flatMap(({ stone, power }) => (power > 1 ? [[stone, power] as const] : []))),
    isMoved: steps.some((step) => step.kind === 'move' && step.color === mover),
  };
}
