import { type Translate, translator } from '../../texts/index.ts';
import { encode, type Picture, type Pixels } from '../encode.ts';
import { drawLiver } from '../liver.ts';
import { PIGMENT } from '../palette.ts';
import type { Pen } from '../pen.ts';
import { drawHeading, drawNameTitle, drawTablet, PAGE, paintPage, write } from '../sheet.ts';
import { drawCurve } from './curve.ts';
import { periodText, ratingText, shareText, whole } from './figures.ts';
import { drawByPlayers, drawDiceLuck, drawFeats, drawRoles } from './profile-tablets.ts';
import type { ProfileView } from './view.ts';

/** A person's record as an opaque picture of 1320 by 840 pixels. The same view gives the same bytes. */
export const drawProfile = (view: ProfileView): Promise<Picture> => encode(paintProfile(view), 'profile.jpg');

export function paintProfile(view: ProfileView): Pixels {
  const t = translator(view.locale);
  return paintPage((pen) => {
    drawNameTitle(pen, view.name);
    drawFigures(pen, t, view);
    drawRatings(pen, t, view);
    for (const [i, draw] of TABLETS.entries()) {
      const x = PAGE.left + i * (TABLET_WIDTH + GAP);
      drawTablet(pen, x, LOWER, TABLET_WIDTH, PAGE.bottom - LOWER);
      draw(pen, t, view, { x: x + 22, y: LOWER, width: TABLET_WIDTH - 44, height: PAGE.bottom - LOWER });
    }
  });
}

const TABLETS = [drawByPlayers, drawRoles, drawFeats, drawDiceLuck];
const GAP = 16;
const TABLET_WIDTH = (PAGE.right - PAGE.left - GAP * (TABLETS.length - 1)) / TABLETS.length;
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
      figure: standing ? ratingText(locale, standing) : '–',
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
  drawTablet(pen, box.x, box.y, box.width, box.height);
  if (view.curve.length > 0) drawCurve(pen, view.locale, view.curve, box);
  else {
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    drawLiver(pen, middle.x, middle.y - 66, 100);
    write(pen, t('picture.unrated'), middle.x, middle.y + 66, { size: 56, align: 'center', maxWidth: 1400 });
  }
  const subject = `${view.game} · ${periodText(t, view.period)}`;
  pen.save();
  pen.globalAlpha = 0.9;
  write(pen, subject, box.x + box.width / 2, box.y + box.height - 30, {
    size: 36,
    align: 'center',
    fill: PIGMENT.terracottaDark,
    maxWidth: 640,
  });
  pen.restore();
}
