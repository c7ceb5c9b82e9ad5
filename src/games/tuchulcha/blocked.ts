/** Why a player can't use any die: what stands in the way of each haruspex. */

import { distinct } from './dice.ts';
import { movedBy } from './position.ts';
import type { Refusal } from './refusal.ts';
import type { GameState, Origin } from './types.ts';
import { whyNot } from './why-not.ts';

/** One refusal for each rule and stone, ascending by stone. Empty outside a turn, and for a player without a haruspex. */
export function blockedBy(state: GameState): readonly Refusal[] {
  const { phase, position } = state;
  if (phase.name !== 'moving') return [];
  const reasons = new Map<string, Refusal>();
  for (const color of movedBy(position)) {
    const own = position.colors[color];
    if (!own) continue;
    const origins: Origin[] = [
      ...(own.temple > 0 ? (['temple'] as const) : []),
      ...own.path.map(({ stone }) => stone),
      ...(own.atExit > 0 ? (['exit'] as const) : []),
    ];
    for (const from of origins) {
      for (const die of distinct(phase.dice)) {
        const refusal = whyNot(state, { color, from, die });
        if (refusal) reasons.set(`${refusal.code} ${refusal.facts['stone'] ?? ''}`, refusal);
      }
    }
  }
  return [...reasons.values()].sort((a, b) => Number(a.facts['stone'] ?? 0) - Number(b.facts['stone'] ?? 0));
}
