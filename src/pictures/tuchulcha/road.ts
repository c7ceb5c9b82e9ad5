import {
  type Color,
  entryOf,
  exitOf,
  kindOf,
  type Stone,
  type StoneKind,
  stonesOf,
} from '../../games/tuchulcha/board.ts';
import { drawColorShape } from '../canvas/color-shapes.ts';
import { type Box, distance, lerp, type Point } from '../canvas/geometry.ts';
import { type Art, drawArt, loadArt } from '../canvas/load-art.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { type Pen, polyline, strokePath, withSavedState } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { drawNumeral, numeralBox } from '../canvas/text.ts';
import { type Layout, ROAD_LENGTH, roadAt, type Spot, STONE_RADIUS } from './layout.ts';

/** The road's own bands, from the widest, by width and color. */
export const ROAD_BANDS = [
  [84, PIGMENT.ink],
  [78, PIGMENT.terracottaDark],
  [66, PIGMENT.terracotta],
] as const;

/** The road of stones. Each sector's kerb is in its temple's color. */
export function drawRoad(pen: Pen, layout: Layout): void {
  for (const [width, ink] of ROAD_BANDS) band(pen, 0, ROAD_LENGTH, width, ink);
  const { stride, board } = layout;
  for (const color of board.sectors) {
    const start = (entryOf(board, color) - 1.5) * stride;
    for (const side of [35.5, -35.5]) band(pen, start + 6, start + 10 * stride - 6, 7, DYE[color].fill, side);
  }
  for (const stone of stonesOf(board)) {
    const kind = kindOf(stone);
    if (kind !== 'passage') drawStone(pen, layout.stone(stone), kind);
  }
}

function band(pen: Pen, from: number, to: number, width: number, color: string, offset = 0): void {
  const points: Point[] = [];
  for (let s = from; s <= to; s += 12) points.push(roadAt(s, offset));
  polyline(pen, [...points, roadAt(to, offset)]);
  pen.lineCap = 'butt';
  strokePath(pen, [width, color]);
  pen.lineCap = 'round';
}

/** Each color's ways: from its panel to its entry stone, from its exit stone to the altar. */
export function drawCobbles(pen: Pen, layout: Layout): void {
  for (const color of layout.board.sectors) {
    cobble(pen, color, entryWay(layout, color));
    cobble(pen, color, exitWay(layout, color));
  }
}

type Way = readonly [from: Point, to: Point];

export function exitWay({ board, stone, altar }: Layout, color: Color): Way {
  const gate = stone(exitOf(board, color));
  const whole = distance(gate, altar);
  return [lerp(gate, altar, (STONE_RADIUS + 26) / whole), lerp(gate, altar, 1 - (altar.r + 14) / whole)];
}

/** From the color's panel to just before the entry stone, beside the way to the altar that begins there. */
export function entryWay(layout: Layout, color: Color): Way {
  const { x, y, width, height } = layout.panel(color);
  const gate = roadAt(layout.reach(entryOf(layout.board, color)) + 0.4 * layout.stride, -(STONE_RADIUS + 14));
  const door = {
    x: Math.min(Math.max(gate.x, x), x + width),
    y: Math.min(Math.max(gate.y, y), y + height),
  };
  return [lerp(door, gate, 12 / (distance(door, gate) || 12)), gate];
}

/** Draws emblems at even distances from one point to another. */
function cobble(pen: Pen, color: Color, [from, to]: Way): void {
  const count = Math.max(2, Math.round(distance(from, to) / 34));
  for (let i = 0; i <= count; i++) {
    const { x, y } = lerp(from, to, i / count);
    drawColorShape(pen, color, x, y, 9.5, 3);
  }
}

const STONE: Readonly<Record<StoneKind, Art>> = {
  plain: loadArt('tuchulcha/stone-plain'),
  mystical: loadArt('tuchulcha/stone-mystical'),
  ritual: loadArt('tuchulcha/stone-ritual'),
  passage: loadArt('tuchulcha/stone-passage'),
};
const SEALED = loadArt('tuchulcha/stone-sealed');

/** The kind of a stone is recognizable by its outline around a pawn: flame, horseshoe, vortex. */
export function drawStone(pen: Pen, { x, y, nx, ny }: Spot, kind: StoneKind): void {
  drawArt(pen, STONE[kind === 'ritual' ? 'plain' : kind], x, y);
  if (kind !== 'ritual') return;
  withSavedState(pen, () => {
    pen.translate(x, y);
    // Open towards the stone's number.
    pen.rotate(Math.atan2(ny, nx));
    drawArt(pen, STONE.ritual, 0, 0);
  });
}

/** On a board in play. A sealed Passage counts as a plain stone. */
export function drawPassage(pen: Pen, { x, y }: Spot, isSealed: boolean): void {
  const art = isSealed ? SEALED : STONE.passage;
  drawSprite(pen, isSealed ? 'sealed' : 'passage', x, y, around(1.5 * STONE_RADIUS), (own) =>
    drawArt(own, art, 0, 0),
  );
}

export function drawNumbers(pen: Pen, layout: Layout): void {
  for (const stone of stonesOf(layout.board)) {
    const { x, y } = numberPoint(layout, stone);
    drawSprite(pen, `number ${stone}`, x, y, around(50), (own) =>
      drawNumeral(own, String(stone), 0, PIGMENT.ink, { halo: PIGMENT.plaster, haloWidth: 10 }),
    );
  }
}

/** The middle of a stone's number, on the outer side of the road. */
function numberPoint(layout: Layout, stone: Stone): Point {
  const at = layout.stone(stone);
  const { width, height } = numeralBox(String(stone), 0, 0);
  // As near as its corners allow.
  const far = STONE_RADIUS + 5 + (Math.abs(at.nx) * width + Math.abs(at.ny) * height) / 2;
  return { x: at.x + at.nx * far, y: at.y + at.ny * far };
}

/** Boxes that must stay readable beside the road: all numbers of stones. */
export const numberBoxes = (layout: Layout): readonly Box[] =>
  stonesOf(layout.board).map((stone) => {
    const { x, y } = numberPoint(layout, stone);
    return numeralBox(String(stone), x, y);
  });
