import type { GameState, Step } from '../../games/tuchulcha/index.ts';
import type { ShownDie } from '../../pictures/tuchulcha/view.ts';

/** The dice of the turn in progress, each used, discarded or not yet. */
export function shownDice({ phase }: GameState): ShownDie[] {
  if (!('dice' in phase)) return [];
  return phase.name === 'moving'
    ? diceAfter(phase.dice, phase.discarded, phase.steps)
    : diceAfter(phase.dice, null, []);
}

/** Dice of a turn after some of its steps. `discarded`: Tuchulcha's. */
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
  shownDice(state)
    .filter((die) => die.state === 'unused')
    .map((die) => die.value);

/** The values among the offered steps, highest first. */
export const stepDice = (steps: readonly Step[]): number[] =>
  [...new Set(steps.map(({ die }) => die))].sort((a, b) => b - a);
