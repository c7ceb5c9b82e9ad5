import type { Step } from '../../games/tuchulcha/index.ts';
import type { LetteredMove, ShownMove } from '../../pictures/tuchulcha/view.ts';

/** Without I and O, which look like digits on a phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';

export interface LetteredStep {
  readonly letter: string;
  /** With the colour that it hits, where a step before it may have changed that. */
  readonly step: Step | ShownMove;
}

/** A letter for each step, in their order. */
export const lettered = (steps: readonly Step[]): LetteredStep[] =>
  steps.map((step, index) => ({ letter: LETTERS.charAt(index) || String(index + 1), step }));

/** The same for a line that is played as a whole: 1, 2, 3. */
export const numbered = (steps: readonly (Step | ShownMove)[]): LetteredStep[] =>
  steps.map((step, index) => ({ letter: String(index + 1), step }));

export const lettersOnBoard = (steps: readonly LetteredStep[]): LetteredMove[] =>
  steps.flatMap(({ letter, step }) => (step.kind === 'move' ? [{ letter, move: step }] : []));
