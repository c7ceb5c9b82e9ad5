import { COLORS, type Move, startingPosition } from '../../games/tuchulcha/index.ts';
import { translator } from '../../texts/index.ts';
import type { PainterOf } from '../painter.ts';
import { describeBoard } from './alt.ts';
import { describeBanner, describeDevotion, drawBanner, drawDevotion } from './banners/banner.ts';
import { describeCard, drawCard } from './banners/card.ts';
import { drawBoard } from './board.ts';
import type { BoardView } from './board-view.ts';
import { drawTurn } from './film/film.ts';
import { describeTurn } from './film/frame.ts';
import type { TuchulchaViews } from './index.ts';
import { describeLegend, drawLegend } from './legend.ts';
import { describeRaceProfile, drawRaceProfile } from './profile.ts';
import { drawSummary } from './summary/summary.ts';
import { describeSummary } from './summary/summary-view.ts';

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
  highlight: { draw: drawBanner, describe: (view) => describeBanner(translator(view.locale), view) },
  card: { draw: drawCard, describe: (view) => describeCard(translator(view.locale), view) },
  devotion: { draw: drawDevotion, describe: (view) => describeDevotion(translator(view.locale), view) },
  profile: { draw: drawRaceProfile, describe: describeRaceProfile },
};
