/** Searches games of the learned player against itself for puzzles of roles: whether and how to devote before the roll. */

import { COLORS, type PlayerCount, type Position } from '../../src/games/tuchulcha/board.ts';
import type { NetworkWeights } from '../../src/games/tuchulcha/computer-players/evaluator.ts';
import { Judge } from '../../src/games/tuchulcha/computer-players/judge.ts';
import { randomFrom, styleOf } from '../../src/games/tuchulcha/computer-players/levels.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { afterDevotion } from '../../src/games/tuchulcha/end-of-turn.ts';
import { formatPosition } from '../../src/games/tuchulcha/notation.ts';
import { outlookOf, type PuzzleTurn } from '../../src/games/tuchulcha/puzzles.ts';
import type { Devotion } from '../../src/games/tuchulcha/types.ts';
import { formatRole } from '../../src/tables/tuchulcha/puzzles.ts';
import { learnedTurns, playGame, type TurnPlayer } from '../training/match.ts';
import { mix } from '../training/seeds.ts';
import { compareChoices, type FoundPuzzle, roundChance, shareThatFinds, shuffle } from './compare.ts';
import { playFromRoll } from './rollout.ts';

/** Minimum lead of the best choice by the judge. */
const MIN_GAP = 0.05;
/** Turns after which the judge's chance replaces the rest of a game; many, because a role lasts. */
const TURNS = 24;
/** Choices, including no devotion. */
const OFFERED = 4;
/** Chances outside this range belong to nearly decided games. */
const MIN_CHANCE = 0.12;
const MAX_CHANCE = 0.9;
/** Choices that more newcomers than this find are too easy. */
const MAX_FOUND = 0.85;

/**
 * Staying is the best choice far more often, so only one of this many games may have such a puzzle; otherwise the answer would be
 * obvious. With two players it is nearly always the best.
 */
const GAMES_TO_STAY: Readonly<Record<PlayerCount, number>> = { 2: 8, 3: 1, 4: 4 };

/** Finds at most one puzzle per game, since its devotions recur turn after turn. Deterministic for a seed and weights. */
export function rolePuzzlesOfGame(
  weights: NetworkWeights,
  players: PlayerCount,
  seed: number,
): readonly FoundPuzzle[] {
  const judge = new Judge(weights);
  const mayStay = randomFrom(mix(seed, 2))(GAMES_TO_STAY[players]) === 0;
  for (const [at, position] of decisionsOf(weights, players, seed).entries()) {
    const puzzle = puzzleAt(judge, position, mayStay, mix(seed, at));
    if (puzzle) return [puzzle];
  }
  return [];
}

function decisionsOf(weights: NetworkWeights, players: PlayerCount, seed: number): readonly Position[] {
  const player = learnedTurns(weights, styleOf('seasoned', players, seed));
  const decisions: Position[] = [];
  const watched: TurnPlayer = {
    ...player,
    bestDevotion: (position, devotions, afterFall) => {
      if (!afterFall && devotions.length > 0) decisions.push(position);
      return player.bestDevotion(position, devotions, afterFall);
    },
  };
  playGame(players, () => watched, seed);
  return decisions;
}

interface Rated {
  readonly devotion: Devotion | null;
  readonly end: Position;
  readonly chance: number;
}

function puzzleAt(judge: Judge, position: Position, mayStay: boolean, seed: number): FoundPuzzle | null {
  const rated = ratedRoles(judge, position);
  const [best, next] = rated;
  if (!best || !next || best.chance < MIN_CHANCE || best.chance > MAX_CHANCE) return null;
  if (!mayStay && best.devotion === null) return null;
  const gap = best.chance - next.chance;
  const ways = rated.filter((one, place) => place < OFFERED - 1 || one.devotion === null).slice(0, OFFERED);
  const chances = ways.map(({ chance }) => chance);
  const found = shareThatFinds(chances, randomFrom(seed));
  if (gap < MIN_GAP || found > MAX_FOUND) return null;
  const measured = compareChoices(
    ways.length,
    (way, from, length) => playFromRoll(judge, (ways[way] as Rated).end, from, length),
    TURNS,
    seed,
  );
  if (!measured) return null;
  const { means, ...figures } = measured;
  const all = ways.map(
    ({ devotion, end }, place): PuzzleTurn => ({
      steps: [],
      devotion,
      chance: means[place] as number,
      hits: 0,
      arrived: 0,
      lost: 0,
      danger: null,
      ...outlookOf(end),
    }),
  );
  const shown = shuffle(all, randomFrom(seed));
  const key = [formatPosition(position), ...ways.map(({ devotion }) => formatRole(devotion)).sort()].join(
    '|',
  );
  return {
    puzzle: { position, dice: [], turns: shown, best: shown.indexOf(all[0] as PuzzleTurn), found },
    key,
    gap: roundChance(gap),
    ...figures,
  };
}

/** All legal devotions and none, best first by the judge. */
function ratedRoles(judge: Judge, position: Position): readonly Rated[] {
  const mover = COLORS.indexOf(position.turn);
  return [null, ...devotionsOf(position, false)]
    .map((devotion): Rated => {
      const end = devotion ? afterDevotion(position, devotion) : position;
      return { devotion, end, chance: judge.chancesAt(end, position.turn, false)[mover] as number };
    })
    .sort((one, other) => other.chance - one.chance);
}
