import type { Color } from '../../games/tuchulcha/index.ts';
import { type Art, drawArt, loadArt } from '../canvas/art.ts';
import { DYE, drawColorShape, PIGMENT } from '../canvas/palette.ts';
import { distance, lerp, type Pen, type Point } from '../canvas/pen.ts';
import { around, drawSprite } from '../canvas/sprite.ts';
import { writeCentered } from '../canvas/text.ts';
import {
  CENTER,
  type Layout,
  ROAD_LENGTH,
  roadAt,
  type Spot,
  STONE_RADIUS,
  type StoneKind,
} from './layout.ts';

/** The road of stones. Each sector's kerb is in its temple's colour. */
export function drawRoad(pen: Pen, layout: Layout): void {
  band(pen, 0, ROAD_LENGTH, 84, PIGMENT.ink);
  band(pen, 0, ROAD_LENGTH, 78, PIGMENT.terracottaDark);
  band(pen, 0, ROAD_LENGTH, 66, PIGMENT.terracotta);
  const { stride, ring } = layout;
  for (const sector of ring.sectors) {
    const start = (sector.entry - 1.5) * stride;
    band(pen, start + 6, start + 10 * stride - 6, 7, DYE[sector.color].fill, 35.5);
    band(pen, start + 6, start + 10 * stride - 6, 7, DYE[sector.color].fill, -35.5);
  }
  for (const [stone, kind] of ring.kinds) if (kind !== 'passage') drawStone(pen, layout.stone(stone), kind);
  for (const stone of ring.kinds.keys()) drawNumber(pen, layout.stone(stone), stone);
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

/** Each colour's ways: temple to entry stone, exit stone to the altar. */
export function drawCobbles(pen: Pen, layout: Layout): void {
  for (const { color, exit } of layout.ring.sectors) {
    cobble(pen, color, entryWay(layout, color));
    const gate = layout.stone(exit);
    const whole = distance(gate, layout.altar);
    cobble(pen, color, [
      lerp(gate, layout.altar, (STONE_RADIUS + 26) / whole),
      lerp(gate, layout.altar, 1 - (layout.altar.rx + 14) / whole),
    ]);
  }
}

/** From the temple's door to just before the entry stone; where that is far, along the road. */
export function entryWay(layout: Layout, color: Color): readonly Point[] {
  const site = layout.temple(color);
  const entry = layout.ring.sectors.find((sector) => sector.color === color)?.entry ?? 1;
  const gate = layout.stone(entry);
  const up = gate.y < CENTER.y - 200;
  const down = gate.y > CENTER.y + 200;
  if (!up && !down) {
    const side = Math.sign(gate.x - site.x);
    const below = Math.sign(gate.y - site.y);
    const from = { x: site.x + side * 104, y: site.y + (below > 0 ? 66 : -6) };
    return bend(from, { x: from.x + side * 34, y: from.y }, beside(gate, STONE_RADIUS + 24));
  }
  const side = Math.sign(gate.x - site.x);
  if (Math.abs(gate.x - site.x) < 250) {
    return bend(
      { x: site.x + side * 116, y: site.y + (up ? -58 : 40) },
      gate,
      beside(gate, STONE_RADIUS + 24),
    );
  }
  const lane = gate.y - gate.ny * 84;
  const from = { x: site.x + side * (up ? 88 : 104), y: site.y + (up ? -84 : 64) };
  return bend(
    from,
    { x: from.x + side * 60, y: lane },
    {
      x: gate.x - side * (STONE_RADIUS + 24),
      y: gate.y - gate.ny * (STONE_RADIUS + 14),
    },
  );
}

const beside = (gate: Point & { nx: number; ny: number }, far: number): Point => ({
  x: gate.x - gate.nx * far,
  y: gate.y - gate.ny * far,
});

function bend(from: Point, control: Point, to: Point): readonly Point[] {
  return Array.from({ length: 25 }, (_, i) => {
    const t = i / 24;
    return lerp(lerp(from, control, t), lerp(control, to, t), t);
  });
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

function drawNumber(pen: Pen, at: Spot, stone: number): void {
  const far = STONE_RADIUS + 25 + 4 * Math.abs(at.nx);
  writeCentered(pen, String(stone), at.x + at.nx * far, at.y + at.ny * far, {
    size: 31,
    fill: PIGMENT.ink,
    halo: PIGMENT.plaster,
    haloWidth: 8,
  });
}
