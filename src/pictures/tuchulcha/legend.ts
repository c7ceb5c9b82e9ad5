/** The symbols of the board, each with its name and effect. */

import { createCanvas } from '@napi-rs/canvas';
import type { Color, Role, StoneKind } from '../../games/tuchulcha/board.ts';
import { translator } from '../../texts/index.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { type Pen, preparePen } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { writeCentered } from '../canvas/text.ts';
import { drawPawn } from './pawns.ts';
import { drawPassage, drawStone } from './road.ts';

const WIDTH = 1100;
const HEIGHT = 640;
const COLUMN = WIDTH / 4;
const ROW = 264;
/** Units from a row's top to the symbol, its name, its effect. */
const SIGN = 94;
const NAME = 204;
const EFFECT = 248;
/** Below the lower row, since Discord writes ALT over a picture's lower left corner. */
const FOOT = { top: 2 * ROW + 16, side: 44 };

const STONES = ['mystical', 'ritual', 'passage', 'sealed'] as const satisfies readonly (
  | StoneKind
  | 'sealed'
)[];
const ROLES = [
  ['normal', 'blue'],
  ['tuchulcha', 'red'],
  ['lasaVecuvia', 'yellow'],
  ['neutral', 'black'],
] as const satisfies readonly (readonly [Role, Color])[];

const ENTRIES = [...STONES, ...ROLES.map(([role]) => role)] as const;

/** Special stones above, roles below: 1100 by 640 pixels. */
export function paintLegend({ locale }: { readonly locale: string }): Pixels {
  const t = translator(locale);
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = preparePen(canvas, 1);
  pen.fillStyle = PIGMENT.plaster;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const row of [0, 1]) {
    pen.fillStyle = PIGMENT.terracotta;
    pen.fillRect(0, row * ROW + SIGN - 40, WIDTH, 80);
  }
  drawFoot(pen);
  STONES.forEach((stone, at) => {
    drawLarge(pen, at, 0, (own) =>
      stone === 'sealed' || stone === 'passage'
        ? drawPassage(own, ORIGIN, stone === 'sealed')
        : drawStone(own, ORIGIN, stone),
    );
  });
  ROLES.forEach(([role, color], at) => {
    drawLarge(pen, at, 1, (own) => drawPawn(own, { color, role, x: 0, y: 0, count: 1 }));
  });
  ENTRIES.forEach((entry, index) => {
    const x = ((index % 4) + 0.5) * COLUMN;
    const top = Math.floor(index / 4) * ROW;
    const room = { maxWidth: COLUMN - 16, fill: PIGMENT.ink };
    writeCentered(pen, t(`picture.legend.${entry}`), x, top + NAME, { ...room, size: 46 });
    writeCentered(pen, t(`picture.legend.${entry}.effect`), x, top + EFFECT, { ...room, size: 40 });
  });
  return { rgba: canvas.data(), width: WIDTH, height: HEIGHT };
}

/** Triangles in two colors, as they run round the walls of tombs. */
function drawFoot(pen: Pen): void {
  const { top, side } = FOOT;
  pen.fillStyle = PIGMENT.terracottaDark;
  pen.fillRect(0, top, WIDTH, HEIGHT - top);
  for (let x = 0; x < WIDTH; x += side) {
    pen.fillStyle = (x / side) % 2 === 0 ? PIGMENT.ochre : PIGMENT.verdigris;
    pen.beginPath();
    pen.moveTo(x + 4, HEIGHT - 22);
    pen.lineTo(x + side / 2, top + 22);
    pen.lineTo(x + side - 4, HEIGHT - 22);
    pen.fill();
  }
}

const ORIGIN = { x: 0, y: 0, nx: 0, ny: -1 };
/** Enlargement of a symbol compared with the board. */
const LARGER = 1.45;

function drawLarge(pen: Pen, column: number, row: number, draw: (pen: Pen) => void): void {
  pen.save();
  pen.translate((column + 0.5) * COLUMN, row * ROW + SIGN);
  pen.scale(LARGER, LARGER);
  draw(pen);
  pen.restore();
}

export function describeLegend({ locale }: { readonly locale: string }): string {
  const t = translator(locale);
  return ENTRIES.map(
    (entry) => `${t(`picture.legend.${entry}`)}: ${t(`picture.legend.${entry}.effect`)}.`,
  ).join(' ');
}
