import { afterDevotion, applySteps } from '../../../games/tuchulcha/end-of-turn.ts';
import type { GameState } from '../../../games/tuchulcha/index.ts';
import type { Puzzle, PuzzleTurn } from '../../../games/tuchulcha/puzzles/puzzle.ts';
import type { BoardView } from '../../../pictures/tuchulcha/board-view.ts';
import { USUAL_TERMS } from '../../../tables/tuchulcha/terms.ts';
import type { Translate } from '../../../texts/index.ts';
import { boardView } from '../board-message.ts';
import { lineLabel } from '../button-labels.ts';
import { Letters } from '../haruspexes.ts';
import { beforeSteps, diceAfter, lineText, movesAmong, withHits } from '../moves.ts';

const stateOf = ({ position, dice }: Puzzle): GameState => ({
  setup: { players: [], first: position.turn },
  position,
  phase: { name: 'moving', dice, discarded: null, steps: [], before: position, result: null },
  turnNumber: 1,
  rolls: 1,
});

export const asksForRole = ({ dice }: Puzzle): boolean => dice.length === 0;

/** The turn in words, for boards without letters. */
export const turnText = (t: Translate, puzzle: Puzzle, turn: PuzzleTurn): string =>
  asksForRole(puzzle) ? roleText(t, turn) : lineText(t, stateOf(puzzle), turn.steps);

function roleText(t: Translate, { devotion }: PuzzleTurn): string {
  if (!devotion) return t('puzzle.role.keep');
  return devotion.role === 'tuchulcha'
    ? t('puzzle.role.tuchulcha', { temple: devotion.fromTemple })
    : t('puzzle.role.lasaVecuvia', { from: String(devotion.from ?? 'none') });
}

const lettersOf = ({ position, turns }: Puzzle): Letters =>
  new Letters(
    position.turn,
    turns.map(({ steps }) => steps),
  );

/** A puzzle has no players: colors stand for them. */
const NOBODY = { id: '', game: 'tuchulcha', terms: USUAL_TERMS, seats: [] } as const;

/** The labels of the turns, as on the buttons of a game. */
export function turnLabels(t: Translate, puzzle: Puzzle, isBrief: boolean): readonly string[] {
  if (asksForRole(puzzle)) return puzzle.turns.map((turn) => roleText(t, turn));
  const state = stateOf(puzzle);
  const letters = lettersOf(puzzle);
  return puzzle.turns.map(({ steps }) => lineLabel(t, NOBODY, state, steps, letters, isBrief).label);
}

/** The board with a letter on each haruspex that one of the turns moves, and its targets. */
export function questionBoard(puzzle: Puzzle, locale: string): BoardView {
  const { position, dice, turns } = puzzle;
  const state = stateOf(puzzle);
  const letters = lettersOf(puzzle);
  return boardView(locale, position, {
    dice: diceAfter(dice, null, []),
    choices: letters.onBoard(turns.map(({ steps }) => withHits(state, steps))),
    haruspexes: letters.all,
  });
}

/** The board after one of the turns, with its steps as arrows, or with its role. */
export function answerBoard(puzzle: Puzzle, { steps, devotion }: PuzzleTurn, locale: string): BoardView {
  const { position: before, dice } = puzzle;
  const { position, over } = applySteps(devotion ? afterDevotion(before, devotion) : before, steps);
  return boardView(locale, position, {
    dice: diceAfter(dice, null, steps),
    lastMoves: movesAmong(withHits(beforeSteps(stateOf(puzzle)), steps)),
    toMove: over ? null : before.turn,
    winners: over?.winners ?? null,
  });
}
