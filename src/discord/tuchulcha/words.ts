import { COLORS, type Refusal } from '../../games/tuchulcha/index.ts';
import type { PageId } from '../../texts/keys.ts';
import type { GameWords, RulePage } from '../views/game-words.ts';
import { pageFor } from '../views/refusal.ts';
import { whyText } from './why.ts';

/** Where a section of several pages has one that says more of it than the first. */
const PREFERRED: Readonly<Record<string, PageId>> = {
  gameOver: 'end',
  turnNotComplete: 'allDice',
  discardFirst: 'discard',
  noDiscard: 'discard',
  hitNotCompletable: 'openHit',
  fourPlayersOnly: 'lasaVecuvia',
  notInGame: 'outOfTheGame',
};

/** The page that explains a refusal. */
export function pageOfRefusal({
  rule,
  code,
}: {
  readonly rule: string;
  readonly code: string;
}): RulePage | null {
  const page = pageFor({ game: 'tuchulcha', rule, prefer: PREFERRED[code] ?? code });
  return page && { page: page.id, section: rule };
}

export const tuchulchaWords: GameWords<'tuchulcha'> = {
  godOf(t, color) {
    const god = COLORS.find((one) => one === color);
    return god ? t(`god.${god}`) : 'none';
  },
  whyNot: (t, refusal: Refusal, table) =>
    t('refused.rules', { why: whyText(t, refusal, table), rule: refusal.rule }),
  pageOf: pageOfRefusal,
};
