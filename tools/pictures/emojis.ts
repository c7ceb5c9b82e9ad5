/** Draws the bot's own emojis: `tsx tools/pictures/emojis.ts` writes assets/emojis, 128 by 128 pixels each. */
import { mkdir, writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { drawColorShape } from '../../src/pictures/canvas/color-shapes.ts';
import { type Art, drawArt } from '../../src/pictures/canvas/load-art.ts';
import { DYE, type DyeName } from '../../src/pictures/canvas/palette.ts';
import { fillDisc, type Pen } from '../../src/pictures/canvas/pen.ts';
import { drawDie } from '../../src/pictures/tuchulcha/dice.ts';
import { VENOM, WINGS } from '../../src/pictures/tuchulcha/pawns.ts';
import { projectFile } from '../../src/project-file.ts';

/** Discord's largest size. */
const SIZE = 128;
const MIDDLE = SIZE / 2;

type Paint = (pen: Pen) => void;

const colors = Object.keys(DYE) as DyeName[];

const die =
  (value: number): Paint =>
  (pen) =>
    drawDie(pen, MIDDLE, MIDDLE, 108, { value, state: 'unused' });

/** A role's sign around an empty middle, where pictures have a face. */
const role =
  (sign: Art, scale: number, face: string): Paint =>
  (pen) => {
    drawArt(pen, sign, MIDDLE, MIDDLE, scale);
    fillDisc(pen, MIDDLE, MIDDLE, 26, face);
  };

export const EMOJIS: Readonly<Record<string, Paint>> = {
  ...Object.fromEntries(
    colors.map((color): [string, Paint] => [
      color,
      (pen) => drawColorShape(pen, color, MIDDLE, MIDDLE, 40, 7),
    ]),
  ),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((value): [string, Paint] => [`die_${value}`, die(value)])),
  tuchulcha: role(VENOM, 0.37, '#1d1410'),
  lasa_vecuvia: role(WINGS, 0.29, '#fff4da'),
};

export function drawEmoji(paint: Paint): Buffer {
  const canvas = createCanvas(SIZE, SIZE);
  const pen = canvas.getContext('2d');
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  paint(pen);
  return canvas.toBuffer('image/png');
}

if (process.argv[1] === import.meta.filename) {
  await mkdir(projectFile('assets/emojis'), { recursive: true });
  for (const [name, paint] of Object.entries(EMOJIS))
    await writeFile(projectFile(`assets/emojis/${name}.png`), drawEmoji(paint));
}
