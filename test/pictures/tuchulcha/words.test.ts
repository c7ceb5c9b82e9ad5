import { describe, expect, test } from 'vitest';
import { COLORS, type ColorState, startingPosition } from '../../../src/games/tuchulcha/board.ts';
import { drawFrieze } from '../../../src/pictures/canvas/background.ts';
import { blankSheet, type Pen, SCALE } from '../../../src/pictures/canvas/pen.ts';
import { layoutOf } from '../../../src/pictures/tuchulcha/layout.ts';
import { drawPanel, type ShownPanel } from '../../../src/pictures/tuchulcha/panels.ts';

const LONG = 'Wiederauferstehungszeremonien';
const LONGER = 'Der Zug von Achvizr und von Thalna, die gemeinsam gewonnen haben';

const panel = layoutOf(startingPosition({ players: COLORS, first: 'blue' })).panel('red');
const middle = panel.x + panel.width / 2;
const half = panel.width / 2 + 12;
const state: ColorState = {
  role: 'normal',
  temple: 8,
  path: [],
  atExit: 0,
  altar: 0,
  forest: 0,
  sanctuary: 0,
};

function panelWith(given: Partial<ShownPanel>): (pen: Pen, word: string) => void {
  return (pen, word) =>
    drawPanel(pen, panel, {
      state,
      isToMove: true,
      hasWon: false,
      out: word,
      player: { name: word, face: { kind: 'initial', text: word } },
      ...given,
    });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box around everything painted, in the board's units; null if there is nothing. */
function painted(draw: (pen: Pen) => void): Box | null {
  const { canvas, pen } = blankSheet();
  draw(pen);
  const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const columns: number[] = [];
  const rows: number[] = [];
  for (let at = 3; at < data.length; at += 4) {
    if (data[at] === 0) continue;
    columns.push(((at - 3) / 4) % width);
    rows.push(Math.floor((at - 3) / 4 / width));
  }
  if (columns.length === 0) return null;
  const bound = (list: readonly number[], least: boolean, most: number) =>
    list.reduce((a, b) => (least ? Math.min(a, b) : Math.max(a, b)), least ? most : 0) / SCALE;
  return {
    left: bound(columns, true, width),
    right: bound(columns, false, width),
    top: bound(rows, true, height),
    bottom: bound(rows, false, height),
  };
}

/** Each with the half of the width that it may take, round its middle. */
const PLACES: readonly (readonly [string, number, number, (pen: Pen, word: string) => void])[] = [
  ['who is to move', 825, 640, (pen, word) => drawFrieze(pen, [], word, false)],
  ['who won together', 825, 640, (pen, word) => drawFrieze(pen, [], word, true)],
  ['a player', middle, half, panelWith({})],
  ['a winner', middle, half, panelWith({ isToMove: false, hasWon: true })],
  ['a color that is out', middle, half, panelWith({ state: { ...state, role: 'out' } })],
];

describe('a long word keeps to its place', () => {
  test.each(PLACES)('%s', (_, middle, half, draw) => {
    for (const word of [LONG, LONGER]) {
      const box = painted((pen) => draw(pen, word));
      expect(box?.left).toBeGreaterThan(middle - half);
      expect(box?.right).toBeLessThan(middle + half);
    }
  });

  test.each(PLACES)('and is no higher for it: %s', (_, _middle, _half, draw) => {
    const short = painted((pen) => draw(pen, 'Alpan'));
    const long = painted((pen) => draw(pen, LONG));
    expect(long?.top).toBeGreaterThanOrEqual((short?.top ?? 0) - 1);
    expect(long?.bottom).toBeLessThanOrEqual((short?.bottom ?? 0) + 1);
  });
});
