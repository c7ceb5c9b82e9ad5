/**
 * Why no game can reach a position. Called once, when positions come from outside. Two unreachable kinds are accepted because the
 * examples of docs/rules/tuchulcha.md §10 use them: with two players one haruspex more than in the setup (20, 21), and normal
 * haruspexes behind their exit (21, 23), whose next die takes them to the altar.
 */

import { boardOfPosition, type Color, colorsOf, entryOf, kindOf } from './board.ts';
import { isSettled } from './legal-turns/legal-turns.ts';
import { type ColorState, haruspexesOf, NEUTRAL_HARUSPEXES, OPPOSITE, type Position } from './position.ts';

export type IllegalPosition =
  | 'colors'
  | 'mover'
  | 'roles'
  | 'devotions'
  | 'seals'
  | 'stones'
  | 'finished'
  | 'sums'
  | 'sharedStone'
  | 'openPassage'
  | 'unsettled';

type Check = (position: Position) => string | null;

/** Each check may rely on those before it. */
const CHECKS: readonly (readonly [IllegalPosition, Check])[] = [
  ['colors', checkColors],
  ['mover', checkMover],
  ['roles', checkRoles],
  ['devotions', checkDevotions],
  ['seals', checkSeals],
  ['stones', eachColor(checkStones)],
  ['finished', eachColor(checkFinished)],
  ['sums', eachColor(checkSum)],
  ['sharedStone', checkSharedStones],
  ['openPassage', eachColor(checkPassages)],
  ['unsettled', checkSettled],
];

/** Why it is illegal, null if it is legal. */
export function checkPosition(
  position: Position,
): { readonly code: IllegalPosition; readonly message: string } | null {
  for (const [code, check] of CHECKS) {
    const message = check(position);
    if (message) return { code, message };
  }
  return null;
}

function eachColor(check: (color: Color, state: ColorState, position: Position) => string | null): Check {
  return (position) => {
    for (const color of colorsOf(position)) {
      const state = position.colors[color];
      const message = state ? check(color, state, position) : null;
      if (message) return message;
    }
    return null;
  };
}

/** §2 */
function checkColors(position: Position): string | null {
  const { players } = position;
  const colors = colorsOf(position);
  const neutral = colors.filter((color) => position.colors[color]?.role === 'neutral');
  const [one, other] = neutral;
  if (colors.length !== (players === 3 ? 3 : 4)) return `${colors.length} colors with ${players} players`;
  if (neutral.length !== (players === 2 ? 2 : 0))
    return `${neutral.length} neutral colors with ${players} players`;
  return one && OPPOSITE[one] !== other ? `neutral colors sit opposite, not ${one} and ${other}` : null;
}

function checkMover({ turn, colors }: Position): string | null {
  const role = colors[turn]?.role;
  return role === undefined || role === 'neutral'
    ? `it can't be ${turn}'s turn: no player has that color`
    : null;
}

function checkRoles(position: Position): string | null {
  const roles = colorsOf(position).map((color) => position.colors[color]?.role);
  if (roles.every((role) => role === 'out' || role === 'neutral')) return 'nobody is left in the game';
  for (const role of ['tuchulcha', 'lasaVecuvia'] as const) {
    const holders = colorsOf(position).filter((color) => position.colors[color]?.role === role);
    if (holders.length > 1) return `${holders.join(' and ')} can't both be devoted to the same`;
    if (holders.length > position.devotions[role])
      return `${holders.join()} is devoted, but no devotion is counted`;
  }
  return null;
}

/** §6: to Lasa Vecuvia with four players, once per game. */
function checkDevotions({ players, devotions: { lasaVecuvia } }: Position): string | null {
  if (lasaVecuvia > 1) return 'Lasa Vecuvia is devoted to once a game';
  return lasaVecuvia === 1 && players < 4 ? 'Lasa Vecuvia plays with four players only' : null;
}

function checkSeals(position: Position): string | null {
  const { size } = boardOfPosition(position);
  const { sealed } = position;
  if (sealed.some((stone) => stone > size || kindOf(stone) !== 'passage'))
    return 'only Passages can be sealed';
  return sealed.some((stone, index) => index > 0 && stone <= (sealed[index - 1] ?? 0))
    ? 'seals ascend'
    : null;
}

function checkStones(color: Color, { path }: ColorState, position: Position): string | null {
  const { size } = boardOfPosition(position);
  const wrong = path.find(({ stone, count }) => stone < 1 || stone > size || count < 1);
  return wrong ? `${color} can't stand on stone ${wrong.stone} with ${wrong.count}` : null;
}

function checkFinished(color: Color, { atExit, role }: ColorState, { players }: Position): string | null {
  if (atExit === 0) return null;
  if (players !== 3) return 'a circuit is finished on the exit stone (e) with three players only';
  return role === 'normal' ? null : `${color} isn't on the way to the altar: no e`;
}

/** §2, and where each role has haruspexes (§5.1, §6.1, §6.2, §7). */
function checkSum(color: Color, state: ColorState, { players }: Position): string | null {
  const { role, temple, path, atExit, altar, forest, sanctuary } = state;
  const inPlay = path.reduce((sum, { count }) => sum + count, temple + atExit);
  const sum = inPlay + altar + forest + sanctuary;
  if (role === 'out') return sum === 0 ? null : `${color} is out, but has ${sum} haruspexes`;
  const full = role === 'neutral' ? NEUTRAL_HARUSPEXES : haruspexesOf(players);
  const more = players === 2 ? 1 : 0;
  if (sum < full || sum > full + more) return `${color} has ${sum} haruspexes, not ${full}`;
  const devoted = role === 'tuchulcha' || role === 'lasaVecuvia';
  if (devoted && altar > 0) return `${color} is devoted, and has nobody on the altar`;
  return !devoted && sanctuary > 0 ? `${color} isn't devoted, and has nobody in a sanctuary` : null;
}

/** With three players, those on `e` stand on the entry stone. */
function checkSharedStones(position: Position): string | null {
  const holders = new Map<number, Color>();
  const board = boardOfPosition(position);
  for (const color of colorsOf(position)) {
    const { path = [], atExit = 0 } = position.colors[color] ?? {};
    const stones = path.map(({ stone }) => stone);
    if (atExit > 0) stones.push(entryOf(board, color));
    for (const stone of stones) {
      const holder = holders.get(stone);
      if (holder && holder !== color) return `${holder} and ${color} can't both stand on stone ${stone}`;
      holders.set(stone, color);
    }
  }
  return null;
}

function checkPassages(color: Color, { path }: ColorState, { sealed }: Position): string | null {
  const lost = path.find(({ stone }) => kindOf(stone) === 'passage' && !sealed.includes(stone));
  return lost ? `${color} can't stand on stone ${lost.stone}, an open Passage` : null;
}

function checkSettled(position: Position): string | null {
  return isSettled(position) ? null : 'somebody is still in the game who must be out (§7)';
}
