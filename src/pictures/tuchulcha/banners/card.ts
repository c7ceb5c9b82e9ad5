import { shorten } from '../../../text.ts';
import { spokenLocale, type Translate, translator } from '../../../texts/index.ts';
import { TITLE } from '../../canvas/fonts.ts';
import { drawArt, LAUREL, LIVER, loadArt } from '../../canvas/load-art.ts';
import { PIGMENT } from '../../canvas/palette.ts';
import { drawGlow, fillBox, type Pen, strokePath } from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/sprite.ts';
import { drawName, writeCentered } from '../../canvas/text.ts';
import { ALT_LIMIT, shortName } from '../../formats.ts';
import { type BannerPlayer, drawFigure, paintPanel, rays, strikeOut } from './panel.ts';

export interface StandingView extends BannerPlayer {
  readonly altar: number;
  readonly forest: number;
  readonly won: boolean;
  /** A text in place of altar and forest for a player with another goal; null: the numbers are shown. */
  readonly how: string | null;
}

/** A finished game, in the channel where its table was opened. */
export interface ResultCardView {
  /** The table's, within its server. */
  readonly number: number;
  /** Winners first, then the best. */
  readonly standings: readonly StandingView[];
  readonly locale: string;
}

const WIDTH = 1100;
const HEIGHT = 560;

/** The winners, on the left; everybody, with altar and forest, on the right. */
const WINNERS = { x: 228, y: 182 };
/** Discord writes ALT over a picture's lower left corner. */
const CAPTION = 424;
const ROWS = { left: 462, right: 1050, top: 128, bottom: 520 };
const ALTAR_X = 868;
const FOREST_X = 992;
/** Minimum x of texts in place of the numbers. */
const OUT_LEFT = 825;

const ALTAR = loadArt('tuchulcha/altar');
const FOREST = loadArt('tuchulcha/forest-round');

/** The result of a game, readable at a width of 318 pixels. */
export function paintCard(view: ResultCardView): Pixels {
  const t = translator(view.locale);
  return paintPanel(WIDTH, HEIGHT, [PIGMENT.plaster, PIGMENT.plasterShade], (pen) => {
    rays(pen, WINNERS.x, WINNERS.y, WIDTH, 26, 'rgba(255,255,255,0.16)');
    drawGlow(pen, WINNERS.x, WINNERS.y, 300, '255,214,92', 0.75);
    drawWinners(pen, t, view);
    drawArt(pen, ALTAR, ALTAR_X, 78, 0.3);
    drawArt(pen, FOREST, FOREST_X, 78, 0.36);
    const height = Math.min(118, (ROWS.bottom - ROWS.top) / view.standings.length);
    const top = (ROWS.top + ROWS.bottom - height * view.standings.length) / 2;
    for (const [i, standing] of view.standings.entries())
      drawStanding(pen, t, standing, top + (i + 0.5) * height, height);
  });
}

function drawWinners(pen: Pen, t: Translate, view: ResultCardView): void {
  const winners = view.standings.filter(({ won }) => won);
  const { x, y } = WINNERS;
  if (winners.length === 0) drawArt(pen, LIVER, x, y, 1.6);
  for (const [i, winner] of winners.entries()) {
    const r = winners.length > 1 ? 64 : 96;
    const at = x + (i - (winners.length - 1) / 2) * 196;
    drawArt(pen, LAUREL, at, y, (r * 1.06) / 100);
    // Their role is in their row: around the figure, there would be no space for the laurel.
    drawFigure(pen, { ...winner, role: 'normal' }, at, y, r);
  }
  const below = { size: 56, fill: PIGMENT.ink, maxWidth: 400, align: 'center' } as const;
  const names = winners.map(({ name }) => name).join(' · ');
  if (winners.length > 0) drawName(pen, names, x, 372, below);
  const outcome = winners.length === 0 ? 'nobody' : winners.length > 1 ? 'shared' : 'wins';
  const caption = t('picture.card', { outcome, number: view.number }).toLocaleUpperCase(
    spokenLocale(view.locale),
  );
  const style = { size: 40, face: TITLE, fill: PIGMENT.terracottaDark, maxWidth: 390 };
  writeCentered(pen, caption, x, CAPTION, style);
}

function drawStanding(pen: Pen, t: Translate, standing: StandingView, y: number, height: number): void {
  const { left, right } = ROWS;
  const box = { x: left - 18, y: y - height / 2 + 5, width: right - left + 28, height: height - 10 };
  fillBox(pen, box, 16, standing.won ? 'rgba(241,196,83,0.6)' : 'rgba(255,248,230,0.66)');
  strokePath(pen, [standing.won ? 5 : 3, standing.won ? PIGMENT.ochre : PIGMENT.tuffShade]);
  const r = standing.role === 'lasaVecuvia' || standing.role === 'tuchulcha' ? 27 : 35;
  drawFigure(pen, standing, left + 36, y, r);
  const isOut = standing.role === 'out';
  const told = isOut ? t('board.out') : standing.how;
  if (isOut) strikeOut(pen, left + 36, y, r);
  const maxWidth = (told !== null ? OUT_LEFT : ALTAR_X - 52) - left - 96;
  // Its figure has the color.
  const name = standing.role === 'neutral' ? t('board.neutral') : standing.name;
  drawName(pen, name, left + 92, y, { size: 48, fill: PIGMENT.ink, maxWidth });
  if (told !== null) {
    const fill = isOut ? PIGMENT.terracottaDark : PIGMENT.ink;
    const style = { size: 42, fill, maxWidth: 210 };
    writeCentered(pen, told, OUT_LEFT + 14 + style.maxWidth / 2, y, style);
    return;
  }
  writeCentered(pen, `${standing.altar}`, ALTAR_X, y, { size: 58, fill: PIGMENT.ink });
  writeCentered(pen, `${standing.forest}`, FOREST_X, y, { size: 58, fill: '#4b6a33' });
}

export function describeCard({ number, standings, locale }: ResultCardView): string {
  const t = translator(locale);
  const winners = standings.filter(({ won }) => won).map(({ name }) => shortName(name));
  const rows = standings.map((standing) =>
    standing.role === 'out'
      ? t('end.rowOut', { who: shortName(standing.name) })
      : standing.how !== null
        ? `${shortName(standing.name)}: ${standing.how}`
        : t('end.row', {
            who: shortName(standing.name),
            altar: standing.altar,
            forest: standing.forest,
          }),
  );
  const head = t('picture.alt.card', { number, count: winners.length, winners: winners.join(', ') });
  return shorten([head, ...rows.map((row) => `${row}.`)].join(' '), ALT_LIMIT);
}
