import type { Color } from './color.ts';
import type { GameState } from './state.ts';
import { votersLeft } from './witness.ts';

/** Whom the game waits for; null: for chance, or for nobody, since it is over. */
export function awaitedIn(state: GameState): Color | null {
  const { phase, turn } = state;
  switch (phase.name) {
    case 'drawingFirst':
    case 'drawing':
    case 'over':
      return null;
    case 'witness':
      return phase.next;
    case 'challenge':
      return votersLeft(state, phase)[0] ?? null;
    case 'question':
      return phase.asker;
    default:
      return turn;
  }
}
