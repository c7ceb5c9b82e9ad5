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
  chequer(pen, 0, HEIGHT - FRAME, WIDTH, FRAME);
  chequer(pen, 0, FRIEZE_HEIGHT, FRAME, HEIGHT - FRIEZE_HEIGHT - FRAME);
  chequer(pen, WIDTH - FRAME, FRIEZE_HEIGHT, FRAME, HEIGHT - FRIEZE_HEIGHT - FRAME);
  for (const side of [-1, 1]) {
    pen.save();
    pen.translate(WIDTH / 2, 0);
    pen.scale(side, 1);
    drawFriezeHalf(pen);
    pen.restore();
  }
}

const CHEQUER = [PIGMENT.terracotta, PIGMENT.cream, PIGMENT.verdigris, PIGMENT.cream] as const;

/** The ceiling of a tomb: a chequered band. */
function chequer(pen: Pen, x: number, y: number, w: number, h: number): void {
  const across = w > h;
  const count = Math.round(Math.max(w, h) / 12);
  const step = Math.max(w, h) / count;
  for (let i = 0; i < count; i++) {
    for (const row of [0, 1]) {
      pen.fillStyle = CHEQUER[(i + row * 3) % 4] ?? PIGMENT.cream;
      const u = i * step;
      const v = 5 + row * 11;
      if (across) pen.fillRect(x + u, y + v, step + 0.5, 11);
      else pen.fillRect(x + v, y + u, 11, step + 0.5);
    }
  }
}
