/** The order of a turn's buttons: those that bring their player most stand first, and among equals the letters decide. */
import {
  COLORS,
  type Color,
  type GameState,
  type Position,
  type Step,
  tuchulcha,
} from '../../games/tuchulcha/index.ts';
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
export const winnersAfter = (state: GameState, steps: readonly Step[]): readonly Color[] | null =>
  endAfter(state, steps)?.winners ?? null;

/** Of lines that end the game alike, with the same winners and places, the first: there is nothing to choose among them. */
export function distinctEnds(
  state: GameState,
  lines: readonly (readonly Step[])[],
): readonly (readonly Step[])[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const end = endAfter(state, line);
    if (!end) return true;
    const key = JSON.stringify([end.winners, state.position.players === 2 ? null : placesIn(end.position)]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** Places go by the altar, then by the forest, and by who is still in the game. */
const placesIn = ({ colors }: Position) =>
  COLORS.map((color) => [colors[color]?.altar, colors[color]?.forest, colors[color]?.role]);

interface GameEnd {
  readonly winners: readonly Color[];
  readonly position: Position;
}

/** Null where the game goes on. */
function endAfter(state: GameState, steps: readonly Step[]): GameEnd | null {
  if (!steps.some(mayEndGame)) return null;
  let after = state;
  for (const step of steps) {
    const applied = tuchulcha.apply(after, { type: 'step', step });
    if (!applied.ok) return null;
    after = applied.state;
  }
  if (after.phase.name !== 'moving' || !after.phase.result) return null;
  return { winners: after.phase.result, position: after.position };
}

/** Only a haruspex that leaves the path can end the game; checking other steps would cost time. */
const mayEndGame = (step: Step): boolean =>
  step.kind === 'move' && (step.to === 'altar' || (step.effect !== 'none' && step.effect !== 'open'));
