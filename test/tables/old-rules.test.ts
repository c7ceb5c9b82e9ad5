import { describe, expect, test } from 'vitest';
import { replay } from '../../src/games/game.ts';
import {
  type GameState,
  parsePosition,
  RULES_VERSION,
  type Setup,
  tuchulcha,
} from '../../src/games/tuchulcha/index.ts';
import { computerPlayer, readWeights } from '../../src/learned-weights.ts';
import type { Dice } from '../../src/tables/fairness/dice.ts';
import { seededDice } from './dice.ts';
import { person } from './people.ts';
import { World } from './world.ts';

/** As set-ups were written before they had a version of the rules. */
const OLD: Setup = { players: ['blue', 'yellow'], first: 'blue' };
const NEW: Setup = { ...OLD, rules: RULES_VERSION };
/** With 2-3 blue has one turn only: it sends red's last one away, level with yellow on top. */
const LEVEL = '2 b 0.0 - bn:0/21/3/5/0 rx:0/23/2/2/0 yn:0/33/3/5/0 kx:0/24/2/2/0';

/** Blue begins. */
const dice = (roll: Dice['roll']): Dice => ({ roll, pick: () => 0, draw: (choices) => choices[0] });

const world = (roll: Dice['roll']): World => new World(1, computerPlayer(readWeights()), dice(roll));

describe('a table with a computer player that began under the first rules', () => {
  test('goes on, and its log replays', async () => {
    const there = world(seededDice(3).roll);
    const id = await there.playing(['anna'], { size: 2 });
    const begun = await there.table(id);
    if (!begun.state) throw new Error('never begun');
    const changed = { setup: OLD, state: { ...begun.state, setup: OLD } };
    expect(await there.store.change(id, begun, changed)).not.toBe('stale');

    for (let turn = 0; turn < 3; turn++) await there.plays(id);

    const { setup, state } = await there.table(id);
    expect(setup).toEqual(OLD);
    expect(state?.turnNumber).toBe(7);
    const log = await there.log(id);
    expect(
      replay(
        tuchulcha,
        OLD,
        log.map(({ action }) => action),
      ).state,
    ).toEqual(state);
  });

  test.each([
    ['shared, as it began', OLD, ['blue', 'yellow']],
    ["the opponent's alone, had it begun under those of now", NEW, ['yellow']],
  ])('is level when the computer player ends it: the victory is %s', async (_, setup, winners) => {
    const there = world(() => [2, 3]);
    const id = await there.playing(['anna'], { size: 2 });
    const position = parsePosition(LEVEL);
    if (!position.ok) throw new Error(JSON.stringify(position.error));
    const phase = { name: 'before' } as const;
    const state: GameState = { setup, position: position.value, phase, turnNumber: 40, rolls: 60 };
    const seats = [
      { color: 'blue', occupant: { kind: 'computer' } },
      { color: 'yellow', occupant: person('anna') },
    ] as const;
    await there.store.change(id, await there.table(id), { seats, setup, state });

    await there.tables.playOn(id);

    expect(await there.table(id)).toMatchObject({
      status: 'finished',
      state: { phase: { name: 'over', winners } },
    });
  });
});
