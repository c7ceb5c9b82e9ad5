import type { Canvas } from '@napi-rs/canvas';
import { LRUCache } from 'lru-cache';
import { cachedIn } from '../../cache-limits.ts';
import { passagesOf } from '../../games/tuchulcha/board.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { copyOnto, drawFrieze, drawWall, paintOn } from '../canvas/background.ts';
import type { Disc } from '../canvas/geometry.ts';
import { drawArt, loadArt } from '../canvas/load-art.ts';
import { blankSheet, type Pen, SCALE } from '../canvas/pen.ts';
import { around, drawSprite, type Pixels } from '../canvas/sprite.ts';
import { type BoardView, boardTitle, colorStates } from './board-view.ts';
import { drawDice } from './dice.ts';
import { type Layout, layoutOf } from './layout.ts';
import { drawMarks, drawTags, drawTargets, placeTags } from './letters.ts';
import { drawPanel } from './panels.ts';
import { drawPawn, pawnsOf } from './pawns.ts';
import { drawCobbles, drawNumbers, drawPassage, drawRoad } from './road.ts';
import { drawBetter, drawHead, drawOrigin, drawTrail } from './trails.ts';

const ALTAR = loadArt('tuchulcha/altar');
const SKULL = loadArt('tuchulcha/skull');

/** A skull for each devotion to Tuchulcha so far, which determine the cost of the next one (docs/rules/tuchulcha.md §5.1). */
function drawTally(pen: Pen, { x, y, r }: Disc, count: number): void {
  for (let i = 0; i < count; i++) {
    const a = Math.PI / 2 - (i - (count - 1) / 2) * 0.3;
    drawArt(pen, SKULL, x + (r - 10) * Math.cos(a), y + (r - 10) * Math.sin(a), 1.25);
  }
}

interface Ground {
  readonly layout: Layout;
  /** The board without pawns. */
  readonly canvas: Canvas;
  /** The numbers of all stones, on a transparent ground. Nothing else may cover them. */
  readonly numbers: Canvas;
}

/** Two canvases of 3 MB each. By size and colors. */
const grounds = new LRUCache<string, Ground>({ max: 5 });

function groundOf({ position }: BoardView, scale: number): Ground {
  const layout = layoutOf(position);
  return cachedIn(grounds, [scale, layout.board.sectors].join(), () => paintGround(layout, scale));
}

function paintGround(layout: Layout, scale: number): Ground {
  const { canvas, pen } = blankSheet(scale);
  drawWall(pen);
  drawRoad(pen, layout);
  drawCobbles(pen, layout);
  const above = blankSheet(scale);
  drawNumbers(above.pen, layout);
  // Painted now; otherwise each copy would paint them again.
  above.canvas.data();
  return { layout, canvas, numbers: above.canvas };
}

interface BoardLook {
  /** Pixels per unit. */
  readonly scale?: number;
  /** Shown over the board instead of the player of the turn. */
  readonly title?: string;
  /** Painted over the board, in its units. */
  readonly over?: (pen: Pen) => void;
}

/** The whole picture, not encoded yet. */
export function paintBoard(view: BoardView, look: BoardLook = {}): Pixels {
  const scale = look.scale ?? SCALE;
  const t = translator(view.locale);
  const { layout, canvas, numbers } = groundOf(view, scale);
  return paintOn(canvas, scale, (pen) => {
    paint(pen, view, layout, t, look.title);
    copyOnto(pen, numbers);
    look.over?.(pen);
  });
}

/** Number of choices from which the ways of past moves are toned down behind their letters. */
const MANY = 8;

function paint(pen: Pen, view: BoardView, layout: Layout, t: Translate, title: string | undefined): void {
  const { position, winners, toMove, players } = view;
  drawFrieze(pen, winners ?? (toMove ? [toMove] : []), title ?? boardTitle(t, view), winners !== null);
  for (const stone of passagesOf(layout.board))
    drawPassage(pen, layout.stone(stone), position.sealed.includes(stone));
  for (const [color, state] of colorStates(position)) {
    const god = state.role === 'neutral' ? t('board.neutral') : t(`god.${color}`);
    drawPanel(pen, layout.panel(color), {
      state,
      player: players?.[color] ?? { name: god, face: null },
      out: t('board.out'),
      isToMove: color === toMove,
      hasWon: winners?.includes(color) ?? false,
    });
  }
  const { x, y, r } = layout.altar;
  drawSprite(pen, 'altar', x, y, around(r * 1.1), (own) => drawArt(own, ALTAR, 0, 0, r / 128));
  drawTally(pen, layout.altar, position.devotions.tuchulcha);

  const pawns = pawnsOf(layout, position);
  const tags = placeTags(layout, view);
  const width = view.choices.length < MANY ? 1 : 0.7;
  for (const move of view.lastMoves) drawTrail(pen, layout, move, width);
  for (const move of view.lastMoves) drawOrigin(pen, layout, move);
  drawDice(pen, layout.altar, view.dice);
  drawMarks(pen, layout, view);
  drawTargets(pen, tags);
  for (const pawn of pawns) drawPawn(pen, pawn);
  for (const move of view.lastMoves) drawHead(pen, layout, move);
  for (const move of view.betterMoves ?? []) drawBetter(pen, layout, move);
  drawTags(pen, tags);
}
