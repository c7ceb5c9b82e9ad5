import { type Translate, translator } from '../../texts/index.ts';
import { drawArt, LAUREL, LIVER } from '../canvas/art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillDisc, line, type Pen, strokeDisc, WIDTH } from '../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../canvas/picture.ts';
import { drawName, SMALL, TEXT, write } from '../canvas/text.ts';
import { drawTitle, PAGE, paintPage } from '../canvas/wall.ts';
import { shownRatingText, whole } from '../figures.ts';
import { drawWhisker, type Scale, scaleOf } from './rating-charts.ts';
import { type LeaderboardRow, type LeaderboardView, subjectOf } from './result-views.ts';

/** One page of a leaderboard as an opaque picture of 1122 by 714 pixels. The same view gives the same bytes. */
export const drawLeaderboard = (view: LeaderboardView): Promise<Picture> =>
  encode(paintLeaderboard(view), 'leaderboard.jpg');

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
  const taken = page
    ? write(pen, page, PAGE.right, SUBTITLE, { size: 42, align: 'right', maxWidth: 420 })
    : 0;
  write(pen, subjectOf(t, view), PAGE.left, SUBTITLE, {
    size: 42,
    fill: PIGMENT.terracottaDark,
    maxWidth: PAGE.right - PAGE.left - taken - 30,
  });
}

function drawNobody(pen: Pen, t: Translate): void {
  drawArt(pen, LIVER, WIDTH / 2, 480, 2.1);
  write(pen, t('picture.nobody'), WIDTH / 2, 790, { size: 56, align: 'center', maxWidth: 1400 });
}

/** Columns, from where to where in units. */
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
      drawDivider(pen, t('picture.provisional', { games: view.enough }), y, height * 0.8);
      y += height * 0.8;
    }
    drawRow(pen, view.locale, row, { y, height, scale, shaded: i % 2 === 0 });
    y += height;
  }
  if (PAGE.bottom - y > 300) drawArt(pen, LIVER, WIDTH / 2, (y + PAGE.bottom) / 2 + 6, 1.18);
}

function drawHead(pen: Pen, t: Translate): void {
  const head = (text: string, x: number, maxWidth: number): number =>
    write(pen, text, x, HEAD, { size: SMALL, align: 'right', fill: PIGMENT.terracottaDark, maxWidth });
  head(t('picture.rating'), COLUMN.rating, 300);
  head(t('picture.games'), COLUMN.games, 165);
  head(t('picture.wins'), COLUMN.wins, 140);
  line(pen, PAGE.left, HEAD + 29, PAGE.right, HEAD + 29, PIGMENT.terracotta, 4);
}

/** Draws the line above those whose rating is provisional. */
function drawDivider(pen: Pen, text: string, y: number, height: number): void {
  const middle = y + height / 2;
  const width = write(pen, text, PAGE.left + 8, middle, {
    size: SMALL,
    fill: PIGMENT.terracottaDark,
    maxWidth: 1300,
  });
  pen.setLineDash([9, 12]);
  line(pen, PAGE.left + width + 28, middle, PAGE.right, middle, PIGMENT.terracottaDark, 4);
  pen.setLineDash([]);
}

interface RowPlace {
  readonly y: number;
  readonly height: number;
  readonly scale: Scale;
  readonly shaded: boolean;
}

function drawRow(
  pen: Pen,
  locale: string,
  row: LeaderboardRow,
  { y, height, scale, shaded }: RowPlace,
): void {
  const middle = y + height / 2;
  if (shaded) {
    pen.beginPath();
    pen.roundRect(PAGE.left - 8, y + 2, PAGE.right - PAGE.left + 16, height - 4, 14);
    pen.fillStyle = 'rgba(255,248,230,0.66)';
    pen.fill();
  }
  if (!row.provisional) drawRank(pen, locale, row, COLUMN.rank, middle);
  drawName(pen, row.name, COLUMN.name, middle, { size: 48, fill: PIGMENT.ink, maxWidth: COLUMN.nameWidth });
  if (!row.provisional) {
    const style = { size: TEXT, align: 'right', fill: PIGMENT.ink, maxWidth: 320 } as const;
    write(pen, shownRatingText(locale, row), COLUMN.rating, middle, style);
    drawWhisker(pen, row, scale, { x: COLUMN.whisker, y: middle, width: COLUMN.whiskerWidth });
  }
  write(pen, whole(locale, row.games), COLUMN.games, middle, { align: 'right', maxWidth: 130 });
  write(pen, whole(locale, row.wins), COLUMN.wins, middle, { align: 'right', maxWidth: 110 });
}

const METAL: Readonly<Record<number, string>> = { 1: PIGMENT.gold, 2: '#d5d8d6', 3: PIGMENT.terracottaLight };

/** A number; the first three on a disc, the first in a wreath, a provisional one in a broken ring. */
function drawRank(
  pen: Pen,
  locale: string,
  { rank, provisional }: LeaderboardRow,
  x: number,
  y: number,
): void {
  const metal = provisional ? undefined : METAL[rank];
  if (metal) {
    if (rank === 1) drawArt(pen, LAUREL, x, y, 0.22);
    fillDisc(pen, x, y, 29, PIGMENT.ink);
    fillDisc(pen, x, y, 25, metal);
  }
  if (provisional) {
    pen.setLineDash([8, 9]);
    strokeDisc(pen, x, y, 30, PIGMENT.terracottaDark, 4);
    pen.setLineDash([]);
  }
  write(pen, whole(locale, rank), x, y, {
    size: 42,
    align: 'center',
    maxWidth: provisional || metal ? 44 : 90,
  });
}
