/** The judge's opinion of a player's ways to go on. */
import { COLORS, type Color } from '../board.ts';
import { afterDevotion, nextPlayer, shareOf } from '../end-of-turn.ts';
import { offers } from '../game.ts';
import type { PlayerCount, Position } from '../position.ts';
import { roleOf } from '../position.ts';
import { possibleRolls, sampleOf } from '../rolls.ts';
import type { TurnEnd } from '../search/legal-turns.ts';
import type { Devotion, GameState, Step } from '../types.ts';
import { bestFirst, Chooser } from './learned/choose.ts';
import type { Weights } from './learned/network.ts';

/** One way to go on, and the player's chance to win after it, 0..1. */
export type HintWay = { readonly chance: number } & (
  | {
      readonly kind: 'turn';
      /** The die that Tuchulcha gives up first, where that isn't decided yet. */
      readonly discard: number | null;
      /** From the roll on, whatever has been played of the turn; where one more die is offered, without it. */
      readonly steps: readonly Step[];
    }
  | { readonly kind: 'devote'; readonly devotion: Devotion }
  | { readonly kind: 'roll' | 'pass' }
);

export interface Hint {
  /** Three at most, best first. At least one. */
  readonly ways: readonly HintWay[];
  /** Whether the first is better than the second by more than the judge errs. Alone, it is. */
  readonly isSure: boolean;
}

const MOST_WAYS = 3;
/** Turns that are looked at with the next player's replies: the most promising ones. */
const CANDIDATES = 5;
/** Rolls of Tuchulcha's that stand for all. Of two dice all are looked at. */
const SAMPLE = 6;

/**
 * By how much the judge errs about the difference of two good turns: the root of the mean square between that difference as it
 * thinks after the turn, and after the next player's replies (`npm run bench -- hints`).
 */
export const ERROR: Readonly<Record<PlayerCount, number>> = { 2: 0.022, 3: 0.047, 4: 0.028 };

/** Null where the state asks nothing of a player that has more than one answer. It takes some hundred milliseconds. */
export function hintFor(weights: Weights, state: GameState): Hint | null {
  const chooser = new Chooser(weights);
  const ways = [...waysOf(chooser, state)].sort((one, other) => other.chance - one.chance);
  const [best, second] = ways;
  if (!best) return null;
  const isSure = !second || best.chance - second.chance > ERROR[state.position.players];
  return { ways: ways.slice(0, MOST_WAYS), isSure };
}

function waysOf(chooser: Chooser, state: GameState): readonly HintWay[] {
  const { phase, position } = state;
  switch (phase.name) {
    case 'before':
    case 'afterFall':
      return waysToDevote(chooser, state, phase.name === 'afterFall');
    case 'extra':
      return [
        { kind: 'roll', chance: chooser.chanceWithMore(position, phase.dice) },
        // Without replies, as of one more die.
        ...promising(chooser, position, phase.dice).map(({ steps, chance }): HintWay => {
          const discards = roleOf(position, position.turn) === 'tuchulcha';
          return { kind: 'turn', ...parted(steps, discards, discards), chance };
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

function waysToDevote(chooser: Chooser, state: GameState, afterFall: boolean): readonly HintWay[] {
  const { position } = state;
  const mover = COLORS.indexOf(position.turn);
  const next = afterFall ? nextPlayer(position) : position.turn;
  const chanceAt = (at: Position) => chooser.chancesAt(at, next, afterFall)[mover] as number;
  return [
    { kind: afterFall ? 'pass' : 'roll', chance: chanceAt(position) },
    ...offers(state).devotions.map(
      (devotion): HintWay => ({
        kind: 'devote',
        devotion,
        chance: chanceAt(afterDevotion(position, devotion)),
      }),
    ),
  ];
}

/** `discarded`: the die that Tuchulcha has given up; `discards`: one is to be given up now. */
function waysToMove(
  chooser: Chooser,
  before: Position,
  dice: readonly number[],
  discarded: number | null,
  discards: boolean,
): readonly HintWay[] {
  return promising(chooser, before, dice, discarded).map(({ steps, end }): HintWay => {
    const chance = chanceAfterReplies(chooser, end, before.turn);
    return { kind: 'turn', ...parted(steps, discards || discarded !== null, discards), chance };
  });
}

/** A line without Tuchulcha's discard, where it `begins` with that. `isOpen`: the discard is still to be made. */
function parted(
  steps: readonly Step[],
  begins: boolean,
  isOpen: boolean,
): { readonly discard: number | null; readonly steps: readonly Step[] } {
  const [first] = steps;
  if (!begins || first?.kind !== 'discard') return { discard: null, steps };
  return { discard: isOpen ? first.die : null, steps: steps.slice(1) };
}

interface Promising {
  readonly steps: readonly Step[];
  readonly end: TurnEnd;
  /** As the judge thinks right after it. */
  readonly chance: number;
}

/** The most promising turns, best first. */
export function promising(
  chooser: Chooser,
  before: Position,
  dice: readonly number[],
  discarded: number | null = null,
): readonly Promising[] {
  const { turns, chances: rated } = chooser.rate(before, dice);
  const chances = rated.slice(0, turns.size);
  return bestFirst({ turns, chances }, discarded)
    .slice(0, CANDIDATES)
    .map((index) => ({ steps: turns.steps(index), end: turns.end(index), chance: chances[index] as number }));
}

/** A color's chance once the next player has rolled and played their best turn: the mean over the rolls. */
export function chanceAfterReplies(chooser: Chooser, end: TurnEnd, color: Color): number {
  if (end.result) return shareOf(end.result, color);
  return chooser.chanceAfterReply(end.position, (dice) => {
    const all = possibleRolls(dice);
    return dice === 2 ? all : sampleOf(all, SAMPLE);
  });
}
