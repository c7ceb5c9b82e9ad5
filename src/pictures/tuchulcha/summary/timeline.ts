import type { Color } from '../../../games/tuchulcha/index.ts';
import { drawHeading, drawTablet } from '../../canvas/background.ts';
import { type Box, type Point, point } from '../../canvas/geometry.ts';
import { DYE, drawColorShape, PIGMENT } from '../../canvas/palette.ts';
import { drawDashed, line, type Pen, polyline, type Stroke, strokePath } from '../../canvas/pen.ts';
import { SMALL, write } from '../../canvas/text.ts';
import { shareText, ticksBetween } from '../../number-format.ts';
import type { ChanceCurve, SummaryView } from './summary-view.ts';

export interface Plot extends Box {
  readonly turns: number;
}

/** Units that a chart leaves beside its lines for their names and for the numbers of the axis, and over and under them. */
const ROOM = { names: 110, numbers: 104, head: 112, foot: 74 };

/** Draws the chances of all colors. What `under` draws lies under their lines. */
export function drawChart(
  pen: Pen,
  { locale, turns, curves }: SummaryView,
  box: Box,
  under: (plot: Plot) => void,
): Plot {
  drawTablet(pen, box);
  const plot: Plot = {
    x: box.x + ROOM.numbers,
    y: box.y + ROOM.head,
    width: box.width - ROOM.numbers - ROOM.names,
    height: box.height - ROOM.head - ROOM.foot,
    turns: Math.max(1, turns),
  };
  for (const tick of [0, 0.5, 1]) {
    const { y } = spot(plot, 0, tick);
    line(pen, plot.x, y, plot.x + plot.width, y, [2.5, 'rgba(122,84,40,0.3)']);
    const style = { size: SMALL, align: 'right', maxWidth: ROOM.numbers - 24 } as const;
    write(pen, shareText(locale, tick), plot.x - 16, y, style);
  }
  under(plot);
  for (const curve of curves) drawCurve(pen, plot, curve);
  drawEnds(pen, plot, curves);
  return plot;
}

/** The place of a number that is drawn after a turn. */
export const spot = ({ x, y, width, height, turns }: Plot, turn: number, value: number): Point =>
  point(x + (width * turn) / turns, y + height * (1 - value));

/** The place on a color's line after a turn. */
export function spotOf(plot: Plot, curves: readonly ChanceCurve[], color: Color, turn: number): Point | null {
  const values = curves.find((one) => one.color === color)?.values ?? [];
  const value = values[Math.min(turn, values.length - 1)];
  return value === undefined ? null : spot(plot, turn, value);
}

/** Blue is drawn through, red in dashes, yellow in dots, black with a thread of light. */
const THREAD: Readonly<Record<Color, { readonly stroke: Stroke; readonly dash: readonly number[] }>> = {
  blue: { stroke: [7, DYE.blue.fill], dash: [] },
  red: { stroke: [7, '#ff5a45'], dash: [24, 14] },
  yellow: { stroke: [8, DYE.yellow.fill], dash: [1, 15] },
  black: { stroke: [2.5, PIGMENT.cream], dash: [] },
};

function drawCurve(pen: Pen, plot: Plot, { color, values }: ChanceCurve): void {
  const { stroke, dash } = THREAD[color];
  const points = values.map((value, turn) => spot(plot, turn, value));
  polyline(pen, points);
  strokePath(pen, [12, PIGMENT.ink]);
  drawDashed(pen, dash, () => strokePath(pen, stroke));
}

const LABEL_GAP = 50;

/** Draws emblems beside the lines' ends, in their order and none on another. */
function drawEnds(pen: Pen, plot: Plot, curves: readonly ChanceCurve[]): void {
  const ends = curves
    .map(({ color, values }) => ({ color, y: spot(plot, 0, values.at(-1) ?? 0).y }))
    .sort((a, b) => a.y - b.y);
  // Moved down, then up, until they are apart between both bounds.
  let above = Number.NEGATIVE_INFINITY;
  for (const end of ends) {
    end.y = Math.max(end.y, plot.y - 8, above + LABEL_GAP);
    above = end.y;
  }
  let below = plot.y + plot.height + 4 + LABEL_GAP;
  for (const end of ends.toReversed()) {
    end.y = Math.min(end.y, below - LABEL_GAP);
    below = end.y;
  }
  for (const { color, y } of ends) drawColorShape(pen, color, plot.x + plot.width + 54, y, 22, 4);
}

export function drawTurns(pen: Pen, plot: Plot, name: string, y: number): void {
  const ticks = ticksBetween(0, plot.turns, 7).filter((turn) => turn > 0 && Number.isInteger(turn));
  const edge = plot.x + plot.width;
  drawHeading(pen, name, edge + 26, y, ROOM.names - 36);
  for (const turn of ticks) {
    const { x } = spot(plot, turn, 0);
    write(pen, String(turn), Math.min(x, edge - 14), y, { size: SMALL, align: 'center' });
    line(pen, x, plot.y + plot.height + 4, x, plot.y + plot.height + 14, [3, PIGMENT.ink]);
  }
}
