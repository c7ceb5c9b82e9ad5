import type { TimedHighlight } from '../../../games/tuchulcha/highlights.ts';
import type { Color } from '../../../games/tuchulcha/index.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { drawHeading, drawTablet, drawTitle, PAGE, paintPage } from '../../canvas/background.ts';
import { familiesFor } from '../../canvas/fonts.ts';
import type { Box, Point } from '../../canvas/geometry.ts';
import { drawArt, LAUREL } from '../../canvas/load-art.ts';
import { DYE, drawColorShape, PIGMENT } from '../../canvas/palette.ts';
import {
  drawCross,
  drawDashed,
  fillDisc,
  fillPath,
  line,
  type Pen,
  star,
  strokePath,
} from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/picture.ts';
import { drawName, SMALL, write, writeCentered } from '../../canvas/text.ts';
import { signedShare } from '../../number-format.ts';
import { pointText } from '../highlights.ts';
import { VENOM, WINGS } from '../pawns.ts';
import { namesIn, type SummaryView, summaryTitle, winningColors } from './summary-view.ts';
import { drawChart, drawTurns, type Plot, spot, spotOf } from './timeline.ts';

export function paintSummary(view: SummaryView): Pixels {
  const t = translator(view.locale);
  return paintPage((pen) => {
    drawTitle(pen, summaryTitle(t, view), winningColors(view));
    drawCurves(pen, t, view);
    drawPlayers(pen, t, view, LUCK);
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

function drawCurves(pen: Pen, t: Translate, view: SummaryView): void {
  const plot = drawChart(pen, view, CHART, (under) => {
    drawHeading(pen, t('history.page.curve'), CHART.x + 24, CHART.y + 34, CHART_WIDTH - 48);
    drawTurns(pen, under, t('picture.turns'), MIDDLE - 30);
    drawFlags(pen, view, under);
  });
  for (const mark of view.marks) drawMark(pen, mark, plot, view.curves);
}

function drawFlags(pen: Pen, { turningPoints }: SummaryView, plot: Plot): void {
  const taken: number[] = [];
  for (const [i, { turn }] of turningPoints.slice(0, SHOWN).entries()) {
    const { x } = spot(plot, turn, 0);
    drawDashed(pen, [5, 13], () =>
      line(pen, x, plot.y - 10, x, plot.y + plot.height, [5, PIGMENT.terracottaDark]),
    );
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
  if (mark.kind === 'out') drawCross(pen, { ...at, r: 14 }, [13, PIGMENT.ink], [6, '#ff4a33']);
}

const SHOWN = 3;

function drawTurningPoints(pen: Pen, t: Translate, view: SummaryView): void {
  const y = MIDDLE + GAP;
  drawTablet(pen, { x: PAGE.left, y, width: PAGE.right - PAGE.left, height: PAGE.bottom - y });
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
  strokePath(pen, [8, PIGMENT.ink], [3, PIGMENT.cream]);
  fillPath(pen, DYE[by].fill);
  if (count > 1) writeCentered(pen, String(count), x, y, { size: 30, fill: DYE[by].text });
}

function drawRole(pen: Pen, { x, y }: Point, color: Color, role: 'tuchulcha' | 'lasaVecuvia'): void {
  if (role === 'tuchulcha') drawArt(pen, VENOM, x, y, 0.2);
  else drawArt(pen, WINGS, x, y + 4, 0.2);
  fillDisc(pen, x, y, 17, PIGMENT.ink);
  fillDisc(pen, x, y, 13, PIGMENT.cream);
  fillDisc(pen, x, y, 9, DYE[color].fill);
}

function drawBadge(pen: Pen, number: number, x: number, y: number): void {
  fillDisc(pen, x, y, 23, PIGMENT.ink);
  fillDisc(pen, x, y, 19, PIGMENT.gold);
  writeCentered(pen, String(number), x, y, { size: 33, fill: PIGMENT.ink });
}

const EACH = 146;

/** Draws every player with how the dice changed their chance. */
function drawPlayers(pen: Pen, t: Translate, { locale, players }: SummaryView, box: Box): void {
  drawTablet(pen, box);
  const left = box.x + 24;
  const width = box.width - 48;
  for (const [i, { color, name, won, swing }] of players.entries()) {
    const y = box.y + 48 + i * Math.min(EACH * 1.3, (box.height - 12) / Math.max(1, players.length));
    if (won) drawArt(pen, LAUREL, left + 22, y, 0.17);
    drawColorShape(pen, color, left + 22, y, won ? 13 : 17, 4);
    drawName(pen, name, left + 62, y, { size: 42, fill: PIGMENT.ink, maxWidth: width - 62 });
    const luck = t('history.page.luck');
    const taken = drawHeading(pen, luck, left + 62, y + 50, width * 0.6, { size: 36 });
    const style = { size: 40, align: 'right', maxWidth: width - taken - 80 } as const;
    write(pen, signedShare(locale, swing), left + width, y + 50, style);
  }
}
