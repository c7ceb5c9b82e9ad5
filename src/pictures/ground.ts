import { drawFriezeHalf } from './beasts.ts';
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
  drawStripes(pen);
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(WIDTH / 2, 0);
    pen.scale(side, 1);
    drawFriezeHalf(pen);
    pen.restore();
  }
}

/** From the wall outwards: width in units, and pigment. */
const STRIPES = [
  [5, PIGMENT.cream],
  [7, PIGMENT.terracotta],
  [3, PIGMENT.cream],
  [8, PIGMENT.verdigris],
] as const;

/** The striped fascia of the tombs, on three sides; the fourth is the frieze. */
function drawStripes(pen: Pen): void {
  let out = FRAME - 6;
  for (const [width, pigment] of STRIPES) {
    out -= width;
    const at = out + width / 2;
    pen.beginPath();
    pen.moveTo(at, FRIEZE_HEIGHT);
    pen.lineTo(at, HEIGHT - at);
    pen.lineTo(WIDTH - at, HEIGHT - at);
    pen.lineTo(WIDTH - at, FRIEZE_HEIGHT);
    pen.strokeStyle = pigment;
    pen.lineWidth = width;
    pen.lineJoin = 'miter';
    pen.lineCap = 'butt';
    pen.stroke();
    pen.lineJoin = 'round';
    pen.lineCap = 'round';
  }
}
