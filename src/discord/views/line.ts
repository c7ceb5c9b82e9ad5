import { type GameState, type Step, tuchulcha } from '../../games/tuchulcha/index.ts';
import type { Translate } from '../../texts/index.ts';
import { stepText } from './labels.ts';

/** Steps in words, each with its die, as they follow from a state: `3: 11 to 14, hits blue; 5: temple to 25`. */
export function lineText(t: Translate, from: GameState, steps: readonly Step[]): string {
  const phrases: string[] = [];
  let state = from;
  for (const step of steps) {
    phrases.push(
      t('turn.step', { die: step.die, text: stepText(t, state.position, step, namesColors(state)) }),
    );
    const applied = tuchulcha.apply(state, { type: 'step', step });
    if (!applied.ok) throw new Error(`A line was refused: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return phrases.join('; ');
}

/** With two players a step says whose haruspex it moves (tuchulcha.md §8). */
export const namesColors = ({ position }: GameState): boolean => position.players === 2;

/** The state of this turn before its first step. */
export function beforeSteps(state: GameState): GameState {
  const { phase } = state;
  if (phase.name !== 'moving') return state;
  return { ...state, position: phase.before, phase: { ...phase, steps: [], result: null } };
}
