import type { GameEvent } from '../../../games/tuchulcha/index.ts';
import type { Moment } from '../../../pictures/index.ts';

/** What of an event pictures have a sign for; null for the others. */
export function momentOf(event: GameEvent): Moment | null {
  switch (event.type) {
    case 'hit':
      return { kind: 'hit', by: event.by, of: event.color, count: event.count };
    case 'devoted':
      return { kind: 'role', color: event.color, role: event.devotion.role };
    case 'sealed':
      return { kind: 'sealed', color: event.color, stone: event.stone };
    case 'reachedAltar':
      return { kind: 'altar', color: event.color };
    case 'lost':
      return { kind: 'lost', color: event.color, count: 1 };
    case 'out':
      return { kind: 'out', color: event.color };
    default:
      return null;
  }
}

export const momentsOf = (events: readonly GameEvent[]): Moment[] =>
  events.flatMap((event) => momentOf(event) ?? []);
