import type { Color } from '../../games/tuchulcha/board.ts';
import type { TimedHighlight } from '../../games/tuchulcha/highlights.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { drawHeading, drawTablet, drawTitle, PAGE, paintPage } from '../canvas/background.ts';
import { drawColorShape } from '../canvas/color-shapes.ts';
import { familiesFor } from '../canvas/fonts.ts';
import { type Box, type Point, point } from '../canvas/geometry.ts';
import { drawArt, LAUREL } from '../canvas/load-art.ts';
import { DYE, PIGMENT } from '../canvas/palette.ts';
import {
  drawCross,
  drawDashed,
  fillDisc,
  fillPath,
  line,
  type Pen,
  polyline,
  type Stroke,
  star,
  strokePath,
} from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { drawName, SMALL, write, writeCentered } from '../canvas/text.ts';
import {
  joinWithOverflow,
  type Luck,
  sentence,
  shareText,
  shortName,
  signed,
  signedShare,
  surplus,
  ticksBetween,
} from '../formats.ts';
import { type BoardView, boardTitle, nameInTitle } from './board-view.ts';
import { pointText, type TurningPoint, timedText } from './highlights.ts';
import { VENOM, WINGS } from './pawns.ts';

/** One player's chance to win, 0..1: the first number is that of the start, the next that after turn 1, and so on. */
export interface ChanceCurve {
  readonly color: Color;
  readonly values: readonly number[];
}

interface SummaryPlayer {
  readonly color: Color;
  readonly name: string;
  readonly won: boolean;
  /** Haruspexes on the altar and in the forest at the end. */
  readonly altar: number;
  readonly forest: number;
  readonly luck: Luck;
  /** The change of the chance to win by the rolls, by the judge's estimate: 0.12 is 12 %. */
  readonly swing: number;
}

export interface SummaryView {
  /** The table's, within its server. */
  readonly number: number;
  readonly turns: number;
  /** Clockwise. */
  readonly players: readonly SummaryPlayer[];
  readonly curves: readonly ChanceCurve[];
  /** Hits and changes of role, in order. */
  readonly marks: readonly TimedHighlight[];
  /** The first three are shown, in this order. */
  readonly turningPoints: readonly TurningPoint[];
  readonly locale: string;
}

const winningColors = ({ players }: SummaryView): readonly Color[] =>
  players.filter(({ won }) => won).map(({ color }) => color);

const summaryTitle = (t: Translate, view: SummaryView): string =>
  t('picture.summary', {
    number: view.number,
    outcome: boardTitle(t, { toMove: null, winners: winningColors(view), players: namedPlayers(view) }),
  });

/** Players are called by their names, as in the box that lists them. */
function namesIn(t: Translate, view: SummaryView): (color: Color) => string {
  const players = namedPlayers(view);
  return (color) => nameInTitle(t, players, color);
}

const namedPlayers = ({ players }: SummaryView): NonNullable<BoardView['players']> =>
  Object.fromEntries(players.map(({ color, name }) => [color, { name }]));

/** A finished game as text: at most 1,024 characters, in whole sentences. */
export function describeSummary(view: SummaryView): string {
  const t = translator(view.locale);
  const count = (kind: string): number => view.marks.filter((mark) => mark.kind === kind).length;
  return joinWithOverflow(
    [sentence(summaryTitle(t, view)), t('picture.alt.turns', { turns: view.turns, hits: count('hit') })],
    [
      ...view.players.map((player) => playerText(t, view.locale, player)),
      ...view.marks
        .filter(({ kind }) => kind === 'role' || kind === 'out')
        .map((mark) => sentence(timedText(t, mark, namesIn(t, view)))),
      ...view.turningPoints.map((point) =>
        t('picture.alt.turningPoint', {
          turn: point.turn,
          text: pointText(t, view.locale, point, namesIn(t, view)),
        }),
      ),
    ],
  );
}

const playerText = (t: Translate, locale: string, player: SummaryPlayer): string =>
  t('picture.alt.player', {
    name: shortName(player.name),
    color: t(`color.${player.color}`),
    altar: player.altar,
    forest: player.forest,
    pips: t('picture.pips', { pips: signed(locale, surplus(player.luck)) }),
    swing: signedShare(locale, player.swing),
  });

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

/** On the line of the affected color. Single hits are too many to be shown. */
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

/** A hit, in the color that struck, with the number of haruspexes if more than one. */
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

/** Draws every player with the change of their chance by the dice. */
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

interface Plot extends Box {
  readonly turns: number;
}

/** Margins of a chart in units: beside its lines for their names and the numbers of the axis, and above and below them. */
const ROOM = { names: 110, numbers: 104, head: 112, foot: 74 };

/** Draws the chances of all colors. `under`: draws below their lines. */
function drawChart(
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

/** The position of a number after a turn. */
const spot = ({ x, y, width, height, turns }: Plot, turn: number, value: number): Point =>
  point(x + (width * turn) / turns, y + height * (1 - value));

/** The place on a color's line after a turn. */
function spotOf(plot: Plot, curves: readonly ChanceCurve[], color: Color, turn: number): Point | null {
  const values = curves.find((one) => one.color === color)?.values ?? [];
  const value = values[Math.min(turn, values.length - 1)];
  return value === undefined ? null : spot(plot, turn, value);
}

/** Blue is solid, red dashed, yellow dotted, black with a bright core. */
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

/** Draws emblems beside the lines' ends, in order and without overlaps. */
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

function drawTurns(pen: Pen, plot: Plot, name: string, y: number): void {
  const ticks = ticksBetween(0, plot.turns, 7).filter((turn) => turn > 0 && Number.isInteger(turn));
  const edge = plot.x + plot.width;
  drawHeading(pen, name, edge + 26, y, ROOM.names - 36);
  for (const turn of ticks) {
    const { x } = spot(plot, turn, 0);
    write(pen, String(turn), Math.min(x, edge - 14), y, { size: SMALL, align: 'center' });
    line(pen, x, plot.y + plot.height + 4, x, plot.y + plot.height + 14, [3, PIGMENT.ink]);
  }
}
