import { COLORS, startingPosition } from '../../games/tuchulcha/board.ts';
import type { Move } from '../../games/tuchulcha/types.ts';
import type { Painter } from '../painter.ts';
import { describeBoard, describeTurn } from './alt.ts';
import { describeBanner, describeDevotion, paintDevotion, paintHighlight } from './banners/banner.ts';
import { describeCard, paintCard } from './banners/card.ts';
import { paintBoard } from './board.ts';
import type { BoardView } from './board-view.ts';
import { paintTurn } from './film/film.ts';
import { describeLegend, paintLegend } from './legend.ts';
import { describeRaceProfile, paintRaceProfile } from './profile.ts';
import { describeSummary, paintSummary } from './summary.ts';

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

export const painter = {
  board: { paint: paintBoard, describe: describeBoard, warmUp: WARM_UP },
  legend: { paint: paintLegend, describe: describeLegend },
  summary: { paint: paintSummary, describe: describeSummary },
  turn: { paint: paintTurn, describe: describeTurn },
  highlight: { paint: paintHighlight, describe: describeBanner },
  result: { paint: paintCard, describe: describeCard },
  devotion: { paint: paintDevotion, describe: describeDevotion },
  profile: { paint: paintRaceProfile, describe: describeRaceProfile },
} satisfies Painter;

declare module '../painter.ts' {
  interface PainterTypes {
    readonly tuchulcha: typeof painter;
  }
}
