/** One action of a log as one word. Steps and dice are those of docs/rules/tuchulcha.md §9. */
import {
  type Devotion,
  formatDice,
  formatStep,
  type Move,
  type Step,
  tuchulcha,
} from '../../../games/tuchulcha/index.ts';
import { COLOR_LETTERS } from '../../../games/tuchulcha/notation.ts';
import type { Action, GameState } from '../../../games/tuchulcha/types.ts';

/** The word for a legal action in a state. */
export function formatAction(state: GameState, action: Action): string {
  switch (action.type) {
    case 'roll':
      return `(${formatDice(action.dice)})`;
    case 'discard':
      return `!${action.die}`;
    case 'step':
      return formatStepWithDie(state, action.step);
    case 'devote':
      return `devote:${formatDevotion(action.devotion)}`;
    case 'resign':
      return `resign:${COLOR_LETTERS[action.color]}`;
    case 'confirm':
      return 'end';
    default:
      return action.type;
  }
}

/** `t1`: one from the temple. `l`, `lT`, `l12`: all from altar and forest, or one from the temple or a stone. */
function formatDevotion(devotion: Devotion): string {
  if (devotion.role === 'tuchulcha') return `t${devotion.fromTemple}`;
  return `l${devotion.from === null ? '' : devotion.from === 'temple' ? 'T' : devotion.from}`;
}

/** The die is written where another one that is left could make the same step: on the way to the altar. */
function formatStepWithDie(state: GameState, step: Step): string {
  const written = formatStep(step, state.position.players);
  return step.kind === 'move' && canUseOtherDice(state, step) ? `${written}/${step.die}` : written;
}

const canUseOtherDice = (state: GameState, move: Move): boolean =>
  diceLeft(state).some(
    (die) => die !== move.die && tuchulcha.apply(state, { type: 'step', step: { ...move, die } }).ok,
  );

function diceLeft({ phase }: GameState): readonly number[] {
  if (phase.name !== 'moving') return [];
  const left = [...phase.dice];
  for (const die of [phase.discarded, ...phase.steps.map((step) => step.die)]) {
    const index = die === null ? -1 : left.indexOf(die);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}
