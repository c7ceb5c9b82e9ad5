import { castOf, MOST_TEXT, type Refusal } from '../../games/bacchanalia/index.ts';
import { LONGEST_LIMIT, LONGEST_LIST, MOST_LIMITS } from '../../tables/bacchanalia/terms.ts';
import type { SeatColor } from '../../tables/game-types.ts';
import type { Translate } from '../../texts/index.ts';
import type { GameWords } from '../views/game-words.ts';
import { pageFor } from '../views/refusal.ts';

/** Why the rules forbid it, in one sentence to the player who tried. */
export const whyNot = (t: Translate, { code }: Pick<Refusal, 'code'>): string =>
  t(`bacchanalia.why.${code}`, { most: MOST_TEXT });

export const storyWords: GameWords<'bacchanalia'> = {
  characterOn({ state }, color) {
    const cast: Partial<Record<SeatColor, { readonly name: string }>> =
      state && 'cast' in state ? castOf(state) : {};
    return cast[color]?.name ?? null;
  },
  noTable: 'refused.noStory',
  refused: (t, { code }) =>
    code === 'termsTooLong'
      ? t('refused.termsTooLong', { most: MOST_LIMITS, length: LONGEST_LIMIT, all: LONGEST_LIST })
      : null,
  whyNot,
  pageOf({ rule, code }) {
    const page = pageFor({ game: 'bacchanalia', rule, prefer: code });
    return page && { page: page.id, section: rule };
  },
};
