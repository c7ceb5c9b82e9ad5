import { type Translate, translator } from '../../texts/index.ts';
import { drawHeading, drawTitle, PAGE, paintPage } from '../canvas/background.ts';
import { type Disc, WIDTH } from '../canvas/geometry.ts';
import { drawArt, LAUREL, LIVER } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { drawDashed, fillBox, fillDisc, line, type Pen } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { drawName, write, writeCentered } from '../canvas/text.ts';
import { shownRatingText, whole } from '../number-format.ts';
import { drawWhisker, type Scale, scaleOf } from './rating-charts.ts';
import { type LeaderboardRow, type LeaderboardView, subjectOf } from './result-views.ts';

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
    write(pen, shownRatingText(locale, row), COLUMN.rating, y, { align: 'right', maxWidth: 320 });
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
export function drawRank(
  pen: Pen,
  locale: string,
  rank: number,
  at: Disc,
  wreath: number,
  maxWidth: number,
): void {
  const { x, y, r } = at;
  const metal = METALS[rank];
  if (metal) {
    if (rank === 1) drawArt(pen, LAUREL, x, y, wreath);
    fillDisc(pen, x, y, r, PIGMENT.ink);
    fillDisc(pen, x, y, r - 4, metal);
  }
  writeCentered(pen, whole(locale, rank), x, y, { size: Math.min(42, 1.45 * r), maxWidth });
}
