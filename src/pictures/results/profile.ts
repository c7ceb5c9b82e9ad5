import { type Translate, translator } from '../../texts/index.ts';
import { drawHeading, drawNameTitle, drawTablet, PAGE, paintPage } from '../canvas/background.ts';
import { type Box, inside } from '../canvas/geometry.ts';
import { drawArt, LIVER } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { type Pen, withSavedState } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { SMALL, write } from '../canvas/text.ts';
import { periodText, shareText, shownRatingText, whole } from '../number-format.ts';
import { drawCurve } from './rating-charts.ts';
import type { ProfileView } from './result-views.ts';

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
      figure: standing ? shownRatingText(locale, standing) : '–',
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
  const subject = `${view.game} · ${periodText(t, view.period)}`;
  withSavedState(pen, () => {
    pen.globalAlpha = 0.9;
    const style = { size: 36, align: 'center' } as const;
    drawHeading(pen, subject, box.x + box.width / 2, box.y + box.height - 30, 640, style);
  });
}
