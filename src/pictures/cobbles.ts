import { drawEmblem } from './emblem.ts';
import { type Layout, STONE_RADIUS } from './layout.ts';
import { distance, lerp, type Pen, type Point } from './pen.ts';

/** Each colour's ways: temple to entry stone, exit stone to the altar. */
export function drawCobbles(pen: Pen, layout: Layout): void {
  for (const { color, entry, exit } of layout.ring.sectors) {
    const temple = layout.temple(color);
    const gate = layout.stone(entry);
    trail(pen, color, temple, gate, 118, STONE_RADIUS + 26);
    trail(pen, color, layout.stone(exit), layout.altar, STONE_RADIUS + 26, layout.altar.rx + 14);
  }
}

function trail(
  pen: Pen,
  color: Parameters<typeof drawEmblem>[1],
  from: Point,
  to: Point,
  leave: number,
  stop: number,
): void {
  const whole = distance(from, to);
  const length = whole - leave - stop;
  const count = Math.max(2, Math.round(length / 34));
  for (let i = 0; i <= count; i++) {
    const p = lerp(from, to, (leave + (length * i) / count) / whole);
    drawEmblem(pen, color, p.x, p.y, 9.5, 3);
  }
}
