import { translator } from '../../texts/index.ts';
import { drawArt, LAUREL } from '../canvas/art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillDisc, line, type Pen } from '../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../canvas/picture.ts';
import { drawName, SMALL, write } from '../canvas/text.ts';
import { drawTitle, PAGE, paintPage } from '../canvas/wall.ts';
import { whole } from '../figures.ts';
import { divisionText, type SeasonView, type StandingRow } from './result-views.ts';

/** The standings of a season as an opaque picture of 1122 by 714 pixels. The same view gives the same bytes. */
export const drawStandings = (view: SeasonView): Promise<Picture> =>
  encode(paintStandings(view), 'standings.jpg');

const GAP = 34;
const TALLEST_ROW = 104;
const METAL: Readonly<Record<number, string>> = { 1: PIGMENT.gold, 2: '#d5d8d6', 3: PIGMENT.terracottaLight };

export function paintStandings(view: SeasonView): Pixels {
  const t = translator(view.locale);
  const { divisions } = view;
  return paintPage((pen) => {
    drawTitle(pen, t(view.isOver ? 'season.picture.final' : 'season.picture.standings'));
    write(pen, view.title, PAGE.left, PAGE.top + 22, {
      size: 42,
      fill: PIGMENT.terracottaDark,
      maxWidth: PAGE.right - PAGE.left,
    });
    const width = (PAGE.right - PAGE.left - GAP * (divisions.length - 1)) / divisions.length;
    for (const [index, { rows }] of divisions.entries()) {
      const left = PAGE.left + index * (width + GAP);
      const head = divisions.length > 1 ? divisionText(t, index) : null;
      drawDivision(pen, view, rows, { left, right: left + width, top: PAGE.top + 62, head });
    }
  });
}

interface Place {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Null: it is the only one. */
  readonly head: string | null;
}

/** Narrower divisions have no line of places, and words over their points alone; very narrow ones smaller letters. */
const WIDE = 900;
const NARROW = 600;
/** Of those divisions: where columns begin, or how wide they are. */
const COLUMNS = { rank: 46, name: 98, done: 74, points: 110, reach: 112 };
const NARROW_COLUMNS: typeof COLUMNS = { rank: 30, name: 66, done: 52, points: 80, reach: 84 };

function drawDivision(pen: Pen, view: SeasonView, rows: readonly StandingRow[], place: Place): void {
  const t = translator(view.locale);
  const { left, right, head } = place;
  const isWide = right - left > WIDE;
  const style = { size: SMALL, fill: PIGMENT.terracottaDark };
  const top = place.top + 30;
  if (head !== null) write(pen, head, left + 8, top - 6, { ...style, maxWidth: (right - left) / 2 });
  const columns = columnsOf(place, isWide, view.isOver);
  write(pen, t('season.picture.points'), columns.points, top - 6, {
    ...style,
    align: 'right',
    maxWidth: 150,
  });
  if (isWide) {
    write(pen, t('season.picture.tables'), columns.done, top - 6, {
      ...style,
      align: 'right',
      maxWidth: 170,
    });
    if (!view.isOver)
      write(pen, t('season.picture.reach'), columns.reach, top - 6, {
        ...style,
        maxWidth: columns.reachWidth,
      });
  }
  line(pen, left, top + 20, right, top + 20, PIGMENT.terracotta, 4);
  const first = top + 28;
  const height = Math.min(TALLEST_ROW, (PAGE.bottom - first) / Math.max(1, rows.length));
  for (const [index, row] of rows.entries())
    drawRow(pen, view, row, {
      ...place,
      columns,
      isWide,
      height,
      y: first + index * height,
      rows: rows.length,
    });
}

function columnsOf({ left, right }: Place, isWide: boolean, isOver: boolean) {
  if (!isWide) {
    const { rank, name, done, points, reach } = right - left > NARROW ? COLUMNS : NARROW_COLUMNS;
    const pointsEnd = right - 10 - (isOver ? 0 : reach);
    const doneEnd = pointsEnd - points;
    return {
      rank: left + rank,
      name: left + name,
      nameWidth: doneEnd - done - left - name,
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
  readonly isWide: boolean;
  readonly height: number;
  readonly y: number;
  /** How many there are. */
  readonly rows: number;
}

function drawRow(pen: Pen, { locale, isOver }: SeasonView, row: StandingRow, place: RowPlace): void {
  const { left, right, y, height, columns, isWide, rows } = place;
  const middle = y + height / 2;
  const size = Math.min(48, height * (right - left > NARROW ? 0.72 : 0.6));
  pen.beginPath();
  pen.roundRect(left - 8, y + 2, right - left + 16, height - 4, 14);
  pen.fillStyle = 'rgba(255,248,230,0.5)';
  pen.fill();
  // The share of all points that can be had.
  pen.beginPath();
  pen.roundRect(left - 8, y + 2, (right - left + 16) * row.share, height - 4, 14);
  pen.fillStyle = 'rgba(214,150,84,0.34)';
  pen.fill();
  drawPlace(pen, locale, row.place, columns.rank, middle, height);
  drawName(pen, row.name, columns.name, middle, { size, fill: PIGMENT.ink, maxWidth: columns.nameWidth });
  const { pointsWidth: maxWidth } = columns;
  write(pen, row.points, columns.points, middle, { size, align: 'right', maxWidth });
  const done = `${whole(locale, row.done)}/${whole(locale, row.tables)}`;
  const style = { size: Math.min(42, isWide ? size : 0.85 * size), align: 'right' } as const;
  write(pen, done, columns.done, middle, { ...style, maxWidth: columns.doneWidth });
  if (isOver) return;
  if (isWide)
    drawReach(pen, locale, row, { x: columns.reach, width: columns.reachWidth, y: middle, size, rows });
  else write(pen, reachText(locale, row), columns.reach, middle, { ...style, maxWidth: columns.reachWidth });
}

/** A number; the first three on a disc, the first in a wreath. */
function drawPlace(pen: Pen, locale: string, place: number, x: number, y: number, height: number): void {
  const metal = METAL[place];
  const r = Math.min(29, height * 0.42);
  if (metal) {
    if (place === 1) drawArt(pen, LAUREL, x, y, 0.0075 * r);
    fillDisc(pen, x, y, r, PIGMENT.ink);
    fillDisc(pen, x, y, r - 4, metal);
  }
  write(pen, whole(locale, place), x, y, { size: Math.min(42, 1.45 * r), align: 'center', maxWidth: 52 });
}

interface Reach {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly size: number;
  readonly rows: number;
}

/** From the best to the worst place that is still possible, on a line of all places. */
function drawReach(pen: Pen, locale: string, row: StandingRow, { x, width, y, size, rows }: Reach): void {
  const text = reachText(locale, row);
  const textWidth = 150;
  const lineWidth = width - textWidth;
  const at = (place: number): number =>
    x + 14 + (rows < 2 ? 0 : ((place - 1) / (rows - 1)) * (lineWidth - 28));
  line(pen, at(1), y, at(rows), y, PIGMENT.tuffShade, 3);
  line(pen, at(row.best), y, at(row.worst), y, PIGMENT.terracottaDark, 12);
  fillDisc(pen, at(row.best), y, 10, PIGMENT.terracottaDark);
  fillDisc(pen, at(row.worst), y, 10, PIGMENT.terracottaDark);
  write(pen, text, x + width, y, { size: Math.min(42, size), align: 'right', maxWidth: textWidth - 16 });
}

const reachText = (locale: string, { best, worst }: StandingRow): string =>
  best === worst ? whole(locale, best) : `${whole(locale, best)}–${whole(locale, worst)}`;
