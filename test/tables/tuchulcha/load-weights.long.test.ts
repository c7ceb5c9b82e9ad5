import { describe, expect, it, vi } from 'vitest';
import { Judge, LOOK_AHEAD } from '../../../src/games/tuchulcha/computer-players/judge.ts';
import { LEVEL_NAMES, STRONG } from '../../../src/games/tuchulcha/computer-players/levels.ts';
import { learnedPlayer, playerBy } from '../../../src/games/tuchulcha/computer-players/player.ts';
import { createComputerPlayer, readWeights } from '../../../src/tables/tuchulcha/judge-threads.ts';
import { chooseAction } from '../../../tools/training/plain-player.ts';
import { randomStates } from '../../games/tuchulcha/computer-players/arena.ts';
import { randomFrom } from '../../games/tuchulcha/random-play.ts';
import { firstOf, LONG_TIMEOUT_MS } from '../../runs.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

const weights = readWeights();
const computer = createComputerPlayer(weights);

describe.each(firstOf(1, [2, 3, 4] as const))('of %i players', (players) => {
  const states = randomStates(players, randomFrom(5))
    .slice(0, 2000)
    .filter(({ phase }) => phase.name === 'moving' && phase.steps.length === 0)
    .slice(0, 60);
  it('the strong one is the whole learned player, which looks at the next player’s replies', () => {
    const some = states.slice(0, 30);
    const strong = some.map((state) => computer(state, 'strong'));
    const alone = (judge: Judge) => some.map((state) => playerBy(() => judge)(state));
    expect(strong).toEqual(alone(new Judge(weights[players], STRONG, LOOK_AHEAD[players])));
    expect(strong).not.toEqual(alone(new Judge(weights[players])));
    expect(strong).not.toEqual(some.map((state) => chooseAction(state)));
  });

  it('each level plays as it does, whichever was asked before', () => {
    const asked = states.map((state) => LEVEL_NAMES.map((level) => computer(state, level)));
    const chosen = LEVEL_NAMES.map((_, index) => asked.map((each) => each[index]));
    for (const [index, level] of LEVEL_NAMES.entries()) {
      for (const other of chosen.slice(0, index)) expect(chosen[index], level).not.toEqual(other);
      // The strong level is tested above.
      if (level === 'strong') continue;
      const own = learnedPlayer(weights, level);
      expect(chosen[index], level).toEqual(states.map((state) => own(state)));
    }
  });
});
