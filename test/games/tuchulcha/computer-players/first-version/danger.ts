import {
  boardOfPosition,
  type Color,
  colorsOf,
  type Stone,
  stepAt,
} from '../../../../../src/games/tuchulcha/board.ts';
import { countOn, type Position, powerOf } from '../../../../../src/games/tuchulcha/position.ts';

/** The chance that two dice move one haruspex exactly this far with one die or both, by distance 1..12. */
const REACH = [0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 1].map((ways) => ways / 36);

/** The chance that an attacker with a haruspex `distance` stones behind lands there in a turn. */
const reach = (distance: number): number => REACH[distance] ?? 0;

/**
 * A rough estimate of how likely a color's haruspexes on a stone are hit before they move again, 0..1, from the opponents behind
 * them and how many those need.
 */
export function danger(position: Position, color: Color, stone: Stone): number {
  let safe = 1;
  for (const attacker of colorsOf(position)) {
    if (attacker === color || position.colors[attacker]?.role === 'out') continue;
    safe *= 1 - chanceOfHit(position, attacker, color, stone);
  }
  return 1 - safe;
}

function chanceOfHit(position: Position, attacker: Color, color: Color, stone: Stone): number {
  const power = powerOf(position, color, stone, attacker);
  if (position.colors[color]?.role === 'tuchulcha' || power > 3) return 0;
  const chances = approaches(position, attacker, stone).sort((a, b) => b - a);
  if (chances.length < power) return 0;
  const needed = chances.slice(0, power);
  const together = needed.reduce((product, chance) => product * chance, 1);
  return power === 1 ? 1 - chances.slice(0, 3).reduce((none, chance) => none * (1 - chance), 1) : together;
}

/** For each of the attacker's haruspexes in reach, its chance to land on the stone. */
function approaches(position: Position, attacker: Color, stone: Stone): number[] {
  const state = position.colors[attacker];
  if (!state) return [];
  const board = boardOfPosition(position);
  const target = stepAt(board, attacker, stone);
  const chances: number[] = [];
  for (let distance = 1; distance < REACH.length; distance++) {
    const from = target - distance;
    const count =
      from === 0
        ? state.temple
        : from > 0
          ? countOn(position, attacker, ((stone - distance - 1 + board.size) % board.size) + 1)
          : 0;
    for (let n = 0; n < Math.min(count, 3); n++) chances.push(reach(distance));
  }
  return chances;
}
