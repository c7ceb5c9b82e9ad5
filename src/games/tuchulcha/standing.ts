/** What a position tells about stones and colours. */
import { boardOfPosition, colorsOf, entryOf, kindOf } from './board.ts';
import type { Color, Role } from './color.ts';
import type { Position, Stone } from './position.ts';
import type { Origin } from './step.ts';

/** Haruspexes in the temple and on the path (tuchulcha.md §2); 0 for a colour that isn't on the table. */
export function inPlay(position: Position, color: Color): number {
  const { temple = 0, path = [], atExit = 0 } = position.colors[color] ?? {};
  return path.reduce((sum, { count }) => sum + count, temple + atExit);
}

/** Haruspexes of a colour on a stone, with three players those on `e` included. */
export function countOn(position: Position, color: Color, stone: Stone): number {
  const state = position.colors[color];
  if (!state) return 0;
  const finished = state.atExit > 0 && entryOf(boardOfPosition(position), color) === stone ? state.atExit : 0;
  return finished + (state.path.find((standing) => standing.stone === stone)?.count ?? 0);
}

/** Haruspexes of a colour at an origin of steps, those on `e` apart from those on the entry stone. */
export function countFrom(position: Position, color: Color, from: Origin): number {
  const state = position.colors[color];
  if (from === 'temple') return state?.temple ?? 0;
  if (from === 'exit') return state?.atExit ?? 0;
  return state?.path.find(({ stone }) => stone === from)?.count ?? 0;
}

/** Who stands on a stone; in the middle of an open hit two colours do, clockwise. */
export const standingOn = (position: Position, stone: Stone): readonly Color[] =>
  colorsOf(position).filter((color) => countOn(position, color, stone) > 0);

/**
 * A colour's spiritual power on a stone (§4.2), 0 where it has nobody there: what others must bring to hit it.
 * Tuchulcha's attackers and Tuchulcha's own haruspexes count alone (§5.2).
 */
export function powerOf(position: Position, color: Color, stone: Stone, attacker?: Color): number {
  const count = countOn(position, color, stone);
  if (roleOf(position, color) === 'tuchulcha' || (attacker && roleOf(position, attacker) === 'tuchulcha')) {
    return count;
  }
  const kind = kindOf(stone);
  return count * (kind === 'mystical' ? 3 : kind === 'ritual' ? 2 : 1);
}

/** A colour that isn't on the table is out. */
export const roleOf = (position: Position, color: Color): Role => position.colors[color]?.role ?? 'out';

/** The colours whose haruspexes the player at turn may move: with two players the neutral ones too (§8). */
export function movedBy(position: Position): readonly Color[] {
  const { turn, colors } = position;
  if (colors[turn]?.role !== 'normal') return [turn];
  return [turn, ...colorsOf(position).filter((color) => colors[color]?.role === 'neutral')];
}
