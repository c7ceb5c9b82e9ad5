import {
  COLOR_LETTERS,
  formatDice,
  formatPosition,
  formatSteps,
} from '../../src/games/tuchulcha/notation.ts';
import type { Puzzle } from '../../src/games/tuchulcha/puzzles.ts';
import { formatRole, NONE, type WrittenPuzzle } from '../../src/tables/tuchulcha/puzzles.ts';

/** The format of `parsePuzzle`. */
export function formatPuzzle({ id, position, dice, found, turns }: Puzzle): WrittenPuzzle {
  return {
    id,
    position: formatPosition(position),
    dice: dice.length > 0 ? formatDice(dice) : NONE,
    found,
    turns: turns.map(({ steps, devotion, chance, hits, arrived, lost, danger, threat, home }) => ({
      steps: devotion === undefined ? formatSteps(steps, position.players) : formatRole(devotion),
      chance,
      ...(hits > 0 && { hits }),
      ...(arrived > 0 && { arrived }),
      ...(lost > 0 && { lost }),
      ...(danger && { danger: `${COLOR_LETTERS[danger.by]}${danger.percent}` }),
      ...(threat > 0 && { threat }),
      ...(home > 0 && { home }),
    })),
  };
}
