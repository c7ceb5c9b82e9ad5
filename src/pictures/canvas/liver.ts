import { PIGMENT } from './palette.ts';
import { fillDisc, type Pen } from './pen.ts';

/** The bronze liver that a haruspex reads by: a model with a field for each god. `r`: half its width, in units. */
export function drawLiver(pen: Pen, x: number, y: number, r: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r / 100, r / 100);
  pen.save();
  pen.translate(3, 7);
  outline(pen);
  pen.fillStyle = 'rgba(40,20,10,0.4)';
  pen.fill();
  pen.restore();

  outline(pen);
  pen.fillStyle = '#6f9c84';
  pen.fill();
  pen.save();
  pen.clip();
  fields(pen);
  pen.restore();
  outline(pen);
  pen.lineWidth = 6;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  lobes(pen);
  pen.restore();
}

function outline(pen: Pen): void {
  pen.beginPath();
  pen.moveTo(-92, 22);
  pen.bezierCurveTo(-104, -30, -66, -62, -30, -58);
  pen.bezierCurveTo(-10, -56, -4, -70, 14, -78);
  pen.bezierCurveTo(50, -94, 98, -56, 96, -6);
  pen.bezierCurveTo(94, 44, 50, 82, -6, 82);
  pen.bezierCurveTo(-52, 82, -86, 62, -92, 22);
  pen.closePath();
}

/** The border of sixteen regions of the sky, and the houses within. */
function fields(pen: Pen): void {
  pen.strokeStyle = '#2f4a40';
  pen.lineWidth = 3.5;
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 + 0.1;
    pen.beginPath();
    pen.moveTo(62 * Math.cos(a), 4 + 54 * Math.sin(a));
    pen.lineTo(130 * Math.cos(a), 4 + 130 * Math.sin(a));
    pen.stroke();
  }
  pen.beginPath();
  pen.ellipse(2, 4, 70, 60, -0.2, 0, Math.PI * 2);
  pen.fillStyle = '#86b198';
  pen.fill();
  pen.stroke();
  for (let i = 0; i < 6; i++) {
    const a = (i * Math.PI) / 3;
    pen.beginPath();
    pen.moveTo(-30, 26);
    pen.lineTo(-30 + 46 * Math.cos(a), 26 + 46 * Math.sin(a));
    pen.stroke();
  }
  fillDisc(pen, -30, 26, 11, '#2f4a40');
  fillDisc(pen, -30, 26, 7, PIGMENT.gold);
}

/** What stands up from the plate: the pyramid and the gall bladder. */
function lobes(pen: Pen): void {
  pen.lineWidth = 4.5;
  pen.strokeStyle = PIGMENT.ink;
  pen.beginPath();
  pen.moveTo(34, -50);
  pen.lineTo(66, -18);
  pen.lineTo(30, -2);
  pen.closePath();
  pen.fillStyle = '#c7dcb8';
  pen.fill();
  pen.stroke();
  pen.beginPath();
  pen.moveTo(34, -50);
  pen.lineTo(46, -20);
  pen.lineTo(30, -2);
  pen.moveTo(46, -20);
  pen.lineTo(66, -18);
  pen.stroke();
  pen.beginPath();
  pen.moveTo(8, -8);
  pen.bezierCurveTo(34, 2, 52, 26, 40, 46);
  pen.bezierCurveTo(26, 58, 14, 38, 8, -8);
  pen.closePath();
  pen.fillStyle = PIGMENT.ochre;
  pen.fill();
  pen.stroke();
}
