/** The order of a turn's buttons: those that bring their player most stand first, and among equals the letters decide. */
import { type Color, type GameState, type Step, tuchulcha } from '../../games/tuchulcha/index.ts';
import type { ShownMove } from '../../pictures/tuchulcha/board-view.ts';
import type { Letters } from './haruspexes.ts';

/** How good a line is for its player, the best first. */
const MERITS = ['wins', 'altar', 'gains', 'quiet', 'costs', 'loses'] as const;

export type Merit = (typeof MERITS)[number];

interface RankedLine {
  readonly line: readonly Step[];
  readonly merit: Merit;
}

/** Compares two lines, as `sort` expects it. */
export const inButtonOrder =
  (letters: Letters) =>
  (one: RankedLine, other: RankedLine): number =>
    MERITS.indexOf(one.merit) - MERITS.indexOf(other.merit) ||
    lettersOf(letters, one.line).localeCompare(lettersOf(letters, other.line));

/** A line's letters, of which higher dice come first. */
const lettersOf = (letters: Letters, line: readonly Step[]): string =>
  letters
    .along(line)
    .map((letter, at) => `${letter || 'Z'}${9 - (line[at]?.die ?? 0)}`)
    .join(' ');

/** `winners`: of the game that the line ends; null where it goes on. */
export function meritOf(
  mover: Color,
  line: readonly (Step | ShownMove)[],
  winners: readonly Color[] | null,
): Merit {
  if (winners) return winners.includes(mover) ? 'wins' : 'loses';
  const moves = line.filter((step): step is ShownMove => step.kind === 'move');
  const costs = moves.some(
    ({ effect, color, hits }) =>
      (effect === 'lost' && color === mover) || (effect === 'hit' && hits === mover),
  );
  if (costs) return 'costs';
  if (moves.some(({ to, color }) => to === 'altar' && color === mover)) return 'altar';
  const gains = moves.some(({ effect, to }) => effect === 'hit' || effect === 'sealed' || to === 'altar');
  return gains ? 'gains' : 'quiet';
}

/** The winners if these steps end the game; null where it goes on. */
export function winnersAfter(state: GameState, steps: readonly Step[]): readonly Color[] | null {
  if (!steps.some(mayEndGame)) return null;
  let after = state;
  for (const step of steps) {
    const applied = tuchulcha.apply(after, { type: 'step', step });
    if (!applied.ok) return null;
    after = applied.state;
  }
  return after.phase.name === 'moving' ? after.phase.result : null;
}

/** Only a haruspex that leaves the path can end the game; checking other steps would cost time. */
const mayEndGame = (step: Step): boolean =>
  step.kind === 'move' && (step.to === 'altar' || (step.effect !== 'none' && step.effect !== 'open'));
