import { type Layout, ROAD_LENGTH, roadAt } from './layout.ts';
import { DYE, PIGMENT } from './palette.ts';
import type { Pen } from './pen.ts';
import { drawNumber, drawStone } from './stones.ts';

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
