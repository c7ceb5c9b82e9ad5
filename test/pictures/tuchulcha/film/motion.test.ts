import { describe, expect, test } from 'vitest';
import type { Position } from '../../../../src/games/tuchulcha/board.ts';
import type { ShownMove } from '../../../../src/pictures/tuchulcha/board-view.ts';
import { motionBetween, reachOf } from '../../../../src/pictures/tuchulcha/film/motion.ts';
import { layoutOf } from '../../../../src/pictures/tuchulcha/layout.ts';
import { position } from '../../../games/tuchulcha/legal-lines.ts';

const at = (text: string): Position => position(text);
const move = (one: Partial<ShownMove>): ShownMove => ({
  kind: 'move',
  color: 'blue',
  die: 3,
  from: 12,
  to: 15,
  effect: 'none',
  ...one,
});

const BEFORE = '4 b 0.0 - bn:5/12/1/1/0 rn:4/15x2/1/1/0 yn:8/-/0/0/0 kn:8/-/0/0/0';
const layout = layoutOf(at(BEFORE));

describe('a move', () => {
  const motion = motionBetween(
    at(BEFORE),
    at('4 b 0.0 - bn:5/15/1/1/0 rn:4/-/1/3/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    move({ effect: 'hit', hits: 'red' }),
  );
  if (!motion) throw new Error('nobody moves');

  test('leads along the road, and sends those who are hit to the forest', () => {
    const [victims, mover] = motion.flights;
    expect(motion.flights).toHaveLength(2);
    expect(mover?.pawn).toMatchObject({ color: 'blue', count: 1 });
    const { x, y } = layout.stone(15);
    expect(mover?.path.at(-1)?.x).toBeCloseTo(x, 0);
    expect(mover?.path.at(-1)?.y).toBeCloseTo(y, 0);
    expect(victims?.pawn).toMatchObject({ color: 'red', count: 2 });
    expect(victims?.start).toBeGreaterThan(mover?.end ?? Number.NaN);
    expect(motion.bursts).toMatchObject([{ kind: 'hit', color: 'blue', count: 2 }]);
  });

  test('leaves the board without them, and all others where they are', () => {
    expect(motion.still.colors.blue?.path).toEqual([]);
    expect(motion.still.colors.red?.path).toEqual([]);
    expect(motion.still.colors.red?.forest).toBe(1);
    expect(motion.still.colors.yellow).toEqual(at(BEFORE).colors.yellow);
  });

  test('paints again where they were and where they are', () => {
    const first = reachOf(motion, 0);
    const both = reachOf(motion, 0, motion.duration);
    if (!first || !both) throw new Error('nowhere');
    expect(both.x).toBeLessThanOrEqual(first.x);
    expect(both.y + both.height).toBeGreaterThanOrEqual(first.y + first.height);
  });
});

test('a haruspex that is lost vanishes on its Passage', () => {
  const motion = motionBetween(
    at(BEFORE),
    at('4 b 0.0 - bn:5/-/1/2/0 rn:4/15x2/1/1/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    move({ die: 4, to: 16, effect: 'lost' }),
  );
  expect(motion?.flights).toHaveLength(1);
  expect(motion?.flights[0]?.vanishes).not.toBeNull();
});

test('who is out of the game vanishes where they stood', () => {
  const motion = motionBetween(
    at(BEFORE),
    at('4 b 0.0 - bn:5/12/1/1/0 ro:0/-/0/0/0 yn:8/-/0/0/0 kn:8/-/0/0/0'),
    null,
  );
  expect(motion?.flights.map(({ pawn, vanishes }) => [pawn.color, vanishes !== null])).toEqual([
    ['red', true],
    ['red', true],
    ['red', true],
    ['red', true],
  ]);
});

test('where nobody changes place there is no motion', () =>
  expect(motionBetween(at(BEFORE), at(BEFORE), null)).toBeNull());
