import {
  COLORS,
  type Color,
  OPPOSITE,
  type PlayerCount,
  type Position,
  startingPosition,
} from '../../src/games/tuchulcha/board.ts';
import type { Random } from '../../src/games/tuchulcha/computer-players/levels.ts';

/** The start of a game with random colors, where there is a choice, and a random first player. */
export function firstPosition(players: PlayerCount, random: Random): Position {
  const one = COLORS[random(COLORS.length)] as Color;
  const seats = COLORS.filter((color) =>
    players === 4 ? true : players === 3 ? color !== one : color === one || color === OPPOSITE[one],
  );
  return startingPosition({ players: seats, first: seats[random(seats.length)] as Color });
}
