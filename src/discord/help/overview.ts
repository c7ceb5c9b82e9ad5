import {
  constraintsOf,
  firstRoll,
  type GameState,
  offers,
  roleOf,
  tuchulcha,
} from '../../games/tuchulcha/index.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { diceLeft, shownDice } from '../views/dice.ts';
import { diceText } from '../views/labels.ts';
import { bindingBefore, bindingLines } from './binding.ts';
import { roleLines, type When } from './roles.ts';
import { dieLines } from './steps.ts';

/** Everything that the player at turn may do, what comes first, and what the roles would bring. */
export function overview(t: Translate, table: Table, state: GameState): string {
  const { position, phase } = state;
  const when: When = phase.name === 'before' ? 'now' : phase.name === 'afterFall' ? 'afterFall' : 'next';
  return [...momentLines(t, table, state), ...roleLines(t, table, position, position.turn, when)].join('\n');
}

function momentLines(t: Translate, table: Table, state: GameState): string[] {
  switch (state.phase.name) {
    case 'before':
      return [beforeLine(t, state), ...bindingBefore(t, state)];
    case 'extra':
      return extraLines(t, table, state);
    case 'discard':
      return [t('help.discard'), ...discardLines(t, state)];
    case 'moving':
      return movingLines(t, table, state);
    case 'afterFall':
      return [t('help.afterFall')];
    case 'over':
      return [];
  }
}

function beforeLine(t: Translate, state: GameState): string {
  const { position } = state;
  const { roll, devotions } = offers(state);
  const role = roleOf(position, position.turn);
  const extra = firstRoll(position.players, role) === 4 ? 'no' : role === 'tuchulcha' ? 'equal' : 'pair';
  return t('help.before', { count: roll, devote: devotions.length > 0 ? 'yes' : 'no', extra });
}

/** What the dice do as they are, if no more is rolled. */
function extraLines(t: Translate, table: Table, state: GameState): string[] {
  const dice = diceText(diceLeft(state));
  const kept = tuchulcha.apply(state, { type: 'keep' });
  if (!kept.ok) throw new Error(`staying with ${dice} was refused: ${kept.refusal.code}`);
  return [
    t('help.extra', { dice }),
    t('help.extra.stay', { dice }),
    ...(kept.state.phase.name === 'discard'
      ? momentLines(t, table, kept.state)
      : [...bindingLines(t, kept.state), ...dieLines(t, table, kept.state)]),
  ];
}

/** What the other dice then ask for; in one sentence where it does not depend on which is given up. */
function discardLines(t: Translate, state: GameState): string[] {
  const rests = new Map<string, { readonly rest: string; readonly dice: number; readonly of: number[] }>();
  for (const die of offers(state).discards) {
    const applied = tuchulcha.apply(state, { type: 'discard', die });
    const binding = applied.ok ? constraintsOf(applied.state) : null;
    if (!binding) throw new Error(`an offered discard was refused: ${die}`);
    const { dice, rolled, lastOne } = binding;
    const rest = lastOne && dice > 0 ? 'free' : dice === rolled ? 'all' : 'some';
    const of = rests.get(`${rest} ${dice}`)?.of ?? [];
    rests.set(`${rest} ${dice}`, { rest, dice, of: [...of, die] });
  }
  return [...rests.values()].map(({ rest, dice, of }) =>
    t('help.discard.rest', { rest, dice, of: rests.size === 1 ? 'any' : of.join(', ') }),
  );
}

function movingLines(t: Translate, table: Table, state: GameState): string[] {
  const dice = shownDice(state).map(({ value, state: used }) => t(`alt.die.${used}`, { value }));
  const { onlyTurn, steps } = offers(state);
  return [
    `${t('help.dice', { dice: dice.join(', ') })} ${bindingLines(t, state).join('\n')}`,
    ...dieLines(t, table, state),
    ...(onlyTurn && steps.length > 1 ? [t('help.sameEnd')] : []),
  ];
}
