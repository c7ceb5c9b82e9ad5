import type { Color } from '../../games/tuchulcha/index.ts';
import { drawEmblem } from '../canvas/color-shapes.ts';
import { LABEL, TITLE } from '../canvas/fonts.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import { fillDisc, type Pen, polygon, star, strokeDisc } from '../canvas/pen.ts';
import { drawWings, snake } from '../canvas/roles.ts';
import { letter } from '../canvas/text.ts';
import type { Place, TempleSite } from './layout.ts';

/** Velthumena's altar: a bronze disc with a sun, and her name above and below. */
export function drawAltar(pen: Pen, { x, y, rx }: Place, name: string): void {
  fillDisc(pen, x, y + 6, rx + 4, 'rgba(40,20,10,0.4)');
  fillDisc(pen, x, y, rx, PIGMENT.ink);
  fillDisc(pen, x, y, rx - 4, PIGMENT.terracotta);
  inscribe(pen, name.toUpperCase(), x, y, rx - 14, -Math.PI / 2);
  inscribe(pen, name.toUpperCase(), x, y, rx - 14, Math.PI / 2);
  for (const side of [-1, 1]) {
    for (const turn of [-0.22, 0, 0.22]) {
      fillDisc(
        pen,
        x + side * (rx - 14) * Math.cos(turn),
        y + (rx - 14) * Math.sin(turn),
        turn === 0 ? 7 : 4.5,
        PIGMENT.cream,
      );
    }
  }
  fillDisc(pen, x, y, rx - 22, PIGMENT.ink);
  fillDisc(pen, x, y, rx - 26, '#f7e3ae');
  star(pen, x, y, rx - 28, 34, 16);
  pen.fillStyle = PIGMENT.ochre;
  pen.fill();
  fillDisc(pen, x, y, 26, PIGMENT.ink);
  fillDisc(pen, x, y, 22, PIGMENT.gold);
  star(pen, x, y, 19, 8, 8);
  pen.fillStyle = PIGMENT.terracotta;
  pen.fill();
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
    letter(pen, sign, 0, 0, { size: (23 * fits) / LETTER_STEP, face: TITLE, fill: PIGMENT.cream });
    pen.restore();
  }
}

/** A ring of trees round a clearing. */
export function drawForest(pen: Pen, { x, y, rx, ry }: Place): void {
  const around = Math.round((rx + ry) / 11);
  pen.beginPath();
  pen.ellipse(x, y, rx - 6, ry - 6, 0, 0, Math.PI * 2);
  pen.fillStyle = '#8d9a56';
  pen.fill();
  for (let i = 0; i < around; i++) {
    const a = -Math.PI / 2 + ((i % 2 === 0 ? i : -i) * Math.PI) / around;
    tree(pen, x + (rx - 8) * Math.cos(a), y + (ry - 8) * Math.sin(a), 18 + ((i * 7) % 5), i);
  }
  pen.beginPath();
  pen.ellipse(x, y, rx - 24, ry - 24, 0, 0, Math.PI * 2);
  pen.fillStyle = '#e6dfae';
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.leafDark;
  pen.stroke();
}

function tree(pen: Pen, x: number, y: number, r: number, i: number): void {
  pen.beginPath();
  pen.ellipse(x, y - r * 0.3, r * 0.72, r * 1.15, 0, 0, Math.PI * 2);
  pen.fillStyle = i % 3 === 0 ? PIGMENT.leaf : i % 3 === 1 ? '#46602c' : '#6f8d48';
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.beginPath();
  pen.moveTo(x, y + r * 0.9);
  pen.lineTo(x, y - r * 0.7);
  pen.moveTo(x, y + r * 0.1);
  pen.lineTo(x + r * 0.35, y - r * 0.4);
  pen.moveTo(x, y + r * 0.3);
  pen.lineTo(x - r * 0.35, y - r * 0.15);
  pen.lineWidth = 2.4;
  pen.stroke();
}

/** A dark pit with snakes: whoever is devoted to Tuchulcha gives here. */
export function drawTuchulcha(pen: Pen, { x, y, rx }: Place): void {
  fillDisc(pen, x, y, rx, PIGMENT.ink);
  fillDisc(pen, x, y, rx - 5, PIGMENT.venom);
  star(pen, x, y, rx - 6, rx - 26, 20);
  pen.fillStyle = '#2c3f16';
  pen.fill();
  fillDisc(pen, x, y, rx - 28, PIGMENT.ink);
  fillDisc(pen, x, y, rx - 32, '#35241f');
  for (const side of [-1, 1]) snake(pen, x + side * (rx - 54), y + 6, side);
}

/** A bronze mirror between wings: Lasa Vecuvia's. */
export function drawLasaVecuvia(pen: Pen, place: Place): void {
  const { x, y, rx } = place;
  drawWings(pen, x, y + 8, rx * 0.66);
  fillDisc(pen, x, y, rx - 14, PIGMENT.ink);
  fillDisc(pen, x, y, rx - 18, PIGMENT.gold);
  strokeDisc(pen, x, y, rx - 26, PIGMENT.terracottaDark, 4);
  fillDisc(pen, x, y, rx - 34, '#dfeef2');
  strokeDisc(pen, x, y, rx - 34, PIGMENT.ink, 3);
}

/** The patera that the dice are thrown into. */
export function drawPatera(pen: Pen, { x, y, rx }: Place): void {
  fillDisc(pen, x, y + 5, rx + 1, 'rgba(40,20,10,0.4)');
  fillDisc(pen, x, y, rx, PIGMENT.ink);
  fillDisc(pen, x, y, rx - 4, PIGMENT.bucchero);
  strokeDisc(pen, x, y, rx - 11, PIGMENT.ochre, 3);
  for (let i = 0; i < 28; i++) {
    const a = (i * Math.PI) / 14;
    pen.beginPath();
    pen.moveTo(x + (rx - 8) * Math.cos(a), y + (rx - 8) * Math.sin(a));
    pen.lineTo(x + (rx - 1) * Math.cos(a + 0.08), y + (rx - 1) * Math.sin(a + 0.08));
    pen.strokeStyle = PIGMENT.ochre;
    pen.lineWidth = 3;
    pen.stroke();
  }
  fillDisc(pen, x, y, rx - 15, PIGMENT.buccheroLight);
}

export function drawPlaceName(pen: Pen, { x, y, ry }: Place, name: string): void {
  letter(pen, name, x, y + ry + 17, {
    size: 27,
    face: TITLE,
    fill: PIGMENT.ink,
    halo: PIGMENT.plaster,
    haloWidth: 7,
    maxWidth: 220,
  });
}

/** A skull bead for each devotion to Tuchulcha so far: what the next one costs depends on it (tuchulcha.md §5.1). */
export function drawTally(pen: Pen, { x, y, rx }: Place, devotions: number): void {
  for (let i = 0; i < devotions; i++) {
    const a = Math.PI / 2 - (i - (devotions - 1) / 2) * 0.3;
    const bx = x + (rx - 13) * Math.cos(a);
    const by = y + (rx - 13) * Math.sin(a);
    fillDisc(pen, bx, by, 14, PIGMENT.ink);
    fillDisc(pen, bx, by - 1, 10.5, PIGMENT.cream);
    fillDisc(pen, bx - 4, by - 1, 3, PIGMENT.ink);
    fillDisc(pen, bx + 4, by - 1, 3, PIGMENT.ink);
  }
}

/** An Etruscan temple seen from the front: podium, four columns, a deep painted pediment. */
export function drawTemple(pen: Pen, site: TempleSite, name: string): void {
  const { x, y, color } = site;
  const dye = DYE[color];
  pen.strokeStyle = PIGMENT.ink;
  pen.lineWidth = 4;

  box(pen, x - 96, y + 58, 192, 16, PIGMENT.tuffShade);
  box(pen, x - 86, y + 44, 172, 15, PIGMENT.tuff);
  box(pen, x - 74, y - 34, 148, 78, PIGMENT.terracottaDark);
  for (const dx of [-64, 64]) {
    box(pen, x + dx - 10, y - 34, 20, 78, PIGMENT.cream);
    box(pen, x + dx - 14, y - 34, 28, 9, dye.light);
    box(pen, x + dx - 13, y + 36, 26, 8, dye.light);
  }
  box(pen, x - 92, y - 50, 184, 16, dye.fill);
  for (let i = 0; i < 9; i++) fillDisc(pen, x - 80 + i * 20, y - 42, 4, PIGMENT.cream);

  polygon(pen, [
    { x: x - 106, y: y - 50 },
    { x, y: y - 116 },
    { x: x + 106, y: y - 50 },
  ]);
  pen.fillStyle = dye.shade;
  pen.fill();
  pen.stroke();
  polygon(pen, [
    { x: x - 74, y: y - 56 },
    { x, y: y - 102 },
    { x: x + 74, y: y - 56 },
  ]);
  pen.fillStyle = PIGMENT.cream;
  pen.fill();
  pen.lineWidth = 3;
  pen.stroke();
  drawEmblem(pen, color, x, y - 73, 13, 3);
  for (const dx of [-106, 0, 106]) acroterion(pen, x + dx, dx === 0 ? y - 116 : y - 50, color);

  letter(pen, name.toUpperCase(), x, y + 97, {
    size: 33,
    face: TITLE,
    fill: PIGMENT.ink,
    halo: PIGMENT.plaster,
    haloWidth: 7,
    maxWidth: 230,
  });
}

function box(pen: Pen, x: number, y: number, w: number, h: number, fill: string): void {
  pen.beginPath();
  pen.rect(x, y, w, h);
  pen.fillStyle = fill;
  pen.fill();
  pen.stroke();
}

function acroterion(pen: Pen, x: number, y: number, color: Color): void {
  for (const a of [-0.9, 0, 0.9]) {
    pen.beginPath();
    pen.ellipse(x + 9 * Math.sin(a), y - 4 - 9 * Math.cos(a), 5, 10, a, 0, Math.PI * 2);
    pen.fillStyle = DYE[color].light;
    pen.fill();
    pen.lineWidth = 2.5;
    pen.stroke();
  }
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
  letter(pen, word, x, y, { size: 27, fill: ink, maxWidth: 2 * half - 20 });
}
