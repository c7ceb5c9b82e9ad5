import type { Color, GameEvent } from '../../games/tuchulcha/index.ts';
import type { Elimination } from '../game.ts';

/** The players whom these events put out, but for those who resigned. `turn`: in which they begin. */
export function eliminations(
  events: readonly GameEvent[],
  turn: number,
): readonly Elimination<'tuchulcha'>[] {
  const found: Elimination<'tuchulcha'>[] = [];
  let now = turn;
  let by: Color | null = null;
  for (const event of events) {
    if (event.type === 'turn') now = event.turnNumber;
    else if (event.type === 'out') {
      const { color, reason } = event;
      if (reason !== 'resigned') found.push({ color, why: reason, by: by ?? color, turn: now });
    } else if ('by' in event) by = event.by;
    else if (event.type === 'devoted') by = event.color;
  }
  return found;
}
