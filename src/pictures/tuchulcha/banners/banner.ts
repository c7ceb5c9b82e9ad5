import { type Translate, translator } from '../../../texts/index.ts';
import { drawArt, loadArt } from '../../canvas/art.ts';
import { TITLE } from '../../canvas/fonts.ts';
import { DYE, PIGMENT } from '../../canvas/palette.ts';
import { type Pen, star } from '../../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../../canvas/picture.ts';
import { drawName, write, writeCentered } from '../../canvas/text.ts';
import { drawFigure, strikeOut } from './figure.ts';
import { glow, paintPanel, rays } from './panel.ts';
import { BRIGHT, DARK, DUST, FIRE, type Tone } from './tones.ts';
import type { Figure, MomentView } from './view.ts';
import { bannerTitle, bannerWords } from './words.ts';

const WIDTH = 1100;
const HEIGHT = 400;
const MIDDLE = HEIGHT / 2;

/** Who did it, on the left; the art of what happened, on the right; words between. */
const LEFT = 186;
const RIGHT = 905;
const TEXT_LEFT = 352;
const TEXT_WIDTH = 392;

const PIT = loadArt('tuchulcha/pit');
const MIRROR = loadArt('tuchulcha/mirror');
const TEMPLE = loadArt('tuchulcha/temple');
const SEALED = loadArt('tuchulcha/stone-sealed');
const PASSAGE = loadArt('tuchulcha/stone-passage');

const TONES: Readonly<Record<MomentView['kind'], Tone>> = {
  tuchulcha: DARK,
  fell: FIRE,
  lasaVecuvia: BRIGHT,
  sealed: BRIGHT,
  out: DUST,
  hit: FIRE,
};

/** A moment of a game as a banner of 1100 by 400 pixels, to be read 318 wide. The same view gives the same bytes. */
export const drawMoment = (view: MomentView): Promise<Picture> => encode(paintMoment(view), 'moment.jpg');

export function paintMoment(view: MomentView): Pixels {
  const t = translator(view.locale);
  const tone = TONES[view.kind];
  return paintPanel(WIDTH, HEIGHT, tone.ground, (pen) => {
    rays(pen, RIGHT, MIDDLE, WIDTH, 22, 'rgba(255,255,255,0.045)');
    glow(pen, RIGHT, MIDDLE, 300, ...tone.light);
    glow(pen, LEFT, MIDDLE, 210, ...tone.light);
    drawDeed(pen, view);
    drawFigure(pen, heroOf(view), LEFT, MIDDLE, heroOf(view).role === 'lasaVecuvia' ? 84 : 108);
    drawWords(pen, t, view, tone);
  });
}

/** Whoever is out is seen, not who did it: that is in the sentence. */
const heroOf = (view: MomentView): Figure =>
  view.kind === 'out' ? { ...view.whom, role: 'normal' } : view.by;

function drawDeed(pen: Pen, view: MomentView): void {
  switch (view.kind) {
    case 'tuchulcha':
      drawArt(pen, PIT, RIGHT, MIDDLE, 1.42);
      return;
    case 'lasaVecuvia':
      drawArt(pen, MIRROR, RIGHT - 16, MIDDLE, 1.16);
      return;
    case 'fell':
      drawArt(pen, PIT, RIGHT, MIDDLE, 1.42);
      drawFigure(pen, { ...view.whom, role: 'tuchulcha' }, RIGHT, MIDDLE, 84);
      strikeOut(pen, RIGHT, MIDDLE, 92);
      return;
    case 'out': {
      const { fill, shade, light } = DYE[view.whom.color];
      drawArt(pen, TEMPLE, RIGHT, MIDDLE + 42, 1.34, { main: fill, shade, light });
      strikeOut(pen, RIGHT, MIDDLE, 134);
      return;
    }
    case 'hit':
      drawBurst(pen, view.by, RIGHT, MIDDLE);
      drawFigure(pen, view.whom, RIGHT, MIDDLE, 84);
      drawCount(pen, view.count);
      return;
    case 'sealed':
      drawSeals(pen, view);
  }
}

function drawBurst(pen: Pen, by: Figure, x: number, y: number): void {
  for (const [outer, inner, fill] of [
    [186, 118, PIGMENT.ink],
    [174, 112, PIGMENT.cream],
    [158, 104, DYE[by.color].fill],
  ] as const) {
    star(pen, x, y, outer, inner, 13);
    pen.fillStyle = fill;
    pen.fill();
  }
}

function drawCount(pen: Pen, count: number): void {
  writeCentered(pen, `×${count}`, RIGHT + 96, MIDDLE - 88, {
    size: 92,
    fill: PIGMENT.cream,
    halo: PIGMENT.ink,
    haloWidth: 22,
  });
}

/** The Passages of the board in two rows, those that are sealed under their slab. */
function drawSeals(pen: Pen, { passages, sealed, stones }: Extract<MomentView, { kind: 'sealed' }>): void {
  for (const [i, stone] of passages.entries()) {
    const x = RIGHT + (i % 2 === 0 ? -76 : 76);
    const y = MIDDLE + (i < 2 ? -78 : 78);
    if (stones.includes(stone)) glow(pen, x, y, 108, '255,214,92', 0.95);
    drawArt(pen, sealed.includes(stone) ? SEALED : PASSAGE, x, y, 1.3);
    if (!sealed.includes(stone)) continue;
    writeCentered(pen, String(stone), x, y, {
      size: 52,
      fill: PIGMENT.cream,
      halo: PIGMENT.ink,
      haloWidth: 12,
    });
  }
}

const LONGEST_LINE = 2;

function drawWords(pen: Pen, t: Translate, view: MomentView, tone: Tone): void {
  const { title, halo, ink } = tone;
  const lines = titleLines(pen, bannerTitle(t, view).toLocaleUpperCase(view.locale));
  const size = lines.length > 1 ? 66 : 84;
  const top = MIDDLE - (lines.length > 1 ? 98 : 76);
  for (const [i, text] of lines.entries()) {
    write(pen, text, TEXT_LEFT, top + i * 70, {
      size,
      face: TITLE,
      fill: title,
      halo,
      haloWidth: 12,
      maxWidth: TEXT_WIDTH,
    });
  }
  const below = top + (lines.length - 1) * 70;
  drawName(pen, heroOf(view).name, TEXT_LEFT, below + 92, { size: 62, fill: ink, maxWidth: TEXT_WIDTH });
  const words = bannerWords(t, view);
  drawName(pen, words, TEXT_LEFT, below + 162, { size: 44, fill: ink, maxWidth: TEXT_WIDTH + 20 });
}

/** A title of two words or more in two lines. */
function titleLines(pen: Pen, title: string): readonly string[] {
  pen.font = `700 80px ${TITLE}`;
  if (pen.measureText(title).width <= TEXT_WIDTH) return [title];
  const words = title.split(' ');
  const half = Math.ceil(words.length / LONGEST_LINE);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter((line) => line !== '');
}
