import { drawArt, loadArt } from '../canvas/art.ts';
import { LABEL, TITLE } from '../canvas/fonts.ts';
import { DYE, drawColorShape, PIGMENT } from '../canvas/palette.ts';
import { fillDisc, type Pen } from '../canvas/pen.ts';
import { writeCentered } from '../canvas/text.ts';
import type { Place, TempleSite } from './layout.ts';

const ALTAR = loadArt('tuchulcha/altar');
const FOREST = loadArt('tuchulcha/forest-round');
const WIDE_FOREST = loadArt('tuchulcha/forest-wide');
const PIT = loadArt('tuchulcha/pit');
const MIRROR = loadArt('tuchulcha/mirror');
const PATERA = loadArt('tuchulcha/patera');
const SKULL = loadArt('tuchulcha/skull');
const TEMPLE = loadArt('tuchulcha/temple');

/** Velthumena's altar, with her name above and below. */
export function drawAltar(pen: Pen, { x, y, rx }: Place, name: string): void {
  drawArt(pen, ALTAR, x, y);
  inscribe(pen, name.toUpperCase(), x, y, rx - 14, -Math.PI / 2);
  inscribe(pen, name.toUpperCase(), x, y, rx - 14, Math.PI / 2);
}

/** From letter to letter, in radians; closer where the text would run into what stands at the sides. */
const LETTER_STEP = 0.213;
const TEXT_ARC = 2.35;

/** Letters along a circle, upright at its top and its bottom. */
function inscribe(pen: Pen, text: string, x: number, y: number, r: number, middle: number): void {
  const fits = Math.min(LETTER_STEP, TEXT_ARC / text.length);
  const step = fits * (middle < 0 ? 1 : -1);
  for (const [i, sign] of [...text].entries()) {
    const a = middle + (i - (text.length - 1) / 2) * step;
    pen.save();
    pen.translate(x + r * Math.cos(a), y + r * Math.sin(a));
    pen.rotate(a + (middle < 0 ? Math.PI / 2 : -Math.PI / 2));
    writeCentered(pen, sign, 0, 0, { size: (23 * fits) / LETTER_STEP, face: TITLE, fill: PIGMENT.cream });
    pen.restore();
  }
}

export const drawForest = (pen: Pen, { x, y, rx, ry }: Place): void =>
  drawArt(pen, rx > ry ? WIDE_FOREST : FOREST, x, y);

/** Whoever is devoted to Tuchulcha gives here. */
export const drawTuchulcha = (pen: Pen, { x, y }: Place): void => drawArt(pen, PIT, x, y);

export const drawLasaVecuvia = (pen: Pen, { x, y }: Place): void => drawArt(pen, MIRROR, x, y);

/** The dice are thrown into it. */
export const drawPatera = (pen: Pen, { x, y }: Place): void => drawArt(pen, PATERA, x, y);

export function drawPlaceName(pen: Pen, { x, y, ry }: Place, name: string): void {
  writeCentered(pen, name, x, y + ry + 17, {
    size: 27,
    face: TITLE,
    fill: PIGMENT.ink,
    halo: PIGMENT.plaster,
    haloWidth: 7,
    maxWidth: 220,
  });
}

/** A skull for each devotion to Tuchulcha so far: what the next one costs depends on it (docs/rules/tuchulcha.md §5.1). */
export function drawTally(pen: Pen, { x, y, rx }: Place, devotions: number): void {
  for (let i = 0; i < devotions; i++) {
    const a = Math.PI / 2 - (i - (devotions - 1) / 2) * 0.3;
    drawArt(pen, SKULL, x + (rx - 13) * Math.cos(a), y + (rx - 13) * Math.sin(a));
  }
}

export function drawTemple(pen: Pen, { x, y, color }: TempleSite, name: string): void {
  const { fill, shade, light } = DYE[color];
  drawArt(pen, TEMPLE, x, y, 1, { main: fill, shade, light });
  drawColorShape(pen, color, x, y - 73, 13, 3);
  writeCentered(pen, name.toUpperCase(), x, y + 97, {
    size: 33,
    face: TITLE,
    fill: PIGMENT.ink,
    halo: PIGMENT.plaster,
    haloWidth: 7,
    maxWidth: 230,
  });
}

/** A temple whose colour is out: plaster has fallen over it, and it is struck out. */
export function drawFallen(pen: Pen, { x, y }: TempleSite, word: string): void {
  pen.save();
  pen.translate(x, y - 24);
  pen.scale(1.2, 1);
  const veil = pen.createRadialGradient(0, 0, 60, 0, 0, 128);
  veil.addColorStop(0, 'rgba(232,212,172,0.82)');
  veil.addColorStop(0.75, 'rgba(234,216,178,0.74)');
  veil.addColorStop(1, 'rgba(236,220,184,0)');
  fillDisc(pen, 0, 0, 128, veil);
  pen.restore();
  for (const [width, stroke] of [
    [17, PIGMENT.cream],
    [9, PIGMENT.terracottaDark],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x - 84, y - 96);
    pen.lineTo(x + 84, y + 56);
    pen.moveTo(x + 84, y - 96);
    pen.lineTo(x - 84, y + 56);
    pen.strokeStyle = stroke;
    pen.lineWidth = width;
    pen.stroke();
  }
  drawBanner(pen, x, y - 20, word, PIGMENT.terracottaDark, PIGMENT.cream);
}

/** Over the door of a colour that nobody plays. */
export function drawNeutral(pen: Pen, { x, y }: TempleSite, word: string): void {
  drawBanner(pen, x, y + 60, word, PIGMENT.cream, PIGMENT.ink);
}

function drawBanner(pen: Pen, x: number, y: number, word: string, fill: string, ink: string): void {
  pen.font = `700 27px ${LABEL}`;
  const half = Math.min(110, pen.measureText(word).width / 2 + 16);
  pen.beginPath();
  pen.roundRect(x - half, y - 17, 2 * half, 34, 8);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 3.5;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  writeCentered(pen, word, x, y, { size: 27, fill: ink, maxWidth: 2 * half - 20 });
}
