/** Searches games of the learned player against itself for puzzles: decisions with one best turn and a tempting other one. */

import { type PlayerCount, type Position, roleOf } from '../../src/games/tuchulcha/board.ts';
import type { NetworkWeights } from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { Judge } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { randomFrom, styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import type { TurnEnd } from '../../src/games/tuchulcha/legal-turns/legal-turns.ts';
import { formatDice, formatPosition, formatSteps } from '../../src/games/tuchulcha/notation.ts';
import { consequencesOf, type Gains, gainsOf, type PuzzleTurn } from '../../src/games/tuchulcha/puzzles.ts';
import type { Step } from '../../src/games/tuchulcha/types.ts';
import { learnedTurns, playGame } from '../training/match.ts';
import { plainJudge } from '../training/plain-player.ts';
import { mix } from '../training/seeds.ts';
import { compareChoices, type FoundPuzzle, roundChance, shareThatFinds, shuffle } from './compare.ts';
import { playOut, rollDice } from './rollout.ts';

/** Minimum lead of the best turn by the judge. */
const MIN_GAP = 0.05;
/** Nobody would choose a turn that is worse by this much. */
const WORST = 0.4;
/** Turns after which the judge's chance replaces the rest of a game. */
const TURNS = 8;
/** Offered turns, and the minimum number of legal turns. */
const OFFERED = 4;
const MIN_TURNS = 8;
/** Chances outside this range belong to nearly decided games. */
const MIN_CHANCE = 0.12;
const MAX_CHANCE = 0.9;
const MAX_PER_GAME = 2;

/** Deterministic for a seed and weights. */
export function puzzlesOfGame(
  weights: NetworkWeights,
  players: PlayerCount,
  seed: number,
): readonly FoundPuzzle[] {
  const judge = new Judge(weights);
  // Players who err now and then reach more kinds of positions.
  const player = learnedTurns(weights, styleOf('seasoned', players, seed));
  const random = randomFrom(mix(seed, 1));
  const positions: Position[] = [];
  playGame(
    players,
    () => player,
    seed,
    (position) => positions.push(position),
  );
  const found: FoundPuzzle[] = [];
  for (const [at, position] of positions.entries()) {
    if (found.length === MAX_PER_GAME) break;
    // These dice are wrong for Tuchulcha, whose positions make no puzzles.
    const dice = rollDice(players, 'normal', random);
    const puzzle = puzzleAt(judge, position, dice, mix(seed, at));
    if (puzzle) found.push(puzzle);
  }
  return found;
}

interface Rated {
  readonly steps: readonly Step[];
  readonly index: number;
  readonly chance: number;
}

function puzzleAt(
  judge: Judge,
  position: Position,
  dice: readonly number[],
  seed: number,
): FoundPuzzle | null {
  if (roleOf(position, position.turn) === 'tuchulcha') return null;
  const { turns, chances } = judge.rate(position, dice);
  if (turns.size < MIN_TURNS) return null;
  const rated = Array.from(
    { length: turns.size },
    (_, index): Rated => ({
      index,
      steps: turns.steps(index),
      chance: chances[index] as number,
    }),
  ).sort((one, other) => other.chance - one.chance);
  const [best, next] = rated;
  if (!best || !next || best.chance < MIN_CHANCE || best.chance > MAX_CHANCE) return null;
  const gap = best.chance - next.chance;
  if (gap < MIN_GAP || best.steps.some(({ kind }) => kind === 'discard')) return null;
  // Giving up one's own haruspexes looks wrong and is hard to judge.
  if (gainsOf(position, best.steps).lost > 0) return null;
  const others = offeredBeside(position, dice, best, rated);
  if (!others) return null;
  const ways = [best, ...others];
  const ends = ways.map(({ index }) => turns.end(index));
  const measured = compareChoices(
    ways.length,
    (way, from, length) => playOut(judge, position, ends[way] as TurnEnd, from, length),
    TURNS,
    seed,
  );
  if (!measured) return null;
  const { means, ...figures } = measured;
  const all = ways.map(
    ({ steps }, place): PuzzleTurn => ({
      steps,
      chance: means[place] as number,
      ...consequencesOf(position, steps),
    }),
  );
  const shown = shuffle(all, randomFrom(seed));
  const found = shareThatFinds(
    ways.map(({ chance }) => chance),
    randomFrom(seed),
  );
  return {
    puzzle: { position, dice, turns: shown, best: shown.indexOf(all[0] as PuzzleTurn), found },
    key: keyOf(position, dice, ways),
    gap: roundChance(gap),
    ...figures,
  };
}

const gainOf = ({ hits, arrived, lost }: Gains): number => 2 * hits + 2 * arrived - 2 * lost;

/**
 * Chooses the other turns: the next best one, the one with the largest obvious gain, the plain player's, and the next best with
 * other steps. Returns null if no other turn is tempting, as when only the best one hits.
 */
function offeredBeside(
  position: Position,
  dice: readonly number[],
  best: Rated,
  rated: readonly Rated[],
): readonly Rated[] | null {
  const others = rated
    .slice(1)
    .filter(
      ({ steps, chance }) => steps.every(({ kind }) => kind !== 'discard') && chance > best.chance - WORST,
    );
  const gains = new Map(
    [best, ...others.slice(0, 60)].map((one) => [one, gainOf(gainsOf(position, one.steps))]),
  );
  const gainOfBest = gains.get(best) as number;
  const tempting = others
    .filter((one) => (gains.get(one) ?? -9) >= gainOfBest)
    .toSorted(
      (one, other) => (gains.get(other) ?? 0) - (gains.get(one) ?? 0) || other.chance - one.chance,
    )[0];
  const plain = plainJudge.bestTurn(position, dice).steps;
  const plains = others.find(({ steps }) => JSON.stringify(steps) === JSON.stringify(plain));
  if (!tempting) return null;
  const wanted: (Rated | undefined)[] = [others[0], tempting, plains, ...spread(others)];
  const chosen = [...new Set(wanted.filter((one) => one !== undefined))].slice(0, OFFERED - 1);
  return chosen.length === OFFERED - 1 ? chosen : null;
}

function spread(others: readonly Rated[]): readonly Rated[] {
  const seen = new Set<string>();
  return others.filter(({ steps }) => {
    const keys = steps.map((step) => JSON.stringify(step));
    const isNew = keys.some((key) => !seen.has(key));
    if (isNew) for (const key of keys) seen.add(key);
    return isNew;
  });
}

function keyOf(position: Position, dice: readonly number[], rated: readonly Rated[]): string {
  const lines = rated.map(({ steps }) => formatSteps(steps, position.players)).sort();
  return [formatPosition(position), formatDice(dice), ...lines].join('|');
}
