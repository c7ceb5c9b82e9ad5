/** Draws the picture of the lobby and the welcome: `tsx tools/pictures/banner.ts` writes assets/tuchulcha.webp. */
import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import { TITLE } from '../../src/pictures/canvas/fonts.ts';
import { drawArt, loadArt } from '../../src/pictures/canvas/load-art.ts';
import { PIGMENT } from '../../src/pictures/canvas/palette.ts';
import { fillDisc, type Pen, star } from '../../src/pictures/canvas/pen.ts';
import { writeCentered } from '../../src/pictures/canvas/text.ts';
import { drawPawn } from '../../src/pictures/tuchulcha/pawns.ts';
import { projectFile } from '../../src/project-file.ts';

const WIDTH = 960;
const HEIGHT = 360;
const BAND = 34;

function frieze(pen: Pen, top: number): void {
  pen.fillStyle = PIGMENT.terracottaDark;
  pen.fillRect(0, top, WIDTH, BAND);
  const side = 30;
  for (let x = 0; x < WIDTH; x += side) {
    pen.fillStyle = (x / side) % 2 === 0 ? PIGMENT.ochre : PIGMENT.verdigris;
    pen.beginPath();
    pen.moveTo(x + 3, top + BAND - 6);
    pen.lineTo(x + side / 2, top + 6);
    pen.lineTo(x + side - 3, top + BAND - 6);
    pen.fill();
  }
}

const canvas = createCanvas(WIDTH, HEIGHT);
const pen = canvas.getContext('2d');
pen.lineJoin = 'round';
pen.lineCap = 'round';

pen.fillStyle = PIGMENT.plaster;
pen.fillRect(0, 0, WIDTH, HEIGHT);
const glow = pen.createRadialGradient(WIDTH / 2, 180, 20, WIDTH / 2, 180, 420);
glow.addColorStop(0, 'rgba(255,138,30,0.45)');
glow.addColorStop(1, 'rgba(180,83,47,0.12)');
pen.fillStyle = glow;
pen.fillRect(0, 0, WIDTH, HEIGHT);

// The way from the temple around the demon to the altar.
const road = Array.from({ length: 7 }, (_, n) => {
  const angle = Math.PI * (0.88 - (0.76 / 6) * n);
  return { x: WIDTH / 2 + 290 * Math.cos(angle), y: 204 + 84 * Math.sin(angle) };
});
const STONES = ['ritual', 'plain', 'plain', 'passage', 'plain', 'mystical', 'plain'];
for (const [n, { x, y }] of road.entries()) drawArt(pen, loadArt(`tuchulcha/stone-${STONES[n]}`), x, y, 0.66);

drawArt(pen, loadArt('tuchulcha/temple'), 106, 206, 0.86);
drawArt(pen, loadArt('tuchulcha/altar'), WIDTH - 106, 182, 0.78);

star(pen, WIDTH / 2, 184, 96, 76, 20);
pen.fillStyle = PIGMENT.ochre;
pen.fill();
fillDisc(pen, WIDTH / 2, 184, 74, PIGMENT.bucchero);
drawPawn(pen, { color: 'black', role: 'tuchulcha', x: WIDTH / 2, y: 186, count: 1, radius: 48 });

const walkers = [
  { color: 'blue', at: 0 },
  { color: 'red', at: 1 },
  { color: 'yellow', at: 4 },
  { color: 'blue', at: 5 },
] as const;
for (const { color, at } of walkers) {
  const { x = 0, y = 0 } = road[at] ?? {};
  drawPawn(pen, { color, role: 'normal', x, y: y - 10, count: 1, radius: 30 });
}

writeCentered(pen, 'TUCHULCHA', WIDTH / 2, 64, { size: 40, face: TITLE, fill: PIGMENT.terracottaDark });
frieze(pen, 0);
frieze(pen, HEIGHT - BAND);

await writeFile(projectFile('assets/tuchulcha.webp'), canvas.toBuffer('image/webp', 88));
