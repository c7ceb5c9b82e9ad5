import type { Color } from '../../../../../src/games/tuchulcha/board.ts';
import { type Offers, offers, tuchulcha } from '../../../../../src/games/tuchulcha/game.ts';
import { legalTurnsOf } from '../../../../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import type { Position } from '../../../../../src/games/tuchulcha/position.ts';
import type { Action, Devotion, GameState, Step } from '../../../../../src/games/tuchulcha/types.ts';
import { evaluate } from './evaluate.ts';

/** The gain that justifies the risk of a change of role, in haruspexes on the altar. */
const DEVOTION_MARGIN = 1;

/**
 * The first version of the computer player, which chooses the legal turn with the best end by a few simple features. Deterministic.
 * Throws when no action is offered.
 */
export function chooseAction(state: GameState): Action {
  const offered = offers(state);
  if (!offered.color) throw new Error('The game is over: there is nothing to choose.');
  switch (state.phase.name) {
    case 'before':
      return bestDevotion(state, offered) ?? { type: 'roll', dice: [] };
    case 'afterFall':
      return bestDevotion(state, offered) ?? { type: 'pass' };
    case 'extra':
      return wantsMore(state.position, state.phase.dice) ? { type: 'roll', dice: [] } : { type: 'keep' };
    case 'discard':
      return bestDiscard(state.position, state.phase.dice, offered.discards);
    default:
      return nextOfTurn(state, offered);
  }
}

interface Best {
  readonly steps: readonly Step[];
  readonly value: number;
}

/** The best legal turn for a roll; with `discarded`, among those that discard that die, which is no step then. */
function bestTurn(position: Position, dice: readonly number[], discarded: number | null = null): Best {
  const turns = legalTurnsOf(position, dice);
  let best: Best = { steps: [], value: Number.NEGATIVE_INFINITY };
  for (let index = 0; index < turns.size; index++) {
    const steps = turns.steps(index);
    if (discarded !== null && !isDiscardOf(steps[0], discarded)) continue;
    const end = turns.end(index);
    const value = evaluate(end.position, end.result, position.turn);
    if (value > best.value) best = { steps: discarded === null ? steps : steps.slice(1), value };
  }
  return best;
}

const isDiscardOf = (step: Step | undefined, die: number): boolean =>
  step?.kind === 'discard' && step.die === die;

/** Whether one more die improves the turn, averaged over its six faces. */
function wantsMore(position: Position, dice: readonly number[]): boolean {
  const faces = [1, 2, 3, 4, 5, 6].map((die) => bestTurn(position, [...dice, die]).value);
  return average(faces) > bestTurn(position, dice).value;
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function bestDiscard(position: Position, dice: readonly number[], discards: readonly number[]): Action {
  const [first] = bestTurn(position, dice).steps;
  const die = first?.kind === 'discard' ? first.die : discards[0];
  if (die === undefined) throw new Error('No die can be discarded.');
  return { type: 'discard', die };
}

/** The next step of the best turn, or its confirmation. Steps that someone else made are undone first. */
function nextOfTurn(state: GameState, offered: Offers): Action {
  const { phase } = state;
  if (phase.name !== 'moving') throw new Error(`There is no turn to play in phase ${phase.name}.`);
  const line = bestTurn(phase.before, phase.dice, phase.discarded).steps;
  const begun = phase.steps.every((step, at) => JSON.stringify(step) === JSON.stringify(line[at]));
  if (!begun) return { type: 'undo' };
  const step = line[phase.steps.length];
  if (step) return { type: 'step', step };
  if (!offered.confirm) throw new Error('The best turn is no legal turn.');
  return { type: 'confirm' };
}

/** The change of role with a better value than staying; null if there is none. */
function bestDevotion(state: GameState, { devotions, color }: Offers): Action | null {
  if (!color) return null;
  let best: { readonly devotion: Devotion; readonly value: number } | null = null;
  for (const devotion of devotions) {
    const value = valueAfter(state, devotion, color);
    if (!best || value > best.value) best = { devotion, value };
  }
  const staying = evaluate(state.position, null, color);
  return best && best.value > staying + DEVOTION_MARGIN ? { type: 'devote', devotion: best.devotion } : null;
}

function valueAfter(state: GameState, devotion: Devotion, color: Color): number {
  const applied = tuchulcha.apply(state, { type: 'devote', devotion });
  if (!applied.ok) return Number.NEGATIVE_INFINITY;
  const { position, phase } = applied.state;
  return evaluate(position, phase.name === 'over' ? phase.winners : null, color);
}
