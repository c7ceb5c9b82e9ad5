/** A puzzle: a position and a roll with one turn that is clearly best, or before the roll with one best role; and what to choose from. */
import type { Color } from '../board.ts';
import { devotionsOf } from '../devotion.ts';
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
import type { Devotion, Step } from '../types.ts';

/** Gains and losses of a turn, at once. */
export interface Gains {
  /** Haruspexes of other players that the turn hit. */
  readonly hits: number;
  /** The mover's own that reached the altar. */
  readonly arrived: number;
  /** The mover's own that went to the forest. */
  readonly lost: number;
}

export interface Consequences extends Gains {
  /** Who is likeliest to hit the mover next, and with how many of 100 rolls; null where nobody can. */
  readonly danger: { readonly by: Color; readonly percent: number } | null;
  /** With how many of 100 rolls the mover could hit somebody next, and bring one to the altar, if nobody moved before. */
  readonly threat: number;
  readonly home: number;
}

export interface PuzzleTurn extends Consequences {
  /** Empty where a role is asked for. */
  readonly steps: readonly Step[];
  /** The change of role, or none (null); only where a role is asked for. */
  readonly devotion?: Devotion | null;
  /** The mover's to win, 0..1, found by playing on from the turn's end. */
  readonly chance: number;
}

export interface Puzzle {
  /** The same for the same position, roll and turns, in any version of the collection. */
  readonly id: string;
  readonly position: Position;
  /** Empty: a role is asked for, before the roll. */
  readonly dice: readonly number[];
  /** Two or more, in the order in which they are shown. */
  readonly turns: readonly PuzzleTurn[];
  /** The index of the best turn. */
  readonly best: number;
  /** How hard it seems, before anybody tried: the share of weak players that find the best turn, 0..1. */
  readonly found: number;
}

/** A puzzle in the form of the collection's file. */
export interface WrittenPuzzle {
  readonly id: string;
  /** In the notation of docs/rules/tuchulcha.md §9. */
  readonly position: string;
  /** `-`: none, a role is asked for. */
  readonly dice: string;
  readonly found: number;
  readonly turns: readonly WrittenTurn[];
}

interface WrittenTurn {
  /** Of a role: `t1` (Tuchulcha, one of them from the temple), `l`, `lT`, `l22` (Lasa Vecuvia, and who is given), `-` (none). */
  readonly steps: string;
  readonly chance: number;
  readonly hits?: number;
  readonly arrived?: number;
  readonly lost?: number;
  /** A color's letter and how many of 100 of its rolls hit: `r31`. */
  readonly danger?: string;
  readonly threat?: number;
  readonly home?: number;
}

export function formatPuzzle({ id, position, dice, found, turns }: Puzzle): WrittenPuzzle {
  return {
    id,
    position: formatPosition(position),
    dice: dice.length > 0 ? formatDice(dice) : NONE,
    found,
    turns: turns.map(({ steps, devotion, chance, hits, arrived, lost, danger, threat, home }) => ({
      ...{
        steps: devotion === undefined ? formatSteps(steps, position.players) : formatRole(devotion),
        chance,
      },
      ...(hits > 0 && { hits }),
      ...(arrived > 0 && { arrived }),
      ...(lost > 0 && { lost }),
      ...(danger && { danger: `${COLOR_LETTERS[danger.by]}${danger.percent}` }),
      ...(threat > 0 && { threat }),
      ...(home > 0 && { home }),
    })),
  };
}

const NONE = '-';

export function formatRole(devotion: Devotion | null): string {
  if (!devotion) return NONE;
  if (devotion.role === 'tuchulcha') return `t${devotion.fromTemple}`;
  const { from } = devotion;
  return `l${from === 'temple' ? 'T' : (from ?? '')}`;
}

/** Throws where it isn't one, or a turn isn't legal. */
export function parsePuzzle({ id, position: text, dice, found, turns }: WrittenPuzzle): Puzzle {
  const position = parsePosition(text);
  const rolled = dice === NONE ? { ok: true as const, value: [] } : parseDice(dice);
  if (!position.ok || !rolled.ok) throw new Error(`puzzle ${id} can't be read`);
  const ways = dice === NONE ? rolesOf(position.value) : linesOf(position.value, rolled.value);
  const parsed = turns.map((turn): PuzzleTurn => {
    const way = ways.get(turn.steps);
    if (!way) throw new Error(`puzzle ${id} has a turn that isn't legal: ${turn.steps}`);
    const { chance, hits = 0, arrived = 0, lost = 0, threat = 0, home = 0 } = turn;
    return { ...way, chance, hits, arrived, lost, danger: dangerOf(turn.danger), threat, home };
  });
  const chances = parsed.map(({ chance }) => chance);
  const best = chances.indexOf(Math.max(...chances));
  return { id, position: position.value, dice: rolled.value, turns: parsed, best, found };
}

type Way = Pick<PuzzleTurn, 'steps' | 'devotion'>;

/** All legal turns by how they are written. */
const linesOf = (position: Position, dice: readonly number[]): ReadonlyMap<string, Way> => {
  const turns = legalTurnsOf(position, dice);
  const all = Array.from({ length: turns.size }, (_, index) => turns.steps(index));
  return new Map(all.map((steps) => [formatSteps(steps, position.players), { steps }]));
};

const rolesOf = (position: Position): ReadonlyMap<string, Way> =>
  new Map(
    [null, ...devotionsOf(position, false)].map((devotion) => [
      formatRole(devotion),
      { steps: [], devotion },
    ]),
  );

function dangerOf(text: string | undefined): Consequences['danger'] {
  const by: Color | undefined = colorOfLetter(text?.[0]);
  return text && by ? { by, percent: Number(text.slice(1)) } : null;
}
