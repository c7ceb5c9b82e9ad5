import { graphemesOf, partBefore, tidyName } from '../../text.ts';
import { RIGHT_TO_LEFT, shortened } from '../formats.ts';
import { familiesFor, LABEL } from './fonts.ts';
import type { Box } from './geometry.ts';
import { PIGMENT } from './palette.ts';
import type { Pen } from './pen.ts';
import { drawSprite } from './sprite.ts';

/** The smallest text size, in units: a phone shows a picture of 1650 units about 318 pixels wide. */
export const SMALL = 38;
export const TEXT = 44;
/** The size of numbers that players need: their digits are 10 CSS pixels high when a phone shows the picture 318 wide. */
export const NUMERAL = 76;
const DIGIT = { width: 0.56, height: 0.69 };
const NARROW = 0.86;

export interface TextStyle {
  readonly size?: number;
  readonly fill?: string;
  readonly face?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly halo?: string;
  readonly haloWidth?: number;
  /** Units; larger text is scaled down to fit. */
  readonly maxWidth?: number;
}

/** Writes a line centered vertically on its capitals; returns the width in units. */
export function write(pen: Pen, text: string, x: number, y: number, style: TextStyle): number {
  const { size = TEXT, face = LABEL, maxWidth = Number.POSITIVE_INFINITY } = style;
  pen.font = `700 ${size}px ${face}`;
  const width = pen.measureText(text).width;
  const fits = width > maxWidth ? (size * maxWidth) / width : size;
  pen.font = `700 ${fits}px ${face}`;
  pen.textAlign = style.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  const baseline = y + fits * 0.345;
  if (style.halo) {
    pen.strokeStyle = style.halo;
    pen.lineWidth = style.haloWidth ?? size * 0.22;
    pen.strokeText(text, x, baseline);
  }
  pen.fillStyle = style.fill ?? PIGMENT.ink;
  pen.fillText(text, x, baseline);
  return Math.min(width, maxWidth);
}

export const writeCentered = (pen: Pen, text: string, x: number, y: number, style: TextStyle): void =>
  void write(pen, text, x, y, { ...style, align: 'center' });

/** Splits a text into two lines, near its middle, if one doesn't fit. */
export function wrapText(pen: Pen, text: string, size: number, maxWidth: number): readonly string[] {
  pen.font = `700 ${size}px ${LABEL}`;
  if (pen.measureText(text).width <= maxWidth) return [text];
  const off = (at: number): number => Math.abs(at - text.length / 2);
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const best = spaces.toSorted((a, b) => off(a) - off(b))[0];
  return best === undefined ? [text] : [partBefore(text, best), text.substring(best + 1)];
}

interface NameStyle {
  readonly size: number;
  readonly fill: string;
  readonly maxWidth: number;
  readonly align?: 'left' | 'center';
  /** A name of several words is shortened between words. */
  readonly wholeWords?: boolean;
}

/** Draws a name, shortened to fit, with its vertical center at `y`. */
export function drawName(pen: Pen, name: string, x: number, y: number, how: NameStyle): void {
  const text = fitName(pen, name, how.size, how.maxWidth, how.wholeWords);
  pen.save();
  // Letters that are much taller than Latin ones are clipped.
  pen.beginPath();
  const left = how.align === 'center' ? x - how.maxWidth / 2 : x;
  pen.rect(left - 4, y - how.size, how.maxWidth + 8, 2 * how.size);
  pen.clip();
  pen.textAlign = how.align ?? 'left';
  pen.textBaseline = 'alphabetic';
  pen.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr';
  pen.fillStyle = how.fill;
  pen.fillText(text, x, y + how.size * 0.345);
  pen.restore();
}

/** Shortens a name with an ellipsis to fit. Sets the pen's font. */
export function fitName(pen: Pen, name: string, size: number, maxWidth: number, wholeWords = false): string {
  const whole = tidyName(name);
  pen.font = `700 ${size}px ${familiesFor(whole)}`;
  if (pen.measureText(whole).width <= maxWidth) return whole;
  const letters = graphemesOf(whole);
  let fits = 0;
  let tooMany = letters.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (pen.measureText(shortened(letters, middle)).width <= maxWidth) fits = middle;
    else tooMany = middle;
  }
  const space = wholeWords ? letters.lastIndexOf(' ', fits) : -1;
  return shortened(letters, space > 0 ? space : fits);
}

export function drawNumeral(
  pen: Pen,
  text: string,
  y: number,
  fill: string,
  style: Pick<TextStyle, 'halo' | 'haloWidth'> = {},
): void {
  pen.save();
  pen.translate(0, y);
  pen.scale(NARROW, 1);
  writeCentered(pen, text, 0, 0, { size: NUMERAL, fill, ...style });
  pen.restore();
}

export function numeralBox(text: string, x: number, y: number): Box {
  const width = text.length * DIGIT.width * NUMERAL * NARROW;
  const height = DIGIT.height * NUMERAL;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Draws a name as large as its box allows, shortened if even the smaller size doesn't fit. */
export function drawNamePlate(pen: Pen, name: string, { x, y, width, height }: Box): void {
  const bounds = { x: -4, y: -0.2 * height, width: width + 8, height: 1.4 * height };
  drawSprite(pen, `name ${width} ${height} ${name}`, x, y, bounds, (own) => {
    const isWhole = (one: number): boolean => fitName(own, name, one, width) === tidyName(name);
    const size = [0.84, 0.74].map((part) => part * height).find(isWhole);
    const style = { size: size ?? 0.74 * height, fill: PIGMENT.ink, maxWidth: width };
    drawName(own, name, 0, height / 2, style);
  });
}
