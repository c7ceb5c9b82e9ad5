import { languageOf, type Translate, translator } from '../../texts/index.ts';
import { drawHeading, drawNameTitle, drawTablet, PAGE, paintPage } from '../canvas/background.ts';
import { type Box, inside, type Point, point } from '../canvas/geometry.ts';
import { drawArt, LIVER } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import {
  drawDashed,
  fillDisc,
  fillPath,
  line,
  type Pen,
  polygon,
  polyline,
  strokePath,
  withSavedState,
} from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { SMALL, write } from '../canvas/text.ts';
import {
  periodText,
  ratingFigure,
  ratingText,
  type ShownRating,
  shareText,
  ticksBetween,
  whole,
} from '../formats.ts';
import type { CurvePoint, ProfileView } from './result-views.ts';

/** The range of ratings on a page, including their uncertainty. */
export interface Scale {
  readonly low: number;
  readonly high: number;
}

export function scaleOf(ratings: readonly ShownRating[]): Scale {
  const low = Math.min(...ratings.map(({ rating, doubt }) => rating - doubt));
  const high = Math.max(...ratings.map(({ rating, doubt }) => rating + doubt));
  if (!Number.isFinite(low) || !Number.isFinite(high)) return { low: 0, high: 1 };
  const room = Math.max((high - low) * 0.04, 0.5);
  return { low: low - room, high: high + room };
}

const along = ({ low, high }: Scale, value: number): number => (value - low) / (high - low);

/** A rating as a point with its uncertainty to both sides. */
export function drawWhisker(
  pen: Pen,
  { rating, doubt }: ShownRating,
  scale: Scale,
  at: Omit<Box, 'height'>,
): void {
  const { x, y, width } = at;
  const place = (value: number): number => x + width * along(scale, value);
  const [from, middle, to] = [place(rating - doubt), place(rating), place(rating + doubt)];
  const ink = PIGMENT.egyptianBlue;
  line(pen, x, y, x + width, y, [3, 'rgba(122,84,40,0.28)']);
  line(pen, from, y, to, y, [9, ink]);
  for (const end of [from, to]) line(pen, end, y - 14, end, y + 14, [6, ink]);
  polygon(pen, [point(middle, y - 20), point(middle + 20, y), point(middle, y + 20), point(middle - 20, y)]);
  fillPath(pen, PIGMENT.gold);
  strokePath(pen, [6, ink]);
}

/** Number of games from which points would run together. */
const DOTTED = 45;

/** Ratings over time, with a band as wide as their uncertainty. */
function drawCurve(pen: Pen, locale: string, curve: readonly CurvePoint[], box: Box): void {
  const plot = { x: box.x + 112, y: box.y + 26, width: box.width - 150, height: box.height - 88 };
  const scale = scaleOf(curve);
  const across = timesAcross(curve);
  const at = (i: number, value: number): Point => ({
    x: plot.x + plot.width * (across[i] ?? 0),
    y: plot.y + plot.height * (1 - along(scale, value)),
  });

  const ticks = ticksBetween(scale.low, scale.high, 4);
  for (const tick of ticks) {
    const { y } = at(0, tick);
    line(pen, plot.x, y, plot.x + plot.width, y, [2.5, 'rgba(122,84,40,0.3)']);
    write(pen, ratingFigure(tick), plot.x - 18, y, { size: SMALL, align: 'right', maxWidth: 90 });
  }
  drawDates(pen, locale, curve, { ...plot, y: box.y + box.height - 30 });
  if (curve.length === 1) drawLonely(pen, curve, at);
  else drawBand(pen, curve, at);
  for (const [i, { rating }] of curve.entries()) {
    const isLast = i === curve.length - 1;
    if (isLast || curve.length <= DOTTED) dot(pen, at(i, rating), isLast ? 13 : 9);
  }
}

/** 0..1 for each point, by time; even if all have the same time. */
function timesAcross(curve: readonly CurvePoint[]): readonly number[] {
  const first = curve[0]?.at ?? 0;
  const span = (curve.at(-1)?.at ?? 0) - first;
  if (curve.length < 2) return [0.5];
  return curve.map(({ at }, i) => (span > 0 ? (at - first) / span : i / (curve.length - 1)));
}

function drawDates(pen: Pen, locale: string, curve: readonly CurvePoint[], { x, y, width }: Box): void {
  const format = new Intl.DateTimeFormat(languageOf(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const [first, last] = [curve[0], curve.at(-1)].map((point) => format.format(point?.at ?? 0));
  const how = { size: SMALL, fill: PIGMENT.terracottaDark, maxWidth: width / 2 - 330 } as const;
  write(pen, first ?? '', x, y, how);
  if (first !== last) write(pen, last ?? '', x + width, y, { ...how, align: 'right' });
}

type At = (i: number, value: number) => Point;

function drawBand(pen: Pen, curve: readonly CurvePoint[], at: At): void {
  const upper = curve.map(({ rating, doubt }, i) => at(i, rating + doubt));
  const lower = curve.map(({ rating, doubt }, i) => at(i, rating - doubt));
  polygon(pen, [...upper, ...lower.toReversed()]);
  fillPath(pen, 'rgba(44,95,143,0.22)');
  drawDashed(pen, [3, 12], () => {
    for (const edge of [upper, lower]) {
      polyline(pen, edge);
      strokePath(pen, [4, PIGMENT.egyptianBlue]);
    }
  });
  const middle = curve.map(({ rating }, i) => at(i, rating));
  polyline(pen, middle);
  strokePath(pen, [13, PIGMENT.ink], [7, '#4f93cf']);
}

/** One game: a point with its uncertainty. */
function drawLonely(pen: Pen, curve: readonly CurvePoint[], at: At): void {
  for (const { rating, doubt } of curve) {
    const top = at(0, rating + doubt);
    const foot = at(0, rating - doubt);
    line(pen, top.x, top.y, foot.x, foot.y, [8, PIGMENT.egyptianBlue]);
    for (const end of [top, foot]) line(pen, end.x - 18, end.y, end.x + 18, end.y, [6, PIGMENT.egyptianBlue]);
  }
}

function dot(pen: Pen, { x, y }: Point, r: number): void {
  fillDisc(pen, x, y, r, PIGMENT.ink);
  fillDisc(pen, x, y, r - 4, PIGMENT.gold);
}

/** Units between the top of a tablet and its heading. */
export const HEAD = 42;

type DrawTablet<View extends ProfileView> = (pen: Pen, t: Translate, view: View, box: Box) => void;

/** Wins of games, by number of players. */
export function drawByPlayers(pen: Pen, t: Translate, { byPlayers, locale }: ProfileView, box: Box): void {
  drawHeading(pen, t('picture.byPlayers'), box.x, box.y + HEAD, box.width);
  if (byPlayers.length === 0) write(pen, '–', box.x, box.y + 112, { size: 48 });
  for (const [i, { players, games, wins }] of byPlayers.slice(0, 3).entries()) {
    const y = box.y + 110 + i * 82;
    write(pen, String(players), box.x + 4, y, { size: 48 });
    const share = games > 0 ? wins / games : 0;
    const bar = { x: box.x + 46, y: y + 18, width: box.width - 46, height: 18 };
    pen.fillStyle = PIGMENT.plasterShade;
    pen.fillRect(bar.x, bar.y, bar.width, bar.height);
    pen.fillStyle = PIGMENT.egyptianBlue;
    pen.fillRect(bar.x, bar.y, bar.width * share, bar.height);
    pen.lineWidth = 4;
    pen.strokeStyle = PIGMENT.ink;
    pen.strokeRect(bar.x, bar.y, bar.width, bar.height);
    const text = t('picture.wonOf', { wins: whole(locale, wins), games: whole(locale, games) });
    write(pen, text, bar.x, y - 12, { size: 40, maxWidth: bar.width });
  }
}

/** Games won in a row. `y`: of its heading. */
export function drawStreak(
  pen: Pen,
  t: Translate,
  { locale, streak }: ProfileView,
  box: Box,
  y = box.y + HEAD,
): void {
  drawHeading(pen, t('picture.streak'), box.x, y, box.width);
  const width = write(pen, whole(locale, streak.now), box.x, y + 68, { size: 64, maxWidth: 120 });
  const style = { size: SMALL, maxWidth: box.width - width - 22 };
  write(pen, t('picture.longest', { count: streak.best }), box.x + width + 22, y + 74, style);
}

/** A person's record. `tablets`: the parts below the ratings. */
export function paintProfile<View extends ProfileView>(
  view: View,
  tablets: readonly DrawTablet<View>[],
): Pixels {
  const t = translator(view.locale);
  const width = (PAGE.right - PAGE.left - GAP * (tablets.length - 1)) / tablets.length;
  return paintPage((pen) => {
    drawNameTitle(pen, view.name);
    drawFigures(pen, t, view);
    drawRatings(pen, t, view);
    for (const [i, draw] of tablets.entries()) {
      const x = PAGE.left + i * (width + GAP);
      const box = { x, y: LOWER, width, height: PAGE.bottom - LOWER };
      drawTablet(pen, box);
      draw(pen, t, view, inside(box, 22, 0));
    }
  });
}

const GAP = 16;
const UPPER = PAGE.top + 132;
const LOWER = 652;

/** Rating, games and wins in large figures. */
function drawFigures(pen: Pen, t: Translate, view: ProfileView): void {
  const { standing, locale } = view;
  const place = standing?.rank ? t('picture.rank', { rank: whole(locale, standing.rank) }) : '';
  const doubtful = standing?.provisional ? t('picture.isProvisional') : '';
  const share = view.games > 0 ? shareText(locale, view.wins / view.games) : '';
  const blocks = [
    {
      head: [t('picture.rating'), doubtful || place].filter(Boolean).join(' · '),
      figure: standing ? ratingText(standing) : '–',
      x: PAGE.left,
      width: 620,
    },
    { head: t('picture.games'), figure: whole(locale, view.games), x: 720, width: 260 },
    {
      head: t('picture.wins'),
      figure: [whole(locale, view.wins), share].filter(Boolean).join(' · '),
      x: 1010,
      width: PAGE.right - 1010,
    },
  ];
  for (const { head, figure, x, width } of blocks) {
    drawHeading(pen, head, x, PAGE.top + 18, width);
    write(pen, figure, x, PAGE.top + 82, { size: 74, maxWidth: width });
  }
}

function drawRatings(pen: Pen, t: Translate, view: ProfileView): void {
  const box = { x: PAGE.left, y: UPPER, width: PAGE.right - PAGE.left, height: LOWER - UPPER - GAP };
  drawTablet(pen, box);
  if (view.curve.length > 0) drawCurve(pen, view.locale, view.curve, box);
  else {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    drawArt(pen, LIVER, middle.x, middle.y - 66);
    write(pen, t('picture.unrated'), middle.x, middle.y + 66, { size: 56, align: 'center', maxWidth: 1400 });
  }
  const subject = `${view.game} · ${periodText(t, 'all')}`;
  withSavedState(pen, () => {
    pen.globalAlpha = 0.9;
    const style = { size: 36, align: 'center' } as const;
    drawHeading(pen, subject, box.x + box.width / 2, box.y + box.height - 30, 640, style);
  });
}
