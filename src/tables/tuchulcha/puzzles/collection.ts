import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { type Puzzle, parsePuzzle, type WrittenPuzzle } from '../../../games/tuchulcha/puzzles/puzzle.ts';
import { projectFile } from '../../../project-file.ts';
import type { Skill } from '../../results/result.ts';
import { priorOf } from './rating.ts';

export interface PuzzleEntry {
  readonly id: string;
  readonly players: number;
  /** Its skill while nobody has tried it. */
  readonly prior: Skill;
}

const turnJson = z.strictObject({
  steps: z.string(),
  chance: z.number(),
  hits: z.int().optional(),
  arrived: z.int().optional(),
  lost: z.int().optional(),
  danger: z.string().optional(),
  threat: z.int().optional(),
  home: z.int().optional(),
});

const puzzleJson = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{10}$/),
  position: z.string(),
  dice: z.string(),
  found: z.number(),
  turns: z.array(turnJson).min(2),
});

/** Puzzles as they ship with the project. One is read when it is asked for: that takes as long as to find its legal turns. */
export class PuzzleCollection {
  readonly entries: readonly PuzzleEntry[];
  readonly #priors: ReadonlyMap<string, Skill>;
  readonly #written: ReadonlyMap<string, WrittenPuzzle>;
  readonly #read = new Map<string, Puzzle>();

  constructor(puzzles: readonly WrittenPuzzle[]) {
    this.#written = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
    this.#priors = new Map(puzzles.map(({ id, found }) => [id, priorOf(found)]));
    this.entries = puzzles.map(({ id, position, found }) => ({
      id,
      players: Number(position[0]),
      prior: priorOf(found),
    }));
  }

  /** Returns null where it isn't among them any more. */
  get(id: string): Puzzle | null {
    const written = this.#written.get(id);
    if (!written) return null;
    const puzzle = this.#read.get(id) ?? parsePuzzle(written);
    this.#read.set(id, puzzle);
    return puzzle;
  }

  priorOf(id: string): Skill {
    return this.#priors.get(id) ?? priorOf(0.5);
  }
}

let shipped: PuzzleCollection | null = null;

/** Reads assets/puzzles.jsonl once. Throws where a line is no puzzle. */
export function shippedPuzzles(): PuzzleCollection {
  shipped ??= new PuzzleCollection(written('assets/puzzles.jsonl'));
  return shipped;
}

const written = (file: string): readonly WrittenPuzzle[] =>
  readFileSync(projectFile(file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => puzzleJson.parse(JSON.parse(line)) as WrittenPuzzle);
