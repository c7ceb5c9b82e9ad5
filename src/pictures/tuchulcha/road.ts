import type { Color, Stone } from '../../games/tuchulcha/index.ts';
import { type Art, drawArt, loadArt } from '../canvas/art.ts';
import { type Box, distance, lerp, type Point } from '../canvas/geometry.ts';
import { DYE, drawColorShape, PIGMENT } from '../canvas/palette.ts';
import type { Pen } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { drawNumeral, numeralBox } from '../canvas/text.ts';
import { type Layout, ROAD_LENGTH, roadAt, type Spot, STONE_RADIUS, type StoneKind } from './layout.ts';

/** The road's own bands, from the widest, by width and color. */
export const ROAD_BANDS = [
  [84, PIGMENT.ink],
  [78, PIGMENT.terracottaDark],
  [66, PIGMENT.terracotta],
] as const;

/** The road of stones. Each sector's kerb is in its temple's color. */
export function drawRoad(pen: Pen, layout: Layout): void {
  for (const [width, ink] of ROAD_BANDS) band(pen, 0, ROAD_LENGTH, width, ink);
  const { stride, ring } = layout;
  for (const sector of ring.sectors) {
    const start = (sector.entry - 1.5) * stride;
    band(pen, start + 6, start + 10 * stride - 6, 7, DYE[sector.color].fill, 35.5);
    band(pen, start + 6, start + 10 * stride - 6, 7, DYE[sector.color].fill, -35.5);
  }
  for (const [stone, kind] of ring.kinds) if (kind !== 'passage') drawStone(pen, layout.stone(stone), kind);
}

function band(pen: Pen, from: number, to: number, width: number, stroke: string, offset = 0): void {
  pen.beginPath();
  for (let s = from; s <= to; s += 12) {
    const p = roadAt(s, offset);
    if (s === from) pen.moveTo(p.x, p.y);
    else pen.lineTo(p.x, p.y);
  }
  const end = roadAt(to, offset);
  pen.lineTo(end.x, end.y);
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.lineCap = 'butt';
  pen.stroke();
  pen.lineCap = 'round';
}

/** Each color's ways: from its panel to its entry stone, from its exit stone to the altar. */
export function drawCobbles(pen: Pen, layout: Layout): void {
  for (const { color, exit } of layout.ring.sectors) {
    cobble(pen, color, entryWay(layout, color));
    cobble(pen, color, exitWay(layout, exit));
  }
}

export function exitWay({ stone, altar }: Layout, exit: Stone): readonly [Point, Point] {
  const gate = stone(exit);
  const whole = distance(gate, altar);
  return [lerp(gate, altar, (STONE_RADIUS + 26) / whole), lerp(gate, altar, 1 - (altar.r + 14) / whole)];
}

/** From the color's panel to just before the entry stone, beside the way to the altar that begins there. */
export function entryWay(layout: Layout, color: Color): readonly [Point, Point] {
  const { x, y, width, height } = layout.panel(color);
  const entry = layout.ring.sectors.find((sector) => sector.color === color)?.entry ?? 1;
  const gate = roadAt(layout.reach(entry) + 0.4 * layout.stride, -(STONE_RADIUS + 14));
  const door = {
    x: Math.min(Math.max(gate.x, x), x + width),
    y: Math.min(Math.max(gate.y, y), y + height),
  };
  return [lerp(door, gate, 12 / (distance(door, gate) || 12)), gate];
}

/** Emblems at even distances along a line. */
function cobble(pen: Pen, color: Color, line: readonly Point[]): void {
  const lengths = line.slice(1).map((p, i) => distance(p, line[i] ?? p));
  const whole = lengths.reduce((sum, d) => sum + d, 0);
  const count = Math.max(2, Math.round(whole / 34));
  let piece = 0;
  let passed = 0;
  for (let i = 0; i <= count; i++) {
    const far = (whole * i) / count;
    while (piece < lengths.length - 1 && passed + (lengths[piece] ?? 0) < far)
      passed += lengths[piece++] ?? 0;
    const a = line[piece];
    const b = line[piece + 1];
    if (!a || !b) return;
    const p = lerp(a, b, (far - passed) / (lengths[piece] || 1));
    drawColorShape(pen, color, p.x, p.y, 9.5, 3);
  }
}

const STONE: Readonly<Record<StoneKind, Art>> = {
  plain: loadArt('tuchulcha/stone-plain'),
  mystical: loadArt('tuchulcha/stone-mystical'),
  ritual: loadArt('tuchulcha/stone-ritual'),
  passage: loadArt('tuchulcha/stone-passage'),
};
const SEALED = loadArt('tuchulcha/stone-sealed');

/** The kind of a stone shows by what juts out from under a pawn: flame, horseshoe, vortex. */
export function drawStone(pen: Pen, { x, y, nx, ny }: Spot, kind: StoneKind): void {
  drawArt(pen, STONE[kind === 'ritual' ? 'plain' : kind], x, y);
  if (kind !== 'ritual') return;
  pen.save();
  pen.translate(x, y);
  // Open towards the stone's number.
  pen.rotate(Math.atan2(ny, nx));
  drawArt(pen, STONE.ritual, 0, 0);
  pen.restore();
}

/** Of a board in play. A sealed Passage is as good as a plain stone. */
export function drawPassage(pen: Pen, { x, y }: Spot, isSealed: boolean): void {
  const art = isSealed ? SEALED : STONE.passage;
  drawSprite(pen, isSealed ? 'sealed' : 'passage', x, y, around(1.5 * STONE_RADIUS), (own) =>
    drawArt(own, art, 0, 0),
  );
}

export function drawNumbers(pen: Pen, layout: Layout): void {
  for (const stone of layout.ring.kinds.keys()) {
    const { x, y } = numberPoint(layout, stone);
    drawSprite(pen, `number ${stone}`, x, y, around(50), (own) =>
      drawNumeral(own, String(stone), 0, 0, PIGMENT.ink, { halo: PIGMENT.plaster, haloWidth: 10 }),
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
  [...layout.ring.kinds.keys()].map((stone) => {
    const { x, y } = numberPoint(layout, stone);
    return numeralBox(String(stone), x, y);
  });
