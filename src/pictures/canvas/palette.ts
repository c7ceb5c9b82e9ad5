import { loadArt } from './art.ts';
import type { Pen } from './pen.ts';

/** Pigments of Etruscan tomb paintings: tuff, red earth, bucchero, verdigris, Egyptian blue. */
export const PIGMENT = {
  plaster: '#f0e0bd',
  plasterShade: '#d9bf8f',
  tuff: '#e8d8b6',
  tuffShade: '#b79f76',
  cream: '#fff4da',
  ink: '#1d1410',
  bucchero: '#2a211d',
  buccheroLight: '#453831',
  terracotta: '#b4532f',
  terracottaDark: '#7d331b',
  terracottaLight: '#d27a4c',
  ochre: '#d9a441',
  gold: '#f1c453',
  verdigris: '#3f8f80',
  leaf: '#5c7a3a',
  leafDark: '#34491f',
  egyptianBlue: '#2c5f8f',
  flame: '#ff8a1e',
  flameCore: '#c22d10',
  vortex: '#3b2a6b',
  vortexLight: '#b9a4ff',
  venom: '#86d62b',
  cyan: '#35e0d0',
} as const;

interface Dye {
  readonly fill: string;
  readonly shade: string;
  readonly light: string;
  readonly text: string;
}

export const DYE = {
  blue: { fill: '#2274c8', shade: '#12437c', light: '#6fb2ef', text: '#ffffff' },
  red: { fill: '#cf2f22', shade: '#831510', light: '#f07a63', text: '#ffffff' },
  yellow: { fill: '#f7cb2d', shade: '#a87a08', light: '#ffe98f', text: '#1d1410' },
  black: { fill: '#2b2624', shade: '#0c0908', light: '#6b625c', text: '#ffffff' },
  green: { fill: '#3d8b37', shade: '#1c4d1a', light: '#8cc97a', text: '#ffffff' },
  violet: { fill: '#8a3fb5', shade: '#4d1a6b', light: '#c893e6', text: '#ffffff' },
} as const satisfies Readonly<Record<string, Dye>>;

/** The colors that seats may have, whatever the game. */
export type DyeName = keyof typeof DYE;

/** Each color's shape, which looks as large as a disc of radius 100. */
const SHAPES = {
  blue: loadArt('color-shapes/blue'),
  red: loadArt('color-shapes/red'),
  yellow: loadArt('color-shapes/yellow'),
  black: loadArt('color-shapes/black'),
  green: loadArt('color-shapes/green'),
  violet: loadArt('color-shapes/violet'),
};

/** `r` is the radius of a disc that looks as large. */
export function fillColorShape(
  pen: Pen,
  color: DyeName,
  x: number,
  y: number,
  r: number,
  fill: string,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r / 100, r / 100);
  pen.fillStyle = fill;
  for (const { path } of SHAPES[color].shapes) pen.fill(path);
  pen.restore();
}

export function strokeColorShape(
  pen: Pen,
  color: DyeName,
  x: number,
  y: number,
  r: number,
  stroke: string,
  width: number,
): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(r / 100, r / 100);
  pen.strokeStyle = stroke;
  pen.lineWidth = (width * 100) / r;
  for (const { path } of SHAPES[color].shapes) pen.stroke(path);
  pen.restore();
}

export function drawColorShape(pen: Pen, color: DyeName, x: number, y: number, r: number, rim: number): void {
  strokeColorShape(pen, color, x, y, r, PIGMENT.cream, rim * 2 + 3);
  fillColorShape(pen, color, x, y, r, DYE[color].fill);
  strokeColorShape(pen, color, x, y, r, PIGMENT.ink, rim);
}
