/** A puzzle: a position and a roll with one turn that is clearly best, and the turns to choose from. */
import type { Color } from '../board.ts';
import {
  COLOR_LETTERS,
  colorOfLetter,
  formatDice,
  formatPosition,
  formatSteps,
  parseDice,
  parsePosition,
} from '../notation.ts';
import type { Position } from '../position.ts';
import { legalTurnsOf } from '../search/legal-turns.ts';
import type { Step } from '../types.ts';
import type { Consequences } from './consequences.ts';

export interface PuzzleTurn extends Consequences {
  readonly steps: readonly Step[];
  /** The mover's to win, 0..1, found by playing on from the turn's end. */
  readonly chance: number;
}

export interface Puzzle {
  /** The same for the same position, roll and turns, in any version of the collection. */
  readonly id: string;
  readonly position: Position;
  readonly dice: readonly number[];
  /** Two or more, in the order in which they are shown. */
  readonly turns: readonly PuzzleTurn[];
  /** The index of the best turn. */
  readonly best: number;
  /** How hard it seems, before anybody tried: the share of weak players that find the best turn, 0..1. */
  readonly found: number;
}

/** As it stands in the collection's file. */
export interface WrittenPuzzle {
  readonly id: string;
  /** In the notation of docs/rules/tuchulcha.md §9. */
  readonly position: string;
  readonly dice: string;
  readonly found: number;
  readonly turns: readonly WrittenTurn[];
}

interface WrittenTurn {
  readonly steps: string;
  readonly chance: number;
  readonly hits?: number;
  readonly arrived?: number;
  readonly lost?: number;
  /** A colour's letter and how many of 100 of its rolls hit: `r31`. */
  readonly danger?: string;
  readonly threat?: number;
  readonly home?: number;
}

export function formatPuzzle({ id, position, dice, found, turns }: Puzzle): WrittenPuzzle {
  return {
    ...{ id, position: formatPosition(position), dice: formatDice(dice), found },
    turns: turns.map(({ steps, chance, hits, arrived, lost, danger, threat, home }) => ({
      ...{ steps: formatSteps(steps, position.players), chance },
      ...(hits > 0 && { hits }),
      ...(arrived > 0 && { arrived }),
      ...(lost > 0 && { lost }),
      ...(danger && { danger: `${COLOR_LETTERS[danger.by]}${danger.percent}` }),
      ...(threat > 0 && { threat }),
      ...(home > 0 && { home }),
    })),
  };
}

/** Throws where it isn't one, or a turn isn't legal. */
export function parsePuzzle({ id, position: text, dice, found, turns }: WrittenPuzzle): Puzzle {
  const position = parsePosition(text);
  const rolled = parseDice(dice);
  if (!position.ok || !rolled.ok) throw new Error(`puzzle ${id} can't be read`);
  const lines = linesOf(position.value, rolled.value);
  const parsed = turns.map((turn): PuzzleTurn => {
    const steps = lines.get(turn.steps);
    if (!steps) throw new Error(`puzzle ${id} has a turn that isn't legal: ${turn.steps}`);
    const { chance, hits = 0, arrived = 0, lost = 0, threat = 0, home = 0 } = turn;
    return { steps, chance, hits, arrived, lost, danger: dangerOf(turn.danger), threat, home };
  });
  const chances = parsed.map(({ chance }) => chance);
  const best = chances.indexOf(Math.max(...chances));
  return { id, position: position.value, dice: rolled.value, turns: parsed, best, found };
}

/** All legal turns by how they are written. */
const linesOf = (position: Position, dice: readonly number[]): ReadonlyMap<string, readonly Step[]> => {
  const turns = legalTurnsOf(position, dice);
  const all = Array.from({ length: turns.size }, (_, index) => turns.steps(index));
  return new Map(all.map((steps) => [formatSteps(steps, position.players), steps]));
};

function dangerOf(text: string | undefined): Consequences['danger'] {
  const by: Color | undefined = colorOfLetter(text?.[0]);
  return text && by ? { by, percent: Number(text.slice(1)) } : null;
}
