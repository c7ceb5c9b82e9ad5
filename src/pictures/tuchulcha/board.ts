import type { Canvas } from '@napi-rs/canvas';
import { type Translate, translator } from '../../texts/index.ts';
import { blankSheet, type Pen, SCALE } from '../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../canvas/picture.ts';
import { drawFrieze, drawWall, paintOn } from '../canvas/wall.ts';
import { drawBetter, drawHead, drawOrigin, drawTrail } from './arrows.ts';
import { drawDice } from './dice.ts';
import { type Layout, layoutOf, ringOf } from './layout.ts';
import { drawMarks, drawTags, drawTargets, placeTags } from './letters.ts';
import { drawPanel } from './panels.ts';
import { drawPawn, pawnsOf } from './pawns.ts';
import { drawAltar, drawTally } from './places.ts';
import { drawCobbles, drawNumbers, drawPassage, drawRoad } from './road.ts';
import { type BoardView, boardTitle, colorsOf } from './view.ts';

interface Ground {
  readonly layout: Layout;
  readonly canvas: Canvas;
}

/** Of 3 MB each. */
const MOST_GROUNDS = 8;

/** The board without pawns, by size and colors; those used last come last. */
const grounds = new Map<string, Ground>();

function groundOf({ position }: BoardView, scale: number): Ground {
  const colors = colorsOf(position).map(([color]) => color);
  const key = [scale, colors].join();
  let ground = grounds.get(key);
  if (!ground) {
    const layout = layoutOf(ringOf(colors));
    const { canvas, pen } = blankSheet(scale);
    paintGround(pen, layout);
    ground = { layout, canvas };
  }
  grounds.delete(key);
  grounds.set(key, ground);
  const [oldest] = grounds.keys();
  if (grounds.size > MOST_GROUNDS && oldest !== undefined) grounds.delete(oldest);
  return ground;
}

function paintGround(pen: Pen, layout: Layout): void {
  drawWall(pen);
  drawRoad(pen, layout);
  drawCobbles(pen, layout);
}

interface BoardLook {
  /** Pixels for a unit. */
  readonly scale?: number;
  /** Over the board, in place of whose turn it is. */
  readonly title?: string;
  /** Painted over the board, in its units. */
  readonly over?: (pen: Pen) => void;
}

/** The whole picture, still to be encoded. */
export function paintBoard(view: BoardView, look: BoardLook = {}): Pixels {
  const scale = look.scale ?? SCALE;
  const t = translator(view.locale);
  const { layout, canvas } = groundOf(view, scale);
  return paintOn(canvas, scale, (pen) => {
    paint(pen, view, layout, t, look.title);
    look.over?.(pen);
  });
}

function paint(pen: Pen, view: BoardView, layout: Layout, t: Translate, title: string | undefined): void {
  const { position, winners, toMove, players } = view;
  drawFrieze(pen, winners ?? (toMove ? [toMove] : []), title ?? boardTitle(t, view), winners !== null);
  for (const [stone, kind] of layout.ring.kinds) {
    if (kind === 'passage') drawPassage(pen, layout.stone(stone), position.sealed.includes(stone));
  }
  for (const [color, state] of colorsOf(position)) {
    const god = state.role === 'neutral' ? t('board.neutral') : t(`god.${color}`);
    drawPanel(pen, layout.panel(color), {
      state,
      player: players?.[color] ?? { name: god, face: null },
      out: t('board.out'),
      isToMove: color === toMove,
      hasWon: winners?.includes(color) ?? false,
    });
  }
  drawAltar(pen, layout.altar);
  drawTally(pen, layout.altar, position.devotions.tuchulcha);

  const pawns = pawnsOf(layout, position);
  const tags = placeTags(layout, view);
  for (const move of view.lastMoves) drawTrail(pen, layout, move);
  for (const move of view.lastMoves) drawOrigin(pen, layout, move);
  drawDice(pen, layout.altar, view.dice);
  drawMarks(pen, layout, view);
  drawTargets(pen, tags);
  for (const pawn of pawns) drawPawn(pen, pawn);
  for (const move of view.lastMoves) drawHead(pen, layout, move);
  for (const move of view.betterMoves ?? []) drawBetter(pen, layout, move);
  drawTags(pen, tags);
  drawNumbers(pen, layout);
}

/** The board as an opaque picture of 1122 by 714 pixels. The same view gives the same bytes. */
export function drawBoard(view: BoardView): Promise<Picture> {
  return encode(paintBoard(view));
}
