import {
  COLORS,
  formatStep,
  type GameState,
  offers,
  parseDice,
  parsePosition,
  type Step,
  tuchulcha,
} from '../../games/tuchulcha/index.ts';
import type { BoardView } from '../../pictures/tuchulcha/view.ts';
import { FIGURES, type Figure, type FigureId } from '../../texts/rules/figures.ts';
import { diceOfTurn, lettersOnBoard, numberSteps, withHits } from '../views/moves.ts';

/** A figure's board before its steps, with the dice, and the steps as numbered arrows. */
export function figureView(locale: string, id: FigureId): BoardView {
  const { state, steps } = turnOf(FIGURES[id]);
  return {
    position: state.position,
    dice: diceOfTurn(state),
    lastMoves: [],
    choices: lettersOnBoard(numberSteps(withHits(state, steps))),
    toMove: state.position.turn,
    winners: null,
    locale,
  };
}

interface FigureTurn {
  /** Before the first step; with Tuchulcha's discard, where there is one (tuchulcha.md §4.6). */
  readonly state: GameState;
  readonly steps: readonly Step[];
}

/** Throws where a figure is no legal turn: it is written here, not brought from outside. */
function turnOf(figure: Figure): FigureTurn {
  const state = stateOf(figure);
  const written = figure.moves === '' ? [] : figure.moves.split(' ');
  const [first = '', ...others] = written;
  const die = state.phase.name === 'discard' ? Number(/^!([1-6])$/.exec(first)?.[1]) : Number.NaN;
  const discarded = Number.isNaN(die) ? null : tuchulcha.apply(state, { type: 'discard', die });
  if (discarded && !discarded.ok) throw new Error(`a figure gives up what it may not: ${figure.moves}`);
  const start = discarded?.state ?? state;
  const steps = findSteps(start, discarded ? others : written);
  if (!steps) throw new Error(`a figure is no legal turn: ${figure.position} ${figure.dice} ${figure.moves}`);
  return { state: start, steps };
}

function stateOf({ position: text, dice: roll }: Figure): GameState {
  const parsed = parsePosition(text);
  const dice = roll === null ? null : parseDice(roll);
  if (!parsed.ok || dice?.ok === false) throw new Error(`a figure cannot be read: ${text} ${roll}`);
  const position = parsed.value;
  const before: GameState = {
    setup: { players: COLORS, first: position.turn },
    position,
    phase: { name: 'before' },
    turnNumber: 1,
    rolls: 0,
  };
  if (!dice) return before;
  const isTuchulcha = position.colors[position.turn]?.role === 'tuchulcha';
  return {
    ...before,
    phase: isTuchulcha
      ? { name: 'discard', dice: dice.value }
      : { name: 'moving', dice: dice.value, discarded: null, steps: [], before: position, result: null },
  };
}

/** The steps as written, each with its die, which the notation leaves out: of several that lead there, one that the rest follows from. */
function findSteps(state: GameState, written: readonly string[]): readonly Step[] | null {
  const [next, ...others] = written;
  if (next === undefined) return [];
  const { players } = state.position;
  for (const step of offers(state).steps.filter((one) => formatStep(one, players) === next)) {
    const applied = tuchulcha.apply(state, { type: 'step', step });
    const rest = applied.ok ? findSteps(applied.state, others) : null;
    if (rest) return [step, ...rest];
  }
  return null;
}
