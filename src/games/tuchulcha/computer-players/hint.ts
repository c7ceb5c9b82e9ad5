import { boardOfPosition, COLORS, type Color, colorsOf, LAST_STEP, type Stone, stepAt } from '../board.ts';
import { possibleRolls, sampleOf } from '../dice.ts';
import { afterDevotion, applySteps, nextPlayer, shareOf } from '../end-of-turn.ts';
import { offers } from '../game.ts';
import { type PlayerCount, type Position, powerOf, roleOf } from '../position.ts';
import { type Consequences, consequencesOf } from '../puzzles.ts';
import { real } from '../search/layout.ts';
import type { TurnEnd } from '../search/legal-turns.ts';
import type { Devotion, GameState, Step } from '../types.ts';
import { bestFirst, Chooser } from './learned/choose.ts';
import type { NetworkWeights } from './learned/network.ts';

/** A choice, and the player's chance to win after it, 0..1. */
type Way = { readonly chance: number } & (
  | {
      readonly kind: 'turn';
      /** The die that Tuchulcha discards first; null when that is already decided. */
      readonly discard: number | null;
      /** The whole turn from the roll on, including steps already made; without the additional die if one is offered. */
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'devote'; readonly devotion: Devotion }
  | { readonly kind: 'roll' | 'pass' }
);

/** `consequences`: those of a turn; null for other choices. */
export type HintWay = Way & { readonly consequences: Consequences | null };

export interface Hint {
  /** One to three choices, the best first. */
  readonly ways: readonly HintWay[];
  /** Whether the first is better than the second by more than the judge's error; true for a single choice. */
  readonly isSure: boolean;
}

const MOST_WAYS = 3;
/** The number of promising turns that are evaluated with the next player's replies. */
const CANDIDATES = 5;
/** The size of the sample of Tuchulcha's rolls. Rolls of two dice are all evaluated. */
const SAMPLE = 6;

/**
 * The judge's error about the difference between two good turns: the root mean square of how much that difference changes when the
 * next player's replies are evaluated (`npm run bench -- hints`).
 */
export const JUDGE_ERROR: Readonly<Record<PlayerCount, number>> = { 2: 0.022, 3: 0.047, 4: 0.028 };

/** Returns null when the player has no choice to make. Takes some hundred milliseconds. */
export function hintFor(weights: NetworkWeights, state: GameState): Hint | null {
  const chooser = new Chooser(weights);
  const ways = [...waysOf(chooser, state)].sort((one, other) => other.chance - one.chance);
  const [best, second] = ways;
  if (!best) return null;
  const isSure = !second || best.chance - second.chance > JUDGE_ERROR[state.position.players];
  return { ways: ways.slice(0, MOST_WAYS).map((way) => withConsequences(state, way)), isSure };
}

function withConsequences({ phase, position }: GameState, way: Way): HintWay {
  if (way.kind !== 'turn') return { ...way, consequences: null };
  const before = phase.name === 'moving' ? phase.before : position;
  return { ...way, consequences: consequencesOf(before, way.steps) };
}

function waysOf(chooser: Chooser, state: GameState): readonly Way[] {
  const { phase, position } = state;
  switch (phase.name) {
    case 'before':
    case 'afterFall':
      return waysToDevote(chooser, state, phase.name === 'afterFall');
    case 'extra':
      return [
        { kind: 'roll', chance: chooser.chanceWithMore(position, phase.dice) },
        // These chances don't include replies, like those of one more die.
        ...promisingTurns(chooser, position, phase.dice).map(({ steps, chance }): Way => {
          const discards = roleOf(position, position.turn) === 'tuchulcha';
          return { kind: 'turn', ...splitDiscard(steps, discards, discards), chance };
        }),
      ];
    case 'discard':
      return waysToMove(chooser, position, phase.dice, null, true);
    case 'moving':
      return waysToMove(chooser, phase.before, phase.dice, phase.discarded, false);
    case 'over':
      return [];
  }
}

function waysToDevote(chooser: Chooser, state: GameState, afterFall: boolean): readonly Way[] {
  const { position } = state;
  const mover = COLORS.indexOf(position.turn);
  const next = afterFall ? nextPlayer(position) : position.turn;
  const chanceAt = (changed: Position) => real(chooser.chancesAt(changed, next, afterFall), mover);
  return [
    { kind: afterFall ? 'pass' : 'roll', chance: chanceAt(position) },
    ...offers(state).devotions.map(
      (devotion): Way => ({
        kind: 'devote',
        devotion,
        chance: chanceAt(afterDevotion(position, devotion)),
      }),
    ),
  ];
}

/** `discarded` is the die that Tuchulcha has discarded; `discards` is whether a discard comes next. */
function waysToMove(
  chooser: Chooser,
  before: Position,
  dice: readonly number[],
  discarded: number | null,
  discards: boolean,
): readonly Way[] {
  return promisingTurns(chooser, before, dice, discarded).map(({ steps, end }): Way => {
    const chance = chanceAfterReplies(chooser, end, before.turn);
    return { kind: 'turn', ...splitDiscard(steps, discards || discarded !== null, discards), chance };
  });
}

/** Splits off Tuchulcha's discard if the line `begins` with it. `isOpen`: the discard is still to be made. */
function splitDiscard(
  steps: readonly Step[],
  begins: boolean,
  isOpen: boolean,
): { readonly discard: number | null; readonly steps: readonly Step[] } {
  const [first] = steps;
  if (!begins || first?.kind !== 'discard') return { discard: null, steps };
  return { discard: isOpen ? first.die : null, steps: steps.slice(1) };
}

interface PromisingTurn {
  readonly steps: readonly Step[];
  readonly end: TurnEnd;
  readonly chance: number;
}

export function promisingTurns(
  chooser: Chooser,
  before: Position,
  dice: readonly number[],
  discarded: number | null = null,
): readonly PromisingTurn[] {
  const { turns, chances: rated } = chooser.rate(before, dice);
  const chances = rated.slice(0, turns.size);
  return bestFirst({ turns, chances }, discarded)
    .slice(0, CANDIDATES)
    .map((index) => ({ steps: turns.steps(index), end: turns.end(index), chance: real(chances, index) }));
}

/** A color's chance after the next player's best reply, averaged over the rolls. */
export function chanceAfterReplies(chooser: Chooser, end: TurnEnd, color: Color): number {
  if (end.result) return shareOf(end.result, color);
  return chooser.chanceAfterReply(end.position, (dice) => {
    const all = possibleRolls(dice);
    return dice === 2 ? all : sampleOf(all, SAMPLE);
  });
}

/** How the mover's own haruspexes stand after a turn. */
interface Placement {
  readonly temple: number;
  /** Stones from the altar of the one that is nearest to it; null where none is on its way there. */
  readonly toAltar: number | null;
  /** Those that a single haruspex of another player could hit where they stand. */
  readonly exposed: number;
  /** Stones on which it takes more than one to hit them, and how many at least. */
  readonly guarded: ReadonlyMap<Stone, number>;
  /** Whether the turn has moved any of them; with two players it may move neutral ones alone. */
  readonly isMoved: boolean;
}

export function placementAfter(before: Position, steps: readonly Step[]): Placement {
  const { turn: mover } = before;
  const { position } = applySteps(before, steps);
  const { temple = 0, path = [], atExit = 0 } = position.colors[mover] ?? {};
  const board = boardOfPosition(position);
  const isHome = roleOf(position, mover) === 'normal';
  const left = path.map(({ stone }) => LAST_STEP + 1 - stepAt(board, mover, stone));
  const distances = isHome ? [...left.filter((stones) => stones > 0), ...(atExit > 0 ? [1] : [])] : [];
  // To Tuchulcha, Ritual and Mystical stones mean nothing.
  const hunter = colorsOf(position).find((color) => roleOf(position, color) === 'tuchulcha');
  const powers = path.map(({ stone, count }) => ({
    stone,
    count,
    power: powerOf(position, mover, stone, hunter),
  }));
  // Nobody hits Tuchulcha.
  const inReach = roleOf(position, mover) === 'tuchulcha' ? [] : powers;
  return {
    temple,
    toAltar: distances.length > 0 ? Math.min(...distances) : null,
    exposed: inReach.reduce((sum, { count, power }) => sum + (power === 1 ? count : 0), 0),
    guarded: new Map(inReach.flatMap(({ stone, power }) => (power > 1 ? [[stone, power] as const] : []))),
    isMoved: steps.some((step) => step.kind === 'move' && step.color === mover),
  };
}
