/** How long the computer player thinks about one choice: it holds up everything else meanwhile. */

import type { Color, GameState, PlayerCount } from '../../src/games/tuchulcha/index.ts';
import { chooseAction } from '../../src/games/tuchulcha/players/computer.ts';
import { moments, seatsOf } from '../games/tuchulcha/players/arena.ts';
import { type Policy, randomPolicy } from '../games/tuchulcha/players/policies.ts';
import { randomFrom } from '../games/tuchulcha/random-play.ts';

const CHOICES = 2_500;
/** Before the roll there is next to nothing to think about. */
const rolled: readonly string[] = ['extra', 'discard', 'moving'];

/** From games against itself and, for positions that it would not seek, from random play. */
export function benchComputer(): void {
  for (const players of [2, 3, 4] as const) {
    const times = [...states(players, chooseAction), ...states(players, randomPolicy)].map(time);
    const ms = times.sort((one, other) => one - other);
    const at = (part: number) => (ms[Math.floor(part * (ms.length - 1))] ?? 0).toFixed(2);
    console.log(
      `${players} players: ${at(0.5)} ms a choice (asked: 5), 99 % under ${at(0.99)}, worst ${at(1)} (asked: 50)`,
    );
  }
}

function states(players: PlayerCount, policy: Policy): readonly GameState[] {
  const found: GameState[] = [];
  for (let seed = 1; found.length < CHOICES; seed++) {
    const random = randomFrom(seed);
    const seats = seatsOf(players, random);
    const setup = { players: seats, first: seats[0] as Color };
    for (const { state } of moments(setup, () => policy, random)) {
      if (rolled.includes(state.phase.name)) found.push(state);
    }
  }
  return found.slice(0, CHOICES);
}

/** The best of two, to leave the machine's pauses out. */
const time = (state: GameState): number => Math.min(timeOnce(state), timeOnce(state));

function timeOnce(state: GameState): number {
  const start = performance.now();
  chooseAction(state);
  return performance.now() - start;
}
