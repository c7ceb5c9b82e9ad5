import { DEI, type Deus, type Umbra } from '../../games/bacchanalia/cards.ts';
import type { EndingKind } from '../../games/bacchanalia/state.ts';
import { partBefore } from '../../text.ts';
import { translator } from '../../texts/index.ts';
import { drawTitle, PAGE, paintPage } from '../canvas/background.ts';
import { LABEL } from '../canvas/fonts.ts';
import { type Box, grid, inside } from '../canvas/geometry.ts';
import { type Art, drawArt, loadArt } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import {
  drawDashed,
  fillBox,
  fillDisc,
  fillPath,
  type Pen,
  roundBox,
  strokePath,
  withSavedState,
} from '../canvas/pen.ts';
import { drawSprite, type Pixels } from '../canvas/sprite.ts';
import { writeCentered } from '../canvas/text.ts';
import { type CardName, cardNameOf, latinOf } from './alt.ts';

/** A drawing within about 50 units of its center. */
export type Emblem = Art;

const emblem = (name: string): Emblem => loadArt(`bacchanalia/${name}`);

export type Ink = Readonly<Record<'main' | 'shade' | 'line', string>>;

/** Draws an emblem into a square of `size` units around a point. */
export const drawEmblem = (pen: Pen, emblem: Emblem, x: number, y: number, size: number, ink: Ink): void =>
  drawArt(pen, emblem, x, y, size / 100, ink);

interface CardStyle {
  readonly emblem: Emblem;
  readonly ground: string;
  /** The color of its Umbra, on bucchero. */
  readonly light: string;
}

export const CARD_STYLES: Readonly<Record<CardName, CardStyle>> = {
  bacchus: { emblem: emblem('grapes'), ground: '#6d3596', light: '#c79be8' },
  pluto: { emblem: emblem('bident'), ground: '#3c4660', light: '#a9b6d6' },
  accusator: { emblem: emblem('scroll'), ground: '#c8551e', light: '#f0a272' },
  minerva: { emblem: emblem('owl'), ground: '#2268a8', light: '#84bdec' },
  venus: { emblem: emblem('shell'), ground: '#23907f', light: '#7fd8c6' },
  amans: { emblem: emblem('ivy'), ground: '#d2497f', light: '#f4a0c0' },
  satyrus: { emblem: emblem('pipes'), ground: '#64852f', light: '#b6d27c' },
  miles: { emblem: emblem('helmet'), ground: '#b98a1d', light: '#eccb6c' },
  vinum: { emblem: emblem('amphora'), ground: '#8b1a33', light: '#ea7d90' },
  parcae: { emblem: emblem('spindle'), ground: '#5b5148', light: '#e9dcc2' },
};

const GOBLET = emblem('goblet');

export const ENDING: Readonly<Record<EndingKind | 'left', Emblem>> = {
  flight: emblem('ending-flight'),
  crime: emblem('ending-crime'),
  bacchanal: emblem('ending-bacchanal'),
  amansLost: emblem('ending-beloved-lost'),
  amansSaved: emblem('ending-beloved-saved'),
  death: emblem('ending-death'),
  left: emblem('ending-left'),
};

export const LIT: Ink = { main: PIGMENT.cream, shade: PIGMENT.gold, line: PIGMENT.ink };

export const shadowInk = (named: CardName): Ink => ({
  main: CARD_STYLES[named].light,
  shade: CARD_STYLES[named].light,
  line: '#0d0908',
});

/** A card's height relative to its width, with ample and with limited space. */
const TALL = 1.36;
const SQUAT = 0.82;

/** The greatest width of a card, in units. */
const WIDEST = 160;

/** Places cards as large as fits, in up to three rows that start at the left and are centered vertically. */
export function cardRows(box: Box, count: number, gap: number): readonly Box[] {
  let best: Box[] = [];
  let size = 0;
  for (let rows = 1; rows <= 3; rows++) {
    const columns = Math.ceil(count / rows);
    const space = (box.height - gap * (rows - 1)) / rows;
    const width = Math.min(WIDEST, (box.width - gap * (columns - 1)) / columns, space / SQUAT);
    const height = Math.min(space, width * TALL);
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

/** Units: smaller names are unreadable on a phone. */
const LEAST = 23;

/** An Umbra's height relative to its Deus's width, and the part of it that overlaps the lower edge. */
const UMBRA = 0.6;
const HANGING = 0.74;

export const umbraOverhang = (width: number): number => width * UMBRA * HANGING;

interface DeusOptions {
  readonly size: number;
  readonly umbra?: readonly Umbra[];
  readonly times?: number;
  /** Whether there is space below the card for its Umbra. */
  readonly hasSpaceBelow?: boolean;
  /** Whether a badge counts the Umbra; true by default. */
  readonly counted?: boolean;
}

export function drawDeus(pen: Pen, named: CardName, box: Box, options: DeusOptions): void {
  const { x, y, width, height } = box;
  const { umbra = [], times = 1, hasSpaceBelow = false, counted = true, size } = options;
  const banner = size * 1.12;
  const edge = Math.max(5, width * 0.04);
  const panel = { x: edge, y: banner + 2, width: width - 2 * edge, height: height - banner - edge - 2 };
  const tall = hasSpaceBelow ? width * UMBRA : Math.min(width * UMBRA, panel.height * 0.96);
  const covered = umbra.length === 0 ? 0 : tall * (hasSpaceBelow ? 0.1 : 0.55);
  const key = ['deus', named, width, height, size, covered].join(' ');
  const face = { x: 0, y: 0, width, height };
  drawSprite(pen, key, x, y, inside(face, -10), (own) => {
    drawFace(own, face, width * 0.085);
    drawLabel(own, named, width / 2, banner / 2 + 3, width - 8, size);
    drawPanel(own, named, panel, covered);
  });
  if (times > 1) drawCount(pen, `×${times}`, x + width - 24, y + height - 26, 34);
  if (umbra.length > 0) {
    const top = hasSpaceBelow ? y + height - tall * (1 - HANGING) : y + height - tall * 0.94;
    drawFan(pen, umbra, { x: x + width * 0.04, y: top, width: width * 0.92, height: tall }, counted);
  }
}

/** Draws a Deus card turned by 90 degrees in place of an upright one, with its name still upright. */
export function drawBowedDeus(pen: Pen, named: CardName, box: Box, { size, umbra = [] }: DeusOptions): void {
  const edge = Math.max(5, box.width * 0.04);
  const height = Math.min(box.width / TALL, box.height - size * 1.2);
  const top = box.y + (box.height - height - size * 1.2) / 2;
  drawFace(pen, { ...box, y: top, height }, box.width * 0.085);
  const across = box.width - 2 * edge;
  const down = height - 2 * edge;
  withSavedState(pen, () => {
    pen.translate(box.x + box.width / 2, top + height / 2);
    pen.rotate(Math.PI / 2);
    drawPanel(pen, named, { x: -down / 2, y: -across / 2, width: down, height: across }, 0);
  });
  drawLabel(pen, named, box.x + box.width / 2, top + height + size * 0.66, box.width, size);
  if (umbra.length > 0) drawCount(pen, String(umbra.length), box.x + box.width - 24, top + 24, 34);
}

function drawFace(pen: Pen, box: Box, corner: number): void {
  fillBox(pen, { ...box, x: box.x + 3, y: box.y + 6 }, corner, 'rgba(20,10,5,0.35)');
  fillBox(pen, box, corner, PIGMENT.cream);
  strokePath(pen, [4, PIGMENT.ink]);
}

/** `covered`: the height in units that is hidden at the lower edge. */
function drawPanel(pen: Pen, named: CardName, box: Box, covered: number): void {
  const { ground, emblem } = CARD_STYLES[named];
  const { x, y, width } = box;
  fillBox(pen, box, width * 0.05, ground);
  const free = box.height - covered;
  drawEmblem(pen, emblem, x + width / 2, y + free / 2, Math.min(width * 0.88, free * 0.9), LIT);
}

/** Shrinks or shortens the name to stay readable in its width. */
function drawLabel(pen: Pen, named: CardName, x: number, y: number, maxWidth: number, size: number): void {
  const name = latinOf(named);
  pen.font = `700 ${size}px ${LABEL}`;
  const fits = (text: string): boolean => (size * maxWidth) / pen.measureText(text).width >= LEAST;
  const text = [name, ...beginnings(name)].find(fits) ?? partBefore(name, 3);
  writeCentered(pen, text, x, y, { size, maxWidth });
}

/** Abbreviations, longest first: `Accusa.`, `Accus.`, `Accu.`. */
const beginnings = (name: string): readonly string[] =>
  Array.from(
    { length: Math.max(0, name.length - 5) },
    (_, cut) => `${partBefore(name, name.length - 2 - cut)}.`,
  );

/** Draws a Deus's Umbra, overlapping if there are many, and their number. */
function drawFan(pen: Pen, umbra: readonly Umbra[], box: Box, counted: boolean): void {
  const badge = counted ? box.height * 0.2 : 0;
  const width = box.height * 0.74;
  const step = Math.min(width * 0.5, (box.width - width - badge) / Math.max(1, umbra.length - 1));
  const left = box.x + (box.width - width - badge - step * (umbra.length - 1)) / 2;
  // Goblets are drawn last, so that no other Umbra hides them.
  const sorted = umbra.toSorted((a, b) => Number(a === 'goblet') - Number(b === 'goblet'));
  for (const [i, one] of sorted.entries())
    drawUmbra(pen, one, { x: left + i * step, y: box.y, width, height: box.height });
  if (!counted) return;
  const right = left + (sorted.length - 1) * step + width;
  drawCount(pen, String(sorted.length), right + badge * 0.55, box.y + box.height * 0.6, box.height * 0.4);
}

export function drawUmbra(pen: Pen, umbra: Umbra, { x, y, width, height }: Box): void {
  const bounds = inside({ x: 0, y: 0, width, height }, -6);
  const key = ['umbra', umbra, width, height].join(' ');
  drawSprite(pen, key, x, y, bounds, (own) => paintUmbra(own, umbra, width, height));
}

function paintUmbra(pen: Pen, umbra: Umbra, width: number, height: number): void {
  const named = cardNameOf(umbra);
  const { light, emblem } = CARD_STYLES[named];
  const isGoblet = umbra === 'goblet';
  roundBox(pen, { x: 0, y: 0, width, height }, width * 0.12);
  strokePath(pen, [8, PIGMENT.ink]);
  fillPath(pen, PIGMENT.bucchero);
  strokePath(pen, [4, isGoblet ? PIGMENT.gold : light]);
  const size = Math.min(width * 0.9, height * 0.8);
  if (isGoblet) {
    const gilded = { main: PIGMENT.gold, shade: PIGMENT.cream, line: PIGMENT.ink };
    drawEmblem(pen, emblem, width / 2, height * 0.33, size * 0.68, shadowInk(named));
    drawEmblem(pen, GOBLET, width / 2, height * 0.74, size * 0.6, gilded);
  } else drawEmblem(pen, emblem, width / 2, height / 2, size, shadowInk(named));
}

/** Draws an Umbra card turned by 90 degrees in place of an upright Deus. */
export function drawBowedUmbra(pen: Pen, umbra: Umbra, box: Box): void {
  const long = Math.min(box.width, box.height * TALL);
  const short = long / TALL;
  withSavedState(pen, () => {
    pen.translate(box.x + box.width / 2, box.y + box.height / 2);
    pen.rotate(Math.PI / 2);
    drawUmbra(pen, umbra, { x: -short / 2, y: -long / 2, width: short, height: long });
  });
}

function drawCount(pen: Pen, text: string, x: number, y: number, size: number): void {
  pen.font = `700 ${size}px ${LABEL}`;
  const tall = size * 0.6;
  const half = Math.max(tall, pen.measureText(text).width / 2 + size * 0.2);
  const badge = { x: x - half, y: y - tall, width: 2 * half, height: 2 * tall };
  fillBox(pen, inside(badge, -4), tall + 4, PIGMENT.ink);
  fillBox(pen, badge, tall, PIGMENT.gold);
  writeCentered(pen, text, x, y, { size });
}

/** Marks a ruling Deus with a glow, a golden edge and a crown; drawn before the card. */
export function drawHalo(pen: Pen, card: Box): void {
  const { x, y, width } = card;
  const grow = width * 0.055;
  const ring = (more: number, fill: string): void =>
    fillBox(pen, inside(card, -more), width * 0.085 + more, fill);
  ring(grow * 2.4, 'rgba(255,226,120,0.45)');
  ring(grow * 1.8, 'rgba(255,206,70,0.8)');
  ring(grow + 4, PIGMENT.ink);
  ring(grow, PIGMENT.gold);
  drawCrown(pen, x + width / 2, y - grow * 0.4, width * 0.48);
}

const POINTS = 5;

/** `x`, `y`: the middle of its lower edge. */
export function drawCrown(pen: Pen, x: number, y: number, width: number): void {
  pen.beginPath();
  pen.moveTo(x - width * 0.42, y);
  for (let i = 0; i < POINTS; i++) {
    const side = (i / (POINTS - 1)) * 2 - 1;
    pen.lineTo(x + side * width * 0.5, y - width * (0.44 - Math.abs(side) * 0.1));
    if (i < POINTS - 1) pen.lineTo(x + (side + 0.25) * width * 0.42, y - width * 0.17);
  }
  pen.lineTo(x + width * 0.42, y);
  pen.closePath();
  strokePath(pen, [Math.max(5, width * 0.09), PIGMENT.ink]);
  fillPath(pen, PIGMENT.gold);
}

/** Marks a Deus that ties with others with a corded edge and an equals sign; drawn before the card. */
export function drawTie(pen: Pen, card: Box): void {
  const { x, y, width } = card;
  const grow = width * 0.045;
  roundBox(pen, inside(card, -grow), width * 0.085 + grow);
  pen.lineCap = 'butt';
  strokePath(pen, [grow * 1.5 + 8, PIGMENT.ink], [grow * 1.5, PIGMENT.terracotta]);
  drawDashed(pen, [width * 0.14, width * 0.09], () => strokePath(pen, [grow * 1.5, PIGMENT.gold]));
  pen.lineCap = 'round';
  drawEquals(pen, x + width / 2, y - grow * 2 - width * 0.08, width * 0.13);
}

export function drawEquals(pen: Pen, x: number, y: number, r: number): void {
  fillDisc(pen, x, y, r + 4, PIGMENT.ink);
  fillDisc(pen, x, y, r, PIGMENT.gold);
  pen.fillStyle = PIGMENT.ink;
  for (const dy of [-0.32, 0.32]) pen.fillRect(x - r * 0.58, y + r * dy - r * 0.14, r * 1.16, r * 0.28);
}

const shadowOf = (deus: Deus): readonly Umbra[] => (deus === 'vinum' ? ['vinum', 'goblet'] : [deus]);

/** Draws every Deus with its Umbra, and Parcae, for a page of the rules. */
export function paintDei({ locale }: { readonly locale: string }): Pixels {
  const t = translator(locale);
  const { left: x, top: y, right, bottom } = PAGE;
  const places = grid({ x, y: y + 6, width: right - x, height: bottom - y - 6 }, 5, 2, 30);
  return paintPage((pen) => {
    drawTitle(pen, t('tableau.dei'));
    for (const [i, deus] of DEI.entries()) {
      const place = places[i];
      if (!place) continue;
      const card = { ...place, height: place.height - umbraOverhang(place.width) };
      drawDeus(pen, deus, card, { size: 52, umbra: shadowOf(deus), hasSpaceBelow: true, counted: false });
    }
    const last = places[DEI.length];
    if (!last) return;
    const card = inside(last, 40, 54);
    drawUmbra(pen, 'parcae', { ...card, y: card.y + 20 });
    writeCentered(pen, latinOf('parcae'), last.x + last.width / 2, last.y + 30, { size: 52 });
  });
}
