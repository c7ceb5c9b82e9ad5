import { expect, it } from 'vitest';
import type { Color, GameState } from '../src/games/tuchulcha/index.ts';
import { chooseAction } from '../src/games/tuchulcha/players/computer.ts';
import { learnedPlayer } from '../src/games/tuchulcha/players/learned/player.ts';
import { computerPlayer, readWeights } from '../src/learned-weights.ts';
import { moments, seatsOf } from './games/tuchulcha/players/arena.ts';
import { randomPolicy } from './games/tuchulcha/players/policies.ts';
import { randomFrom } from './games/tuchulcha/random-play.ts';

const weights = readWeights();
const computer = computerPlayer(weights);
const learned = learnedPlayer(weights);

function randomStates(players: 2 | 3 | 4): readonly GameState[] {
  const random = randomFrom(5);
  const seats = seatsOf(players, random);
  const setup = { players: seats, first: seats[0] as Color } as const;
  return [...moments(setup, () => randomPolicy, random)].slice(0, 200).map(({ state }) => state);
}

it.each([2, 3, 4] as const)('at a table of %i the learned player has the computer seats', (players) => {
  const states = randomStates(players);
  const chosen = states.map((state) => computer(state, null));
  expect(chosen).toEqual(states.map((state) => learned(state)));
  expect(chosen).not.toEqual(states.map((state) => chooseAction(state)));
});
