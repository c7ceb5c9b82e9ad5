import type { Umbra } from '../../games/bacchanalia/index.ts';
import { LABEL } from '../fonts.ts';
import { PIGMENT } from '../palette.ts';
import { fillDisc, letter, type Pen } from '../pen.ts';
import type { Box } from './box.ts';
import { LIT, LOOK, type Named, namedBy, shadowInk } from './dei.ts';
import { drawEmblemIn } from './emblems/emblem.ts';
import { goblet } from './emblems/revel.ts';

/** Below this many units nobody reads a name on a phone. */
const LEAST = 29;

/** The name at the height wanted, smaller, or shortened: whatever the width allows. */
export function labelFor(
  pen: Pen,
  named: Named,
  width: number,
  size: number,
): { readonly text: string; readonly size: number } {
  const { name, short } = LOOK[named];
  pen.font = `700 ${size}px ${LABEL}`;
  const fits = (size * width) / Math.max(width, pen.measureText(name).width);
  if (fits >= LEAST) return { text: name, size: fits };
  return {
    text: short,
    size: Math.min(size, (size * width) / Math.max(width, pen.measureText(short).width)),
  };
}

export interface DeusLook {
  /** Its letters’ height, in units. */
  readonly size: number;
  readonly umbra?: readonly Umbra[];
  /** How many of them lie here. */
  readonly times?: number;
  /** Room is left for Umbra. */
  readonly honoured?: boolean;
}

/** A Deus card: emblem and name, with the Umbra upon it. */
export function drawDeus(pen: Pen, named: Named, box: Box, look: DeusLook): void {
  const { x, y, width, height } = box;
  const { ground, emblem } = LOOK[named];
  const umbra = look.umbra ?? [];
  const r = Math.min(14, width * 0.09);
  pen.beginPath();
  pen.roundRect(x + 3, y + 6, width, height, r);
  pen.fillStyle = 'rgba(20,10,5,0.35)';
  pen.fill();
  pen.beginPath();
  pen.roundRect(x, y, width, height, r);
  pen.fillStyle = PIGMENT.cream;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();

  const label = labelFor(pen, named, width - 12, look.size);
  const banner = look.size * 1.12;
  const edge = Math.max(5, width * 0.04);
  const panel = {
    x: x + edge,
    y: y + banner + 2,
    width: width - 2 * edge,
    height: height - banner - edge - 2,
  };
  pen.beginPath();
  pen.roundRect(panel.x, panel.y, panel.width, panel.height, r * 0.6);
  pen.fillStyle = ground;
  pen.fill();
  letter(pen, label.text, x + width / 2, y + banner / 2 + 3, { size: label.size, fill: PIGMENT.ink });

  const covered = umbra.length > 0 && look.honoured !== true ? panel.height * 0.3 : 0;
  const free = panel.height - covered;
  const size = Math.min(panel.width * 0.88, free * 0.9);
  drawEmblemIn(pen, emblem, x + width / 2, panel.y + free / 2, size, LIT);

  if (look.times !== undefined && look.times > 1)
    drawCount(pen, `×${look.times}`, x + width - 6, y + height - 8, look.size);
  if (umbra.length > 0) drawFan(pen, umbra, umbraBox(box, look.honoured === true));
}

/** Where Umbra lie: on the card's lower end, or hanging over it. */
function umbraBox({ x, y, width, height }: Box, hanging: boolean): Box {
  const tall = width * 0.56;
  return {
    x: x + width * 0.04,
    y: hanging ? y + height - tall * 0.28 : y + height - tall * 0.92,
    width: width * 0.92,
    height: tall,
  };
}

/** Shadows side by side, one over the other where there are many, and how many they are. */
export function drawFan(pen: Pen, umbra: readonly Umbra[], box: Box, counted = true): void {
  const sorted = umbra.toSorted((a, b) => Number(a === 'goblet') - Number(b === 'goblet'));
  const width = Math.min(box.width, box.height * 0.72);
  const room = counted ? box.width - box.height * 0.28 : box.width;
  const step =
    sorted.length > 1 ? Math.min(width * (counted ? 0.6 : 1.08), (room - width) / (sorted.length - 1)) : 0;
  const left = box.x + Math.max(0, (room - width - step * (sorted.length - 1)) / 2);
  for (const [i, one] of sorted.entries())
    drawUmbra(pen, one, { x: left + i * step, y: box.y, width, height: box.height });
  if (counted) {
    const right = left + (sorted.length - 1) * step + width;
    drawCount(pen, String(sorted.length), right, box.y + box.height * 0.5, box.height * 0.46);
  }
}

/** An Umbra card: the Deus as a shadow, on bucchero. */
export function drawUmbra(pen: Pen, umbra: Umbra, { x, y, width, height }: Box): void {
  const named = namedBy(umbra);
  const { light, emblem } = LOOK[named];
  const r = Math.min(10, width * 0.12);
  const isGoblet = umbra === 'goblet';
  pen.beginPath();
  pen.roundRect(x, y, width, height, r);
  pen.lineWidth = 7;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = PIGMENT.bucchero;
  pen.fill();
  pen.lineWidth = 3;
  pen.strokeStyle = isGoblet ? PIGMENT.gold : light;
  pen.stroke();
  const size = Math.min(width * 0.9, height * 0.8);
  drawEmblemIn(
    pen,
    emblem,
    x + width / 2,
    y + height * (isGoblet ? 0.36 : 0.5),
    size * (isGoblet ? 0.8 : 1),
    shadowInk(named),
  );
  if (isGoblet)
    drawEmblemIn(pen, goblet, x + width * 0.5, y + height * 0.72, width * 0.62, {
      fill: PIGMENT.gold,
      shade: PIGMENT.cream,
      line: '#0d0908',
    });
}

/** A number in a golden disc, or a longer one in a tablet. */
export function drawCount(pen: Pen, text: string, x: number, y: number, size: number): void {
  pen.font = `700 ${size}px ${LABEL}`;
  const half = Math.max(size * 0.62, pen.measureText(text).width / 2 + size * 0.24);
  for (const [grow, fill] of [
    [4, PIGMENT.ink],
    [0, PIGMENT.gold],
  ] as const) {
    pen.beginPath();
    pen.roundRect(
      x - half - grow,
      y - size * 0.62 - grow,
      2 * (half + grow),
      size * 1.24 + 2 * grow,
      size * 0.62 + grow,
    );
    pen.fillStyle = fill;
    pen.fill();
  }
  letter(pen, text, x, y, { size, fill: PIGMENT.ink });
}

/** Turned by 90 degrees within a box that an upright card would fill in width. */
export function bowed(pen: Pen, box: Box, draw: (pen: Pen, upright: Box) => void): void {
  const long = Math.min(box.width, box.height * TURNED);
  const short = long / TURNED;
  pen.save();
  pen.translate(box.x + box.width / 2, box.y + box.height / 2);
  pen.rotate(Math.PI / 2);
  draw(pen, { x: -short / 2, y: -long / 2, width: short, height: long });
  pen.restore();
}

const TURNED = 1.36;

/** Behind the Deus that rules: a glow, a golden edge and a crown of rays. */
export function drawHalo(pen: Pen, { x, y, width, height }: Box): void {
  const grow = width * 0.09;
  for (const [more, fill] of [
    [grow * 1.9, 'rgba(255,226,120,0.45)'],
    [grow * 1.35, 'rgba(255,214,90,0.75)'],
    [grow * 0.8 + 4, PIGMENT.ink],
    [grow * 0.8, PIGMENT.gold],
  ] as const) {
    pen.beginPath();
    pen.roundRect(x - more, y - more, width + 2 * more, height + 2 * more, 14 + more);
    pen.fillStyle = fill;
    pen.fill();
  }
  drawCrown(pen, x + width / 2, y - grow * 0.4, width * 0.5);
}

/** A crown of rays, standing on its lower middle. */
export function drawCrown(pen: Pen, x: number, y: number, width: number): void {
  const rays = 5;
  pen.beginPath();
  pen.moveTo(x - width * 0.42, y);
  for (let i = 0; i < rays; i++) {
    const a = (i / (rays - 1)) * 2 - 1;
    const lean = a * width * 0.5;
    pen.lineTo(x + lean, y - width * (0.44 - Math.abs(a) * 0.1));
    if (i < rays - 1) pen.lineTo(x + (a + 0.25) * width * 0.42, y - width * 0.17);
  }
  pen.lineTo(x + width * 0.42, y);
  pen.closePath();
  pen.lineWidth = Math.max(5, width * 0.09);
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = PIGMENT.gold;
  pen.fill();
}

/** On a Deus that is tied with others. */
export function drawTie(pen: Pen, { x, y, width, height }: Box): void {
  pen.beginPath();
  pen.roundRect(x - 7, y - 7, width + 14, height + 14, 16);
  pen.lineWidth = 14;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.lineWidth = 8;
  pen.strokeStyle = PIGMENT.gold;
  pen.setLineDash([20, 16]);
  pen.stroke();
  pen.setLineDash([]);
  const r = width * 0.13;
  fillDisc(pen, x + width / 2, y - 6, r + 4, PIGMENT.ink);
  fillDisc(pen, x + width / 2, y - 6, r, PIGMENT.gold);
  pen.fillStyle = PIGMENT.ink;
  for (const dy of [-0.3, 0.3])
    pen.fillRect(x + width / 2 - r * 0.6, y - 6 + r * dy - r * 0.13, r * 1.2, r * 0.26);
}
