import { createCanvas } from '@napi-rs/canvas';
import { drawEmblem, type Emblem, ENDING, LIT, LOOK } from '../../pictures/bacchanalia/emblems.ts';
import { PIGMENT } from '../../pictures/canvas/palette.ts';
import type { Mark } from './book.ts';

/** Pixels across: enough for paper at the size it is shown in. */
const SIZE = 144;

const cached = new Map<Mark, string>();

/** A medal with the emblem that is on the cards, as a `data:` address of a picture. */
export function medal(mark: Mark): string {
  let address = cached.get(mark);
  if (!address) {
    address = struck(mark);
    cached.set(mark, address);
  }
  return address;
}

const isDeus = (mark: Mark): mark is Extract<Mark, keyof typeof LOOK> => mark in LOOK;

function struck(mark: Mark): string {
  const { emblem, ground }: { readonly emblem: Emblem; readonly ground: string } = isDeus(mark)
    ? LOOK[mark]
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
