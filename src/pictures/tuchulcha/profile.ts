import { type Translate, translator } from '../../texts/index.ts';
import { drawHeading } from '../canvas/background.ts';
import { type Box, pointAround } from '../canvas/geometry.ts';
import { drawArt } from '../canvas/load-art.ts';
import { PIGMENT } from '../canvas/palette.ts';
import { fillDisc, fillPath, type Pen, polygon, polyline, star, strokePath } from '../canvas/pen.ts';
import type { Pixels } from '../canvas/sprite.ts';
import { write, writeCentered } from '../canvas/text.ts';
import { deviation, type Luck, sentence, signed, surplus, whole } from '../formats.ts';
import { drawByPlayers, drawStreak, HEAD, paintProfile } from '../results/profile.ts';
import { describeProfile } from '../results/result-views.ts';
import type { RaceProfileView } from './board-view.ts';
import { drawDie } from './dice.ts';
import { VENOM, WINGS } from './pawns.ts';

/** How often each of the two roles was taken. */
function drawRoles(pen: Pen, t: Translate, { roles, locale }: RaceProfileView, box: Box): void {
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
function drawFeats(pen: Pen, t: Translate, view: RaceProfileView, box: Box): void {
  const { locale } = view;
  drawHeading(pen, t('picture.bestHit'), box.x, box.y + HEAD, box.width);
  star(pen, box.x + 48, box.y + 118, 46, 32, 12);
  strokePath(pen, [6, PIGMENT.ink]);
  fillPath(pen, '#ff9470');
  writeCentered(pen, whole(locale, view.bestHit), box.x + 48, box.y + 112, { size: 50, maxWidth: 60 });
  const style = { size: 40, maxWidth: box.width - 116 };
  write(pen, t('picture.hits', { count: view.hits }), box.x + 116, box.y + 118, style);
  drawStreak(pen, t, view, box, box.y + 208);
}

/** Pips compared with the average. */
function drawDiceLuck(pen: Pen, t: Translate, { luck, locale }: RaceProfileView, box: Box): void {
  drawHeading(pen, t('picture.luck'), box.x, box.y + HEAD, box.width);
  drawLuckDial(pen, luck, box.x + box.width / 2, box.y + 206, 104);
  const middle = box.x + box.width / 2;
  const pips = t('picture.pips', { pips: signed(locale, surplus(luck)) });
  writeCentered(pen, pips, middle, box.y + 258, { size: 42, maxWidth: box.width });
  const below = { size: 36, align: 'center' } as const;
  drawHeading(pen, t('picture.dice', { count: luck.dice }), middle, box.y + 306, box.width, below);
}

/** Standard deviations at the ends of a bar or dial, where the hand stops. */
const ENDS = 3;

/** A half dial: the pips on the bell curve. Its hand is upright at the average, and to the right if there were more. */
function drawLuckDial(pen: Pen, luck: Luck, x: number, y: number, r: number): void {
  const wedge = (from: number, to: number, fill: string): void => {
    pen.beginPath();
    pen.moveTo(x, y);
    pen.arc(x, y, r, angle(from), angle(to));
    pen.closePath();
    fillPath(pen, fill);
  };
  wedge(-ENDS, -1, PIGMENT.terracottaLight);
  wedge(-1, 1, PIGMENT.plasterShade);
  wedge(1, ENDS, '#8fb884');
  pen.beginPath();
  pen.arc(x, y, r, Math.PI, 0);
  pen.closePath();
  strokePath(pen, [6, PIGMENT.ink]);
  const middle = { x, y };
  for (const mark of [-2, -1, 0, 1, 2]) {
    const a = angle(mark);
    polyline(pen, [pointAround(middle, a, r * 0.86), pointAround(middle, a, r)]);
    strokePath(pen, [mark === 0 ? 7 : 4, PIGMENT.ink]);
  }
  drawHand(pen, angle(Math.max(-ENDS, Math.min(ENDS, deviation(luck)))), x, y, r * 0.92);
  drawDie(pen, x - r * 1.36, y - r * 0.2, r * 0.42, { value: 1, state: 'unused' });
  drawDie(pen, x + r * 1.36, y - r * 0.2, r * 0.42, { value: 6, state: 'unused' });
}

const angle = (sigmas: number): number => -Math.PI / 2 + (sigmas / ENDS) * (Math.PI / 2);

function drawHand(pen: Pen, a: number, x: number, y: number, far: number): void {
  const middle = { x, y };
  const foot = [pointAround(middle, a + Math.PI / 2, 11), pointAround(middle, a - Math.PI / 2, 11)];
  polygon(pen, [pointAround(middle, a, far), ...foot]);
  strokePath(pen, [5, PIGMENT.ink]);
  fillPath(pen, PIGMENT.flameCore);
  fillDisc(pen, x, y, 17, PIGMENT.ink);
  fillDisc(pen, x, y, 11, PIGMENT.gold);
}

/** A profile with roles, hits and luck. */
export const paintRaceProfile = (view: RaceProfileView): Pixels =>
  paintProfile(view, [drawByPlayers, drawRoles, drawFeats, drawDiceLuck]);

/** Returns at most 1,024 characters, in whole sentences. */
export function describeRaceProfile(view: RaceProfileView): string {
  const t = translator(view.locale);
  const { streak, luck, locale } = view;
  return describeProfile(view, [
    t('picture.alt.roles', { ...view.roles }),
    t('picture.alt.hits', { best: view.bestHit, hits: view.hits }),
    sentence(t('profile.streak', { ...streak })),
    t('picture.alt.luck', {
      pips: t('picture.pips', { pips: signed(locale, surplus(luck)) }),
      dice: t('picture.dice', { count: luck.dice }),
    }),
  ]);
}
