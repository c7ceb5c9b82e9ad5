import type { Color } from '../games/tuchulcha/index.ts';
import type { Translate } from '../texts/index.ts';
import { drawEmblem } from './emblem.ts';
import { TITLE } from './fonts.ts';
import { FRAME, FRIEZE_HEIGHT } from './layout.ts';
import { DYE, type DyeName, PIGMENT } from './palette.ts';
import { HEIGHT, letter, type Pen, WIDTH } from './pen.ts';
import { drawLaurel } from './roles.ts';

const SIZE = 50;

/** Whose turn it is, or who won (wreathed), over the board; and the inner border in that colour. */
export function drawFrieze(pen: Pen, colors: readonly Color[], text: string, won: boolean): void {
  drawBorder(pen, colors);

  pen.font = `700 ${SIZE}px ${TITLE}`;
  const title = text.toUpperCase();
  const width = Math.min(1000, pen.measureText(title).width);
  const emblems = colors.length * 62;
  const half = (width + emblems) / 2 + 46;
  const middle = FRIEZE_HEIGHT / 2 + 2;
  drawPlaque(pen, half);
  let x = WIDTH / 2 - (width + emblems) / 2 + 22;
  for (const color of colors) {
    if (won) drawLaurel(pen, x, middle, 18);
    drawEmblem(pen, color, x, middle, won ? 15 : 21, won ? 4 : 6);
    x += 62;
  }
  letter(pen, title, x - 22 + width / 2, middle, {
    size: SIZE,
    face: TITLE,
    fill: PIGMENT.ink,
    maxWidth: 1000,
  });
}

/** Within the frame, in a colour or in two. */
export function drawBorder(pen: Pen, colors: readonly DyeName[]): void {
  const border = [colors[0], colors[1] ?? colors[0]] as const;
  for (const [i, color] of border.entries()) {
    if (!color) continue;
    pen.save();
    pen.beginPath();
    pen.rect(i === 0 ? 0 : WIDTH / 2, 0, WIDTH / 2, HEIGHT);
    pen.clip();
    pen.lineWidth = 12;
    pen.strokeStyle = PIGMENT.cream;
    pen.strokeRect(FRAME + 2, FRIEZE_HEIGHT + 2, WIDTH - 2 * FRAME - 4, HEIGHT - FRAME - FRIEZE_HEIGHT - 4);
    pen.lineWidth = 7;
    pen.strokeStyle = DYE[color].fill;
    pen.strokeRect(FRAME + 2, FRIEZE_HEIGHT + 2, WIDTH - 2 * FRAME - 4, HEIGHT - FRAME - FRIEZE_HEIGHT - 4);
    pen.restore();
  }
}

/** What the frieze's text stands on. `half`: half its width without the tips. */
export function drawPlaque(pen: Pen, half: number): void {
  const middle = FRIEZE_HEIGHT / 2 + 2;
  pen.beginPath();
  pen.moveTo(WIDTH / 2 - half, 6);
  pen.lineTo(WIDTH / 2 + half, 6);
  pen.lineTo(WIDTH / 2 + half + 30, middle);
  pen.lineTo(WIDTH / 2 + half, FRIEZE_HEIGHT - 2);
  pen.lineTo(WIDTH / 2 - half, FRIEZE_HEIGHT - 2);
  pen.lineTo(WIDTH / 2 - half - 30, middle);
  pen.closePath();
  pen.fillStyle = PIGMENT.cream;
  pen.fill();
  pen.lineWidth = 6;
  pen.strokeStyle = PIGMENT.ochre;
  pen.stroke();
}

export function friezeText(t: Translate, toMove: Color | null, winners: readonly Color[] | null): string {
  const [first, second] = winners ?? [];
  if (first && second) return t('board.shared', { first: t(`god.${first}`), second: t(`god.${second}`) });
  if (first) return t('board.wins', { god: t(`god.${first}`) });
  return toMove ? t('board.turn', { god: t(`god.${toMove}`) }) : t('board.over');
}
