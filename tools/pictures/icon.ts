/** Draws the bot's avatar: `tsx tools/pictures/icon.ts` writes assets/icon.png, 512 by 512 pixels. */
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { drawColorShape } from '../../src/pictures/canvas/color-shapes.ts';
import { drawArt, LIVER } from '../../src/pictures/canvas/load-art.ts';
import { PIGMENT } from '../../src/pictures/canvas/palette.ts';
import { fillDisc, star } from '../../src/pictures/canvas/pen.ts';
import { projectFile } from '../../src/project-file.ts';

const SIZE = 512;
const MIDDLE = SIZE / 2;

const canvas = createCanvas(SIZE, SIZE);
const pen = canvas.getContext('2d');
pen.lineJoin = 'round';
pen.lineCap = 'round';

pen.fillStyle = PIGMENT.bucchero;
pen.fillRect(0, 0, SIZE, SIZE);
fillDisc(pen, MIDDLE, MIDDLE, 250, PIGMENT.terracottaDark);
fillDisc(pen, MIDDLE, MIDDLE, 240, PIGMENT.terracotta);
star(pen, MIDDLE, MIDDLE, 236, 176, 24);
pen.fillStyle = PIGMENT.ochre;
pen.fill();
fillDisc(pen, MIDDLE, MIDDLE, 184, PIGMENT.ink);
fillDisc(pen, MIDDLE, MIDDLE, 176, PIGMENT.plaster);
drawArt(pen, LIVER, MIDDLE, MIDDLE + 2, 1.5);
for (const [i, color] of COLORS.entries()) {
  const a = -Math.PI * 0.75 + (i * Math.PI) / 2;
  drawColorShape(pen, color, MIDDLE + 208 * Math.cos(a), MIDDLE + 208 * Math.sin(a), 26, 8);
}

await writeFile(projectFile('assets/icon.png'), canvas.toBuffer('image/png'));
