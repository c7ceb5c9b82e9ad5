import { PIGMENT } from './palette.ts';
import { type Pen, star } from './pen.ts';

/** Tuchulcha's sign round something of radius `r`: a bristling ring of venom. */
export function drawVenom(pen: Pen, x: number, y: number, r: number): void {
  star(pen, x, y, r * 1.45, r * 1.1, 11);
  pen.lineWidth = 9;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = PIGMENT.venom;
  pen.fill();
}

/** Lasa Vecuvia's sign behind something of radius `r`: a pair of white wings. */
export function drawWings(pen: Pen, x: number, y: number, r: number): void {
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(x, y);
    pen.scale(side, 1);
    pen.beginPath();
    pen.moveTo(r * 0.3, r * 0.55);
    pen.bezierCurveTo(r * 0.6, r * 0.1, r * 0.8, -r * 0.9, r * 1.95, -r * 1.25);
    pen.bezierCurveTo(r * 1.95, -r * 0.85, r * 1.85, -r * 0.55, r * 1.72, -r * 0.4);
    pen.lineTo(r * 1.78, -r * 0.28);
    pen.bezierCurveTo(r * 1.7, 0, r * 1.55, r * 0.2, r * 1.42, r * 0.28);
    pen.lineTo(r * 1.46, r * 0.42);
    pen.bezierCurveTo(r * 1.3, r * 0.8, r * 0.8, r * 0.95, r * 0.3, r * 0.8);
    pen.closePath();
    pen.fillStyle = '#ffffff';
    pen.strokeStyle = PIGMENT.ink;
    pen.lineWidth = 5;
    pen.stroke();
    pen.fill();
    pen.lineWidth = 2.5;
    pen.beginPath();
    pen.moveTo(r * 1.7, -r * 0.4);
    pen.lineTo(r * 1.1, -r * 0.15);
    pen.moveTo(r * 1.4, r * 0.28);
    pen.lineTo(r * 1, r * 0.35);
    pen.stroke();
    pen.restore();
  }
}

export function snake(pen: Pen, x: number, y: number, side: number): void {
  for (const [width, stroke] of [
    [15, PIGMENT.ink],
    [9, PIGMENT.venom],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x - side * 14, y + 38);
    pen.bezierCurveTo(x + side * 26, y + 34, x - side * 26, y + 8, x + side * 4, y - 2);
    pen.bezierCurveTo(x + side * 22, y - 10, x - side * 14, y - 26, x - side * 6, y - 40);
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke();
  }
}

/** Round a haruspex whose circuit is finished, and round a winner: a gilded wreath. */
export function drawLaurel(pen: Pen, x: number, y: number, r: number): void {
  const leaf = r * 0.45;
  for (const side of [-1, 1]) {
    for (let i = 0; i < 7; i++) {
      const a = Math.PI / 2 - side * (0.25 + i * 0.4);
      pen.save();
      pen.translate(x + r * 1.3 * Math.cos(a), y + r * 1.3 * Math.sin(a));
      pen.rotate(a - side * 0.9);
      pen.beginPath();
      pen.ellipse(0, 0, leaf * 0.48, leaf, 0, 0, Math.PI * 2);
      pen.lineWidth = 3;
      pen.strokeStyle = PIGMENT.ink;
      pen.stroke();
      pen.fillStyle = PIGMENT.gold;
      pen.fill();
      pen.restore();
    }
  }
}
