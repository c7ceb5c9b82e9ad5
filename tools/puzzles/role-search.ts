/** Finds puzzles of roles in games that the learned player plays against itself: to devote before the roll or not, and how. */
import { COLORS } from '../../src/games/tuchulcha/board.ts';
import { devotionsOf } from '../../src/games/tuchulcha/devotion.ts';
import { afterDevotion } from '../../src/games/tuchulcha/end-of-turn.ts';
import { formatPosition } from '../../src/games/tuchulcha/notation.ts';
import { Chooser } from '../../src/games/tuchulcha/players/learned/choose.ts';
import type { Weights } from '../../src/games/tuchulcha/players/learned/network.ts';
import { noiseOf } from '../../src/games/tuchulcha/players/levels.ts';
import type { PlayerCount, Position } from '../../src/games/tuchulcha/position.ts';
import { consequencesOfRole } from '../../src/games/tuchulcha/puzzles/consequences.ts';
import { formatRole, type PuzzleTurn } from '../../src/games/tuchulcha/puzzles/puzzle.ts';
import { mix, randomFrom } from '../../src/games/tuchulcha/random.ts';
import type { Devotion } from '../../src/games/tuchulcha/types.ts';
import { learnedTurns, playGame, type TurnPlayer } from '../training/match.ts';
import { compared, type FoundPuzzle, rounded, shareThatFinds, shuffled } from './compare.ts';
import { playFromRoll } from './rollout.ts';

/** By so much the best leads all others, as the judge sees them. */
const LEAST_GAP = 0.05;
/** A role lasts: after so many turns the judge's chance stands for the rest of a game that is played on. */
const TURNS = 24;
/** To choose from, no devotion among them. */
const OFFERED = 4;
/** Games that are nearly decided make no puzzles. */
const LEAST_CHANCE = 0.12;
const MOST_CHANCE = 0.9;
/** Nor does what nearly every newcomer would do. */
const MOST_FOUND = 0.85;

/**
 * Where to stay is best much more often, only one game in so many is looked through for that: else nobody would have to think. With two
 * players that is so nearly always.
 */
const GAMES_TO_STAY: Readonly<Record<PlayerCount, number>> = { 2: 8, 3: 1, 4: 4 };

/** One at most from a game: its devotions come back turn after turn. The same seed and weights, the same puzzles. */
export function rolePuzzlesOfGame(
  weights: Weights,
  players: PlayerCount,
  seed: number,
): readonly FoundPuzzle[] {
  const chooser = new Chooser(weights);
  const mayStay = randomFrom(mix(seed, 2))(GAMES_TO_STAY[players]) === 0;
  for (const [at, position] of decisionsOf(weights, players, seed).entries()) {
    const puzzle = puzzleAt(chooser, position, mayStay, mix(seed, at));
    if (puzzle) return [puzzle];
  }
  return [];
}

/** The positions of a game in which somebody might devote before the roll. */
function decisionsOf(weights: Weights, players: PlayerCount, seed: number): readonly Position[] {
  const player = learnedTurns(weights, noiseOf('seasoned', players, seed));
  const decisions: Position[] = [];
  const watched: TurnPlayer = {
    ...player,
    devotion: (position, devotions, afterFall) => {
      if (!afterFall) decisions.push(position);
      return player.devotion(position, devotions, afterFall);
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

function puzzleAt(chooser: Chooser, position: Position, mayStay: boolean, seed: number): FoundPuzzle | null {
  const rated = ratedRoles(chooser, position);
  const [best, next] = rated;
  if (!best || !next || best.chance < LEAST_CHANCE || best.chance > MOST_CHANCE) return null;
  if (!mayStay && best.devotion === null) return null;
  const gap = best.chance - next.chance;
  const ways = rated.filter((one, place) => place < OFFERED - 1 || one.devotion === null).slice(0, OFFERED);
  const chances = ways.map(({ chance }) => chance);
  const found = shareThatFinds(chances, randomFrom(seed));
  if (gap < LEAST_GAP || found > MOST_FOUND) return null;
  const measured = compared(
    ways.length,
    (way, from, length) => playFromRoll(chooser, (ways[way] as Rated).end, from, length),
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
      ...consequencesOfRole(end),
    }),
  );
  const shown = shuffled(all, randomFrom(seed));
  const key = [formatPosition(position), ...ways.map(({ devotion }) => formatRole(devotion)).sort()].join(
    '|',
  );
  return {
    puzzle: { position, dice: [], turns: shown, best: shown.indexOf(all[0] as PuzzleTurn), found },
    key,
    gap: rounded(gap),
    ...figures,
  };
}

/** No devotion and all that are legal, the best first, by the judge. */
function ratedRoles(chooser: Chooser, position: Position): readonly Rated[] {
  const mover = COLORS.indexOf(position.turn);
  return [null, ...devotionsOf(position, false)]
    .map((devotion): Rated => {
      const end = devotion ? afterDevotion(position, devotion) : position;
      return { devotion, end, chance: chooser.chancesAt(end, position.turn, false)[mover] as number };
    })
    .sort((one, other) => other.chance - one.chance);
}
