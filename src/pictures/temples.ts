import type { Color } from '../games/tuchulcha/index.ts';
import { drawEmblem } from './emblem.ts';
import { LABEL, TITLE } from './fonts.ts';
import type { TempleSite } from './layout.ts';
import { DYE, PIGMENT } from './palette.ts';
import { fillDisc, letter, type Pen, polygon } from './pen.ts';

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
