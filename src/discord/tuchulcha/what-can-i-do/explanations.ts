import { type Color, inPlay, openPassagesIn, type Position, roleOf } from '../../../games/tuchulcha/board.ts';
import {
  askedByTuchulcha,
  askedFromAltarAndForest,
  devotionsOf,
  whyNotDevote,
} from '../../../games/tuchulcha/devotion.ts';
import { firstRoll } from '../../../games/tuchulcha/dice.ts';
import { offers } from '../../../games/tuchulcha/game.ts';
import type { Devotion, GameState, Refusal, Step } from '../../../games/tuchulcha/types.ts';
import { whyNobodyMoves } from '../../../games/tuchulcha/why-not.ts';
import { type LetteredHaruspex, stepText, WAY_SEPARATOR } from '../../../pictures/tuchulcha/board-view.ts';
import type { Table } from '../../../tables/table.ts';
import { capitalized } from '../../../text.ts';
import type { Translate } from '../../../texts/index.ts';
import { diceLeft, namesColors, whyText } from '../move-texts.ts';

/** Maximum number of reasons shown for a die; people can ask for more. */
const MAX_REASONS = 2;

export const valuesLeft = (state: GameState): number[] =>
  [...new Set(diceLeft(state))].sort((one, other) => other - one);

/** For each remaining die, all its steps, or why there are none. */
export function dieLines(
  t: Translate,
  table: Table,
  state: GameState,
  haruspexes: readonly LetteredHaruspex[],
): string[] {
  if (state.phase.name !== 'moving' || state.phase.result) return [];
  const left = diceLeft(state);
  const { steps } = offers(state);
  return valuesLeft(state).map((die) => {
    const times = left.filter((one) => one === die).length;
    const possible = steps.filter((step) => step.die === die);
    if (possible.length > 0)
      return t('help.die', { die, times, steps: stepsText(t, state, possible, haruspexes) });
    return t('help.die.none', { die, times, reasons: reasonsText(t, table, whyNobodyMoves(state, [die])) });
  });
}

/** Steps such as `A (temple) → 5 · B (12) → 17, hits red`; with two players, a line for each color. */
function stepsText(
  t: Translate,
  state: GameState,
  steps: readonly Step[],
  haruspexes: readonly LetteredHaruspex[],
): string {
  const letterOf = (step: Step): string | null => {
    const own = haruspexes.find(
      (one) => step.kind === 'move' && one.color === step.color && one.from === step.from,
    );
    return own?.letter ?? null;
  };
  const groups = new Map<string, string[]>();
  for (const step of steps) {
    const color = step.kind === 'move' && namesColors(state.position) ? t(`color.${step.color}`) : '';
    const text =
      step.kind === 'discard' ? t('help.die.drop') : stepText(t, state.position, step, false, letterOf(step));
    groups.set(color, [...(groups.get(color) ?? []), text]);
  }
  return [...groups]
    .map(([color, texts]) => {
      const together = texts.join(WAY_SEPARATOR);
      return color ? `\n- ${capitalized(t('help.group', { color, steps: together }))}` : together;
    })
    .join('');
}

function reasonsText(t: Translate, table: Table, reasons: readonly Refusal[]): string {
  // An earlier die brought the last haruspex to the altar, or lost it.
  if (reasons.length === 0) return t('help.die.nobody');
  const first = reasons.slice(0, MAX_REASONS).map((refusal) => whyText(t, refusal, table));
  const more = reasons.length - first.length;
  return [...first, ...(more > 0 ? [t('help.moreReasons', { count: more })] : [])].join(' ');
}

/** `now` is before the roll, `afterFall` §5.4, `next` a later turn on the same board. */
export type When = 'now' | 'afterFall' | 'next';

/**
 * A line per role: its benefit, or the failed condition, unless only those who may take it are wanted. Players with a role see only
 * that.
 */
export function roleLines(
  t: Translate,
  table: Table,
  given: Position,
  color: Color,
  when: When,
  onlyPossible: boolean,
): string[] {
  const position = { ...given, turn: color };
  const role = roleOf(position, color);
  if (role === 'tuchulcha') return [t('help.role.is.tuchulcha')];
  if (role === 'lasaVecuvia') {
    return [
      t('help.role.is.lasaVecuvia', { inPlay: inPlay(position, color), open: openPassagesIn(position) }),
    ];
  }
  if (role !== 'normal') return [];
  const hasLasa = position.players === 4 && when !== 'afterFall';
  const roles = ['tuchulcha', ...(hasLasa ? ['lasaVecuvia' as const] : [])] as const;
  const isPossible = (role: Devotion['role']) =>
    devotionsOf(position, when === 'afterFall').some((devotion) => devotion.role === role);
  return roles
    .filter((role) => !onlyPossible || isPossible(role))
    .map((role) => roleLine(t, table, position, role, when));
}

function roleLine(
  t: Translate,
  table: Table,
  position: Position,
  role: Devotion['role'],
  when: When,
): string {
  const afterFall = when === 'afterFall';
  const possible = devotionsOf(position, afterFall).filter((devotion) => devotion.role === role);
  const moment = when === 'next' ? 'next' : 'now';
  if (possible.length > 0) {
    return t(`help.role.${role}.may`, { when: moment, ...bringsOf(position, possible) });
  }
  const refusal = whyNotDevote(position, easiest(position, role), afterFall);
  if (!refusal) throw new Error(`a devotion to ${role} is neither possible nor refused`);
  return t(`help.role.${role}.not`, { when: moment, why: whyText(t, refusal, table) });
}

function bringsOf(position: Position, possible: readonly Devotion[]) {
  const { turn, players, colors } = position;
  const { altar = 0, forest = 0 } = colors[turn] ?? {};
  const fromTemple = possible.flatMap((devotion) =>
    devotion.role === 'tuchulcha' ? [devotion.fromTemple] : [],
  );
  const [least, most] = [Math.min(...fromTemple), Math.max(...fromTemple)];
  const given = altar + forest === 0 ? 1 : 0;
  return {
    altar,
    forest,
    there: altar + forest,
    given: askedByTuchulcha(position),
    temple: least === most ? String(least) : `${least}–${most}`,
    dice: firstRoll(players, 'tuchulcha'),
    open: openPassagesIn(position),
    inPlay: inPlay(position, turn) - given,
  };
}

/** The devotion with the fewest conditions: a refusal of it applies to all. */
function easiest(position: Position, role: Devotion['role']): Devotion {
  const { temple = 0, path = [], altar = 0, forest = 0 } = position.colors[position.turn] ?? {};
  if (role === 'tuchulcha') {
    const most = askedByTuchulcha(position) - askedFromAltarAndForest(position);
    return { role, fromTemple: Math.min(temple, most) };
  }
  if (altar + forest > 0) return { role, from: null };
  return { role, from: temple > 0 ? 'temple' : (path[0]?.stone ?? null) };
}
