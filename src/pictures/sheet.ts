import type { Canvas } from '@napi-rs/canvas';
import type { Color } from '../games/tuchulcha/index.ts';
import type { Pixels } from './encode.ts';
import { LABEL } from './fonts.ts';
import { drawFrieze, drawPlaque } from './frieze.ts';
import { drawGround } from './ground.ts';
import { FRAME, FRIEZE_HEIGHT } from './layout.ts';
import { drawName, fitName } from './name.ts';
import { PIGMENT } from './palette.ts';
import { blankSheet, HEIGHT, type Pen, type Sheet, WIDTH } from './pen.ts';

/** Where a record is written: within the frame, with a margin. */
export const PAGE = {
  left: FRAME + 36,
  right: WIDTH - FRAME - 36,
  top: FRIEZE_HEIGHT + 22,
  bottom: HEIGHT - FRAME - 22,
} as const;

/** The smallest letters: on a phone the picture is a quarter of its units wide. */
export const SMALL = 38;
export const TEXT = 44;

let ground: Canvas | undefined;
let sheet: Sheet | undefined;

/** A wall in its frame with what is drawn on it. One sheet for all of them, one after the other. */
export function paintPage(draw: (pen: Pen) => void): Pixels {
  if (!ground) {
    const fresh = blankSheet();
    drawGround(fresh.pen);
    ground = fresh.canvas;
  }
  sheet ??= blankSheet();
  const { canvas, pen } = sheet;
  pen.save();
  pen.save();
  pen.resetTransform();
  pen.drawImage(ground, 0, 0);
  pen.restore();
  draw(pen);
  pen.restore();
  return { rgba: canvas.data(), width: canvas.width, height: canvas.height };
}

/** A title in the frieze, with the colours of those who won before it. */
export function drawTitle(pen: Pen, title: string, winners: readonly Color[] = []): void {
  drawFrieze(pen, winners, title, winners.length > 0);
}

/** A person's name in the frieze. */
export function drawNameTitle(pen: Pen, name: string): void {
  const size = 50;
  const text = fitName(pen, name, size, 660);
  drawPlaque(pen, Math.max(150, pen.measureText(text).width / 2 + 30));
  drawName(pen, text, WIDTH / 2, FRIEZE_HEIGHT / 2 + 2, {
    size,
    fill: PIGMENT.ink,
    maxWidth: 670,
    align: 'center',
  });
}

export interface Writing {
  readonly size?: number;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** Makes the letters smaller until the text is no wider, in units. */
  readonly maxWidth?: number;
}

/** A line of text at the height of its capitals; returns its width in units. */
export function write(pen: Pen, text: string, x: number, y: number, how: Writing = {}): number {
  const { size = TEXT, maxWidth = Number.POSITIVE_INFINITY } = how;
  pen.font = `700 ${size}px ${LABEL}`;
  const width = pen.measureText(text).width;
  const fits = width > maxWidth ? (size * maxWidth) / width : size;
  pen.font = `700 ${fits}px ${LABEL}`;
  pen.textAlign = how.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = how.fill ?? PIGMENT.ink;
  pen.fillText(text, x, y + fits * 0.345);
  return Math.min(width, maxWidth);
}

/** A tablet of lighter plaster that something is written on. */
export function drawTablet(pen: Pen, x: number, y: number, width: number, height: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, 18);
  pen.fillStyle = 'rgba(255,248,230,0.72)';
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.tuffShade;
  pen.stroke();
}

/** A tablet's heading. */
export const drawHeading = (pen: Pen, text: string, x: number, y: number, maxWidth: number): number =>
  write(pen, text, x, y, { size: SMALL, fill: PIGMENT.terracottaDark, maxWidth });

export function line(
  pen: Pen,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
): void {
  pen.beginPath();
  pen.moveTo(x1, y1);
  pen.lineTo(x2, y2);
  pen.strokeStyle = stroke;
  pen.lineWidth = width;
  pen.stroke();
}
