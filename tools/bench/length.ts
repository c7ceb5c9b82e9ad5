/** Measures the turns in a game between computer players, for src/tables/tuchulcha/index.ts. */

import type { Color } from '../../src/games/tuchulcha/board.ts';
import { TURNS } from '../../src/tables/tuchulcha/index.ts';
import { moments, seatsOf } from '../../test/games/tuchulcha/computer-players/arena.ts';
import { randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { chooseAction } from '../training/plain-player.ts';

const GAMES = 400;

export function benchLength([given = '']: readonly string[]): void {
  const games = Number(given.replace('--games=', '')) || GAMES;
  for (const players of [2, 3, 4] as const) {
    const turns = Array.from({ length: games }, (_, seed) => turnsOf(players, seed + 1)).sort(
      (a, b) => a - b,
    );
    const at = (part: number) => turns[Math.floor(part * (turns.length - 1))] ?? 0;
    const mean = turns.reduce((sum, one) => sum + one, 0) / games;
    console.log(
      `${players} players, ${games} games: ${mean.toFixed(1)} turns (written down: ${TURNS[players]}), ` +
        `8 of 10 games ${at(0.1)} to ${at(0.9)}`,
    );
  }
}

function turnsOf(players: 2 | 3 | 4, seed: number): number {
  const random = randomFrom(seed);
  const seats = seatsOf(players, random);
  let turns = 0;
  for (const { state } of moments({ players: seats, first: seats[0] as Color }, () => chooseAction, random))
    turns = state.turnNumber;
  return turns;
}
