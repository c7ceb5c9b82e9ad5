import { Image } from '@napi-rs/canvas';
import { drawColorShape } from './color-shapes.ts';
import { drawArt, loadArt } from './load-art.ts';
import { DYE, type DyeName, PIGMENT } from './palette.ts';
import { disc, fillDisc, type Pen } from './pen.ts';
import { around, drawSprite } from './sprite.ts';
import { drawName } from './text.ts';

/** A player's portrait, which can be sent to another thread. */
export type Face =
  /** A square PNG. `key` identifies the picture. */
  | { readonly kind: 'picture'; readonly key: string; readonly bytes: Uint8Array }
  | { readonly kind: 'initial'; readonly text: string }
  /** `portrait` is a file name in assets/art/people; without one, a mask is drawn. */
  | { readonly kind: 'computer'; readonly portrait?: string };

const COMPUTER = loadArt('computer');

/** The shape below the disc exceeds the radius by this factor. */
const RIM = 1.2;

/** Draws a disc with a ring in the seat's color and the color's shape below it. `r` includes the ring. */
export function drawAvatar(pen: Pen, face: Face, color: DyeName, x: number, y: number, r: number): void {
  const key = ['avatar', color, r, keyOf(face)].join(' ');
  drawSprite(pen, key, x, y, around(r * RIM), (own) => paintAvatar(own, face, color, r));
}

export function keyOf(face: Face): string {
  switch (face.kind) {
    case 'picture':
      return `picture ${face.key}`;
    case 'initial':
      return `initial ${face.text}`;
    case 'computer':
      return `computer ${face.portrait ?? ''}`;
  }
}

function paintAvatar(pen: Pen, face: Face, color: DyeName, r: number): void {
  const dye = DYE[color];
  fillDisc(pen, 0, 0, r, PIGMENT.ink);
  fillDisc(pen, 0, 0, r * 0.95, dye.fill);
  fillDisc(pen, 0, 0, r * 0.84, PIGMENT.cream);
  paintFace(pen, face, color, r * 0.8);
  drawColorShape(pen, color, r * 0.72, r * 0.72, r * 0.24, r * 0.06);
}

function paintFace(pen: Pen, face: Face, color: DyeName, r: number): void {
  if (face.kind === 'picture' && paintPicture(pen, face.bytes, r)) return;
  if (face.kind === 'computer') {
    const art = face.portrait === undefined ? COMPUTER : loadArt(`people/${face.portrait}`);
    drawArt(pen, art, 0, 0, r / 100);
    return;
  }
  const { fill, text } = DYE[color];
  fillDisc(pen, 0, 0, r, fill);
  if (face.kind === 'initial')
    drawName(pen, face.text, 0, 0, { size: r * 1.2, fill: text, maxWidth: 1.7 * r, align: 'center' });
}

/** Returns false if the bytes are no picture. */
function paintPicture(pen: Pen, bytes: Uint8Array, r: number): boolean {
  const image = new Image();
  try {
    image.src = Buffer.from(bytes);
  } catch {
    return false;
  }
  if (!image.complete || image.width === 0) return false;
  pen.save();
  disc(pen, 0, 0, r);
  pen.clip();
  pen.drawImage(image, -r, -r, 2 * r, 2 * r);
  pen.restore();
  return true;
}
