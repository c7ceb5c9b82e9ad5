import type { Color } from '../games/tuchulcha/index.ts';
import { drawEmblem } from './emblem.ts';
import { CENTER, type Layout, STONE_RADIUS } from './layout.ts';
import { distance, lerp, type Pen, type Point } from './pen.ts';

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
