import { FRAME, FRIEZE_HEIGHT } from './layout.ts';
import { PIGMENT } from './palette.ts';
import { HEIGHT, type Pen, WIDTH } from './pen.ts';

/** The plastered wall and the painted frame round it. */
export function drawGround(pen: Pen): void {
  drawPlaster(pen);
  drawFrame(pen);
}

/** Repeatable noise: the same wall on every machine. */
function* scatter(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

function drawPlaster(pen: Pen): void {
  pen.fillStyle = PIGMENT.plaster;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const random = scatter(7);
  const next = (): number => random.next().value;
  for (let i = 0; i < 46; i++) {
    const x = next() * WIDTH;
    const y = next() * HEIGHT;
    const r = 60 + next() * 190;
    const stain = pen.createRadialGradient(x, y, 0, x, y, r);
    const pigment = next() < 0.5 ? '200,150,84' : '255,248,228';
    stain.addColorStop(0, `rgba(${pigment},${0.1 + next() * 0.12})`);
    stain.addColorStop(1, `rgba(${pigment},0)`);
    pen.fillStyle = stain;
    pen.fillRect(x - r, y - r, 2 * r, 2 * r);
  }
  pen.strokeStyle = 'rgba(122,84,40,0.26)';
  pen.lineWidth = 1.6;
  for (let i = 0; i < 22; i++) {
    let x = next() * WIDTH;
    let y = next() * HEIGHT;
    let a = next() * Math.PI * 2;
    pen.beginPath();
    pen.moveTo(x, y);
    for (let k = 0; k < 7; k++) {
      a += (next() - 0.5) * 1.3;
      x += Math.cos(a) * 17;
      y += Math.sin(a) * 17;
      pen.lineTo(x, y);
    }
    pen.stroke();
  }
}

function drawFrame(pen: Pen): void {
  pen.fillStyle = PIGMENT.bucchero;
  pen.fillRect(0, 0, WIDTH, FRIEZE_HEIGHT);
  pen.fillRect(0, HEIGHT - FRAME, WIDTH, FRAME);
  pen.fillRect(0, 0, FRAME, HEIGHT);
  pen.fillRect(WIDTH - FRAME, 0, FRAME, HEIGHT);

  runningDog(pen, FRAME + 6, HEIGHT - FRAME / 2, WIDTH - 2 * FRAME - 12, 0);
  runningDog(pen, FRAME / 2, HEIGHT - FRAME - 6, HEIGHT - FRIEZE_HEIGHT - FRAME - 12, -Math.PI / 2);
  runningDog(pen, WIDTH - FRAME / 2, FRIEZE_HEIGHT + 6, HEIGHT - FRIEZE_HEIGHT - FRAME - 12, Math.PI / 2);
}

/** The wave band of the tombs, along a line of about `length` from a point. */
function runningDog(pen: Pen, x: number, y: number, length: number, angle: number): void {
  const count = Math.round(length / 30);
  const step = length / count;
  pen.save();
  pen.translate(x, y);
  pen.rotate(angle);
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.ochre;
  pen.beginPath();
  for (let i = 0; i < count; i++) {
    const a = i * step;
    pen.moveTo(a, 8);
    pen.bezierCurveTo(a + step * 0.34, 8, a + step * 0.22, -9, a + step * 0.62, -8);
    pen.bezierCurveTo(a + step * 0.98, -7, a + step * 0.9, 4, a + step * 0.66, 1);
    pen.moveTo(a, 8);
    pen.lineTo(a + step, 8);
  }
  pen.stroke();
  pen.restore();
}
