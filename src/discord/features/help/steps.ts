import { type GameState, offers, type Refusal, type Step, whyNot } from '../../../games/tuchulcha/index.ts';
import { stepText } from '../../../pictures/steps.ts';
import type { Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { diceLeft, namesColors } from '../../views/moves.ts';
import { standsOf, whyText } from '../../views/why.ts';

/** Sentences that say why a die is of no use; what else there is, a person can ask. */
const MOST_REASONS = 2;

/** The dice that are left, each value once, highest first. */
export const valuesLeft = (state: GameState): number[] =>
  [...new Set(diceLeft(state))].sort((one, other) => other - one);

/** For each die that is left: all it can do, or why it can do nothing. */
export function dieLines(t: Translate, table: Table, state: GameState): string[] {
  if (state.phase.name !== 'moving' || state.phase.result) return [];
  const left = diceLeft(state);
  const { steps } = offers(state);
  return valuesLeft(state).map((die) => {
    const times = left.filter((one) => one === die).length;
    const possible = steps.filter((step) => step.die === die);
    if (possible.length > 0) return t('help.die', { die, times, steps: stepsText(t, state, possible) });
    return t('help.die.none', { die, times, reasons: reasonsText(t, table, whyNone(state, die)) });
  });
}

/** `temple to 5 · 12 to 17, hits red`; with two players a line for each colour. */
function stepsText(t: Translate, state: GameState, steps: readonly Step[]): string {
  const groups = new Map<string, string[]>();
  for (const step of steps) {
    const color = step.kind === 'move' && namesColors(state) ? t(`color.${step.color}`) : '';
    const text = step.kind === 'discard' ? t('help.die.drop') : stepText(t, state.position, step, false);
    groups.set(color, [...(groups.get(color) ?? []), text]);
  }
  return [...groups]
    .map(([color, texts]) => {
      const together = texts.join(' · ');
      return color ? `\n- ${t('help.group', { color, steps: together })}` : together;
    })
    .join('');
}

/** One refusal for each rule and stone. */
function whyNone(state: GameState, die: number): Refusal[] {
  const reasons = new Map<string, Refusal>();
  for (const { color, from } of standsOf(state.position)) {
    const refusal = whyNot(state, { color, from, die });
    if (!refusal || refusal.code === 'notYourColor') continue;
    const key = `${refusal.code} ${refusal.facts['stone'] ?? ''}`;
    if (!reasons.has(key)) reasons.set(key, refusal);
  }
  return [...reasons.values()];
}

function reasonsText(t: Translate, table: Table, reasons: readonly Refusal[]): string {
  // The last one reached the altar, or was lost, with a die that was used before.
  if (reasons.length === 0) return t('help.die.nobody');
  const told = reasons.slice(0, MOST_REASONS).map((refusal) => whyText(t, refusal, table));
  const more = reasons.length - told.length;
  return [...told, ...(more > 0 ? [t('help.moreReasons', { count: more })] : [])].join(' ');
}
