import type { Color, Position } from '../../games/tuchulcha/board.ts';
import { firstRoll } from '../../games/tuchulcha/dice.ts';
import type { Highlight, TimedHighlight } from '../../games/tuchulcha/highlights.ts';
import type { Translate } from '../../texts/index.ts';
import { signedShare } from '../formats.ts';

/** The name of a color's player. */
type NameOf = (color: Color) => string;

export const ROLE_NAMES = { tuchulcha: 'Tuchulcha', lasaVecuvia: 'Lasa Vecuvia' } as const;

/** Says that a player has a role, and its effect on the others, without a full stop. `who` null is the reader. */
export const roleText = (
  t: Translate,
  { players }: Pick<Position, 'players'>,
  role: keyof typeof ROLE_NAMES,
  who: string | null,
): string =>
  t(`role.${role}`, {
    reader: who === null ? 'yes' : 'no',
    who: who ?? '',
    dice: firstRoll(players, role),
  });

/** A highlight in a few words, present tense, without a full stop. */
export function shortText(t: Translate, highlight: Highlight, nameOf: NameOf): string {
  const who = nameOf(subjectOf(highlight));
  switch (highlight.kind) {
    case 'hit':
      return t('highlight.hit.short', { who, whom: nameOf(highlight.whom), count: highlight.count });
    case 'role':
      return t('highlight.role.short', { who, role: ROLE_NAMES[highlight.role] });
    case 'sealed': {
      const { stones } = highlight;
      const list = t.list(stones.map(String));
      return t('highlight.sealed.short', { who, count: stones.length, stones: list });
    }
    default:
      return t(`highlight.${highlight.kind}.short`, { who });
  }
}

/** The subject of the short form: for a hit the one who struck, otherwise the affected color. */
const subjectOf = ({ kind, who, whom }: Highlight): Color => (kind === 'hit' ? who : whom);

export interface TurningPoint {
  readonly turn: number;
  /** The player of the turn. */
  readonly color: Color;
  /** The reason of the change in that color's chance: dice, or a change of role. */
  readonly by: 'roll' | 'devotion';
  readonly dice: readonly number[];
  /** The change of the chance, -1..1. */
  readonly change: number;
  /** The turn's highlight; null if there is none: then its dice are mentioned. */
  readonly highlight: Highlight | null;
}

/** The reason and the amount, without the turn. */
export function pointText(
  t: Translate,
  locale: string,
  { color, highlight, dice, change }: TurningPoint,
  nameOf: NameOf,
): string {
  const who = nameOf(color);
  const text = highlight
    ? shortText(t, highlight, nameOf)
    : t('highlight.roll.short', { who, dice: dice.join('-') });
  const own = !highlight || subjectOf(highlight) === color;
  return t('picture.change', { text, whose: own ? 'own' : who, change: signedShare(locale, change) });
}

/** A highlight after its turn's number. */
export const timedText = (t: Translate, highlight: TimedHighlight, nameOf: NameOf): string =>
  t('picture.turningPoint', { turn: highlight.turn, text: shortText(t, highlight, nameOf) });
