import { readFileSync } from 'node:fs';
import type figures from '../../../assets/rules/figures.json';
import { roleOf } from '../../games/tuchulcha/board.ts';
import { offers, tuchulcha } from '../../games/tuchulcha/game.ts';
import { formatStep, parseDice } from '../../games/tuchulcha/notation.ts';
import type { GameState, Step } from '../../games/tuchulcha/types.ts';
import { drawable } from '../../pictures/painter.ts';
import type { BoardView } from '../../pictures/tuchulcha/board-view.ts';
import { projectFile } from '../../project-file.ts';
import type { FigureKey } from '../../texts/index.ts';
import type { GameFeature } from '../game-features.ts';
import { boardView } from './board-message.ts';
import { diceOfTurn, numberSteps, turnOn, withHits, writtenPosition } from './move-texts.ts';

/** A position beside a rules page, in the notation of docs/rules/tuchulcha.md §9; most are the examples of §10. */
export interface Figure {
  readonly position: string;
  readonly dice: string | null;
  readonly moves: string;
}

export const FIGURES: Readonly<typeof figures> = JSON.parse(
  readFileSync(projectFile('assets/rules/figures.json'), 'utf8'),
);

export type FigureId = keyof typeof FIGURES;

const isFigure = (key: FigureKey): key is FigureId => Object.hasOwn(FIGURES, key);

/** A figure's board before its steps, with the dice, and the steps as numbered arrows. */
export function figureView(locale: string, id: FigureId): BoardView {
  const { state, steps } = turnOf(FIGURES[id]);
  const choices = numberSteps(withHits(state.position, steps));
  return boardView(locale, state.position, { dice: diceOfTurn(state), choices });
}

/** Throws if a figure is no legal turn, since figures are part of the code. */
function turnOf(figure: Figure) {
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
  const position = writtenPosition(text);
  if (roll === null) return turnOn(position);
  const parsed = parseDice(roll);
  if (!parsed.ok) throw new Error(`a figure cannot be read: ${text} ${roll}`);
  const dice = parsed.value;
  return roleOf(position, position.turn) === 'tuchulcha'
    ? turnOn(position, { name: 'discard', dice })
    : turnOn(position, { name: 'moving', dice, discarded: null, steps: [], before: position, result: null });
}

/** The steps of a figure with their dice, which the notation leaves out: the first choice that allows the rest. */
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

export const tuchulchaRules: NonNullable<GameFeature['rules']> = {
  mainPages: [
    ...(['aim', 'turn', 'setup', 'board', 'mystical', 'ritual', 'passage', 'allDice', 'power'] as const),
    ...(['hits', 'tuchulcha', 'lasaVecuvia', 'winning', 'twoPlayers', 'rulings', 'etruscans'] as const),
  ],
  overview: (locale) => drawable('tuchulcha', 'legend', { locale }),
  figure: (locale, figure) =>
    isFigure(figure) ? drawable('tuchulcha', 'board', figureView(locale, figure)) : null,
};
