/** Finds puzzles in games that the learned player plays against itself: decisions with one best turn, and a tempting other one. */
import { formatDice, formatPosition, formatSteps } from '../notation.ts';
import { bestPlan } from '../players/computer.ts';
import { WEIGHTS } from '../players/evaluate.ts';
import { Chooser } from '../players/learned/choose.ts';
import type { Weights } from '../players/learned/network.ts';
import { noiseOf } from '../players/levels.ts';
import { type PlayerCount, type Position, roleOf } from '../position.ts';
import { gaussian, mix, type Random, randomFrom } from '../random.ts';
import type { LegalTurns } from '../search/legal-turns.ts';
import { learnedTurns, playGame } from '../training/match.ts';
import type { Step } from '../types.ts';
import { consequencesOf, type Gains, gainsOf } from './consequences.ts';
import type { Puzzle, PuzzleTurn } from './puzzle.ts';
import { leadOf, meanOf, playOn, rollOf } from './rollout.ts';

/** By so much the best turn leads all others, as the judge sees their ends. */
const LEAST_GAP = 0.05;
/** By so much it still leads those that are offered, after games played on from each; and by so many standard errors. */
const LEAST_LEAD = 0.04;
const ERRORS = 3;
/** Nothing to think about: the best turn leads by more, or a turn is so much worse that nobody would take it. */
const MOST_LEAD = 0.3;
const WORST = 0.4;
/** Games from each turn, and the turns after which the judge's chance stands for the rest of them. */
const GAMES = 60;
const TURNS = 8;
/** Games played to their end from the best turn and the next best: it has to lead in these, too, by so much. */
const WHOLE_GAMES = 40;
const LEAST_WHOLE_LEAD = 0.03;
/** Others, to say what the leads of all puzzles together are worth. */
const CHECKED = 20;
/** Turns to choose from; and how many must be possible, so that there is something to think about. */
const OFFERED = 4;
const LEAST_TURNS = 8;
/** Games that are nearly decided make no puzzles. */
const LEAST_CHANCE = 0.12;
const MOST_CHANCE = 0.9;
/** So many of a game's, so that puzzles differ. */
const MOST_A_GAME = 2;

/** A puzzle with what was measured when it was found. */
export interface FoundPuzzle {
  readonly puzzle: Omit<Puzzle, 'id'>;
  /** The text from which the puzzle's id is made. */
  readonly key: string;
  /** The judge's lead over the next best turn of all; that of the games played on, and its standard error. */
  readonly gap: number;
  readonly lead: number;
  readonly error: number;
  /** Of games played to their end, the mover's share after the best turn and after the next best of those offered, 0..1. */
  readonly checked: readonly [best: number, next: number];
}

/** Puzzles from one game. The same seed and weights, the same puzzles. */
export function puzzlesOfGame(weights: Weights, players: PlayerCount, seed: number): readonly FoundPuzzle[] {
  const chooser = new Chooser(weights);
  // Games of players that err now and then come to more kinds of positions.
  const player = learnedTurns(weights, noiseOf('seasoned', players, seed));
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
    if (found.length === MOST_A_GAME) break;
    // As if nobody were Tuchulcha: its positions make no puzzles.
    const dice = rollOf(players, 'normal', random);
    const puzzle = puzzleAt(chooser, position, dice, mix(seed, at));
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
  chooser: Chooser,
  position: Position,
  dice: readonly number[],
  seed: number,
): FoundPuzzle | null {
  if (roleOf(position, position.turn) === 'tuchulcha') return null;
  const { turns, chances } = chooser.rate(position, dice);
  if (turns.size < LEAST_TURNS) return null;
  const rated = Array.from(
    { length: turns.size },
    (_, index): Rated => ({
      ...{ index, steps: turns.steps(index), chance: chances[index] as number },
    }),
  ).sort((one, other) => other.chance - one.chance);
  const [best, next] = rated;
  if (!best || !next || best.chance < LEAST_CHANCE || best.chance > MOST_CHANCE) return null;
  const gap = best.chance - next.chance;
  if (gap < LEAST_GAP || best.steps.some(({ kind }) => kind === 'discard')) return null;
  // To lose one's own on purpose is hard to believe, and harder to judge.
  if (gainsOf(position, best.steps).lost > 0) return null;
  const others = offeredBeside(position, dice, best, rated);
  if (!others) return null;
  const lead = leadAfterPlay(chooser, position, turns, [best, ...others], seed);
  if (!lead || lead.lead > MOST_LEAD) return null;
  const all = [best, ...others].map(
    ({ steps }, place): PuzzleTurn => ({
      ...{ steps, chance: rounded(lead.means[place] as number) },
      ...consequencesOf(position, steps),
    }),
  );
  const first = all[0] as PuzzleTurn;
  const shown = shuffled(all, randomFrom(seed));
  const found = rounded(shareThatFinds([best, ...others], randomFrom(seed)));
  const closest = others[lead.next - 1] as Rated;
  const whole = (from: number, games: number) =>
    [best, closest].map(({ index }) =>
      Array.from({ length: games }, (_, game) =>
        playOn(chooser, position, turns.end(index), mix(seed, from + game)),
      ),
    ) as [number[], number[]];
  if (leadOf(...whole(1000, WHOLE_GAMES)).lead < LEAST_WHOLE_LEAD) return null;
  const [ofBest, ofNext] = whole(2000, CHECKED);
  return {
    puzzle: { position, dice, turns: shown, best: shown.indexOf(first), found },
    ...{
      key: keyOf(position, dice, [best, ...others]),
      gap: rounded(gap),
      checked: [rounded(meanOf(ofBest)), rounded(meanOf(ofNext))],
    },
    ...{ lead: rounded(lead.lead), error: rounded(lead.error) },
  };
}

/** Where the best turn stands must tell nothing. */
function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  const left = [...all];
  return all.flatMap(() => left.splice(random(left.length), 1));
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Gains of a turn that meet the eye. */
const gainOf = ({ hits, arrived, lost }: Gains): number => 2 * hits + 2 * arrived - 2 * lost;

/**
 * The other turns to choose from: the next best one, the one that wins most at once, the one that the plain player takes, and the
 * next best that begin otherwise. Null where nothing speaks for any but the best, as where it alone hits.
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
  const plain = bestPlan(position, dice, null, WEIGHTS).steps;
  const plains = others.find(({ steps }) => JSON.stringify(steps) === JSON.stringify(plain));
  if (!tempting) return null;
  const wanted: (Rated | undefined)[] = [others[0], tempting, plains, ...spread(others)];
  const chosen = [...new Set(wanted.filter((one) => one !== undefined))].slice(0, OFFERED - 1);
  return chosen.length === OFFERED - 1 ? chosen : null;
}

/** Each with another first or last step than those before it, the better ones first. */
function spread(others: readonly Rated[]): readonly Rated[] {
  const seen = new Set<string>();
  return others.filter(({ steps }) => {
    const keys = steps.map((step) => JSON.stringify(step));
    const isNew = keys.some((key) => !seen.has(key));
    if (isNew) for (const key of keys) seen.add(key);
    return isNew;
  });
}

interface Lead {
  /** By turn, the best first. */
  readonly means: readonly number[];
  /** Over the next best, whose place among them it is. */
  readonly lead: number;
  readonly error: number;
  readonly next: number;
}

/** Null unless the first turn leads all others surely. */
function leadAfterPlay(
  chooser: Chooser,
  position: Position,
  turns: LegalTurns,
  rated: readonly Rated[],
  seed: number,
): Lead | null {
  const ends = rated.map(({ index }) => turns.end(index));
  const results: number[][] = ends.map(() => []);
  for (let game = 0; game < GAMES; game++) {
    for (const [place, end] of ends.entries())
      results[place]?.push(playOn(chooser, position, end, mix(seed, game), TURNS));
    // Most that fail can be seen to soon.
    if (
      game === GAMES / 4 &&
      results.slice(1).some((other) => leadOf(results[0] ?? [], other).lead < LEAST_LEAD / 2)
    )
      return null;
  }
  const [first = [], ...others] = results;
  const leads = others.map((other) => leadOf(first, other));
  if (leads.some(({ lead, error }) => lead < Math.max(LEAST_LEAD, ERRORS * error))) return null;
  const least = leads.reduce((one, other) => (other.lead < one.lead ? other : one));
  return { means: results.map(meanOf), ...least, next: 1 + leads.indexOf(least) };
}

const TRIES = 400;
/** How far newcomers err: the noise's standard deviation, in log-odds of winning. */
const DOUBT = 0.72;

/** How many newcomers would take the best turn. */
function shareThatFinds(rated: readonly Rated[], random: Random): number {
  let found = 0;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const worths = rated.map(({ chance }) => Math.log(chance / (1 - chance)) + gaussian(random, DOUBT));
    if (worths.indexOf(Math.max(...worths)) === 0) found++;
  }
  return found / TRIES;
}

function keyOf(position: Position, dice: readonly number[], rated: readonly Rated[]): string {
  const lines = rated.map(({ steps }) => formatSteps(steps, position.players)).sort();
  return [formatPosition(position), formatDice(dice), ...lines].join('|');
}
