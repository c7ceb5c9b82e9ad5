import type { Color } from '../../../games/tuchulcha/index.ts';
import { DYE, drawColorShape, PIGMENT } from '../../canvas/palette.ts';
import { type Box, line, type Pen, type Point } from '../../canvas/pen.ts';
import { SMALL, write } from '../../canvas/text.ts';
import { drawTablet } from '../../canvas/wall.ts';
import { shareText, ticksBetween } from '../../figures.ts';
import type { ChanceCurve } from './summary-view.ts';

export interface Plot extends Box {
  readonly turns: number;
}

/** A chart's lines leave this much beside them for their names, and for the numbers of the axis. */
const NAMES = 110;
const NUMBERS = 104;

/** `room`: what is kept free over and under the lines, in units. */
export function drawChart(
  pen: Pen,
  locale: string,
  turns: number,
  room: { readonly head: number; readonly foot: number },
  box: Box,
): Plot {
  drawTablet(pen, box.x, box.y, box.width, box.height);
  const plot: Plot = {
    x: box.x + NUMBERS,
    y: box.y + room.head,
    width: box.width - NUMBERS - NAMES,
    height: box.height - room.head - room.foot,
    turns: Math.max(1, turns),
  };
  for (const tick of [0, 0.5, 1]) {
    const { y } = spot(plot, 0, tick);
    line(pen, plot.x, y, plot.x + plot.width, y, 'rgba(122,84,40,0.3)', 2.5);
    write(pen, shareText(locale, tick), plot.x - 16, y, {
      size: SMALL,
      align: 'right',
      maxWidth: NUMBERS - 24,
    });
  }
  return plot;
}

/** The place of a number that is drawn after a turn. */
export const spot = ({ x, y, width, height, turns }: Plot, turn: number, value: number): Point => ({
  x: x + (width * turn) / turns,
  y: y + height * (1 - value),
});

export function spotOf(plot: Plot, series: readonly ChanceCurve[], color: Color, turn: number): Point | null {
  const values = series.find((one) => one.color === color)?.values ?? [];
  const value = values[Math.min(turn, values.length - 1)];
  return value === undefined ? null : spot(plot, turn, value);
}

/** Every color has a line of its own kind, and its emblem at the end. */
export function drawSeries(pen: Pen, plot: Plot, series: readonly ChanceCurve[]): void {
  for (const { color, values } of series) {
    drawLine(
      pen,
      values.map((value, turn) => spot(plot, turn, value)),
      color,
    );
  }
  drawEnds(pen, plot, series);
}

/** Blue is drawn through, red in dashes, yellow in dots, black with a thread of light. */
const THREAD: Readonly<
  Record<Color, { readonly ink: string; readonly width: number; readonly dash: readonly number[] }>
> = {
  blue: { ink: DYE.blue.fill, width: 7, dash: [] },
  red: { ink: '#ff5a45', width: 7, dash: [24, 14] },
  yellow: { ink: DYE.yellow.fill, width: 8, dash: [1, 15] },
  black: { ink: PIGMENT.cream, width: 2.5, dash: [] },
};

function drawLine(pen: Pen, points: readonly Point[], color: Color): void {
  const { ink, width, dash } = THREAD[color];
  for (const [stroke, thick, dashed] of [
    [PIGMENT.ink, 12, []],
    [ink, width, dash],
  ] as const) {
    pen.beginPath();
    for (const [i, { x, y }] of points.entries()) {
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x, y);
    }
    pen.setLineDash([...dashed]);
    pen.strokeStyle = stroke;
    pen.lineWidth = thick;
    pen.stroke();
  }
  pen.setLineDash([]);
}

const LABEL_GAP = 50;

/** Emblems beside the lines' ends, in their order and none on another. */
function drawEnds(pen: Pen, plot: Plot, series: readonly ChanceCurve[]): void {
  const ends = series
    .map(({ color, values }) => ({ color, end: spot(plot, 0, values.at(-1) ?? 0).y }))
    .sort((a, b) => a.end - b.end);
  const places = apart(
    ends.map(({ end }) => end),
    plot.y - 8,
    plot.y + plot.height + 4,
  );
  for (const [i, { color }] of ends.entries())
    drawColorShape(pen, color, plot.x + plot.width + 54, places[i] ?? plot.y, 22, 4);
}

/** Moves sorted places down, then up, until they are `LABEL_GAP` apart between two bounds. */
function apart(wanted: readonly number[], top: number, bottom: number): readonly number[] {
  const placed: number[] = [];
  for (const y of wanted)
    placed.push(Math.max(y, top, (placed.at(-1) ?? Number.NEGATIVE_INFINITY) + LABEL_GAP));
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i] = Math.min(placed[i] ?? bottom, (placed[i + 1] ?? bottom + LABEL_GAP) - LABEL_GAP);
  }
  return placed;
}

export function drawTurns(pen: Pen, plot: Plot, name: string, y: number): void {
  const ticks = ticksBetween(0, plot.turns, 7).filter((turn) => turn > 0 && Number.isInteger(turn));
  const edge = plot.x + plot.width;
  write(pen, name, edge + 26, y, { size: SMALL, fill: PIGMENT.terracottaDark, maxWidth: NAMES - 36 });
  for (const turn of ticks) {
    const { x } = spot(plot, turn, 0);
    write(pen, String(turn), Math.min(x, edge - 14), y, { size: SMALL, align: 'center' });
    line(pen, x, plot.y + plot.height + 4, x, plot.y + plot.height + 14, PIGMENT.ink, 3);
  }
}
