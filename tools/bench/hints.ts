/** Measures the hints' judge: its error (`JUDGE_ERROR` in `src/games/tuchulcha/computer-players/hint.ts`) and how long a hint takes. */

import { type Position, roleOf } from '../../src/games/tuchulcha/board.ts';
import { CANDIDATES, REPLY_ROLLS } from '../../src/games/tuchulcha/computer-players/hint.ts';
import { Judge } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { firstRoll } from '../../src/games/tuchulcha/dice.ts';
import { readWeights } from '../../src/tables/tuchulcha/judge-threads.ts';
import { randomFrom } from '../../test/games/tuchulcha/random-play.ts';
import { learnedTurns, playGame } from '../training/match.ts';

const GAMES = 80;
const SEED = 9_000_000;

export function benchHints(): void {
  const weights = readWeights();
  for (const players of [2, 3, 4] as const) {
    const positions: Position[] = [];
    const self = learnedTurns(weights[players]);
    for (let game = 0; game < GAMES; game++)
      playGame(
        players,
        () => self,
        SEED + game,
        (position) => positions.push(position),
      );
    const judge = new Judge(weights[players]);
    const random = randomFrom(SEED);
    let [squares, count, time, longest] = [0, 0, 0, 0];
    for (const before of positions.filter((_, index) => index % 7 === 0)) {
      const dice = Array.from(
        { length: firstRoll(players, roleOf(before, before.turn)) },
        () => 1 + random(6),
      );
      if (dice.length > 2) continue;
      const begun = performance.now();
      const turns = judge.bestTurns(before, dice, CANDIDATES).map(({ end, chance }) => ({
        now: chance,
        later: judge.chanceAfterReply(end, REPLY_ROLLS),
      }));
      const took = performance.now() - begun;
      time += took;
      longest = Math.max(longest, took);
      const [first, second] = turns;
      if (!first || !second) continue;
      squares += (first.now - second.now - (first.later - second.later)) ** 2;
      count += 1;
    }
    const error = Math.sqrt(squares / count);
    console.log(
      `${players} players: the judge errs by ${error.toFixed(4)} about a difference (${count} turns); ${(time / count).toFixed(0)} ms a hint, ${longest.toFixed(0)} at most`,
    );
  }
}
