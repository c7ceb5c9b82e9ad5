import type { Setup } from './action.ts';
import { haruspexesOf, NEUTRAL_HARUSPEXES, OPPOSITE } from './board.ts';
import { COLORS, type Color } from './color.ts';
import type { ColorState, PlayerCount, Position } from './position.ts';

/**
 * The position before the first turn (tuchulcha.md §2).
 * Throws where the set-up isn't one: two to four different colours, two of them opposite, one of them first.
 */
export function startingPosition(setup: Setup): Position {
  const players = playerCount(setup);
  const colors: Partial<Record<Color, ColorState>> = {};
  for (const color of COLORS) {
    if (setup.players.includes(color)) colors[color] = inTemple('normal', haruspexesOf(players));
    else if (players === 2) colors[color] = inTemple('neutral', NEUTRAL_HARUSPEXES);
  }
  return { players, turn: setup.first, devotions: { tuchulcha: 0, lasaVecuvia: 0 }, sealed: [], colors };
}

function playerCount({ players, first }: Setup): PlayerCount {
  const [one, other] = players;
  const count = players.length;
  if (new Set(players).size !== count) throw new Error(`a colour sits twice: ${players.join()}`);
  if (!players.includes(first)) throw new Error(`${first} begins but doesn't play`);
  if (count !== 2 && count !== 3 && count !== 4) throw new Error(`${count} players: there are two to four`);
  if (count === 2 && one && OPPOSITE[one] !== other) throw new Error('two players sit opposite');
  return count;
}

const inTemple = (role: 'normal' | 'neutral', temple: number): ColorState => ({
  role,
  temple,
  path: [],
  atExit: 0,
  altar: 0,
  forest: 0,
  sanctuary: 0,
});
