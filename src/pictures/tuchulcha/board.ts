import type { Canvas } from '@napi-rs/canvas';
import { type Translate, translator } from '../../texts/index.ts';
import { drawArt, LIVER } from '../canvas/art.ts';
import { blankSheet, type Pen, SCALE } from '../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../canvas/picture.ts';
import { drawFrieze, drawWall, paintOn } from '../canvas/wall.ts';
import { drawHead, drawOrigin, drawTrail } from './arrows.ts';
import { drawDice } from './dice.ts';
import { type Layout, layoutOf, ringOf } from './layout.ts';
import { drawBows, drawTags, drawTargets, placeTags } from './letters.ts';
import { drawPawn, pawnsOf } from './pawns.ts';
import {
  drawAltar,
  drawFallen,
  drawForest,
  drawLasaVecuvia,
  drawNeutral,
  drawPatera,
  drawPlaceName,
  drawTally,
  drawTemple,
  drawTuchulcha,
} from './places.ts';
import { drawCobbles, drawPassage, drawRoad } from './road.ts';
import { type BoardView, boardTitle, colorsOf } from './view.ts';

interface Ground {
  readonly layout: Layout;
  readonly canvas: Canvas;
}

/** Of 3 MB each. */
const MOST_GROUNDS = 8;

/** The board without pawns, by size, colours and language; those used last come last. */
const grounds = new Map<string, Ground>();

function groundOf(view: BoardView, t: Translate, scale: number): Ground {
  const { position } = view;
  const colors = colorsOf(position).map(([color]) => color);
  const words = [t('board.altar'), t('board.forest'), ...colors.map((color) => t(`god.${color}`))];
  const key = [scale, position.players, colors, words].join();
  let ground = grounds.get(key);
  if (!ground) {
    const layout = layoutOf(ringOf(colors), position.players === 4);
    const { canvas, pen } = blankSheet(scale);
    paintGround(pen, layout, t);
    ground = { layout, canvas };
  }
  grounds.delete(key);
  grounds.set(key, ground);
  const [oldest] = grounds.keys();
  if (grounds.size > MOST_GROUNDS && oldest !== undefined) grounds.delete(oldest);
  return ground;
}

function paintGround(pen: Pen, layout: Layout, t: Translate): void {
  drawWall(pen);
  drawRoad(pen, layout);
  drawCobbles(pen, layout);
  drawAltar(pen, layout.altar, t('board.altar'));
  drawForest(pen, layout.forest);
  drawTuchulcha(pen, layout.tuchulcha);
  if (layout.lasaVecuvia) drawLasaVecuvia(pen, layout.lasaVecuvia);
  drawPatera(pen, layout.dice);
  for (const { x, y } of layout.free) drawArt(pen, LIVER, x, y, 1.04);
  for (const site of layout.temples) drawTemple(pen, site, t(`god.${site.color}`));
  drawPlaceName(pen, layout.forest, t('board.forest'));
  drawPlaceName(pen, layout.tuchulcha, 'Tuchulcha');
  if (layout.lasaVecuvia) drawPlaceName(pen, layout.lasaVecuvia, 'Lasa Vecuvia');
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
  const { layout, canvas } = groundOf(view, t, scale);
  return paintOn(canvas, scale, (pen) => {
    paint(pen, view, layout, t, look.title);
    look.over?.(pen);
  });
}

function paint(pen: Pen, view: BoardView, layout: Layout, t: Translate, title: string | undefined): void {
  const { position, winners, toMove } = view;
  const text = title ?? boardTitle(t, toMove, winners);
  drawFrieze(pen, winners ?? (toMove ? [toMove] : []), text, winners !== null);
  for (const [stone, kind] of layout.ring.kinds) {
    if (kind === 'passage') drawPassage(pen, layout.stone(stone), position.sealed.includes(stone));
  }
  for (const [color, { role }] of colorsOf(position)) {
    if (role === 'out') drawFallen(pen, layout.temple(color), t('board.out'));
    if (role === 'neutral') drawNeutral(pen, layout.temple(color), t('board.neutral'));
  }
  drawTally(pen, layout.tuchulcha, position.devotions.tuchulcha);

  const pawns = pawnsOf(layout, position);
  const tags = placeTags(layout, view.choices, pawns);
  for (const move of view.lastMoves) drawTrail(pen, layout, move);
  for (const move of view.lastMoves) drawOrigin(pen, layout, move);
  drawBows(pen, layout, tags);
  drawDice(pen, layout.dice, view.dice);
  drawTargets(pen, layout, tags);
  for (const pawn of pawns) drawPawn(pen, pawn);
  for (const move of view.lastMoves) drawHead(pen, layout, move);
  drawTags(pen, tags);
}

/** The board as an opaque picture of 1122 by 714 pixels. The same view gives the same bytes. */
export function drawBoard(view: BoardView): Promise<Picture> {
  return encode(paintBoard(view));
}
