import { applySteps } from '../../../games/tuchulcha/end-of-turn.ts';
import type { Step } from '../../../games/tuchulcha/index.ts';
import { victimOf } from '../../../pictures/tuchulcha/steps.ts';
import type { BoardView, ShownMove } from '../../../pictures/tuchulcha/view.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { TurnAnalysis } from '../../../tables/results/analysis.ts';
import type { Choice } from '../../../tables/results/choices.ts';
import type { Frame } from '../../../tables/results/frames.ts';
import { diceAfter } from '../../views/moves.ts';

/** The surely better turn, where the turn was the reader's own: nobody is told what others missed. */
export const missedBy = (
  reader: Snowflake | null,
  frame: Frame | undefined,
  analysis: readonly TurnAnalysis[] | null,
): Choice | null =>
  frame && reader !== null && frame.player === reader
    ? (analysis?.find(({ turn }) => turn === frame.turn)?.missed ?? null)
    : null;

/** The board after another turn with the same dice. */
export function betterBoard(locale: string, frame: Frame, steps: readonly Step[]): BoardView {
  const start = frame.stages.find(({ kind }) => kind === 'rolled')?.position ?? frame.before;
  const { position, over } = applySteps(start, steps);
  const discarded = steps.find(({ kind }) => kind === 'discard')?.die ?? null;
  const rest = steps.filter(({ kind }) => kind !== 'discard');
  const lastMoves = rest.flatMap((step, index): ShownMove[] => {
    if (step.kind !== 'move') return [];
    const hits = victimOf(applySteps(start, rest.slice(0, index)).position, step);
    return [hits ? { ...step, hits } : step];
  });
  return {
    ...{ position, locale, choices: [], lastMoves },
    dice: diceAfter(frame.dice, discarded, rest),
    ...{ toMove: over ? null : frame.color, winners: over?.winners ?? null },
  };
}
