import { type Translate, translator } from '../../texts/index.ts';
import { drawArt, LIVER } from '../canvas/art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import type { Box } from '../canvas/pen.ts';
import { fillDisc, type Pen, star } from '../canvas/pen.ts';
import { encode, type Picture, type Pixels } from '../canvas/picture.ts';
import { SMALL, write } from '../canvas/text.ts';
import { drawHeading, drawNameTitle, drawTablet, PAGE, paintPage } from '../canvas/wall.ts';
import { periodText, ratingText, shareText, signed, surplus, whole } from '../figures.ts';
import { VENOM, WINGS } from '../tuchulcha/pawns.ts';
import { drawLuckDial } from './luck.ts';
import { drawCurve } from './rating-charts.ts';
import type { ProfileView } from './view.ts';

const HEAD = 42;

/** Wins of games, by number of players. */
function drawByPlayers(pen: Pen, t: Translate, { byPlayers, locale }: ProfileView, box: Box): void {
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

/** How often each of the two roles was taken. */
function drawRoles(pen: Pen, t: Translate, { roles, locale }: ProfileView, box: Box): void {
  drawHeading(pen, t('picture.roles'), box.x, box.y + HEAD, box.width);
  const rows = [
    { name: 'Tuchulcha', times: roles.tuchulcha, y: box.y + 130, sign: drawTuchulchasSign },
    { name: 'Lasa Vecuvia', times: roles.lasaVecuvia, y: box.y + 256, sign: drawLasaVecuviasSign },
  ];
  for (const { name, times, y, sign } of rows) {
    sign(pen, box.x + 46, y);
    write(pen, whole(locale, times), box.x + 112, y - 22, { size: 56, maxWidth: box.width - 112 });
    write(pen, name, box.x + 112, y + 30, { size: 36, maxWidth: box.width - 112 });
  }
}

function drawTuchulchasSign(pen: Pen, x: number, y: number): void {
  drawArt(pen, VENOM, x, y, 0.28);
  fillDisc(pen, x, y, 27, PIGMENT.ink);
  fillDisc(pen, x, y, 21, '#35241f');
  fillDisc(pen, x, y, 9, PIGMENT.venom);
}

function drawLasaVecuviasSign(pen: Pen, x: number, y: number): void {
  drawArt(pen, WINGS, x, y + 6, 0.26);
  fillDisc(pen, x, y, 25, PIGMENT.ink);
  fillDisc(pen, x, y, 20, PIGMENT.gold);
  fillDisc(pen, x, y, 12, '#dfeef2');
}

/** The best hit, all hits, and games won in a row. */
function drawFeats(pen: Pen, t: Translate, view: ProfileView, box: Box): void {
  const { locale, streak } = view;
  drawHeading(pen, t('picture.bestHit'), box.x, box.y + HEAD, box.width);
  star(pen, box.x + 48, box.y + 118, 46, 32, 12);
  pen.lineWidth = 6;
  pen.strokeStyle = PIGMENT.ink;
  pen.stroke();
  pen.fillStyle = '#ff9470';
  pen.fill();
  write(pen, whole(locale, view.bestHit), box.x + 48, box.y + 112, {
    size: 50,
    align: 'center',
    maxWidth: 60,
  });
  write(pen, t('picture.hits', { count: view.hits }), box.x + 116, box.y + 118, {
    size: 40,
    maxWidth: box.width - 116,
  });
  drawHeading(pen, t('picture.streak'), box.x, box.y + 208, box.width);
  const width = write(pen, whole(locale, streak.now), box.x, box.y + 276, { size: 64, maxWidth: 120 });
  write(pen, t('picture.longest', { count: streak.best }), box.x + width + 22, box.y + 282, {
    size: SMALL,
    maxWidth: box.width - width - 22,
  });
}

/** Pips against the average. */
function drawDiceLuck(pen: Pen, t: Translate, { luck, locale }: ProfileView, box: Box): void {
  drawHeading(pen, t('picture.luck'), box.x, box.y + HEAD, box.width);
  drawLuckDial(pen, luck, box.x + box.width / 2, box.y + 206, 104);
  const middle = box.x + box.width / 2;
  write(pen, t('picture.pips', { pips: signed(locale, surplus(luck)) }), middle, box.y + 258, {
    size: 42,
    align: 'center',
    maxWidth: box.width,
  });
  write(pen, t('picture.dice', { count: luck.dice }), middle, box.y + 306, {
    size: 36,
    align: 'center',
    fill: PIGMENT.terracottaDark,
    maxWidth: box.width,
  });
}

/** A person's record as an opaque picture of 1122 by 714 pixels. The same view gives the same bytes. */
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
    drawArt(pen, LIVER, middle.x, middle.y - 66);
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
