import type { Color } from '../../games/tuchulcha/board.ts';
import type { Highlight, TimedHighlight } from '../../games/tuchulcha/highlights.ts';
import { listOf, type Translate } from '../../texts/index.ts';
import { signedShare } from '../number-format.ts';

/** How a color is called: by its god, where nothing else is said. */
type NameOf = (color: Color) => string;

export const ROLE_NAMES = { tuchulcha: 'Tuchulcha', lasaVecuvia: 'Lasa Vecuvia' } as const;

/** A highlight in a few words, present tense, without a full stop. */
export function shortText(
  t: Translate,
  locale: string,
  highlight: Highlight,
  nameOf: NameOf = (color) => t(`god.${color}`),
): string {
  const who = nameOf(subjectOf(highlight));
  switch (highlight.kind) {
    case 'hit':
      return t('highlight.hit.short', { who, whom: nameOf(highlight.whom), count: highlight.count });
    case 'role':
      return t('highlight.role.short', { who, role: ROLE_NAMES[highlight.role] });
    case 'sealed': {
      const { stones } = highlight;
      const list = listOf(locale, stones.map(String));
      return t('highlight.sealed.short', { who, count: stones.length, stones: list });
    }
    default:
      return t(`highlight.${highlight.kind}.short`, { who });
  }
}

/** Who is the subject of the short form: of a hit whoever struck, else whom it befell. */
const subjectOf = ({ kind, who, whom }: Highlight): Color => (kind === 'hit' ? who : whom);

export interface TurningPoint {
  readonly turn: number;
  /** Whose turn it was. */
  readonly color: Color;
  /** Why that color's chance of winning changed: what fell, or a change of role. */
  readonly by: 'roll' | 'devotion';
  readonly dice: readonly number[];
  /** The change of the chance, -1..1. */
  readonly change: number;
  /** The turn is remembered for it; null where there was nothing: then its dice are told. */
  readonly highlight: Highlight | null;
}

/** The reason and by how much, without its turn. */
export function pointText(
  t: Translate,
  locale: string,
  { color, highlight, dice, change }: TurningPoint,
  nameOf: NameOf = (one) => t(`god.${one}`),
): string {
  const who = nameOf(color);
  const text = highlight
    ? shortText(t, locale, highlight, nameOf)
    : t('highlight.roll.short', { who, dice: dice.join('-') });
  const own = !highlight || subjectOf(highlight) === color;
  return t('picture.change', { text, whose: own ? 'own' : who, change: signedShare(locale, change) });
}

/** A highlight with its turn's number before it. */
export const timedText = (t: Translate, locale: string, highlight: TimedHighlight, nameOf?: NameOf): string =>
  t('picture.turningPoint', { turn: highlight.turn, text: shortText(t, locale, highlight, nameOf) });
