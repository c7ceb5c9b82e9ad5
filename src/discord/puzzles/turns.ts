import { applySteps } from '../../games/tuchulcha/end-of-turn.ts';
import type { GameState } from '../../games/tuchulcha/index.ts';
import type { Puzzle, PuzzleTurn } from '../../games/tuchulcha/puzzles/puzzle.ts';
import type { BoardView } from '../../pictures/tuchulcha/view.ts';
import type { Translate } from '../../texts/index.ts';
import { type LineLabel, lineLabel } from '../tuchulcha/labels.ts';
import { Letters } from '../tuchulcha/letters.ts';
import { beforeSteps, diceAfter, movesAmong, withHits } from '../views/moves.ts';

/** The state in which the turn is chosen: the dice have fallen. */
export const stateOf = ({ position, dice }: Puzzle): GameState => ({
  setup: { players: [], first: position.turn },
  position,
  phase: { name: 'moving', dice, discarded: null, steps: [], before: position, result: null },
  turnNumber: 1,
  rolls: 1,
});

const lettersOf = ({ position, turns }: Puzzle): Letters =>
  new Letters(
    position.turn,
    turns.map(({ steps }) => steps),
  );

/** Nobody sits at a puzzle: colours stand for players. */
const NOBODY = { id: '', level: null, seats: [] };

/** Each of the turns to choose from, as on the buttons of a game. */
export function turnLabels(t: Translate, puzzle: Puzzle, isBrief: boolean): readonly LineLabel[] {
  const state = stateOf(puzzle);
  const letters = lettersOf(puzzle);
  return puzzle.turns.map(({ steps }) => lineLabel(t, NOBODY, state, steps, letters, isBrief));
}

/** The board with a letter on each haruspex that one of the turns moves, and where it may go. */
export function questionBoard(puzzle: Puzzle, locale: string): BoardView {
  const { position, dice, turns } = puzzle;
  const state = stateOf(puzzle);
  const letters = lettersOf(puzzle);
  return {
    position,
    dice: diceAfter(dice, null, []),
    lastMoves: [],
    choices: letters.onBoard(turns.map(({ steps }) => withHits(state, steps))),
    haruspexes: letters.all,
    toMove: position.turn,
    winners: null,
    locale,
  };
}

/** The board after one of the turns, with its steps as arrows. */
export function answerBoard(puzzle: Puzzle, { steps }: PuzzleTurn, locale: string): BoardView {
  const { position: before, dice } = puzzle;
  const { position, over } = applySteps(before, steps);
  return {
    position,
    dice: diceAfter(dice, null, steps),
    lastMoves: movesAmong(withHits(beforeSteps(stateOf(puzzle)), steps)),
    choices: [],
    toMove: over ? null : before.turn,
    winners: over?.winners ?? null,
    locale,
  };
}
