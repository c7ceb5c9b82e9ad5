import type { Color, GameEvent } from '../../games/tuchulcha/index.ts';
import type { OutWhy } from '../notice.ts';

/** A player whom the rules have put out; `by`: in whose turn. */
export interface Elimination {
  readonly color: Color;
  readonly why: OutWhy;
  readonly by: Color;
  readonly turn: number;
}

/** The players whom these events put out, but for those who resigned. `turn`: in which they begin. */
export function eliminations(events: readonly GameEvent[], turn: number): readonly Elimination[] {
  const found: Elimination[] = [];
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
