import type { PainterOf } from '../painter.ts';
import { describeStandings } from './alt.ts';
import type { SeasonViews } from './season-view.ts';
import { drawStandings } from './standings.ts';

export const seasonPainter: PainterOf<SeasonViews> = {
  standings: { draw: drawStandings, describe: describeStandings },
};
