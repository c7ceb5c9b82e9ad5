import { type GameEvent, type GameState, type Step, tuchulcha } from '../../games/tuchulcha/index.ts';
import { victimOf } from '../../pictures/tuchulcha/steps.ts';
import type { ShownMove } from '../../pictures/tuchulcha/view.ts';

/** Steps as they follow from a state, each with the colour that it hits or begins to hit. Throws where one is not legal. */
export function withHits(from: GameState, steps: readonly Step[]): (Step | ShownMove)[] {
  let state = from;
  return steps.map((step) => {
    const hits = step.kind === 'move' ? victimOf(state.position, step) : null;
    const applied = tuchulcha.apply(state, { type: 'step', step });
    if (!applied.ok) throw new Error(`A line was refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
    return hits ? { ...step, hits } : step;
  });
}

export const movesAmong = (steps: readonly (Step | ShownMove)[]): ShownMove[] =>
  steps.flatMap((step) => (step.kind === 'move' ? [step] : []));

/** The moves of turns that are over, each with the colour that it hit: the game tells that right after the last move of a hit. */
export function movesTold(events: readonly GameEvent[]): ShownMove[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'moved') return [];
    const { move } = event;
    if (move.effect !== 'hit' && move.effect !== 'open') return [move];
    const hit = events.slice(at).find((later) => later.type === 'hit');
    return [hit?.type === 'hit' ? { ...move, hits: hit.color } : move];
  });
}
