import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { replay } from '../../../../src/games/game.ts';
import { tuchulcha } from '../../../../src/games/tuchulcha/game.ts';
import { formatPosition, formatSteps } from '../../../../src/games/tuchulcha/notation.ts';
import type { Action } from '../../../../src/games/tuchulcha/types.ts';
import {
  type Frame,
  framesOf,
  replayLog,
  turnsPlayed,
} from '../../../../src/tables/tuchulcha/analysis/frames.ts';
import { playWrittenTurn } from '../../../../tools/engine/written-turn.ts';
import { randomFrom } from '../../../games/tuchulcha/random-play.ts';
import { runs } from '../../../runs.ts';
import { randomGame } from '../../results/a-game.ts';
import { logOf, move, roll } from './written-turns.ts';

const setup = { players: ['blue', 'red', 'yellow', 'black'], first: 'blue' } as const;
const frames = (...actions: readonly Action[]): readonly Frame[] =>
  framesOf({ setup, log: logOf(...actions), sittings: [] });

/** [what, actions, kinds of the first turn's stages, its dice, its steps] */
const TURNS: readonly (readonly [string, readonly Action[], string, readonly number[], string])[] = [
  ['nothing yet', [roll(3, 5)], 'rolled', [3, 5], ''],
  [
    'steps',
    [roll(3, 5), move('temple', 3, 3), move('temple', 5, 5), { type: 'confirm' }],
    'rolled stepped stepped',
    [3, 5],
    'T-3 T-5',
  ],
  [
    'a step that is taken back',
    [roll(3, 5), move('temple', 3, 3), { type: 'undo' }, move('temple', 5, 5)],
    'rolled stepped',
    [3, 5],
    'T-5',
  ],
  ['one more die', [roll(2, 2), roll(4), move('temple', 4, 4)], 'rolled rolled stepped', [2, 2, 4], 'T-4'],
  [
    'no more die, after all one more',
    [roll(2, 2), { type: 'keep' }, { type: 'undo' }, roll(1)],
    'rolled rolled',
    [2, 2, 1],
    '',
  ],
  [
    "another's leaving, which takes the steps back",
    [roll(3, 5), move('temple', 3, 3), { type: 'resign', color: 'red' }],
    'rolled left',
    [3, 5],
    '',
  ],
  ['the own leaving', [roll(3, 5), { type: 'resign', color: 'blue' }], 'rolled left', [3, 5], ''],
];

describe('a turn tells what stood in it', () => {
  test.each(TURNS)('%s', (_, actions, stages, dice, steps) => {
    const [first] = frames(...actions);
    expect(first?.stages.map(({ kind }) => kind).join(' ')).toBe(stages);
    expect(first?.dice).toEqual(dice);
    expect(formatSteps(first?.steps ?? [], 4)).toBe(steps);
  });

  test('where it began and ended, in the game and in the log', () => {
    const done = frames(
      roll(3, 5),
      move('temple', 3, 3),
      move('temple', 5, 5),
      { type: 'confirm' },
      roll(1, 2),
    );
    expect(done.map(({ turn, color, from, to, ended }) => [turn, color, from, to, ended])).toEqual([
      [1, 'blue', 0, 4, true],
      [2, 'red', 4, 5, false],
    ]);
    const [first] = done;
    if (!first) throw new Error('no turn');
    expect(formatPosition(first.before)).toBe(
      '4 b 0.0 - bn:8/-/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    );
    expect(formatPosition(first.after)).toBe(
      '4 r 0.0 - bn:6/3,5/0/0/0 rn:8/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0',
    );
    expect(first.events.map(({ type }) => type)).toEqual(['rolled', 'moved', 'moved', 'confirmed']);
  });

  test('of no log there are none, and of a broken one neither', () => {
    expect(frames()).toEqual([]);
    expect(() => frames({ type: 'confirm' })).toThrow(/entry 0/);
  });
});

describe('the turns of whole games', () => {
  const seeds = fc.integer({ min: 1 });
  const sizes = fc.constantFrom(2 as const, 3 as const, 4 as const);
  const inGames = (
    { most, ...options }: { most: number; numRuns: number; seed: number },
    holds: (game: ReturnType<typeof randomGame>) => void,
  ) =>
    fc.assert(
      fc.property(seeds, sizes, (seed, size) => holds(randomGame(size, randomFrom(seed), most))),
      options,
    );

  test('hang together, and part the log among them', () => {
    const stages = new Set<string>();
    inGames({ most: 4000, numRuns: runs(10, 20), seed: 2 }, (game) => {
      const turns = framesOf(game);
      let [entry, position] = [0, tuchulcha.start(game.setup).position];
      for (const [index, frame] of turns.entries()) {
        expect([frame.turn, frame.from, frame.before]).toEqual([index + 1, entry, position]);
        expect(frame.color).toBe(frame.before.turn);
        [entry, position] = [frame.to, frame.after];
        for (const { kind } of frame.stages) stages.add(kind);
      }
      expect(entry).toBe(game.log.length);
      const { state, events } = replay(
        tuchulcha,
        game.setup,
        game.log.map(({ action }) => action),
      );
      expect(position).toEqual(state.position);
      expect(turns.flatMap((frame) => frame.events)).toEqual(events.filter(({ type }) => type !== 'turn'));
      const rolls = turns.flatMap((frame) =>
        frame.stages.flatMap((one) => (one.kind === 'rolled' ? [one.dice] : [])),
      );
      expect(rolls).toEqual(game.log.flatMap(({ action }) => (action.type === 'roll' ? [action.dice] : [])));
    });
    expect([...stages].sort()).toEqual(['devoted', 'discarded', 'kept', 'left', 'rolled', 'stepped']);
  });

  test('can be played from their dice and steps', () => {
    inGames({ most: 1500, numRuns: runs(4, 8), seed: 3 }, (game) => {
      for (const { stages, dice, discarded, steps, events, ended } of framesOf(game)) {
        if (!ended || !events.some(({ type }) => type === 'confirmed')) continue;
        if (stages.some(({ kind }) => kind === 'left')) continue;
        const rolled = stages.findLast(({ kind }) => kind === 'rolled');
        const last = stages.findLast(({ kind }) => kind === 'stepped') ?? rolled;
        if (!rolled || !last) throw new Error('a turn without a roll');
        const given = discarded === null ? [] : [{ kind: 'discard', die: discarded } as const];
        const played = playWrittenTurn(rolled.position, dice, [...given, ...steps]);
        expect(played.ok && formatPosition(played.value.position)).toBe(formatPosition(last.position));
      }
    });
  });

  test('are whose the sittings say', () => {
    inGames({ most: 1500, numRuns: runs(5, 10), seed: 4 }, (game) => {
      const counted: Record<string, number> = {};
      for (const { color, player, ended } of framesOf(game)) {
        if (!ended || player === null) continue;
        counted[`${color} ${player}`] = (counted[`${color} ${player}`] ?? 0) + 1;
      }
      const told = [...turnsPlayed(replayLog(game.setup, game.log), game.sittings)].flatMap(([color, own]) =>
        [...own].map(([player, turns]) => [`${color} ${player}`, turns]),
      );
      expect(counted).toEqual(Object.fromEntries(told));
    });
  });
});
