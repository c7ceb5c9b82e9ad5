/**
 * Measures how often each seat wins a game of Tuchulcha between equals, in the order of first turns, for
 * `src/tables/tuchulcha/result.ts`: `npm run bench -- seats --games 4000`.
 */

import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { nextPlayer } from '../../src/games/tuchulcha/end-of-turn.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { firstPosition } from '../training/first-position.ts';
import { learnedTurns, plainTurns, playGame, type TurnPlayer } from '../training/match.ts';

const GAMES = 1000;
const SEED = 7_000_000;

export function benchSeats(options: readonly string[]): void {
  const given = Number(options[options.indexOf('--games') + 1]);
  const games = options.includes('--games') && given > 0 ? given : GAMES;
  const weights = readWeights();
  for (const players of [2, 3, 4] as const) {
    const kinds: readonly (readonly [string, TurnPlayer])[] = [
      ['strong', learnedTurns(weights[players])],
      ['casual', learnedTurns(weights[players], styleOf('casual', players, 1))],
      ['plain', plainTurns],
    ];
    for (const [name, player] of kinds) {
      const wins = Array.from({ length: players }, () => 0);
      for (let game = 0; game < games; game++) {
        let start = firstPosition(players, randomFrom(SEED + game));
        const order = wins.map(() => {
          const { turn } = start;
          start = { ...start, turn: nextPlayer(start) };
          return turn;
        });
        const { winners } = playGame(players, () => player, SEED + game);
        for (const color of COLORS.filter((one) => winners.includes(one)))
          wins[order.indexOf(color)] = (wins[order.indexOf(color)] ?? 0) + 1 / winners.length;
      }
      const shares = wins.map((won) => {
        const share = won / games;
        return `${(100 * share).toFixed(1)} ± ${(196 * Math.sqrt((share * (1 - share)) / games)).toFixed(1)}`;
      });
      console.log(`${players} players, ${name}, first to last: ${shares.join(', ')} % of ${games} games`);
    }
  }
}
