import {
  boardOfPosition,
  type Position,
  passagesOf,
  roleOf,
  type Stone,
} from '../../../games/tuchulcha/board.ts';
import type { GreatHighlight } from '../../../games/tuchulcha/highlights.ts';
import { spokenLocale, type Translate, translator } from '../../../texts/index.ts';
import { TITLE } from '../../canvas/fonts.ts';
import { drawArt, loadArt } from '../../canvas/load-art.ts';
import { DYE, PIGMENT } from '../../canvas/palette.ts';
import { drawGlow, fillPath, type Pen, star } from '../../canvas/pen.ts';
import type { Pixels } from '../../canvas/sprite.ts';
import { drawName, write } from '../../canvas/text.ts';
import { sentence, shortName } from '../../formats.ts';
import { ROLE_NAMES, roleText } from '../highlights.ts';
import {
  BANNER,
  type BannerPlayer,
  BRIGHT,
  DUST,
  drawFigure,
  drawGiven,
  drawNumber,
  drawRoleArt,
  FIRE,
  paintBanner,
  ROLE_TONES,
  strikeOut,
  type Tone,
} from './panel.ts';

export interface BannerView {
  readonly turn: number;
  readonly highlight: GreatHighlight;
  readonly who: BannerPlayer;
  readonly whom: BannerPlayer;
  readonly position: Position;
  /** A BCP 47 tag; texts fall back to English. */
  readonly locale: string;
}

const MIDDLE = BANNER.middle;

/** The player on the left, the event's art on the right, text between. */
const LEFT = 186;
const RIGHT = 905;
const TEXT_LEFT = 352;
const TEXT_WIDTH = 392;

const TEMPLE = loadArt('tuchulcha/temple');
const SEALED = loadArt('tuchulcha/stone-sealed');
const PASSAGE = loadArt('tuchulcha/stone-passage');

function toneOf(highlight: GreatHighlight): Tone {
  switch (highlight.kind) {
    case 'role':
      return ROLE_TONES[highlight.role];
    case 'out':
      return highlight.why === 'tuchulchaFell' ? FIRE : DUST;
    case 'hit':
      return FIRE;
    case 'sealed':
      return BRIGHT;
  }
}

export function paintHighlight(view: BannerView): Pixels {
  const t = translator(view.locale);
  const tone = toneOf(view.highlight);
  const hero = heroOf(view);
  return paintBanner(tone, RIGHT, 300, (pen) => {
    drawGlow(pen, LEFT, MIDDLE, 210, ...tone.light);
    drawWhatHappened(pen, view);
    drawFigure(pen, hero, LEFT, MIDDLE, hero.role === 'lasaVecuvia' ? 84 : 108);
    drawWords(pen, t, view, tone);
  });
}

/** For eliminations, the player who is out: the sentence names the one who caused it. */
const heroOf = ({ highlight, who, whom }: BannerView): BannerPlayer =>
  highlight.kind === 'out' && highlight.why !== 'tuchulchaFell' ? { ...whom, role: 'normal' } : who;

function drawWhatHappened(pen: Pen, view: BannerView): void {
  const { highlight, who, whom } = view;
  switch (highlight.kind) {
    case 'role': {
      const [x, scale] = highlight.role === 'tuchulcha' ? [RIGHT, 1.42] : [RIGHT - 16, 1.16];
      drawRoleArt(pen, highlight.role, x, scale);
      drawGiven(pen, highlight.given, x);
      return;
    }
    case 'out': {
      if (highlight.why === 'tuchulchaFell') {
        drawRoleArt(pen, 'tuchulcha', RIGHT, 1.42);
        drawFigure(pen, { ...whom, role: 'tuchulcha' }, RIGHT, MIDDLE, 84);
        strikeOut(pen, RIGHT, MIDDLE, 92);
        return;
      }
      const { fill, shade, light } = DYE[whom.color];
      drawArt(pen, TEMPLE, RIGHT, MIDDLE + 42, 1.34, { main: fill, shade, light });
      strikeOut(pen, RIGHT, MIDDLE, 134);
      return;
    }
    case 'hit':
      drawBurst(pen, DYE[who.color].fill);
      drawFigure(pen, whom, RIGHT, MIDDLE, 84);
      drawNumber(pen, `×${highlight.count}`, RIGHT + 96, MIDDLE - 88, 92, 22);
      return;
    case 'sealed':
      drawSeals(pen, highlight.stones, view);
  }
}

function drawBurst(pen: Pen, color: string): void {
  star(pen, RIGHT, MIDDLE, 186, 118, 13);
  fillPath(pen, PIGMENT.ink);
  star(pen, RIGHT, MIDDLE, 174, 112, 13);
  fillPath(pen, PIGMENT.cream);
  star(pen, RIGHT, MIDDLE, 158, 104, 13);
  fillPath(pen, color);
}

/** The Passages of the board in two rows, sealed ones under their slab. */
function drawSeals(pen: Pen, stones: readonly Stone[], { position }: BannerView): void {
  const { sealed } = position;
  for (const [i, stone] of passagesOf(boardOfPosition(position)).entries()) {
    const x = RIGHT + (i % 2 === 0 ? -76 : 76);
    const y = MIDDLE + (i < 2 ? -78 : 78);
    if (stones.includes(stone)) drawGlow(pen, x, y, 108, '255,214,92', 0.95);
    drawArt(pen, sealed.includes(stone) ? SEALED : PASSAGE, x, y, 1.3);
    if (sealed.includes(stone)) drawNumber(pen, String(stone), x, y, 52, 12);
  }
}

function drawWords(pen: Pen, t: Translate, view: BannerView, tone: Tone): void {
  const { title, halo, ink } = tone;
  const lines = titleLines(pen, bannerTitle(t, view).toLocaleUpperCase(spokenLocale(view.locale)));
  const size = lines.length > 1 ? 66 : 84;
  const top = MIDDLE - (lines.length > 1 ? 98 : 76);
  const style = { size, face: TITLE, fill: title, halo, haloWidth: 12, maxWidth: TEXT_WIDTH };
  for (const [i, text] of lines.entries()) write(pen, text, TEXT_LEFT, top + i * 70, style);
  const below = top + (lines.length - 1) * 70;
  drawName(pen, heroOf(view).name, TEXT_LEFT, below + 92, { size: 62, fill: ink, maxWidth: TEXT_WIDTH });
  const words = bannerLine(t, view);
  drawName(pen, words, TEXT_LEFT, below + 162, { size: 44, fill: ink, maxWidth: TEXT_WIDTH + 20 });
}

function titleLines(pen: Pen, title: string): readonly string[] {
  pen.font = `700 80px ${TITLE}`;
  if (pen.measureText(title).width <= TEXT_WIDTH) return [title];
  const words = title.split(' ');
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')].filter((line) => line !== '');
}

function bannerTitle(t: Translate, { highlight }: BannerView): string {
  switch (highlight.kind) {
    case 'role':
      return ROLE_NAMES[highlight.role];
    case 'out':
      return t('highlight.out.banner', { why: highlight.why });
    case 'hit':
      return t('highlight.hit.banner', { count: highlight.count });
    case 'sealed':
      return t('highlight.sealed.banner', { count: highlight.stones.length });
  }
}

/** Maximum length of a second name, beside the first. */
const SHORT = 16;

/** A second name has no space for the computer players' symbol. */
const secondName = ({ name }: BannerPlayer): string => shortName(name.replace(/^🤖 /u, ''), SHORT);

/** A line below the name of the acting or affected player. */
function bannerLine(t: Translate, { highlight, who, whom, position }: BannerView): string {
  switch (highlight.kind) {
    case 'role':
      return t('highlight.role.line', { count: highlight.given });
    case 'out': {
      const names = { by: secondName(who), whom: secondName(whom) };
      return t('highlight.out.line', { why: highlight.why, ...names });
    }
    case 'hit':
      return t('highlight.hit.line', { whom: secondName(whom) });
    case 'sealed':
      return t('highlight.sealed.line', {
        count: passagesOf(boardOfPosition(position)).length - position.sealed.length,
      });
  }
}

/** The picture's content in a sentence or two, and what a change of role brings. */
export function describeBanner(view: BannerView): string {
  const t = translator(view.locale);
  const { highlight, position } = view;
  const name = shortName(heroOf(view).name);
  const words = bannerLine(t, view);
  const shown = t('picture.alt.banner', { title: bannerTitle(t, view), name, words, turn: view.turn });
  return highlight.kind === 'role' && roleOf(position, highlight.who) === highlight.role
    ? `${shown} ${sentence(roleText(t, position, highlight.role, name))}`
    : shown;
}

/** Costs and gains of a devotion, before its player confirms. */
interface DevotionView {
  readonly role: 'tuchulcha' | 'lasaVecuvia';
  readonly by: BannerPlayer;
  /** Haruspexes for the sanctuary. */
  readonly given: number;
  /** The number of dice that Tuchulcha rolls. */
  readonly dice: number;
  /** The number of Passages that Lasa Vecuvia would have to seal. */
  readonly open: number;
  readonly locale: string;
}

/** Positions of a devotion's figure, role and text. */
const GIVEN = { left: 178, right: 928, textLeft: 336, textWidth: 452 } as const;

/** The role that a devotion would bring, before its player confirms, as a banner. */
export function paintDevotion(view: DevotionView): Pixels {
  const t = translator(view.locale);
  const { role, by } = view;
  const tone = ROLE_TONES[role];
  return paintBanner(tone, GIVEN.right, 280, (pen) => {
    drawFigure(pen, { ...by, role }, GIVEN.left, BANNER.middle, role === 'tuchulcha' ? 100 : 82);
    drawRoleArt(pen, role, GIVEN.right, role === 'tuchulcha' ? 1.2 : 0.98);
    drawGiven(pen, view.given, GIVEN.right);
    const { textLeft, textWidth: maxWidth } = GIVEN;
    const style = { size: 66, face: TITLE, fill: tone.title, halo: tone.halo, haloWidth: 12, maxWidth };
    write(pen, ROLE_NAMES[role].toLocaleUpperCase(spokenLocale(view.locale)), textLeft, 92, style);
    for (const [i, line] of devotionLines(t, view).entries())
      write(pen, line, textLeft, 180 + i * 66, { size: 42, fill: tone.ink, maxWidth });
  });
}

const devotionLines = (t: Translate, { role, dice, open }: DevotionView): readonly string[] =>
  role === 'tuchulcha'
    ? [t('picture.devote.dice', { dice }), t('picture.devote.safe'), t('picture.devote.falls')]
    : [t('picture.devote.empty'), t('picture.devote.jumps'), t('picture.devote.seals', { open })];

export function describeDevotion(view: DevotionView): string {
  const t = translator(view.locale);
  const { role, given, by } = view;
  const lines = devotionLines(t, view).map((line) => `${line}.`);
  const words = t('highlight.role.line', { count: given });
  return [`${ROLE_NAMES[role]}. ${shortName(by.name)}: ${words}.`, ...lines].join(' ');
}
