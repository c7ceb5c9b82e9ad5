import { describe, expect, test } from 'vitest';
import type { Color, ColorState, Position } from '../../../src/games/tuchulcha/board.ts';
import type { Pen } from '../../../src/pictures/canvas/pen.ts';
import { drawable } from '../../../src/pictures/painter.ts';
import { paintBoard } from '../../../src/pictures/tuchulcha/board.ts';
import type { BoardPlayer, BoardView } from '../../../src/pictures/tuchulcha/board-view.ts';
import { difference, expectPicture, mismatch, smallPicture } from '../compare.ts';
import { drawPicture } from '../draw.ts';
import { PLAYED, PLAYERS, SCENES } from './scenes.ts';

const drawBoard = (view: BoardView) => drawPicture(drawable('tuchulcha', 'board', view));

/** Another machine has drawn boards with up to 18 pixels that differ to the eye, for a reason not found. */
const MAX_DIFFERENCE = 24;

describe('the picture of a scene is the one that was looked at', () => {
  test.each(Object.entries({ ...SCENES, ...PLAYED }))('%s', async (name, view) => {
    const fresh = await smallPicture(view);
    expect(await mismatch(name, fresh, MAX_DIFFERENCE)).toBeNull();
  });
});

/** Each row changes one thing of a scene that a picture must show. */
const CHANGES: readonly (readonly [string, BoardView, BoardView])[] = [
  ['a pawn one stone on', SCENES.stacks, withColor(SCENES.stacks, 'blue', { path: stones(10, 15, 15, 23) })],
  [
    'a stack with one less',
    SCENES.stacks,
    withColor(SCENES.stacks, 'black', { path: stones(3, 12, 12, 31, 38, 38) }),
  ],
  ['one less in a temple', SCENES.stacks, withColor(SCENES.stacks, 'blue', { temple: 1 })],
  ['one more on the altar', SCENES.stacks, withColor(SCENES.stacks, 'red', { altar: 2 })],
  ['one more in the forest', SCENES.stacks, withColor(SCENES.stacks, 'yellow', { forest: 3 })],
  ['one more in a sanctuary', SCENES.roles, withColor(SCENES.roles, 'red', { sanctuary: 4 })],
  ['a role lost', SCENES.roles, withColor(SCENES.roles, 'red', { role: 'normal' })],
  ['wings lost', SCENES.roles, withColor(SCENES.roles, 'black', { role: 'normal' })],
  ['a color that is out', SCENES.stacks, withColor(SCENES.stacks, 'red', { role: 'out' })],
  ['a color that is neutral', SCENES.two, withColor(SCENES.two, 'black', { role: 'normal' })],
  ['a finished circuit', SCENES.three, withColor(SCENES.three, 'blue', { atExit: 1 })],
  ['a seal broken', SCENES.roles, withPosition(SCENES.roles, { sealed: [6] })],
  [
    'a devotion more',
    SCENES.roles,
    withPosition(SCENES.roles, { devotions: { tuchulcha: 2, lasaVecuvia: 1 } }),
  ],
  ['a letter missing', SCENES.stacks, { ...SCENES.stacks, choices: SCENES.stacks.choices.slice(0, -1) }],
  ['two letters changed about', SCENES.start, { ...SCENES.start, choices: swapped(SCENES.start) }],
  ['a die of another number', SCENES.start, { ...SCENES.start, dice: [die(4), die(5)] }],
  ['a die used', SCENES.start, { ...SCENES.start, dice: [die(3, 'used'), die(5)] }],
  [
    'a die discarded, not used',
    SCENES.openHit,
    { ...SCENES.openHit, dice: [die(2, 'used'), die(1), die(5, 'used'), die(3)] },
  ],
  ['a last move forgotten', SCENES.stacks, { ...SCENES.stacks, lastMoves: SCENES.stacks.lastMoves.slice(1) }],
  [
    'a better move forgotten',
    PLAYED.better,
    { ...PLAYED.better, betterMoves: PLAYED.better.betterMoves.slice(1) },
  ],
  ["another's turn", SCENES.start, { ...SCENES.start, toMove: 'red' }],
  ['another name', PLAYED.players, withPlayer({ ...PLAYERS.red, name: 'Ramtha' })],
  ['another initial', PLAYED.players, withPlayer({ ...PLAYERS.red, face: { kind: 'initial', text: 'B' } })],
  ['an avatar', PLAYED.players, withPlayer({ ...PLAYERS.red, face: PLAYERS.blue.face })],
  ['a computer player', PLAYED.players, withPlayer({ ...PLAYERS.red, face: { kind: 'computer' } })],
  [
    'another letter of a haruspex',
    PLAYED.haruspexes,
    { ...PLAYED.haruspexes, haruspexes: PLAYED.haruspexes.haruspexes.slice(1) },
  ],
  ['other winners', SCENES.over, { ...SCENES.over, winners: ['blue', 'yellow'] }],
];

describe('a change that means something is seen', () => {
  test.each(CHANGES)('%s', async (_, before, after) => {
    const seen = difference(await smallPicture(before), await smallPicture(after));
    expect(seen).toBeGreaterThan(3 * MAX_DIFFERENCE);
  });
});

test('the same view gives the same bytes, whatever is drawn between or at once', async () => {
  const one = await drawBoard(SCENES.crowd);
  const [, other] = await Promise.all([
    drawBoard(SCENES.three),
    drawBoard(SCENES.crowd),
    drawBoard(SCENES.over),
  ]);
  expect(one.bytes.equals(other.bytes)).toBe(true);
});

test('a picture that failed halfway leaves nothing in the next one', async () => {
  const before = await smallPicture(SCENES.start);
  const halfway = (pen: Pen): never => {
    pen.save();
    pen.rotate(0.3);
    throw new Error('halfway');
  };
  expect(() => paintBoard(SCENES.crowd, { over: halfway })).toThrow('halfway');
  expect(difference(await smallPicture(SCENES.start), before)).toBe(0);
});

test.each(Object.entries(SCENES))('%s is an opaque picture of 11:7 under 250 KB', async (_, view) => {
  await expectPicture(await drawBoard(view), 'board.jpg');
});

function withPlayer(red: BoardPlayer): BoardView {
  return { ...PLAYED.players, players: { ...PLAYERS, red } };
}

function withPosition(view: BoardView, change: Partial<Position>): BoardView {
  return { ...view, position: { ...view.position, ...change } };
}

function withColor(view: BoardView, color: Color, change: Partial<ColorState>): BoardView {
  const state = view.position.colors[color];
  if (!state) throw new Error(`${color} isn't on the table`);
  return withPosition(view, { colors: { ...view.position.colors, [color]: { ...state, ...change } } });
}

function stones(...each: readonly number[]): ColorState['path'] {
  return [...new Set(each)].map((stone) => ({
    stone,
    count: each.filter((other) => other === stone).length,
  }));
}

function swapped({ choices: [first, second] }: BoardView): BoardView['choices'] {
  if (!first || !second) throw new Error('two choices are needed');
  return [
    { ...first, letter: second.letter },
    { ...second, letter: first.letter },
  ];
}

function die(value: number, state: BoardView['dice'][number]['state'] = 'unused'): BoardView['dice'][number] {
  return { value, state };
}
