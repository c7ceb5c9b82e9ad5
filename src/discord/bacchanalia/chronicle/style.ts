import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { html, raw } from 'hono/html';
import { CARD_STYLES, drawEmblem, type Emblem, ENDING, LIT } from '../../../pictures/bacchanalia/emblems.ts';
import { DYE, PIGMENT } from '../../../pictures/canvas/palette.ts';
import { projectFile } from '../../../project-file.ts';
import { hashOf, policyOf } from '../../views/document.ts';
import type { Mark } from './book.ts';

const read = (name: string): string => readFileSync(projectFile(`assets/page/${name}`), 'utf8');

const face = (file: string, range: string): string => {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/cinzel/files/${file}`));
  const font = readFileSync(path).toString('base64');
  return `@font-face{font-family:Chisel;font-weight:600;src:url(data:font/woff2;base64,${font}) format("woff2");unicode-range:${range}}`;
};

const FACES = face('cinzel-latin-600-normal.woff2', 'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2000-206F');

const COLORS = Object.entries(DYE)
  .map(([color, { fill }]) => `.of-${color}{--own:${fill}}`)
  .join('');

/** The style covers light and dark screens, phones and paper. */
export const STYLE = FACES + COLORS + read('chronicle.css');

/** The policy allows this style, and pictures and fonts inside the document; nothing is run or fetched. */
export const POLICY = policyOf(`style-src ${hashOf(STYLE)}`, 'img-src data:', 'font-src data:');

/** The picture over the title: a town at night. */
export const night = raw(read('chronicle-night.svg').trim());

/** The Greek key, as a pattern. */
export const key = html`<pattern id="key" width="28" height="14" patternUnits="userSpaceOnUse"><path d="M0 12H4V2H22V10H12V6M4 12H28" fill="none" stroke="currentColor" stroke-width="1.6"/></pattern>`;

export const meander = html`<svg class="meander" height="14" width="100%" aria-hidden="true" focusable="false"><rect width="100%" height="14" fill="url(#key)"/></svg>`;

/** A medal's size in pixels, enough for paper. */
const SIZE = 144;

const cached = new Map<Mark, string>();

/** A medal with the emblem of the cards, as a `data:` URL. */
export function medal(mark: Mark): string {
  let address = cached.get(mark);
  if (!address) {
    address = drawMedal(mark);
    cached.set(mark, address);
  }
  return address;
}

const isDeus = (mark: Mark): mark is Extract<Mark, keyof typeof CARD_STYLES> => mark in CARD_STYLES;

function drawMedal(mark: Mark): string {
  const { emblem, ground }: { readonly emblem: Emblem; readonly ground: string } = isDeus(mark)
    ? CARD_STYLES[mark]
    : { emblem: ENDING[mark], ground: PIGMENT.bucchero };
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const middle = SIZE / 2;
  for (const [r, fill] of [
    [middle, PIGMENT.ink],
    [middle - 3, PIGMENT.gold],
    [middle - 9, ground],
  ] as const) {
    pen.beginPath();
    pen.arc(middle, middle, r, 0, Math.PI * 2);
    pen.fillStyle = fill;
    pen.fill();
  }
  drawEmblem(pen, emblem, middle, middle, SIZE * 0.58, LIT);
  return `data:image/png;base64,${canvas.toBuffer('image/png').toString('base64')}`;
}
