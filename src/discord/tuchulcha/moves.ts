import { type GameEvent, type GameState, type Step, tuchulcha } from '../../games/tuchulcha/index.ts';
import type { LetteredMove, ShownDie, ShownMove } from '../../pictures/tuchulcha/board-view.ts';
import { stepText, victimOf } from '../../pictures/tuchulcha/steps.ts';
import type { Translate } from '../../texts/index.ts';
import { namesColors } from './haruspexes.ts';

export const diceText = (dice: readonly number[]): string => dice.join('-');

/** Calls `tell` for each step with the state in which it is taken. Throws where a step before the last isn't legal. */
function alongLine<T>(
  from: GameState,
  steps: readonly Step[],
  tell: (step: Step, state: GameState) => T,
): T[] {
  let state = from;
  return steps.map((step, at) => {
    const previous = steps[at - 1];
    // The last step is told of, not taken: to take a step costs a search.
    if (previous) state = afterStep(state, previous);
    return tell(step, state);
  });
}

function afterStep(state: GameState, step: Step): GameState {
  const applied = tuchulcha.apply(state, { type: 'step', step });
  if (!applied.ok) throw new Error(`A line was refused: ${JSON.stringify(applied.refusal)}`);
  return applied.state;
}

/** Adds to each step the color that it hits or begins to hit. Throws where a step before the last isn't legal. */
export const withHits = (from: GameState, steps: readonly Step[]): (Step | ShownMove)[] =>
  alongLine(from, steps, (step, { position }) => {
    const hits = step.kind === 'move' ? victimOf(position, step) : null;
    return hits ? { ...step, hits } : step;
  });

export const movesAmong = (steps: readonly (Step | ShownMove)[]): ShownMove[] =>
  steps.flatMap((step) => (step.kind === 'move' ? [step] : []));

/** The moves of past turns, each with the color that it hit, which the event after the last move of a hit tells. */
export function movesOfEvents(events: readonly GameEvent[]): ShownMove[] {
  return events.flatMap((event, at) => {
    if (event.type !== 'moved') return [];
    const { move } = event;
    if (move.effect !== 'hit' && move.effect !== 'open') return [move];
    const hit = events.slice(at).find((later) => later.type === 'hit');
    return [hit?.type === 'hit' ? { ...move, hits: hit.color } : move];
  });
}

/** Steps in words, such as `3: 11 to 14, hits blue; 5: temple to 25`. */
export const lineText = (t: Translate, from: GameState, steps: readonly Step[]): string =>
  alongLine(from, steps, (step, state) =>
    t('turn.step', { die: step.die, text: stepText(t, state.position, step, namesColors(state)) }),
  ).join('; ');

export function beforeSteps(state: GameState): GameState {
  const { phase } = state;
  if (phase.name !== 'moving') return state;
  return { ...state, position: phase.before, phase: { ...phase, steps: [], result: null } };
}

interface LetteredStep {
  readonly letter: string;
  /** The hit color is noted, since an earlier step may have changed it. */
  readonly step: Step | ShownMove;
}

/** Numbers the steps of a line that is played as a whole. */
export const numberSteps = (steps: readonly (Step | ShownMove)[]): LetteredStep[] =>
  steps.map((step, index) => ({ letter: String(index + 1), step }));

export const lettersOnBoard = (steps: readonly LetteredStep[]): LetteredMove[] =>
  steps.flatMap(({ letter, step }) => (step.kind === 'move' ? [{ letter, move: step }] : []));

export function diceOfTurn({ phase }: GameState): ShownDie[] {
  if (!('dice' in phase)) return [];
  return phase.name === 'moving'
    ? diceAfter(phase.dice, phase.discarded, phase.steps)
    : diceAfter(phase.dice, null, []);
}

/** The dice of a turn after some of its steps. `discarded` is Tuchulcha's. */
export function diceAfter(
  rolled: readonly number[],
  discarded: number | null,
  steps: readonly Step[],
): ShownDie[] {
  const dice: ShownDie[] = rolled.map((value) => ({ value, state: 'unused' }));
  if (discarded !== null) mark(dice, discarded, 'discarded');
  for (const { die, kind } of steps) mark(dice, die, kind === 'discard' ? 'discarded' : 'used');
  return dice;
}

function mark(dice: ShownDie[], value: number, state: 'used' | 'discarded'): void {
  const at = dice.findIndex((die) => die.value === value && die.state === 'unused');
  if (at >= 0) dice[at] = { value, state };
}

export const diceLeft = (state: GameState): number[] =>
  diceOfTurn(state)
    .filter((die) => die.state === 'unused')
    .map((die) => die.value);
