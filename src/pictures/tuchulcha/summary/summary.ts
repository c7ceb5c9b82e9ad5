import type { TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import type { Color } from '../../../games/tuchulcha/index.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { drawArt, LAUREL } from '../../canvas/art.ts';
import { familiesFor } from '../../canvas/fonts.ts';
import { DYE, drawColorShape, PIGMENT } from '../../canvas/palette.ts';
import { type Box, fillDisc, line, type Pen, type Point, star } from '../../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../../canvas/picture.ts';
import { drawName, SMALL, write, writeCentered } from '../../canvas/text.ts';
import { drawHeading, drawTablet, drawTitle, PAGE, paintPage } from '../../canvas/wall.ts';
import { signedShare } from '../../figures.ts';
import { pointText } from '../highlights.ts';
import { VENOM, WINGS } from '../pawns.ts';
import {
  namesIn,
  type SummaryPlayer,
  type SummaryView,
  summaryTitle,
  winningColors,
} from './summary-view.ts';
import { drawChart, drawSeries, drawTurns, type Plot, spot, spotOf } from './timeline.ts';

/** A finished game as an opaque picture of 1122 by 714 pixels. The same view gives the same bytes. */
export const drawSummary = (view: SummaryView): Promise<Picture> => encode(paintSummary(view), 'summary.jpg');

export function paintSummary(view: SummaryView): Pixels {
  const t = translator(view.locale);
  return paintPage((pen) => {
    drawTitle(pen, summaryTitle(t, view), winningColors(view));
    drawCurves(pen, t, view);
    drawPlayers(pen, t, view.locale, view.players, LUCK);
    drawTurningPoints(pen, t, view);
  });
}

const GAP = 12;
const CHART_WIDTH = 1030;
const MIDDLE = 736;
const CHART = { x: PAGE.left, y: PAGE.top, width: CHART_WIDTH, height: MIDDLE - PAGE.top };
const LUCK = {
  x: PAGE.left + CHART_WIDTH + GAP,
  y: PAGE.top,
  width: PAGE.right - PAGE.left - CHART_WIDTH - GAP,
  height: MIDDLE - PAGE.top,
};
const AXIS = 50;
/** Room for its title and the numbers of turning points over it. */
const BADGES = 112;

function drawCurves(pen: Pen, t: Translate, view: SummaryView): void {
  const { curves, locale, turns } = view;
  const plot = drawChart(pen, locale, turns, { head: BADGES, foot: 24 + AXIS }, CHART);
  drawHeading(pen, t('history.page.curve'), CHART.x + 24, CHART.y + 34, CHART_WIDTH - 48);
  drawTurns(pen, plot, t('picture.turns'), MIDDLE - 30);
  drawFlags(pen, view, plot);
  drawSeries(pen, plot, curves);
  for (const mark of view.marks) drawMark(pen, mark, plot, curves);
}

function drawFlags(pen: Pen, { turningPoints }: SummaryView, plot: Plot): void {
  const taken: number[] = [];
  for (const [i, { turn }] of turningPoints.slice(0, SHOWN).entries()) {
    const { x } = spot(plot, turn, 0);
    pen.setLineDash([5, 13]);
    line(pen, x, plot.y - 10, x, plot.y + plot.height, PIGMENT.terracottaDark, 5);
    pen.setLineDash([]);
    let badge = x;
    while (taken.some((other) => Math.abs(other - badge) < 48)) badge += 8;
    taken.push(badge);
    drawBadge(pen, i + 1, badge, plot.y - 28);
  }
}

/** On the line of whom it happened to. Single hits are too many to be told. */
function drawMark(pen: Pen, mark: TimedHighlight, plot: Plot, curves: SummaryView['curves']): void {
  const at = spotOf(plot, curves, mark.whom, mark.turn);
  if (!at) return;
  if (mark.kind === 'hit' && mark.count > 1) drawHit(pen, at, mark.who, mark.count);
  if (mark.kind === 'role') drawRole(pen, at, mark.who, mark.role);
  if (mark.kind === 'out') drawOut(pen, at);
}

const SHOWN = 3;

function drawTurningPoints(pen: Pen, t: Translate, view: SummaryView): void {
  const y = MIDDLE + GAP;
  drawTablet(pen, PAGE.left, y, PAGE.right - PAGE.left, PAGE.bottom - y);
  drawHeading(pen, t('picture.turningPoints'), PAGE.left + 24, y + 34, 660);
  drawLegend(pen, t, y + 34);
  const points = view.turningPoints.slice(0, SHOWN);
  if (points.length === 0)
    write(pen, t('picture.noTurningPoints'), PAGE.left + 24, y + 120, { size: 44, maxWidth: 1440 });
  for (const [i, point] of points.entries()) {
    const middle = y + 92 + i * 58;
    drawBadge(pen, i + 1, PAGE.left + 48, middle);
    const why = pointText(t, view.locale, point, namesIn(t, view));
    const text = t('picture.turningPoint', { turn: point.turn, text: why });
    write(pen, text, PAGE.left + 92, middle, { size: 44, maxWidth: 1390, face: familiesFor(text) });
  }
}

function drawLegend(pen: Pen, t: Translate, y: number): void {
  let right = PAGE.right - 24;
  const items: readonly (readonly [string, (x: number) => void])[] = [
    ['Lasa Vecuvia', (x) => drawRole(pen, { x, y }, 'black', 'lasaVecuvia')],
    ['Tuchulcha', (x) => drawRole(pen, { x, y }, 'black', 'tuchulcha')],
    [t('picture.hit'), (x) => drawHit(pen, { x, y }, 'black', 1)],
  ];
  for (const [text, draw] of items) {
    const width = write(pen, text, right, y, { size: SMALL - 4, align: 'right', maxWidth: 240 });
    draw(right - width - 52);
    right -= width + 122;
  }
}

/** A hit, in the color that struck, with how many it took where it was more than one. */
function drawHit(pen: Pen, { x, y }: Point, by: Color, count: number): void {
  const r = count > 1 ? 27 : 20;
  star(pen, x, y, r, r * 0.62, 9);
  pen.lineWidth = 8;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.lineWidth = 3;
  pen.strokeStyle = PIGMENT.cream;
  pen.stroke();
  pen.fillStyle = DYE[by].fill;
  pen.fill();
  if (count > 1) writeCentered(pen, String(count), x, y, { size: 30, fill: DYE[by].text });
}

function drawRole(pen: Pen, { x, y }: Point, color: Color, role: 'tuchulcha' | 'lasaVecuvia'): void {
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, 0.2);
  else drawArt(pen, WINGS, x, y + 4, 0.2);
  fillDisc(pen, x, y, 17, PIGMENT.ink);
  fillDisc(pen, x, y, 13, PIGMENT.cream);
  fillDisc(pen, x, y, 9, DYE[color].fill);
}

/** A color's line ends: it is out. */
function drawOut(pen: Pen, { x, y }: Point): void {
  for (const [width, ink] of [
    [13, PIGMENT.ink],
    [6, '#ff4a33'],
  ] as const) {
    line(pen, x - 14, y - 14, x + 14, y + 14, ink, width);
    line(pen, x + 14, y - 14, x - 14, y + 14, ink, width);
  }
}

function drawBadge(pen: Pen, number: number, x: number, y: number): void {
  fillDisc(pen, x, y, 23, PIGMENT.ink);
  fillDisc(pen, x, y, 19, PIGMENT.gold);
  writeCentered(pen, String(number), x, y, { size: 33, fill: PIGMENT.ink });
}

const EACH = 146;

/** Every player with how the dice changed their chance, and what their choices cost, where that is known. */
function drawPlayers(
  pen: Pen,
  t: Translate,
  locale: string,
  players: readonly SummaryPlayer[],
  box: Box,
): void {
  drawTablet(pen, box.x, box.y, box.width, box.height);
  const left = box.x + 24;
  const width = box.width - 48;
  for (const [i, player] of players.entries()) {
    const y = box.y + 48 + i * Math.min(EACH * 1.3, (box.height - 12) / Math.max(1, players.length));
    if (player.won) drawArt(pen, LAUREL, left + 22, y, 0.17);
    drawColorShape(pen, player.color, left + 22, y, player.won ? 13 : 17, 4);
    drawName(pen, player.name, left + 62, y, { size: 42, fill: PIGMENT.ink, maxWidth: width - 62 });
    drawFigure(pen, locale, t('history.page.luck'), player.swing, { left, width, y: y + 50 });
    drawFigure(pen, locale, t('history.page.choices'), player.given, { left, width, y: y + 94 });
  }
}

function drawFigure(
  pen: Pen,
  locale: string,
  name: string,
  figure: number | null,
  { left, width, y }: { readonly left: number; readonly width: number; readonly y: number },
): void {
  if (figure === null) return;
  const taken = write(pen, name, left + 62, y, {
    size: 36,
    fill: PIGMENT.terracottaDark,
    maxWidth: width * 0.6,
  });
  const size = { size: 40, align: 'right', maxWidth: width - taken - 80 } as const;
  write(pen, signedShare(locale, figure), left + width, y, size);
}
