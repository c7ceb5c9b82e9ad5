import { createCanvas } from '@napi-rs/canvas';
import type { Color, Role } from '../../../games/tuchulcha/index.ts';
import { drawArt, loadArt } from '../../canvas/art.ts';
import { drawAvatar, type Face } from '../../canvas/avatar.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import { type Box, fillDisc, inside, line, type Pen, preparePen } from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/picture.ts';
import { writeCentered } from '../../canvas/text.ts';
import { VENOM, WINGS } from '../pawns.ts';

/** A player in a banner or on a result card. */
export interface BannerPlayer {
  readonly color: Color;
  readonly name: string;
  readonly face: Face;
  readonly role: Role;
}

/** The colors of a panel and of what is written on it. */
export interface Tone {
  readonly ground: readonly [string, string];
  readonly ink: string;
  readonly title: string;
  readonly halo: string;
  readonly light: readonly [string, number];
}

const DARK: Tone = {
  ground: [PIGMENT.bucchero, PIGMENT.vortex],
  ink: PIGMENT.cream,
  title: PIGMENT.venom,
  halo: PIGMENT.ink,
  light: ['134,214,43', 0.34],
};
export const BRIGHT: Tone = {
  ground: ['#dfeef2', '#8fb9d2'],
  ink: PIGMENT.ink,
  title: '#17466f',
  halo: '#ffffff',
  light: ['255,255,255', 0.85],
};

export const ROLE_TONES = { tuchulcha: DARK, lasaVecuvia: BRIGHT } as const;

export const DUST: Tone = {
  ground: [PIGMENT.tuff, '#a88f69'],
  ink: PIGMENT.ink,
  title: PIGMENT.terracottaDark,
  halo: PIGMENT.cream,
  light: ['255,248,228', 0.7],
};

export const FIRE: Tone = {
  ground: [PIGMENT.terracottaDark, PIGMENT.terracotta],
  ink: PIGMENT.cream,
  title: PIGMENT.gold,
  halo: PIGMENT.ink,
  light: ['255,180,60', 0.4],
};

const STRIPES = [
  [0, 22, PIGMENT.bucchero],
  [4, 6, PIGMENT.verdigris],
  [12, 4, PIGMENT.cream],
  [16, 6, PIGMENT.terracotta],
  [22, 4, PIGMENT.cream],
] as const;

/** A wide, low picture in a painted frame. `ground`: from the left to the right edge. */
export function paintPanel(
  width: number,
  height: number,
  ground: readonly [string, string],
  draw: (pen: Pen) => void,
): Pixels {
  const canvas = createCanvas(width, height);
  const pen = preparePen(canvas, 1);
  const all: Box = { x: 0, y: 0, width, height };
  const field = pen.createLinearGradient(0, 0, width, height);
  field.addColorStop(0, ground[0]);
  field.addColorStop(1, ground[1]);
  pen.fillStyle = field;
  pen.fillRect(0, 0, width, height);
  draw(pen);
  pen.lineJoin = 'miter';
  for (const [offset, thickness, stroke] of STRIPES) {
    const { x, y, width: w, height: h } = inside(all, offset + thickness / 2);
    pen.lineWidth = thickness;
    pen.strokeStyle = stroke;
    pen.strokeRect(x, y, w, h);
  }
  return { rgba: canvas.data(), width, height };
}

/** The size of a banner in pixels, to be read 318 wide. */
export const BANNER = { width: 1100, height: 400, middle: 200 } as const;

/** A banner with rays and a glow round the art of what happened, at `right`. */
export const paintBanner = (tone: Tone, right: number, reach: number, draw: (pen: Pen) => void): Pixels =>
  paintPanel(BANNER.width, BANNER.height, tone.ground, (pen) => {
    rays(pen, right, BANNER.middle, BANNER.width, 22, 'rgba(255,255,255,0.045)');
    glow(pen, right, BANNER.middle, reach, ...tone.light);
    draw(pen);
  });

const ROLE_ART = { tuchulcha: loadArt('tuchulcha/pit'), lasaVecuvia: loadArt('tuchulcha/mirror') } as const;

export const drawRoleArt = (pen: Pen, role: keyof typeof ROLE_ART, x: number, scale: number): void =>
  drawArt(pen, ROLE_ART[role], x, BANNER.middle, scale);

/** How many haruspexes a devotion gives to the sanctuary, within the art of its role. */
export const drawGiven = (pen: Pen, given: number, x: number): void =>
  writeCentered(pen, `${given}`, x, BANNER.middle, {
    size: 116,
    fill: PIGMENT.cream,
    halo: PIGMENT.ink,
    haloWidth: 24,
  });

/** A glow behind something. `color`: red, green and blue. */
export function glow(pen: Pen, x: number, y: number, r: number, color: string, strength: number): void {
  const light = pen.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `rgba(${color},${strength})`);
  light.addColorStop(1, `rgba(${color},0)`);
  pen.fillStyle = light;
  pen.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** Rays from a point over the whole panel, as behind something that bursts or shines. */
export function rays(pen: Pen, x: number, y: number, length: number, count: number, color: string): void {
  pen.fillStyle = color;
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    const half = Math.PI / count / 2;
    pen.beginPath();
    pen.moveTo(x, y);
    pen.lineTo(x + length * Math.cos(a - half), y + length * Math.sin(a - half));
    pen.lineTo(x + length * Math.cos(a + half), y + length * Math.sin(a + half));
    pen.closePath();
    pen.fill();
  }
}

/** Whoever plays a color, with the sign of their role round them. */
export function drawFigure(
  pen: Pen,
  { color, face, role }: BannerPlayer,
  x: number,
  y: number,
  r: number,
): void {
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, (r * 1.02) / 100);
  if (role === 'lasaVecuvia') drawArt(pen, WINGS, x, y - r * 0.1, (r * 0.92) / 100);
  fillDisc(pen, x, y + r * 0.06, r * 1.02, 'rgba(20,10,5,0.45)');
  drawAvatar(pen, face, color, x, y, r);
}

export function strikeOut(pen: Pen, x: number, y: number, r: number): void {
  fillDisc(pen, x, y, r * 0.96, 'rgba(234,216,178,0.45)');
  const d = r * 0.82;
  for (const [width, stroke] of [
    [r * 0.26, PIGMENT.cream],
    [r * 0.15, PIGMENT.terracottaDark],
  ] as const) {
    line(pen, x - d, y - d, x + d, y + d, stroke, width);
    line(pen, x + d, y - d, x - d, y + d, stroke, width);
  }
}
