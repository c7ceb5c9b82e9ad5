import { translator } from '../../texts/index.ts';
import { drawHeading, drawTitle, PAGE, paintPage } from '../canvas/background.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillBox, fillDisc, line, type Pen } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { drawName, write } from '../canvas/text.ts';
import { whole } from '../number-format.ts';
import { drawRank } from './leaderboard.ts';
import { divisionText, type SeasonView, type StandingRow } from './result-views.ts';

const GAP = 34;
const TALLEST_ROW = 104;

export function paintStandings(view: SeasonView): Pixels {
  const t = translator(view.locale);
  const { divisions } = view;
  return paintPage((pen) => {
    drawTitle(pen, t(view.isOver ? 'season.picture.final' : 'season.picture.standings'));
    drawHeading(pen, view.title, PAGE.left, PAGE.top + 22, PAGE.right - PAGE.left, { size: 42 });
    const width = (PAGE.right - PAGE.left - GAP * (divisions.length - 1)) / divisions.length;
    for (const [index, { rows }] of divisions.entries()) {
      const left = PAGE.left + index * (width + GAP);
      const place = { left, right: left + width, isWide: width > WIDE };
      if (divisions.length > 1) drawHeading(pen, divisionText(t, index), left + 8, HEAD, width / 2);
      drawDivision(pen, view, rows, place);
    }
  });
}

const HEAD = PAGE.top + 86;

interface Place {
  readonly left: number;
  readonly right: number;
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
  const { left, right, isWide } = place;
  const columns = columnsOf(place, view.isOver);
  const atRight = { align: 'right' } as const;
  drawHeading(pen, t('season.picture.points'), columns.points, HEAD, 150, atRight);
  if (isWide) drawHeading(pen, t('season.picture.tables'), columns.done, HEAD, 170, atRight);
  if (isWide && !view.isOver)
    drawHeading(pen, t('season.picture.reach'), columns.reach, HEAD, columns.reachWidth);
  line(pen, left, HEAD + 26, right, HEAD + 26, [4, PIGMENT.terracotta]);
  const first = HEAD + 34;
  const height = Math.min(TALLEST_ROW, (PAGE.bottom - first) / Math.max(1, rows.length));
  for (const [index, row] of rows.entries()) {
    const box = { x: left - 8, y: first + index * height + 2, width: right - left + 16, height: height - 4 };
    fillBox(pen, box, 14, 'rgba(255,248,230,0.5)');
    // The share of all possible points.
    fillBox(pen, { ...box, width: box.width * row.share }, 14, 'rgba(214,150,84,0.34)');
    drawRow(pen, view, row, {
      ...place,
      columns,
      height,
      y: first + (index + 0.5) * height,
      rows: rows.length,
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
  readonly height: number;
  /** The middle of the row. */
  readonly y: number;
  readonly rows: number;
}

function drawRow(pen: Pen, { locale, isOver }: SeasonView, row: StandingRow, place: RowPlace): void {
  const { y, height, columns, isWide } = place;
  const size = Math.min(48, height * (place.right - place.left > NARROW ? 0.72 : 0.6));
  const r = Math.min(29, height * 0.42);
  drawRank(pen, locale, row.place, { x: columns.rank, y, r }, 0.0075 * r, 52);
  drawName(pen, row.name, columns.name, y, { size, fill: PIGMENT.ink, maxWidth: columns.nameWidth });
  write(pen, row.points, columns.points, y, { size, align: 'right', maxWidth: columns.pointsWidth });
  const done = `${whole(locale, row.done)}/${whole(locale, row.tables)}`;
  const style = { size: Math.min(42, isWide ? size : 0.85 * size), align: 'right' } as const;
  write(pen, done, columns.done, y, { ...style, maxWidth: columns.doneWidth });
  if (isOver) return;
  if (isWide) drawReach(pen, row, place);
  const right = columns.reach + (isWide ? columns.reachWidth : 0);
  const maxWidth = isWide ? REACH_TEXT - 16 : columns.reachWidth;
  write(pen, reachText(locale, row), right, y, { ...style, maxWidth });
}

const REACH_TEXT = 150;

/** From the best to the worst place that is still possible, on a line of all places. */
function drawReach(pen: Pen, { best, worst }: StandingRow, { columns, y, rows }: RowPlace): void {
  const width = columns.reachWidth - REACH_TEXT - 28;
  const at = (place: number): number =>
    columns.reach + 14 + (rows < 2 ? 0 : ((place - 1) / (rows - 1)) * width);
  line(pen, at(1), y, at(rows), y, [3, PIGMENT.tuffShade]);
  line(pen, at(best), y, at(worst), y, [12, PIGMENT.terracottaDark]);
  for (const end of [best, worst]) fillDisc(pen, at(end), y, 10, PIGMENT.terracottaDark);
}

const reachText = (locale: string, { best, worst }: StandingRow): string =>
  best === worst ? whole(locale, best) : `${whole(locale, best)}–${whole(locale, worst)}`;
