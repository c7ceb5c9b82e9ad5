import { COLORS, type Color } from '../../games/tuchulcha/board.ts';
import type { Move, Origin, Refusal, Target } from '../../games/tuchulcha/types.ts';
import { wayText } from '../../pictures/tuchulcha/steps.ts';
import type { Table } from '../../tables/table.ts';
import type { TextValues, Translate } from '../../texts/index.ts';
import type { PageId } from '../../texts/keys.ts';
import type { GameWords, RulePage } from '../views/game-presenter.ts';
import { who } from '../views/names.ts';
import { pageFor } from '../views/refusal.ts';
import { atText } from './move-texts.ts';

/** The rule that forbids it here, in one or two sentences. `table`: for the players' names, if known. */
export const whyText = (
  t: Translate,
  refusal: Refusal,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats'> | null,
): string => t(`why.${refusal.code}`, valuesOf(t, refusal, table));

function valuesOf(
  t: Translate,
  { code, rule, facts }: Refusal,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats'> | null,
) {
  const color = COLORS.find((one) => one === facts['color']);
  const name = (of: Color): string => (table ? who(t, table, of) : t(`color.${of}`));
  const values: TextValues = {
    ...facts,
    color: color ? t(`color.${color}`) : '',
    who: color ? name(color) : 'nobody',
    at: facts['from'] === undefined ? '' : atText(t, originOf(facts['from'])),
    after: facts['after'] ?? 'no',
    phase: facts['phase'] ?? 'none',
    // §5 is Tuchulcha's, and §4.6 Tuchulcha's dice; §6 is Lasa Vecuvia's.
    of: rule.startsWith('6') ? 'lasaVecuvia' : 'tuchulcha',
  };
  if (code === 'powerTooHigh') return { ...values, times: Number(facts['power']) / Number(facts['count']) };
  if (code === 'wrongTarget') return { ...values, way: wayText(t, stepOf(facts), false) };
  if (code === 'tooFewToGive') return { ...values, wrong: isTooManyFromTemple(facts) ? 'temple' : 'other' };
  return values;
}

const originOf = (fact: string | number): Origin =>
  fact === 'temple' || fact === 'exit' ? fact : Number(fact);

const stepOf = ({ from = 0, to = 0, die = 0 }: Refusal['facts']): Move => ({
  kind: 'move',
  color: 'blue',
  effect: 'none',
  die: Number(die),
  from: originOf(from),
  to: targetOf(to),
});

const targetOf = (fact: string | number): Target =>
  fact === 'altar' || fact === 'exit' ? fact : Number(fact);

const isTooManyFromTemple = ({ given = 0, least = 0, fromTemple = 0, temple = 0 }: Refusal['facts']) =>
  Number(fromTemple) > Math.min(Number(temple), Number(given) - Number(least));

/** Pages that explain a refusal better than the first page of its section. */
const PREFERRED: Readonly<Record<string, PageId>> = {
  gameOver: 'end',
  turnNotComplete: 'allDice',
  discardFirst: 'discard',
  noDiscard: 'discard',
  hitNotCompletable: 'openHit',
  fourPlayersOnly: 'lasaVecuvia',
  notInGame: 'outOfTheGame',
};

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
  questions: {
    question: (t) => t('prophecy.fall'),
    option: (t, _, option) => t('prophecy.fall.option', { option }),
  },
  pageOf: pageOfRefusal,
};
