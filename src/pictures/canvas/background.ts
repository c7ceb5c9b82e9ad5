import type { Canvas } from '@napi-rs/canvas';
import { graphemesOf } from '../../text.ts';
import { drawColorShape } from './color-shapes.ts';
import { familiesFor, isDrawable, TITLE } from './fonts.ts';
import { type Box, FRAME, FRIEZE_HEIGHT, HEIGHT, point, WIDTH } from './geometry.ts';
import { drawArt, LAUREL, loadArt } from './load-art.ts';
import { DYE, type DyeName, PIGMENT } from './palette.ts';
import {
  blankSheet,
  drawGlow,
  fillBox,
  fillPath,
  type Pen,
  polygon,
  SCALE,
  type Sheet,
  strokePath,
  withSavedState,
} from './pen.ts';
import type { Pixels } from './sprite.ts';
import { drawName, fitName, SMALL, type TextStyle, write, writeCentered } from './text.ts';

const PAINTED_FRAME = loadArt('frame');

export function drawWall(pen: Pen): void {
  drawPlaster(pen);
  drawArt(pen, PAINTED_FRAME, 0, 0);
}

/** A seeded generator, so that the wall looks the same everywhere. */
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
    const pigment = next() < 0.5 ? '200,150,84' : '255,248,228';
    drawGlow(pen, x, y, r, pigment, 0.1 + next() * 0.12);
  }
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
    strokePath(pen, [1.6, 'rgba(122,84,40,0.26)']);
  }
}

const SIZE = 50;

/** Draws a title over the board, with the players' colors (wreathed if they won), and the inner border in these colors. */
export function drawFrieze(pen: Pen, colors: readonly DyeName[], text: string, won: boolean): void {
  drawBorder(pen, colors);

  // Not every drawable letter has a drawable capital.
  const title = graphemesOf(text)
    .map((letter) => (isDrawable(letter.toUpperCase()) ? letter.toUpperCase() : letter))
    .join('');
  // Names in a title may be in any script.
  const face = `${TITLE}, ${familiesFor(title)}`;
  pen.font = `700 ${SIZE}px ${face}`;
  const width = Math.min(1000, pen.measureText(title).width);
  const emblems = colors.length * 62;
  const half = (width + emblems) / 2 + 46;
  const middle = FRIEZE_HEIGHT / 2 + 2;
  drawPlaque(pen, half);
  let x = WIDTH / 2 - (width + emblems) / 2 + 22;
  for (const color of colors) {
    if (won) drawArt(pen, LAUREL, x, middle, 0.18);
    drawColorShape(pen, color, x, middle, won ? 15 : 21, won ? 4 : 6);
    x += 62;
  }
  writeCentered(pen, title, x - 22 + width / 2, middle, {
    size: SIZE,
    face,
    fill: PIGMENT.ink,
    maxWidth: 1000,
  });
}

export function drawBorder(pen: Pen, colors: readonly DyeName[]): void {
  const border = [colors[0], colors[1] ?? colors[0]] as const;
  for (const [i, color] of border.entries()) {
    if (!color) continue;
    withSavedState(pen, () => {
      pen.beginPath();
      pen.rect(i === 0 ? 0 : WIDTH / 2, 0, WIDTH / 2, HEIGHT);
      pen.clip();
      fillBorder(pen, 12, PIGMENT.cream);
      fillBorder(pen, 7, DYE[color].fill);
    });
  }
}

/** Fills four bars, which takes a tenth of the time of stroking the rectangle. */
function fillBorder(pen: Pen, width: number, fill: string): void {
  const [left, top] = [FRAME + 2 - width / 2, FRIEZE_HEIGHT + 2 - width / 2];
  const [right, bottom] = [WIDTH - left, HEIGHT - FRAME - 2 + width / 2];
  pen.fillStyle = fill;
  pen.fillRect(left, top, right - left, width);
  pen.fillRect(left, bottom - width, right - left, width);
  pen.fillRect(left, top, width, bottom - top);
  pen.fillRect(right - width, top, width, bottom - top);
}

/** Draws the ground of the frieze's text. `half` is half its width without the tips. */
export function drawPlaque(pen: Pen, half: number): void {
  const middle = FRIEZE_HEIGHT / 2 + 2;
  const [left, right, bottom] = [WIDTH / 2 - half, WIDTH / 2 + half, FRIEZE_HEIGHT - 2];
  const upper = [point(left, 6), point(right, 6), point(right + 30, middle)];
  polygon(pen, [...upper, point(right, bottom), point(left, bottom), point(left - 30, middle)]);
  fillPath(pen, PIGMENT.cream);
  strokePath(pen, [6, PIGMENT.ochre]);
}

export const PAGE = {
  left: FRAME + 36,
  right: WIDTH - FRAME - 36,
  top: FRIEZE_HEIGHT + 22,
  bottom: HEIGHT - FRAME - 22,
} as const;

/** Sheets are reused by all pictures: a new one each time would be 3 MB of garbage. */
const sheets = new Map<number, Sheet>();

/** Draws onto a copy of the ground, which must have the same size. */
export function paintOn(ground: Canvas, scale: number, draw: (pen: Pen) => void): Pixels {
  const sheet = sheets.get(scale) ?? blankSheet(scale);
  // Kept again at the end: what fails halfway leaves its transform or clip.
  sheets.delete(scale);
  const { canvas, pen } = sheet;
  pen.save();
  pen.globalCompositeOperation = 'copy';
  copyOnto(pen, ground);
  pen.globalCompositeOperation = 'source-over';
  draw(pen);
  pen.restore();
  sheets.set(scale, sheet);
  return { rgba: canvas.data(), width: canvas.width, height: canvas.height };
}

/** Pixel by pixel: the canvas must have the pen's own size. */
export function copyOnto(pen: Pen, canvas: Canvas): void {
  withSavedState(pen, () => {
    pen.resetTransform();
    pen.drawImage(canvas, 0, 0);
  });
}

let wall: Canvas | undefined;

export function paintPage(draw: (pen: Pen) => void): Pixels {
  if (!wall) {
    const { canvas, pen } = blankSheet();
    drawWall(pen);
    wall = canvas;
  }
  return paintOn(wall, SCALE, draw);
}

export function drawTitle(pen: Pen, title: string, winners: readonly DyeName[] = []): void {
  drawFrieze(pen, winners, title, winners.length > 0);
}

export function drawNameTitle(pen: Pen, name: string): void {
  const text = fitName(pen, name, SIZE, 660);
  drawPlaque(pen, Math.max(150, pen.measureText(text).width / 2 + 30));
  const style = { size: SIZE, fill: PIGMENT.ink, maxWidth: 670, align: 'center' } as const;
  drawName(pen, text, WIDTH / 2, FRIEZE_HEIGHT / 2 + 2, style);
}

export function drawTablet(pen: Pen, box: Box): void {
  fillBox(pen, box, 18, 'rgba(255,248,230,0.72)');
  strokePath(pen, [4, PIGMENT.tuffShade]);
}

/** Returns its width in units. */
export const drawHeading = (
  pen: Pen,
  text: string,
  x: number,
  y: number,
  maxWidth: number,
  style: TextStyle = {},
): number => write(pen, text, x, y, { size: SMALL, fill: PIGMENT.terracottaDark, maxWidth, ...style });
