import { PIGMENT } from './palette.ts';
import { FRIEZE_HEIGHT, fillDisc, type Pen } from './pen.ts';

const GROUND = FRIEZE_HEIGHT - 9;
const HIDE = '#e6b455';

/** The right half of the painted frieze, from the middle outwards. */
export function drawFriezeHalf(pen: Pen): void {
  tree(pen, 352);
  leopard(pen, 446);
  tree(pen, 546);
  bird(pen, 606);
  tree(pen, 672);
  dolphin(pen, 748);
}

function stroke(pen: Pen, width: number, color: string, draw: () => void): void {
  pen.beginPath();
  draw();
  pen.lineWidth = width;
  pen.strokeStyle = color;
  pen.stroke();
}

function tree(pen: Pen, x: number): void {
  stroke(pen, 4, PIGMENT.ochre, () => {
    pen.moveTo(x, GROUND);
    pen.bezierCurveTo(x - 5, GROUND - 20, x + 5, GROUND - 32, x, 14);
  });
  for (let i = 0; i < 5; i++) {
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.ellipse(x + side * (13 - i), GROUND - 20 - i * 9.5, 9 - i * 0.6, 4, side * -0.7, 0, Math.PI * 2);
      pen.fillStyle = i % 2 === 0 ? '#6fa287' : PIGMENT.verdigris;
      pen.fill();
    }
  }
  fillDisc(pen, x, 12, 4.5, PIGMENT.terracottaLight);
}

/** Looks to the left: towards the middle. */
function leopard(pen: Pen, x: number): void {
  pen.save();
  pen.translate(x, GROUND);
  const limb = (
    width: number,
    ...[ax, ay, bx, by, cx, cy, dx, dy]: [number, number, number, number, number, number, number, number]
  ): void =>
    stroke(pen, width, HIDE, () => {
      pen.moveTo(ax, ay);
      pen.bezierCurveTo(bx, by, cx, cy, dx, dy);
    });
  limb(4.5, 44, -34, 66, -32, 54, -4, 74, -14);
  limb(6, -30, -28, -40, -18, -46, -18, -52, -28);
  limb(7, 36, -26, 50, -18, 34, -10, 44, -2);
  limb(19, -30, -35, -10, -29, 14, -37, 36, -33);
  limb(7, -28, -28, -24, -16, -32, -10, -32, -2);
  limb(5, -32, -2, -34, -2, -36, -2, -39, -2);
  limb(10, 36, -32, 46, -22, 20, -16, 26, -3);
  limb(5, 26, -2, 24, -2, 22, -2, 18, -2);
  limb(13, -32, -37, -38, -42, -40, -44, -43, -46);
  head(pen);
  for (const [dx, dy] of SPOTS) fillDisc(pen, dx, dy, 2.1, PIGMENT.terracottaDark);
  pen.restore();
}

function head(pen: Pen): void {
  fillDisc(pen, -46, -48, 9.5, HIDE);
  pen.beginPath();
  pen.ellipse(-55, -45, 7, 5.5, -0.2, 0, Math.PI * 2);
  pen.fillStyle = HIDE;
  pen.fill();
  fillDisc(pen, -41, -56, 4, HIDE);
  fillDisc(pen, -49, -57, 3.4, HIDE);
  fillDisc(pen, -50, -49, 1.8, PIGMENT.ink);
  stroke(pen, 2, PIGMENT.ink, () => {
    pen.moveTo(-61, -43);
    pen.lineTo(-53, -41);
  });
  stroke(pen, 2.6, '#ff6a4a', () => {
    pen.moveTo(-57, -40);
    pen.lineTo(-59, -34);
  });
}

const SPOTS: readonly (readonly [number, number])[] = [
  [-30, -39],
  [-22, -32],
  [-14, -38],
  [-5, -31],
  [3, -38],
  [11, -32],
  [19, -40],
  [27, -31],
  [35, -38],
  [41, -30],
  [-38, -44],
  [34, -20],
  [-28, -20],
];

function bird(pen: Pen, x: number): void {
  const y = 34;
  pen.beginPath();
  pen.moveTo(x - 26, y + 2);
  pen.quadraticCurveTo(x - 10, y - 8, x + 4, y - 2);
  pen.quadraticCurveTo(x + 12, y - 24, x + 30, y - 22);
  pen.quadraticCurveTo(x + 18, y - 8, x + 16, y + 4);
  pen.lineTo(x + 32, y + 14);
  pen.quadraticCurveTo(x + 8, y + 18, x - 8, y + 9);
  pen.quadraticCurveTo(x - 16, y + 6, x - 26, y + 2);
  pen.closePath();
  pen.fillStyle = PIGMENT.terracottaLight;
  pen.fill();
  fillDisc(pen, x - 15, y + 1, 1.8, PIGMENT.ink);
  stroke(pen, 2, PIGMENT.bucchero, () => {
    pen.moveTo(x + 6, y);
    pen.lineTo(x + 20, y - 13);
    pen.moveTo(x + 9, y + 4);
    pen.lineTo(x + 18, y - 4);
  });
}

function dolphin(pen: Pen, x: number): void {
  const y = 36;
  pen.fillStyle = '#5f9fc4';
  pen.beginPath();
  pen.moveTo(x - 44, y + 10);
  pen.bezierCurveTo(x - 30, y - 22, x + 10, y - 26, x + 34, y + 2);
  pen.lineTo(x + 46, y - 6);
  pen.quadraticCurveTo(x + 44, y + 6, x + 50, y + 14);
  pen.quadraticCurveTo(x + 38, y + 14, x + 30, y + 10);
  pen.bezierCurveTo(x + 10, y - 2, x - 14, y + 2, x - 28, y + 8);
  pen.closePath();
  pen.fill();
  pen.beginPath();
  pen.moveTo(x - 2, y - 14);
  pen.quadraticCurveTo(x + 8, y - 28, x + 18, y - 26);
  pen.quadraticCurveTo(x + 13, y - 18, x + 16, y - 8);
  pen.closePath();
  pen.fill();
  fillDisc(pen, x - 27, y - 3, 2.2, PIGMENT.ink);
  stroke(pen, 3, PIGMENT.verdigris, () => {
    for (let i = 0; i < 4; i++) {
      const a = x - 46 + i * 24;
      pen.moveTo(a, y + 22);
      pen.quadraticCurveTo(a + 6, y + 15, a + 12, y + 22);
      pen.quadraticCurveTo(a + 18, y + 28, a + 24, y + 22);
    }
  });
}
