import { type Translate, translator } from '../../../texts/index.ts';
import { TITLE } from '../../canvas/fonts.ts';
import { encode, type Picture, type Pixels } from '../../canvas/picture.ts';
import { write } from '../../canvas/text.ts';
import { shortName } from '../../names.ts';
import { ROLE_NAMES } from '../highlights.ts';
import {
  BANNER,
  type BannerPlayer,
  drawFigure,
  drawGiven,
  drawRoleArt,
  paintBanner,
  ROLE_TONES,
} from './panel.ts';

/** Costs and gains of a devotion, before its player says yes. */
export interface DevotionView {
  readonly role: 'tuchulcha' | 'lasaVecuvia';
  readonly by: BannerPlayer;
  /** Haruspexes for the sanctuary. */
  readonly given: number;
  /** That Tuchulcha rolls. */
  readonly dice: number;
  /** Passages that Lasa Vecuvia would have to seal. */
  readonly open: number;
  readonly locale: string;
}

const LEFT = 178;
const RIGHT = 928;
const TEXT_LEFT = 336;
const TEXT_WIDTH = 452;

/** The role that a devotion would bring, before its player says yes, as a banner. The same view gives the same bytes. */
export const drawDevotion = (view: DevotionView): Promise<Picture> =>
  encode(paintDevotion(view), 'devotion.jpg');

function paintDevotion(view: DevotionView): Pixels {
  const t = translator(view.locale);
  const { role, by } = view;
  const tone = ROLE_TONES[role];
  return paintBanner(tone, RIGHT, 280, (pen) => {
    drawFigure(pen, { ...by, role }, LEFT, BANNER.middle, role === 'tuchulcha' ? 100 : 82);
    drawRoleArt(pen, role, RIGHT, role === 'tuchulcha' ? 1.2 : 0.98);
    drawGiven(pen, view.given, RIGHT);
    const style = { face: TITLE, fill: tone.title, halo: tone.halo, haloWidth: 12, maxWidth: TEXT_WIDTH };
    write(pen, ROLE_NAMES[role].toLocaleUpperCase(view.locale), TEXT_LEFT, 92, { size: 66, ...style });
    for (const [i, line] of devotionLines(t, view).entries())
      write(pen, line, TEXT_LEFT, 180 + i * 66, { size: 42, fill: tone.ink, maxWidth: TEXT_WIDTH });
  });
}

const devotionLines = (t: Translate, { role, dice, open }: DevotionView): readonly string[] =>
  role === 'tuchulcha'
    ? [t('picture.devote.dice', { dice }), t('picture.devote.safe'), t('picture.devote.falls')]
    : [t('picture.devote.empty'), t('picture.devote.jumps'), t('picture.devote.seals', { open })];

export function describeDevotion(t: Translate, view: DevotionView): string {
  const { role, given, by } = view;
  const lines = devotionLines(t, view).map((line) => `${line}.`);
  const words = t('highlight.role.line', { count: given });
  return [`${ROLE_NAMES[role]}. ${shortName(by.name)}: ${words}.`, ...lines].join(' ');
}
