import type { Umbra } from '../../games/bacchanalia/index.ts';
import { LABEL } from '../canvas/fonts.ts';
import { PIGMENT } from '../canvas/palette.ts';
import type { Box, Pen } from '../canvas/pen.ts';
import { letter } from '../canvas/text.ts';
import { drawEmblem, GOBLET, LIT, LOOK, type Named, namedBy, shadowInk } from './emblems.ts';

/** Height of a card for its width, where there is room; and where there is little. */
export const TALL = 1.36;
const SQUAT = 0.82;

/** As large as there is room for, in one row or more, from the left and in the middle of the height. */
export function cardRows(box: Box, count: number, gap: number, widest: number): readonly Box[] {
  let best: Box[] = [];
  let size = 0;
  for (let rows = 1; rows <= 3; rows++) {
    const columns = Math.ceil(count / rows);
    const room = (box.height - gap * (rows - 1)) / rows;
    const width = Math.min(widest, (box.width - gap * (columns - 1)) / columns, room / SQUAT);
    const height = Math.min(room, width * TALL);
    if (Math.min(width, height) <= size * 1.02) continue;
    size = Math.min(width, height);
    const top = box.y + (box.height - rows * (height + gap) + gap) / 2;
    best = Array.from({ length: count }, (_, i) => ({
      x: box.x + (i % columns) * (width + gap),
      y: top + Math.floor(i / columns) * (height + gap),
      width,
      height,
    }));
  }
  return best;
}

/** Below this many units nobody reads a name on a phone. */
const LEAST = 27;

/** Of a card's width: how high Umbra upon it are, and which part of them hangs over its lower end. */
const UMBRA = 0.6;
const HANGING = 0.74;

/** How far Umbra hang over a card’s lower end, in units. */
export const hangingUnder = (width: number): number => width * UMBRA * HANGING;

export interface DeusLook {
  /** The letters’ height, in units. */
  readonly size: number;
  readonly umbra?: readonly Umbra[];
  /** How many such cards lie here. */
  readonly times?: number;
  /** There is room under the card for its Umbra. */
  readonly roomy?: boolean;
  /** Whether the number of its Umbra is written on them; it is by default. */
  readonly counted?: boolean;
}

/** A Deus card: name and emblem, with the Umbra upon it. */
export function drawDeus(pen: Pen, named: Named, box: Box, look: DeusLook): void {
  const { x, y, width, height } = box;
  const { umbra = [], times = 1, roomy = false, counted = true, size } = look;
  drawFace(pen, box, width * 0.085);
  const banner = size * 1.12;
  const edge = Math.max(5, width * 0.04);
  drawLabel(pen, named, x + width / 2, y + banner / 2 + 3, width - 12, size);
  const panel = {
    x: x + edge,
    y: y + banner + 2,
    width: width - 2 * edge,
    height: height - banner - edge - 2,
  };
  const tall = roomy ? width * UMBRA : Math.min(width * UMBRA, panel.height * 0.96);
  drawPanel(pen, named, panel, umbra.length === 0 ? 0 : tall * (roomy ? 0.1 : 0.55));
  if (times > 1) drawCount(pen, `×${times}`, x + width - 24, y + height - 26, 34);
  if (umbra.length > 0) {
    const top = roomy ? y + height - tall * (1 - HANGING) : y + height - tall * 0.94;
    drawFan(pen, umbra, { x: x + width * 0.04, y: top, width: width * 0.92, height: tall }, counted);
  }
}

/** A Deus card turned by 90 degrees, in the place of an upright one; its name stays to be read. */
export function drawBowedDeus(pen: Pen, named: Named, box: Box, { size, umbra = [] }: DeusLook): void {
  const edge = Math.max(5, box.width * 0.04);
  const height = Math.min(box.width / TALL, box.height - size * 1.2);
  const top = box.y + (box.height - height - size * 1.2) / 2;
  drawFace(pen, { ...box, y: top, height }, box.width * 0.085);
  pen.save();
  pen.translate(box.x + box.width / 2, top + height / 2);
  pen.rotate(Math.PI / 2);
  const across = box.width - 2 * edge;
  const down = height - 2 * edge;
  drawPanel(pen, named, { x: -down / 2, y: -across / 2, width: down, height: across }, 0);
  pen.restore();
  drawLabel(pen, named, box.x + box.width / 2, top + height + size * 0.66, box.width, size);
  if (umbra.length > 0) drawCount(pen, String(umbra.length), box.x + box.width - 24, top + 24, 34);
}

function drawFace(pen: Pen, { x, y, width, height }: Box, corner: number): void {
  pen.beginPath();
  pen.roundRect(x + 3, y + 6, width, height, corner);
  pen.fillStyle = 'rgba(20,10,5,0.35)';
  pen.fill();
  pen.beginPath();
  pen.roundRect(x, y, width, height, corner);
  pen.fillStyle = PIGMENT.cream;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
}

/** `covered`: units of it at the lower end that something lies on. */
function drawPanel(pen: Pen, named: Named, { x, y, width, height }: Box, covered: number): void {
  const { ground, emblem } = LOOK[named];
  pen.beginPath();
  pen.roundRect(x, y, width, height, width * 0.05);
  pen.fillStyle = ground;
  pen.fill();
  const free = height - covered;
  drawEmblem(pen, emblem, x + width / 2, y + free / 2, Math.min(width * 0.88, free * 0.9), LIT);
}

/** The whole name at the size wanted or somewhat smaller, else what is short for it. */
function drawLabel(pen: Pen, named: Named, x: number, y: number, maxWidth: number, size: number): void {
  const { name, short } = LOOK[named];
  pen.font = `700 ${size}px ${LABEL}`;
  const isReadable = (size * maxWidth) / pen.measureText(name).width >= LEAST;
  letter(pen, isReadable ? name : short, x, y, { size, fill: PIGMENT.ink, maxWidth });
}

/** Shadows on a Deus, one over the other where there are many, and how many they are. */
function drawFan(pen: Pen, umbra: readonly Umbra[], box: Box, counted: boolean): void {
  const badge = counted ? box.height * 0.2 : 0;
  const width = box.height * 0.74;
  const step = Math.min(width * 0.5, (box.width - width - badge) / Math.max(1, umbra.length - 1));
  const left = box.x + (box.width - width - badge - step * (umbra.length - 1)) / 2;
  // What bears a goblet lies above, where it is seen.
  const sorted = umbra.toSorted((a, b) => Number(a === 'goblet') - Number(b === 'goblet'));
  for (const [i, one] of sorted.entries())
    drawUmbra(pen, one, { x: left + i * step, y: box.y, width, height: box.height });
  if (!counted) return;
  const right = left + (sorted.length - 1) * step + width;
  drawCount(pen, String(sorted.length), right + badge * 0.55, box.y + box.height * 0.6, box.height * 0.4);
}

/** An Umbra card: the Deus as a shadow, on bucchero. */
export function drawUmbra(pen: Pen, umbra: Umbra, { x, y, width, height }: Box): void {
  const named = namedBy(umbra);
  const { light, emblem } = LOOK[named];
  const isGoblet = umbra === 'goblet';
  pen.beginPath();
  pen.roundRect(x, y, width, height, width * 0.12);
  pen.lineWidth = 8;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = PIGMENT.bucchero;
  pen.fill();
  pen.lineWidth = 4;
  pen.strokeStyle = isGoblet ? PIGMENT.gold : light;
  pen.stroke();
  const size = Math.min(width * 0.9, height * 0.8);
  if (!isGoblet) {
    drawEmblem(pen, emblem, x + width / 2, y + height / 2, size, shadowInk(named));
    return;
  }
  drawEmblem(pen, emblem, x + width / 2, y + height * 0.33, size * 0.68, shadowInk(named));
  const gilded = { main: PIGMENT.gold, shade: PIGMENT.cream, line: PIGMENT.ink };
  drawEmblem(pen, GOBLET, x + width / 2, y + height * 0.74, size * 0.6, gilded);
}

/** An Umbra card turned by 90 degrees, in the place of an upright Deus. */
export function drawBowedUmbra(pen: Pen, umbra: Umbra, box: Box): void {
  const long = Math.min(box.width, box.height * TALL);
  const short = long / TALL;
  pen.save();
  pen.translate(box.x + box.width / 2, box.y + box.height / 2);
  pen.rotate(Math.PI / 2);
  drawUmbra(pen, umbra, { x: -short / 2, y: -long / 2, width: short, height: long });
  pen.restore();
}

/** A number on gold. */
export function drawCount(pen: Pen, text: string, x: number, y: number, size: number): void {
  pen.font = `700 ${size}px ${LABEL}`;
  const tall = size * 0.6;
  const half = Math.max(tall, pen.measureText(text).width / 2 + size * 0.2);
  for (const [grow, fill] of [
    [4, PIGMENT.ink],
    [0, PIGMENT.gold],
  ] as const) {
    pen.beginPath();
    pen.roundRect(x - half - grow, y - tall - grow, 2 * (half + grow), 2 * (tall + grow), tall + grow);
    pen.fillStyle = fill;
    pen.fill();
  }
  letter(pen, text, x, y, { size, fill: PIGMENT.ink });
}
