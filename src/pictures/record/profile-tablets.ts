import type { Translate } from '../../texts/index.ts';
import { PIGMENT } from '../palette.ts';
import { fillDisc, type Pen, star } from '../pen.ts';
import { drawVenom, drawWings } from '../roles.ts';
import { drawHeading, SMALL, write } from '../sheet.ts';
import type { Box } from './curve.ts';
import { signed, surplus, whole } from './figures.ts';
import { drawLuckDial } from './luck-dial.ts';
import type { ProfileView } from './view.ts';

const HEAD = 42;

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

/** How often each of the two roles was taken. */
export function drawRoles(pen: Pen, t: Translate, { roles, locale }: ProfileView, box: Box): void {
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
  drawVenom(pen, x, y, 28);
  fillDisc(pen, x, y, 27, PIGMENT.ink);
  fillDisc(pen, x, y, 21, '#35241f');
  fillDisc(pen, x, y, 9, PIGMENT.venom);
}

function drawLasaVecuviasSign(pen: Pen, x: number, y: number): void {
  drawWings(pen, x, y + 6, 26);
  fillDisc(pen, x, y, 25, PIGMENT.ink);
  fillDisc(pen, x, y, 20, PIGMENT.gold);
  fillDisc(pen, x, y, 12, '#dfeef2');
}

/** The best hit, all hits, and games won in a row. */
export function drawFeats(pen: Pen, t: Translate, view: ProfileView, box: Box): void {
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
export function drawDiceLuck(pen: Pen, t: Translate, { luck, locale }: ProfileView, box: Box): void {
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
