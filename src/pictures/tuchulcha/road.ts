import type { Color } from '../../games/tuchulcha/index.ts';
import { drawEmblem } from '../canvas/color-shapes.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { distance, fillDisc, lerp, type Pen, type Point, star, strokeDisc } from '../canvas/pen.ts';
import { letter } from '../canvas/text.ts';
import {
  CENTER,
  type Layout,
  ROAD_LENGTH,
  roadAt,
  type Spot,
  STONE_RADIUS,
  type StoneKind,
} from './layout.ts';

/** The kind of a stone shows by what juts out from under a pawn: flame, horseshoe, vortex. */
export function drawStone(pen: Pen, at: Spot, kind: StoneKind): void {
  switch (kind) {
    case 'plain':
      slab(pen, at);
      return;
    case 'mystical':
      flame(pen, at);
      return;
    case 'ritual':
      horseshoe(pen, at);
      return;
    case 'passage':
      vortex(pen, at);
      return;
  }
}

export function drawNumber(pen: Pen, at: Spot, stone: number): void {
  const far = STONE_RADIUS + 25 + 4 * Math.abs(at.nx);
  letter(pen, String(stone), at.x + at.nx * far, at.y + at.ny * far, {
    size: 31,
    fill: PIGMENT.ink,
    halo: PIGMENT.plaster,
    haloWidth: 8,
  });
}

function slab(pen: Pen, { x, y }: Spot): void {
  fillDisc(pen, x, y + 4, STONE_RADIUS - 2, 'rgba(40,20,10,0.45)');
  fillDisc(pen, x, y, STONE_RADIUS - 3, PIGMENT.tuff);
  strokeDisc(pen, x, y, STONE_RADIUS - 3, PIGMENT.ink, 3.5);
  pen.beginPath();
  pen.arc(x, y, STONE_RADIUS - 10, Math.PI * 0.1, Math.PI * 0.75);
  pen.strokeStyle = PIGMENT.tuffShade;
  pen.lineWidth = 5;
  pen.stroke();
  pen.beginPath();
  pen.arc(x, y, STONE_RADIUS - 10, Math.PI * 1.1, Math.PI * 1.7);
  pen.strokeStyle = PIGMENT.cream;
  pen.stroke();
}

function flame(pen: Pen, { x, y }: Spot): void {
  star(pen, x, y, STONE_RADIUS + 14, STONE_RADIUS - 3, 14);
  pen.strokeStyle = PIGMENT.ink;
  pen.lineWidth = 7;
  pen.stroke();
  pen.fillStyle = PIGMENT.flameCore;
  pen.fill();
  star(pen, x, y, STONE_RADIUS + 11, STONE_RADIUS - 6, 14);
  pen.fillStyle = PIGMENT.flame;
  pen.fill();
  star(pen, x, y, STONE_RADIUS + 3, STONE_RADIUS - 10, 14, Math.PI / 14);
  pen.fillStyle = PIGMENT.gold;
  pen.fill();
  fillDisc(pen, x, y, STONE_RADIUS - 10, PIGMENT.flameCore);
  strokeDisc(pen, x, y, STONE_RADIUS - 10, PIGMENT.ink, 3);
  pen.beginPath();
  pen.moveTo(x, y - 25);
  pen.bezierCurveTo(x + 5, y - 10, x + 21, y - 4, x + 17, y + 10);
  pen.bezierCurveTo(x + 14, y + 24, x - 14, y + 24, x - 17, y + 10);
  pen.bezierCurveTo(x - 19, y, x - 9, y - 3, x - 8, y - 12);
  pen.bezierCurveTo(x - 2, y - 8, x + 1, y - 16, x, y - 25);
  pen.fillStyle = PIGMENT.gold;
  pen.fill();
}

function horseshoe(pen: Pen, at: Spot): void {
  slab(pen, at);
  // Open towards the stone's number.
  const open = Math.atan2(at.ny, at.nx);
  for (const [width, stroke] of [
    [19, PIGMENT.ink],
    [12, PIGMENT.verdigris],
    [4, '#d8f0c8'],
  ] as const) {
    pen.beginPath();
    pen.arc(at.x, at.y, STONE_RADIUS + 5, open + 0.62, open - 0.62);
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke();
  }
}

function vortex(pen: Pen, { x, y }: Spot): void {
  for (const [reach, width, stroke] of [
    [STONE_RADIUS + 10, 14, PIGMENT.ink],
    [STONE_RADIUS + 10, 7, PIGMENT.vortexLight],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    for (let arm = 0; arm < 5; arm++) {
      const start = (arm * Math.PI * 2) / 5;
      pen.beginPath();
      for (let t = 0; t <= 1.001; t += 0.125) {
        const r = reach - t * 18;
        const a = start + t * 1.15;
        if (t === 0) pen.moveTo(x + r * Math.cos(a), y + r * Math.sin(a));
        else pen.lineTo(x + r * Math.cos(a), y + r * Math.sin(a));
      }
      pen.stroke();
    }
  }
  fillDisc(pen, x, y, STONE_RADIUS - 4, PIGMENT.vortex);
  strokeDisc(pen, x, y, STONE_RADIUS - 4, PIGMENT.ink, 3.5);
  pen.strokeStyle = PIGMENT.vortexLight;
  pen.lineWidth = 5;
  for (const turn of [0, Math.PI]) {
    pen.beginPath();
    for (let t = 0; t <= 1.001; t += 0.05) {
      const r = 3 + t * (STONE_RADIUS - 14);
      const a = turn + t * 4.6;
      if (t === 0) pen.moveTo(x, y);
      else pen.lineTo(x + r * Math.cos(a), y + r * Math.sin(a));
    }
    pen.stroke();
  }
}

/** A sealed Passage: a bronze slab with a winged boss, plain for whoever stops there. */
export function drawSeal(pen: Pen, { x, y }: Spot): void {
  for (let i = 0; i < 8; i++) {
    const a = (i * Math.PI) / 4 + Math.PI / 8;
    const cx = x + (STONE_RADIUS + 2) * Math.cos(a);
    const cy = y + (STONE_RADIUS + 2) * Math.sin(a);
    fillDisc(pen, cx, cy, 10, PIGMENT.ink);
    fillDisc(pen, cx, cy, 6.5, PIGMENT.gold);
  }
  fillDisc(pen, x, y, STONE_RADIUS, PIGMENT.ink);
  fillDisc(pen, x, y, STONE_RADIUS - 4, PIGMENT.ochre);
  strokeDisc(pen, x, y, STONE_RADIUS - 9, PIGMENT.gold, 4);
  pen.strokeStyle = PIGMENT.ink;
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(x - 19, y - 19);
  pen.lineTo(x + 19, y + 19);
  pen.moveTo(x + 19, y - 19);
  pen.lineTo(x - 19, y + 19);
  pen.stroke();
  fillDisc(pen, x, y, 10, PIGMENT.gold);
  strokeDisc(pen, x, y, 10, PIGMENT.ink, 3.5);
}

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
    drawEmblem(pen, color, p.x, p.y, 9.5, 3);
  }
}
