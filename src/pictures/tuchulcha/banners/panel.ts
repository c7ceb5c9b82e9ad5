import { createCanvas } from '@napi-rs/canvas';
import type { Color, Role } from '../../../games/tuchulcha/board.ts';
import { drawAvatar, type Face } from '../../canvas/avatar.ts';
import { pointAround } from '../../canvas/geometry.ts';
import { drawArt, loadArt } from '../../canvas/load-art.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import {
  drawCross,
  drawGlow,
  fillDisc,
  fillPath,
  type Pen,
  polygon,
  preparePen,
  strokePath,
} from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/sprite.ts';
import { writeCentered } from '../../canvas/text.ts';
import { VENOM, WINGS } from '../pawns.ts';

/** A player in a banner or on a result card. */
export interface BannerPlayer {
  readonly color: Color;
  readonly name: string;
  readonly face: Face;
  readonly role: Role;
}

/** The colors of a panel and its text. */
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
  const field = pen.createLinearGradient(0, 0, width, height);
  field.addColorStop(0, ground[0]);
  field.addColorStop(1, ground[1]);
  pen.fillStyle = field;
  pen.fillRect(0, 0, width, height);
  draw(pen);
  pen.lineJoin = 'miter';
  for (const [offset, thickness, stroke] of STRIPES) {
    const edge = offset + thickness / 2;
    pen.beginPath();
    pen.rect(edge, edge, width - 2 * edge, height - 2 * edge);
    strokePath(pen, [thickness, stroke]);
  }
  return { rgba: canvas.data(), width, height };
}

/** The size of a banner in pixels, readable at a width of 318. */
export const BANNER = { width: 1100, height: 400, middle: 200 } as const;

/** A banner with rays and a glow around the event's art, at `right`. */
export const paintBanner = (tone: Tone, right: number, reach: number, draw: (pen: Pen) => void): Pixels =>
  paintPanel(BANNER.width, BANNER.height, tone.ground, (pen) => {
    rays(pen, right, BANNER.middle, BANNER.width, 22, 'rgba(255,255,255,0.045)');
    drawGlow(pen, right, BANNER.middle, reach, ...tone.light);
    draw(pen);
  });

const ROLE_ART = { tuchulcha: loadArt('tuchulcha/pit'), lasaVecuvia: loadArt('tuchulcha/mirror') } as const;

export const drawRoleArt = (pen: Pen, role: keyof typeof ROLE_ART, x: number, scale: number): void =>
  drawArt(pen, ROLE_ART[role], x, BANNER.middle, scale);

/** The number of haruspexes that a devotion gives to the sanctuary, within the art of its role. */
export const drawGiven = (pen: Pen, given: number, x: number): void =>
  drawNumber(pen, `${given}`, x, BANNER.middle, 116, 24);

/** A bright number with a dark rim, readable on any ground. */
export const drawNumber = (pen: Pen, text: string, x: number, y: number, size: number, rim: number): void =>
  writeCentered(pen, text, x, y, { size, fill: PIGMENT.cream, halo: PIGMENT.ink, haloWidth: rim });

/** Rays from a point over the whole panel, as behind something that bursts or shines. */
export function rays(pen: Pen, x: number, y: number, length: number, count: number, color: string): void {
  const middle = { x, y };
  const half = Math.PI / count / 2;
  for (let i = 0; i < count; i++) {
    const a = (2 * Math.PI * i) / count;
    polygon(pen, [middle, pointAround(middle, a - half, length), pointAround(middle, a + half, length)]);
    fillPath(pen, color);
  }
}

/** The player of a color, with the sign of their role around them. */
export function drawFigure(pen: Pen, player: BannerPlayer, x: number, y: number, r: number): void {
  const { color, face, role } = player;
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, (r * 1.02) / 100);
  if (role === 'lasaVecuvia') drawArt(pen, WINGS, x, y - r * 0.1, (r * 0.92) / 100);
  fillDisc(pen, x, y + r * 0.06, r * 1.02, 'rgba(20,10,5,0.45)');
  drawAvatar(pen, face, color, x, y, r);
}

export function strikeOut(pen: Pen, x: number, y: number, r: number): void {
  fillDisc(pen, x, y, r * 0.96, 'rgba(234,216,178,0.45)');
  drawCross(pen, { x, y, r: r * 0.82 }, [r * 0.26, PIGMENT.cream], [r * 0.15, PIGMENT.terracottaDark]);
}
