import { constraintsOf, type GameState, isLastOne, offers, waitingOf } from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';
import { placesText } from './haruspexes.ts';
import { whyText } from './why.ts';

/** How many dice must be used, and what comes before all else. */
export function bindingLines(t: Translate, state: GameState): string[] {
  const binding = constraintsOf(state);
  if (!binding) return [];
  const { openHit, waiting, mysticalFirst, dice } = binding;
  const lines = [t('help.must', { must: mustUse(state), dice })];
  if (openHit) {
    const reason = whyText(t, { code: 'openHit', rule: '4.2', facts: openHit }, null);
    lines.push(t('help.first', { reason }));
  }
  if (waiting.length > 0) {
    const key = mysticalFirst ? 'help.mysticalFirst' : 'help.mysticalFree';
    lines.push(t(key, { places: placesText(t, waiting) }));
  }
  return lines;
}

function mustUse(state: GameState): 'over' | 'none' | 'done' | 'last' | 'free' | 'all' | 'some' {
  const binding = constraintsOf(state);
  const { confirm, steps } = offers(state);
  if (state.phase.name === 'moving' && state.phase.result) return 'over';
  if (binding?.dice === 0) return 'none';
  if (confirm && steps.length === 0) return 'done';
  if (binding?.lastOne) return confirm ? 'free' : 'last';
  return binding?.dice === binding?.rolled ? 'all' : 'some';
}

/** What will bind the player once the dice are rolled. */
export function bindingBefore(t: Translate, { position }: GameState): string[] {
  const waiting = waitingOf(position);
  return [
    ...(waiting.length > 0 ? [t('help.before.mystical', { places: placesText(t, waiting) })] : []),
    ...(isLastOne(position) ? [t('help.must', { must: 'last', dice: 1 })] : []),
  ];
}
