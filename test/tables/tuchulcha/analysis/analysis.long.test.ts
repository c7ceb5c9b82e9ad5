import { describe, expect, test, vi } from 'vitest';
import { chanceAfterRoll, chanceBeforeRoll } from '../../../../src/games/tuchulcha/computer-players/judge.ts';
import { possibleRolls, sampleOf } from '../../../../src/games/tuchulcha/dice.ts';
import { formatSteps } from '../../../../src/games/tuchulcha/notation.ts';
import type { Action } from '../../../../src/games/tuchulcha/types.ts';
import {
  analyse,
  chancesAtEnd,
  decisiveTurn,
  sumsByColor,
  type TurnAnalysis,
  turningPoints,
} from '../../../../src/tables/tuchulcha/analysis/analysis.ts';
import { type Frame, framesOf } from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { chooseAction, PLAIN_JUDGES, plainJudge } from '../../../../tools/training/plain-player.ts';
import { moments, seatedAtRandom } from '../../../games/tuchulcha/computer-players/arena.ts';
import { computersGame } from '../../../games/tuchulcha/computers-game.ts';
import { position } from '../../../games/tuchulcha/legal-lines.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { firstOf, LONG_TIMEOUT_MS, runs } from '../../../runs.ts';
import { randomGame } from '../../results/a-game.ts';
import { confirm, logOf, move, played, roll } from './written-turns.ts';

vi.setConfig({ testTimeout: LONG_TIMEOUT_MS });

/** Blue's last is 11 pips from home, and home wins; in a Passage it loses, and all others are nearly home. */
const ELEVEN_PIPS = '4 b 0.0 - bn:0/21/3/4/0 rn:0/37/3/4/0 yn:0/7/3/4/0 kn:0/17/3/4/0';
/** tuchulcha.md §10, 20: blue's red one is home with any die, which brings Tuchulcha down. */
const SURE = '2 b 1.0 - bn:2/12/3/3/0 rx:0/40/4/0/0 yt:3/19/0/1/4 kx:4/9/0/1/0';
/** §10, 9: red may devote. */
const MAY_DEVOTE = '4 r 0.0 - bn:2/24x2/2/2/0 rn:2/21,22/2/2/0 yn:3/9/2/2/0 kn:3/31/2/2/0';
/** §10, 18 */
const TWO = '2 b 0.0 - bn:8/14/0/0/0 rx:5/-/0/0/0 yn:9/-/0/0/0 kx:4/11/0/0/0';
/** §10, 10 */
const TUCHULCHA = '4 r 1.0 - bn:2/24x2/2/2/0 rt:1/21,22/0/2/3 yn:3/9/2/2/0 kn:3/31/2/2/0';
const START = '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0';

function luckIn(text: string, ...actions: readonly Action[]): TurnAnalysis {
  const [luck] = analyse(plainJudge, played(text, ...actions));
  if (!luck) throw new Error('no turn');
  return luck;
}

const luckOfRoll = (text: string, ...dice: readonly number[]): number =>
  luckIn(text, roll(...dice)).rolls[0] ?? Number.NaN;

describe('the luck of a roll', () => {
  test('that wins a game which was nearly lost is great', () => {
    expect(luckOfRoll(ELEVEN_PIPS, 5, 6)).toBeGreaterThan(50);
    expect(luckOfRoll(ELEVEN_PIPS, 6, 6)).toBe(luckOfRoll(ELEVEN_PIPS, 5, 6));
  });

  test('that leaves it as it was is little, and bad', () => {
    expect(luckOfRoll(ELEVEN_PIPS, 1, 2)).toBeLessThan(0);
    expect(luckOfRoll(ELEVEN_PIPS, 1, 2)).toBeGreaterThan(-50);
  });

  test.each([
    [1, 2],
    [6, 6],
    [3, 5],
  ])('is none where every roll wins: %d-%d', (one, other) => {
    expect(luckOfRoll(SURE, one, other)).toBeCloseTo(0, 9);
  });

  test.each([
    ['at the start', START],
    ['near the end', ELEVEN_PIPS],
    ['before a change of role', MAY_DEVOTE],
  ])('comes out even over all rolls: %s', (_, text) => {
    const sum = possibleRolls(2).reduce(
      (all, { dice, weight }) => all + weight * luckOfRoll(text, ...dice),
      0,
    );
    expect(sum / 36).toBeCloseTo(0, 9);
  });

  test.each([
    ['two dice, with two players', TWO, 2],
    ["Tuchulcha's four dice", TUCHULCHA, 4],
  ])('is reckoned of a sample where there are many turns, near the mean of all: %s', (_, text, count) => {
    const at = position(text);
    const all = possibleRolls(count).reduce(
      (sum, { dice, weight }) => sum + weight * chanceAfterRoll(plainJudge, at, dice),
      0,
    );
    expect(Math.abs(chanceBeforeRoll(plainJudge, at) - all / 6 ** count)).toBeLessThan(0.01);
  });

  test('of a third die is its own', () => {
    const { rolls } = luckIn(ELEVEN_PIPS, roll(4, 4), roll(3));
    expect(rolls).toHaveLength(2);
    const faces = [1, 2, 3, 4, 5, 6].map((die) => luckIn(ELEVEN_PIPS, roll(4, 4), roll(die)).rolls[1] ?? 0);
    expect(faces.reduce((sum, luck) => sum + luck, 0)).toBeCloseTo(0, 9);
    expect(Math.max(...faces)).toBeGreaterThan(10);
  });
});

describe('a choice', () => {
  test('that misses the win costs what the win was worth, and the win is named', () => {
    const { choice, missed } = luckIn(ELEVEN_PIPS, roll(5, 6), move(21, 6, 27), confirm);
    expect(choice).toBeLessThan(-30);
    expect(missed).toMatchObject([{ better: { kind: 'turn' }, possible: 1 }]);
    const [only] = missed;
    expect(only?.better.kind === 'turn' && formatSteps(only.better.steps, 4)).toBe('21-27 27-V');
  });

  test('that is the best costs nothing', () => {
    const { choice, missed } = luckIn(
      ELEVEN_PIPS,
      roll(5, 6),
      move(21, 6, 27),
      move(27, 5, 'altar'),
      confirm,
    );
    expect([choice, missed]).toEqual([0, []]);
  });

  test('against one more die that was wanted costs what it promised, and is told', () => {
    const kept = luckIn(ELEVEN_PIPS, roll(4, 4), { type: 'keep' }, move(21, 4, 25), move(25, 4, 29), confirm);
    expect(kept.choice).toBeLessThan(-5);
    expect(kept.missed.map(({ better }) => better)).toContainEqual({ kind: 'die', more: true });
  });

  test.each([
    ['that is not made yet', [roll(5, 6), move(21, 6, 27)]],
    [
      'in a turn in which somebody left',
      [roll(5, 6), { type: 'resign', color: 'red' }, move(21, 5, 'altar')],
    ],
    ['of who gave up', [roll(5, 6), { type: 'resign', color: 'blue' }]],
  ] as const)('is not known: %s', (_, actions) => {
    expect(luckIn(ELEVEN_PIPS, ...actions.slice(0, 2)).choice).toBeNull();
  });
});

describe('whole games', () => {
  test.each(firstOf(1, [4, 3, 2] as const))(
    'of %d computer players hold no choice that they would not make',
    (players) => {
      const random = randomFrom(7);
      const setup = seatedAtRandom(players, random);
      const log = logOf(...[...moments(setup, () => chooseAction, random)].map(({ action }) => action));
      const frames = framesOf({ setup, log, sittings: [] });
      const luck = analyse(plainJudge, frames);
      expect(luck).toHaveLength(frames.length);
      for (const { choice, missed } of luck) {
        expect(choice).toBeCloseTo(0, 9);
        expect(missed).toEqual([]);
      }
      const points = turningPoints(frames, luck);
      expect(points).toHaveLength(3);
      expect(points.map(({ turn }) => turn)).toEqual(
        points.map(({ turn }) => turn).toSorted((a, b) => a - b),
      );
      const winners = frames.at(-1)?.events.find((event) => event.type === 'over')?.winners ?? [];
      for (const [color, chance] of Object.entries(luck.at(-1)?.chances ?? {}))
        expect(chance).toBe(winners.some((winner) => winner === color) ? 100 / winners.length : 0);
    },
  );

  test.each([2, 3, 4] as const)('of %d who play at random: chances are chances', (players) => {
    const game = randomGame(players, randomFrom(5), runs(30, 120));
    const frames = framesOf(game);
    const luck = analyse(plainJudge, frames);
    for (const { rolls, choice, chances } of luck) {
      for (const luck of rolls) expect(Math.abs(luck)).toBeLessThanOrEqual(100);
      if (choice !== null) expect(choice).toBeLessThanOrEqual(0);
      const all = Object.values(chances).reduce((sum, chance) => sum + chance, 0);
      expect(all).toBeCloseTo(100, 6);
    }
    const sums = sumsByColor(luck);
    const rolled = [...sums.values()].reduce((sum, { luck }) => sum + luck, 0);
    expect(rolled).toBeCloseTo(
      luck.flatMap(({ rolls }) => rolls).reduce((sum, luck) => sum + luck, 0),
      6,
    );
  });
});

describe('turning points', () => {
  test('are named by what changed most and what was done', () => {
    const frames = played(ELEVEN_PIPS, roll(5, 6), move(21, 6, 27), move(27, 5, 'altar'), confirm);
    expect(turningPoints(frames, analyse(plainJudge, frames))).toMatchObject([
      { turn: 1, color: 'blue', by: 'roll', highlight: { kind: 'altar', who: 'blue' } },
    ]);
  });

  test('are never what somebody missed', () => {
    const frames = played(ELEVEN_PIPS, roll(5, 6), move(21, 6, 27), confirm);
    const luck = analyse(plainJudge, frames);
    expect(luck[0]?.choice).toBeLessThan(-30);
    expect(turningPoints(frames, [{ ...luck[0], rolls: [] } as TurnAnalysis])).toEqual([]);
  });

  test('are changes of role', () => {
    const devotion = { role: 'tuchulcha', fromTemple: 0 } as const;
    const frames = played(MAY_DEVOTE, { type: 'devote', devotion });
    const [luck] = analyse(plainJudge, frames);
    expect(luck?.devotion).not.toBeNull();
    expect(turningPoints(frames, analyse(plainJudge, frames))).toMatchObject([
      { by: 'devotion', change: (luck?.devotion ?? Number.NaN) / 100, highlight: { kind: 'role' } },
    ]);
  });

  test('of a log without any there are none', () => expect(turningPoints([], [])).toEqual([]));
});

describe('the rolls there are', () => {
  test.each([
    [1, 6, 6],
    [2, 21, 36],
    [3, 56, 216],
    [4, 126, 1296],
  ])('of %d dice', (count, different, ways) => {
    const rolls = possibleRolls(count);
    expect(rolls).toHaveLength(different);
    expect(rolls.reduce((sum, { weight }) => sum + weight, 0)).toBe(ways);
    for (const { dice, weight } of rolls) {
      const orders = Array.from({ length: 6 ** count }, (_, index) =>
        Array.from({ length: count }, (_, at) => 1 + (Math.floor(index / 6 ** at) % 6)),
      );
      if (count < 3)
        expect(orders.filter((one) => one.toSorted().join() === dice.join()).length).toBe(weight);
    }
  });

  test('a sample keeps the mean of the dice', () => {
    for (const count of [3, 4]) {
      const sample = sampleOf(possibleRolls(count), 36);
      expect(sample).toHaveLength(36);
      const sum = sample.flatMap(({ dice }) => dice).reduce((all, die) => all + die, 0);
      expect(Math.abs(sum / (36 * count) - 3.5)).toBeLessThan(0.1);
    }
  });

  test('the best turn is one of the legal ones', () =>
    expect(formatSteps(plainJudge.bestTurn(position(ELEVEN_PIPS), [5, 6]).steps, 4)).toBe('21-27 27-V'));
});

const PLAIN = PLAIN_JUDGES;

/** Blue's last is 11 pips from home, and home wins. */
function framesOfGame(players: 2 | 3 | 4, seed: number): readonly Frame[] {
  const { actions, state } = computersGame(players, seed);
  return framesOf({ setup: state.setup, log: logOf(...actions), sittings: [] });
}

describe('the decisive turn', () => {
  test.each([2, 3, 4] as const)(
    'of %d computer players is the one after which the winners’ chance never fell below half',
    { timeout: LONG_TIMEOUT_MS },
    (players) => {
      let found = 0;
      for (const seed of firstOf(2, [1, 2, 3])) {
        const frames = framesOfGame(players, seed);
        const winners = frames.at(-1)?.events.find((event) => event.type === 'over')?.winners ?? [];
        const judge = PLAIN[players];
        const chanceAfter = (frame: Frame) =>
          winners.reduce((sum, color) => sum + chancesAtEnd(judge, frame)[color], 0);
        const decisive = decisiveTurn(PLAIN, frames);
        const later = frames.slice(decisive?.turn ?? frames.length - 1, -1).map(chanceAfter);
        if (!decisive) {
          for (const frame of frames.slice(0, -1)) expect(chanceAfter(frame)).toBeGreaterThanOrEqual(0.5);
          continue;
        }
        found += 1;
        const { turn, highlight, isLast } = decisive;
        expect(isLast).toBe(turn === frames.length);
        expect(decisive.winners).toEqual(winners);
        const frame = frames[turn - 1] as Frame;
        expect(frame.color).toBe(decisive.color);
        for (const chance of isLast ? [] : [chanceAfter(frame), ...later])
          expect(chance).toBeGreaterThanOrEqual(0.5);
        const before = frames[turn - 2];
        if (before) expect(chanceAfter(before)).toBeLessThan(0.5);
        if (highlight) expect(frame.highlights).toContain(highlight);
        expect(highlight?.kind === 'lost' && winners.includes(highlight.whom)).toBe(false);
      }
      expect(found).toBeGreaterThan(0);
    },
  );

  test('of a game that was open to its last turn is the last', () => {
    const home: Action = {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 6, from: 21, to: 27, effect: 'none' },
    };
    const altar: Action = {
      type: 'step',
      step: { kind: 'move', color: 'blue', die: 5, from: 27, to: 'altar', effect: 'none' },
    };
    const frames = played(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }, home, altar, { type: 'confirm' });
    expect(decisiveTurn(PLAIN, frames)).toMatchObject({ turn: frames.length, isLast: true });
  });

  test('of a game that others gave up there is none', () => {
    const others = (['red', 'yellow', 'black'] as const).map((color) => ({ type: 'resign', color }) as const);
    const frames = played(ELEVEN_PIPS, ...others);
    expect(frames.at(-1)?.events).toContainEqual(
      expect.objectContaining({ type: 'over', winners: ['blue'] }),
    );
    expect(decisiveTurn(PLAIN, frames)).toBeNull();
  });

  test('of a game without an end there is none', () => {
    expect(decisiveTurn(PLAIN, [])).toBeNull();
    expect(decisiveTurn(PLAIN, played(ELEVEN_PIPS, { type: 'roll', dice: [5, 6] }))).toBeNull();
  });
});
