import type { Color } from '../../games/tuchulcha/board.ts';
import { mayRollMore, roleOf, winnersOf } from '../../games/tuchulcha/index.ts';
import {
  bestTurn,
  chanceAfterRoll,
  chanceAfterTurn,
  chanceAt,
  chanceBeforeRoll,
  chanceWithMore,
} from '../../games/tuchulcha/players/chances.ts';
import type { Position } from '../../games/tuchulcha/position.ts';
import type { GameEvent } from '../../games/tuchulcha/types.ts';
import type { Frame, Stage } from './frames.ts';
import { type MissedTurn, missedTurn } from './missed.ts';

/** Chances to win are in points, 0..100, by the computer player's estimate. */
type Points = number;

/** One roll, and its worth. */
interface RollLuck {
  /** Its number in the game, from 0. */
  readonly roll: number;
  readonly dice: readonly number[];
  /** The chance after the best turn with them, less the mean over all that could have fallen. */
  readonly luck: Points;
}

/** A turn, and how it changed its player's chance. */
export interface TurnLuck {
  readonly turn: number;
  readonly color: Color;
  /** A third or fourth die is a roll of its own. */
  readonly rolls: readonly RollLuck[];
  /**
   * Given away by playing otherwise than best: 0 or less. Null of a turn that was not played to its end, and of one in
   * which a player left the game.
   */
  readonly choice: Points | null;
  /** For its player alone; null where that was as good as any, or the judge is not sure. */
  readonly missed: MissedTurn | null;
  /** The change by the turn's devotions; null where there were none. */
  readonly devotion: Points | null;
  /** Everybody's chance after the turn, by colour; 0 of who is out. */
  readonly chances: Readonly<Partial<Record<Color, Points>>>;
}

/**
 * Luck weighed by what it changed, turn by turn. It takes some 5 to 20 ms a turn, and up to 100 where Tuchulcha rolls: not for
 * a thread on which others wait.
 */
export const luckOf = (frames: readonly Frame[]): readonly TurnLuck[] => frames.map(turnLuck);

function turnLuck(frame: Frame): TurnLuck {
  const { turn, color, stages } = frame;
  const rolls = rollsOf(stages);
  const [first] = rolls;
  const rolled = first ? rollLuck(first.position, rolls) : [];
  const declined = first && rolls.length === 1 ? declinedDie(first.position, first.dice) : 0;
  const played = first && frame.ended ? playedChoice(frame, first.position) : null;
  return {
    ...{ turn, color, rolls: rolled, devotion: devotionLuck(frame), chances: chancesAfter(frame) },
    choice: played && points(Math.min(0, played.lost + (rolls.length > 1 ? takenDie(rolls) : declined))),
    missed: first && frame.ended && rolls.length === 1 ? missedTurn(frame, first.position) : null,
  };
}

type Rolled = Extract<Stage, { kind: 'rolled' }>;

const rollsOf = (stages: readonly Stage[]): readonly Rolled[] =>
  stages.filter((stage) => stage.kind === 'rolled');

const points = (chance: number): Points => 100 * chance;

/** The first roll, and the third or fourth die. */
function rollLuck(position: Position, [first, more]: readonly Rolled[]): readonly RollLuck[] {
  if (!first) return [];
  const { roll, dice } = first;
  const before = chanceBeforeRoll(position);
  const lucks: RollLuck[] = [{ roll, dice, luck: points(chanceAfterRoll(position, dice) - before) }];
  if (more) {
    const { chance } = bestTurn(position, [...dice, ...more.dice]);
    lucks.push({ roll: more.roll, dice: more.dice, luck: points(chance - chanceWithMore(position, dice)) });
  }
  return lucks;
}

/** The cost of not rolling one more die. */
function declinedDie(position: Position, dice: readonly number[]): number {
  const { players, turn } = position;
  if (!mayRollMore(players, roleOf(position, turn), dice)) return 0;
  return bestTurn(position, dice).chance - chanceAfterRoll(position, dice);
}

/** The cost of rolling it. */
function takenDie([first]: readonly Rolled[]): number {
  if (!first) return 0;
  const { position, dice } = first;
  return chanceWithMore(position, dice) - chanceAfterRoll(position, dice);
}

/** The turn as it was played against the best with the same dice; null where it can't be told. */
function playedChoice({ stages, dice }: Frame, position: Position): { readonly lost: number } | null {
  const at = stages.findIndex(({ kind }) => kind === 'rolled');
  if (stages.slice(at).some(({ kind }) => kind === 'left')) return null;
  const end = stages.findLast(({ kind }) => kind === 'stepped')?.position ?? position;
  const { chance } = bestTurn(position, dice);
  return { lost: Math.min(0, chanceAfterTurn(end) - chance) };
}

function devotionLuck({ stages, before, color }: Frame): Points | null {
  let changed: Points | null = null;
  let position = before;
  for (const stage of stages) {
    if (stage.kind === 'devoted') {
      const turned = { ...stage.position, turn: position.turn };
      changed = (changed ?? 0) + points(chanceOf(turned, color) - chanceOf(position, color));
    }
    position = stage.position;
  }
  return changed;
}

/** A game that is over is won or not. */
function chanceOf(position: Position, color: Color): number {
  const winners = winnersOf(position);
  if (winners) return winners.includes(color) ? 1 / winners.length : 0;
  return chanceAt(position, color);
}

function chancesAfter({ after, events }: Frame): TurnLuck['chances'] {
  const end = events.find((event) => event.type === 'over');
  const chances: Partial<Record<Color, Points>> = {};
  for (const [name, state] of Object.entries(after.colors)) {
    const color = name as Color;
    if (state.role === 'neutral') continue;
    const won = end?.winners.includes(color) ? 1 / end.winners.length : 0;
    chances[color] = points(end ? won : chanceAt(after, color));
  }
  return chances;
}

/** The sums of rolls and choices, by colour or by player; turns without a key are left out. */
export function luckBy<K>(
  frames: readonly Frame[],
  luck: readonly TurnLuck[],
  keyOf: (frame: Frame) => K | null,
): ReadonlyMap<K, { readonly luck: Points; readonly choice: Points }> {
  const sums = new Map<K, { readonly luck: Points; readonly choice: Points }>();
  for (const [index, { rolls, choice }] of luck.entries()) {
    const frame = frames[index];
    const key = frame ? keyOf(frame) : null;
    if (key === null) continue;
    const sum = sums.get(key) ?? { luck: 0, choice: 0 };
    const rolled = rolls.reduce((all, roll) => all + roll.luck, 0);
    sums.set(key, { luck: sum.luck + rolled, choice: sum.choice + (choice ?? 0) });
  }
  return sums;
}

/** A turn that changed its player's chance to win more than others did. */
interface TurningPoint {
  readonly turn: number;
  readonly color: Color;
  /** Whose turn it was; null: nobody's. */
  readonly player: Frame['player'];
  /** The larger change: by what fell, or by a change of role. A choice that was not the best is told nobody but its player. */
  readonly by: 'roll' | 'devotion';
  readonly points: Points;
  /** The turn is remembered for this; null where nothing was. */
  readonly deed: GameEvent | null;
}

/** In the order of the game; of each turn what changed most in it. `luck`: of the same frames. */
export function turningPoints(
  frames: readonly Frame[],
  luck: readonly TurnLuck[],
  most = 3,
): readonly TurningPoint[] {
  return frames
    .flatMap((frame, index) => {
      const own = luck[index];
      const point = own && turningPoint(frame, own);
      return point ? [point] : [];
    })
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points))
    .slice(0, most)
    .sort((one, other) => one.turn - other.turn);
}

function turningPoint(frame: Frame, { rolls, devotion }: TurnLuck): TurningPoint | null {
  const changes = [
    { by: 'roll', points: rolls.reduce((sum, roll) => sum + roll.luck, 0) },
    { by: 'devotion', points: devotion ?? 0 },
  ] as const;
  const [change] = changes.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  if (!change || change.points === 0) return null;
  const { turn, color, player, events } = frame;
  return { turn, color, player, ...change, deed: deedOf(events) };
}

/** The rarer first. */
const WEIGHT: Readonly<Partial<Record<GameEvent['type'], number>>> = {
  over: 7,
  out: 6,
  devoted: 5,
  sealed: 4,
  hit: 3,
  reachedAltar: 2,
  lost: 1,
};

const weightOf = (event: GameEvent): number =>
  (WEIGHT[event.type] ?? 0) + (event.type === 'hit' ? event.count / 10 : 0);

/** A turn's claim to be remembered; null where nothing in it is out of the common. */
export function deedOf(events: readonly GameEvent[]): GameEvent | null {
  const [deed] = events.toSorted((one, other) => weightOf(other) - weightOf(one));
  return deed && weightOf(deed) > 0 ? deed : null;
}
