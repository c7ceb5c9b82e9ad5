import { COLORS, type Move, startingPosition } from '../games/tuchulcha/index.ts';
import { translator } from '../texts/index.ts';
import { drawMoment } from './moments/banner.ts';
import { describeCard, drawCard } from './moments/card.ts';
import { describeDevotion, drawDevotion } from './moments/devotion.ts';
import { describeMoment } from './moments/words.ts';
import type { PainterOf } from './painter.ts';
import { describeSummary, describeTurn } from './results/alt.ts';
import { drawTurn } from './results/film/film.ts';
import { drawSummary } from './results/summary.ts';
import { describeBoard } from './tuchulcha/alt.ts';
import { drawBoard } from './tuchulcha/board.ts';
import { describeLegend, drawLegend } from './tuchulcha/legend.ts';
import type { BoardView } from './tuchulcha/view.ts';
import type { TuchulchaViews } from './tuchulcha-drawable.ts';

const MOVE: Move = { kind: 'move', color: 'blue', die: 4, from: 'temple', to: 4, effect: 'none' };

const WARM_UP: BoardView = {
  position: startingPosition({ players: COLORS, first: 'blue' }),
  dice: [
    { value: 4, state: 'unused' },
    { value: 2, state: 'used' },
  ],
  lastMoves: [MOVE],
  choices: [{ letter: 'A', move: MOVE }],
  toMove: 'blue',
  winners: null,
  locale: 'en',
};

export const painter: PainterOf<TuchulchaViews> = {
  board: { draw: (view) => drawBoard(view), describe: describeBoard, warmUp: WARM_UP },
  legend: { draw: ({ locale }) => drawLegend(locale), describe: ({ locale }) => describeLegend(locale) },
  summary: { draw: drawSummary, describe: describeSummary },
  turn: { draw: drawTurn, describe: describeTurn },
  moment: { draw: drawMoment, describe: (view) => describeMoment(translator(view.locale), view) },
  card: { draw: drawCard, describe: (view) => describeCard(translator(view.locale), view) },
  devotion: { draw: drawDevotion, describe: (view) => describeDevotion(translator(view.locale), view) },
};
