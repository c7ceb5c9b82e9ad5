import { PIGMENT } from '../canvas/palette.ts';
import { fillDisc, type Pen, polygon } from '../canvas/pen.ts';
import { deviation, type Luck } from '../figures.ts';
import { drawDie } from '../tuchulcha/dice.ts';

/** Standard deviations at the ends of a bar or dial: beyond, its hand stands at the end. */
const ENDS = 3;
/** A half dial: where in the bell of chance the pips fell. Its hand is upright at the average, and to the right where there were more. */
export function drawLuckDial(pen: Pen, luck: Luck, x: number, y: number, r: number): void {
  const wedge = (from: number, to: number, fill: string): void => {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, r, angle(from), angle(to));
    pen.closePath();
    pen.fillStyle = fill;
    pen.fill();
  };
  wedge(-ENDS, -1, PIGMENT.terracottaLight);
  wedge(-1, 1, PIGMENT.plasterShade);
  wedge(1, ENDS, '#8fb884');
  pen.beginPath();
  pen.arc(x, y, r, Math.PI, 0);
  pen.closePath();
  pen.lineWidth = 6;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  for (const mark of [-2, -1, 0, 1, 2]) {
    const a = angle(mark);
    pen.beginPath();
    pen.moveTo(x + r * 0.86 * Math.cos(a), y + r * 0.86 * Math.sin(a));
    pen.lineTo(x + r * Math.cos(a), y + r * Math.sin(a));
    pen.lineWidth = mark === 0 ? 7 : 4;
    pen.stroke();
  }
  drawHand(pen, angle(Math.max(-ENDS, Math.min(ENDS, deviation(luck)))), x, y, r * 0.92);
  drawDie(pen, x - r * 1.36, y - r * 0.2, r * 0.42, { value: 1, state: 'unused' });
  drawDie(pen, x + r * 1.36, y - r * 0.2, r * 0.42, { value: 6, state: 'unused' });
}

const angle = (sigmas: number): number => -Math.PI / 2 + (sigmas / ENDS) * (Math.PI / 2);

function drawHand(pen: Pen, a: number, x: number, y: number, far: number): void {
  polygon(pen, [
    { x: x + far * Math.cos(a), y: y + far * Math.sin(a) },
    { x: x + 11 * Math.cos(a + Math.PI / 2), y: y + 11 * Math.sin(a + Math.PI / 2) },
    { x: x + 11 * Math.cos(a - Math.PI / 2), y: y + 11 * Math.sin(a - Math.PI / 2) },
  ]);
  pen.fillStyle = PIGMENT.flameCore;
  pen.strokeStyle = PIGMENT.ink;
  pen.lineWidth = 5;
  pen.stroke();
  pen.fill();
  fillDisc(pen, x, y, 17, PIGMENT.ink);
  fillDisc(pen, x, y, 11, PIGMENT.gold);
}
