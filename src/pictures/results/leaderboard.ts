import { type Translate, translator } from '../../texts/index.ts';
import { drawHeading, drawTitle, PAGE, paintPage } from '../canvas/background.ts';
import { type Disc, WIDTH } from '../canvas/geometry.ts';
import { drawArt, LAUREL, LIVER } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { drawDashed, fillBox, fillDisc, line, type Pen } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { drawName, write, writeCentered } from '../canvas/text.ts';
import { ratingText, whole } from '../formats.ts';
import { drawWhisker, type Scale, scaleOf } from './profile.ts';
import {
  bandsOf,
  DIVISIONS_IN_A_BAND,
  divisionText,
  type LeaderboardRow,
  type LeaderboardView,
  type SeasonView,
  type StandingRow,
  subjectOf,
} from './result-views.ts';

export function paintLeaderboard(view: LeaderboardView): Pixels {
  const t = translator(view.locale);
  return paintPage((pen) => {
    drawTitle(pen, t('picture.leaderboard'));
    drawSubtitle(pen, t, view);
    if (view.rows.length === 0) drawNobody(pen, t);
    else drawRows(pen, t, view);
  });
}

const SUBTITLE = PAGE.top + 22;

function drawSubtitle(pen: Pen, t: Translate, view: LeaderboardView): void {
  const page = view.pages > 1 ? t('picture.page', { page: view.page, pages: view.pages }) : '';
  const taken = write(pen, page, PAGE.right, SUBTITLE, { size: 42, align: 'right', maxWidth: 420 });
  const space = PAGE.right - PAGE.left - taken - 30;
  drawHeading(pen, subjectOf(t, view), PAGE.left, SUBTITLE, space, { size: 42 });
}

function drawNobody(pen: Pen, t: Translate): void {
  drawArt(pen, LIVER, WIDTH / 2, 480, 2.1);
  write(pen, t('picture.nobody'), WIDTH / 2, 790, { size: 56, align: 'center', maxWidth: 1400 });
}

/** Columns, from and to in units. */
const COLUMN = {
  rank: PAGE.left + 48,
  name: PAGE.left + 112,
  nameWidth: 525,
  rating: 985,
  whisker: 1015,
  whiskerWidth: 250,
  games: 1425,
  wins: PAGE.right - 10,
} as const;

const HEAD = SUBTITLE + 62;
const FIRST = HEAD + 34;
const ROW = { x: PAGE.left - 8, width: PAGE.right - PAGE.left + 16 };

function drawRows(pen: Pen, t: Translate, view: LeaderboardView): void {
  drawHead(pen, t);
  const { rows } = view;
  const firstProvisional = rows.findIndex(({ provisional }) => provisional);
  const lines = rows.length + (firstProvisional < 0 ? 0 : 0.8);
  const height = Math.min(118, (PAGE.bottom - FIRST) / lines);
  const scale = scaleOf(rows);
  let y = FIRST;
  for (const [i, row] of rows.entries()) {
    if (i === firstProvisional) {
      drawDivider(pen, t('picture.provisional', { games: view.enough }), y + height * 0.4);
      y += height * 0.8;
    }
    if (i % 2 === 0) fillBox(pen, { ...ROW, y: y + 2, height: height - 4 }, 14, 'rgba(255,248,230,0.66)');
    drawRow(pen, view.locale, row, y + height / 2, scale);
    y += height;
  }
  if (PAGE.bottom - y > 300) drawArt(pen, LIVER, WIDTH / 2, (y + PAGE.bottom) / 2 + 6, 1.18);
}

function drawHead(pen: Pen, t: Translate): void {
  drawHeading(pen, t('picture.rating'), COLUMN.rating, HEAD, 300, { align: 'right' });
  drawHeading(pen, t('picture.games'), COLUMN.games, HEAD, 165, { align: 'right' });
  drawHeading(pen, t('picture.wins'), COLUMN.wins, HEAD, 140, { align: 'right' });
  line(pen, PAGE.left, HEAD + 29, PAGE.right, HEAD + 29, [4, PIGMENT.terracotta]);
}

/** Draws the line above provisional ratings. */
function drawDivider(pen: Pen, text: string, y: number): void {
  const width = drawHeading(pen, text, PAGE.left + 8, y, 1300);
  drawDashed(pen, [9, 12], () =>
    line(pen, PAGE.left + width + 28, y, PAGE.right, y, [4, PIGMENT.terracottaDark]),
  );
}

/** `y`: the middle of the row. */
function drawRow(pen: Pen, locale: string, row: LeaderboardRow, y: number, scale: Scale): void {
  drawName(pen, row.name, COLUMN.name, y, { size: 48, fill: PIGMENT.ink, maxWidth: COLUMN.nameWidth });
  if (!row.provisional) {
    drawRank(pen, locale, row.rank, { x: COLUMN.rank, y, r: 29 }, 0.22, row.rank in METALS ? 44 : 90);
    write(pen, ratingText(row), COLUMN.rating, y, { align: 'right', maxWidth: 320 });
    drawWhisker(pen, row, scale, { x: COLUMN.whisker, y, width: COLUMN.whiskerWidth });
  }
  write(pen, whole(locale, row.games), COLUMN.games, y, { align: 'right', maxWidth: 130 });
  write(pen, whole(locale, row.wins), COLUMN.wins, y, { align: 'right', maxWidth: 110 });
}

const METALS: Readonly<Record<number, string>> = {
  1: PIGMENT.gold,
  2: '#d5d8d6',
  3: PIGMENT.terracottaLight,
};

/** Draws a place as a number; the first three on a disc, the first in a wreath. */
function drawRank(pen: Pen, locale: string, rank: number, at: Disc, wreath: number, maxWidth: number): void {
  const { x, y, r } = at;
  const metal = METALS[rank];
  if (metal) {
    if (rank === 1) drawArt(pen, LAUREL, x, y, wreath);
    fillDisc(pen, x, y, r, PIGMENT.ink);
    fillDisc(pen, x, y, r - 4, metal);
  }
  writeCentered(pen, whole(locale, rank), x, y, { size: Math.min(42, 1.45 * r), maxWidth });
}

const GAP = 34;
const TALLEST_ROW = 104;

export function paintStandings(view: SeasonView): Pixels {
  const t = translator(view.locale);
  const { divisions } = view;
  return paintPage((pen) => {
    drawTitle(pen, t(view.isOver ? 'season.picture.final' : 'season.picture.standings'));
    drawHeading(pen, view.title, PAGE.left, PAGE.top + 22, PAGE.right - PAGE.left, { size: 42 });
    const columns = Math.min(DIVISIONS_IN_A_BAND, divisions.length);
    const bands = bandsOf(divisions.length);
    const width = (PAGE.right - PAGE.left - GAP * (columns - 1)) / columns;
    const height = (PAGE.bottom - STANDINGS_HEAD) / bands;
    for (const [index, { rows }] of divisions.entries()) {
      const left = PAGE.left + (index % columns) * (width + GAP);
      const top = STANDINGS_HEAD + Math.floor(index / columns) * height;
      const bottom = top + height - (bands > 1 ? BAND_GAP : 0);
      const place = { left, right: left + width, top, bottom, isWide: width > WIDE };
      if (divisions.length > 1) drawHeading(pen, divisionText(t, index), left + 8, top, width / 2);
      drawDivision(pen, view, rows, place);
    }
  });
}

const BAND_GAP = 32;

const STANDINGS_HEAD = PAGE.top + 86;

interface Place {
  readonly left: number;
  readonly right: number;
  /** The middle of the headings. */
  readonly top: number;
  readonly bottom: number;
  readonly isWide: boolean;
}

/** Minimum width of divisions with a line of places and all headings; very narrow ones have smaller letters. */
const WIDE = 900;
const NARROW = 600;
/** For narrow divisions: the left edges of columns, or their widths. */
const COLUMNS = { rank: 46, name: 98, done: 74, points: 110, reach: 112 };
const NARROW_COLUMNS: typeof COLUMNS = { rank: 30, name: 66, done: 52, points: 80, reach: 84 };

function drawDivision(pen: Pen, view: SeasonView, rows: readonly StandingRow[], place: Place): void {
  const t = translator(view.locale);
  const { left, right, top, bottom, isWide } = place;
  const columns = columnsOf(place, view.isOver);
  const atRight = { align: 'right' } as const;
  drawHeading(pen, t('season.picture.points'), columns.points, top, 150, atRight);
  if (isWide) drawHeading(pen, t('season.picture.tables'), columns.done, top, 170, atRight);
  if (isWide && !view.isOver)
    drawHeading(pen, t('season.picture.reach'), columns.reach, top, columns.reachWidth);
  line(pen, left, top + 26, right, top + 26, [4, PIGMENT.terracotta]);
  const first = top + 34;
  const height = Math.min(TALLEST_ROW, (bottom - first) / Math.max(1, rows.length));
  const lowest = Math.max(1, ...rows.map(({ worst }) => worst));
  for (const [index, row] of rows.entries()) {
    const box = { x: left - 8, y: first + index * height + 2, width: right - left + 16, height: height - 4 };
    fillBox(pen, box, 14, 'rgba(255,248,230,0.5)');
    // The share of all possible points.
    fillBox(pen, { ...box, width: box.width * row.share }, 14, 'rgba(214,150,84,0.34)');
    drawStandingsRow(pen, view, row, {
      ...place,
      columns,
      height,
      y: first + (index + 0.5) * height,
      lowest,
    });
  }
}

function columnsOf({ left, right, isWide }: Place, isOver: boolean) {
  if (!isWide) {
    const { rank, name, done, points, reach } = right - left > NARROW ? COLUMNS : NARROW_COLUMNS;
    const pointsEnd = right - 10 - (isOver ? 0 : reach);
    const doneEnd = pointsEnd - points;
    return {
      rank: left + rank,
      name: left + name,
      // All are done once it is over.
      nameWidth: doneEnd - (isOver ? 0 : done) - left - name,
      points: pointsEnd,
      pointsWidth: points - 8,
      done: doneEnd,
      doneWidth: done - 8,
      reach: right - 10,
      reachWidth: reach - 8,
    };
  }
  const columns = {
    rank: left + 46,
    name: left + 100,
    pointsWidth: 150,
    doneWidth: 150,
    reach: left + 1060,
    reachWidth: right - left - 1060 - 14,
  };
  return isOver
    ? { ...columns, nameWidth: 860, points: right - 270, done: right - 20 }
    : { ...columns, nameWidth: 540, points: left + 790, done: left + 1010 };
}

interface RowPlace extends Place {
  readonly columns: ReturnType<typeof columnsOf>;
  readonly height: number;
  /** The middle of the row. */
  readonly y: number;
  /** The last place on the line of places. */
  readonly lowest: number;
}

function drawStandingsRow(pen: Pen, { locale, isOver }: SeasonView, row: StandingRow, place: RowPlace): void {
  const { y, height, columns, isWide } = place;
  const isNarrow = place.right - place.left <= NARROW;
  const size = Math.min(48, height * (isNarrow ? 0.6 : 0.72));
  const r = Math.min(isNarrow ? 22.5 : 29, height * 0.42);
  drawRank(pen, locale, row.place, { x: columns.rank, y, r }, 0.0075 * r, 52);
  drawName(pen, row.name, columns.name, y, { size, fill: PIGMENT.ink, maxWidth: columns.nameWidth });
  write(pen, row.points, columns.points, y, { size, align: 'right', maxWidth: columns.pointsWidth });
  const done = `${whole(locale, row.done)}/${whole(locale, row.tables)}`;
  const style = { size: Math.min(42, isWide ? size : 0.85 * size), align: 'right' } as const;
  if (isWide || !isOver) write(pen, done, columns.done, y, { ...style, maxWidth: columns.doneWidth });
  if (isOver) return;
  if (isWide) drawReach(pen, row, place);
  const right = columns.reach + (isWide ? columns.reachWidth : 0);
  const maxWidth = isWide ? REACH_TEXT - 16 : columns.reachWidth;
  write(pen, reachText(locale, row), right, y, { ...style, maxWidth });
}

const REACH_TEXT = 150;

/** From the best to the worst place that is still possible, on a line of all places. */
function drawReach(pen: Pen, { best, worst }: StandingRow, { columns, y, lowest }: RowPlace): void {
  const width = columns.reachWidth - REACH_TEXT - 28;
  const at = (place: number): number =>
    columns.reach + 14 + (lowest < 2 ? 0 : ((place - 1) / (lowest - 1)) * width);
  line(pen, at(1), y, at(lowest), y, [3, PIGMENT.tuffShade]);
  line(pen, at(best), y, at(worst), y, [12, PIGMENT.terracottaDark]);
  for (const end of [best, worst]) fillDisc(pen, at(end), y, 10, PIGMENT.terracottaDark);
}

const reachText = (locale: string, { best, worst }: StandingRow): string =>
  best === worst ? whole(locale, best) : `${whole(locale, best)}–${whole(locale, worst)}`;
