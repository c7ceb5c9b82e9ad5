import { PIGMENT } from '../canvas/palette.ts';
import { type Box, fillDisc, type Pen } from '../canvas/pen.ts';

/** Behind the Deus that rules: a glow, a golden edge and a crown. */
export function drawHalo(pen: Pen, { x, y, width, height }: Box): void {
  const grow = width * 0.055;
  for (const [more, fill] of [
    [grow * 2.4, 'rgba(255,226,120,0.45)'],
    [grow * 1.8, 'rgba(255,206,70,0.8)'],
    [grow + 4, PIGMENT.ink],
    [grow, PIGMENT.gold],
  ] as const) {
    pen.beginPath();
    pen.roundRect(x - more, y - more, width + 2 * more, height + 2 * more, width * 0.085 + more);
    pen.fillStyle = fill;
    pen.fill();
  }
  drawCrown(pen, x + width / 2, y - grow * 0.4, width * 0.48);
}

const POINTS = 5;

/** A crown of rays, standing on its lower middle. */
export function drawCrown(pen: Pen, x: number, y: number, width: number): void {
  pen.beginPath();
  pen.moveTo(x - width * 0.42, y);
  for (let i = 0; i < POINTS; i++) {
    const side = (i / (POINTS - 1)) * 2 - 1;
    pen.lineTo(x + side * width * 0.5, y - width * (0.44 - Math.abs(side) * 0.1));
    if (i < POINTS - 1) pen.lineTo(x + (side + 0.25) * width * 0.42, y - width * 0.17);
  }
  pen.lineTo(x + width * 0.42, y);
  pen.closePath();
  pen.lineWidth = Math.max(5, width * 0.09);
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = PIGMENT.gold;
  pen.fill();
}

/** Behind a Deus that ties with others: a corded edge, and a sign of equals. */
export function drawTie(pen: Pen, { x, y, width, height }: Box): void {
  const grow = width * 0.045;
  pen.beginPath();
  pen.roundRect(x - grow, y - grow, width + 2 * grow, height + 2 * grow, width * 0.085 + grow);
  pen.lineCap = 'butt';
  for (const [thick, stroke] of [
    [grow * 1.5 + 8, PIGMENT.ink],
    [grow * 1.5, PIGMENT.terracotta],
  ] as const) {
    pen.lineWidth = thick;
    pen.strokeStyle = stroke;
    pen.stroke();
  }
  pen.setLineDash([width * 0.14, width * 0.09]);
  pen.strokeStyle = PIGMENT.gold;
  pen.stroke();
  pen.setLineDash([]);
  pen.lineCap = 'round';
  drawEquals(pen, x + width / 2, y - grow * 2 - width * 0.08, width * 0.13);
}

export function drawEquals(pen: Pen, x: number, y: number, r: number): void {
  fillDisc(pen, x, y, r + 4, PIGMENT.ink);
  fillDisc(pen, x, y, r, PIGMENT.gold);
  pen.fillStyle = PIGMENT.ink;
  for (const dy of [-0.32, 0.32]) pen.fillRect(x - r * 0.58, y + r * dy - r * 0.14, r * 1.16, r * 0.28);
}
