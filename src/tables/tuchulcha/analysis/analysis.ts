import { COLORS, type Color, colorsOf, type Position, roleOf } from '../../../games/tuchulcha/board.ts';
import {
  type Chances,
  chanceAfterRoll,
  chanceBeforeRoll,
  type Judge,
  type JudgeByCount,
} from '../../../games/tuchulcha/computer-players/judge.ts';
import { shareOf } from '../../../games/tuchulcha/end-of-turn.ts';
import { greatestOf, type Highlight } from '../../../games/tuchulcha/highlights.ts';
import { findGameOver } from '../../../games/tuchulcha/types.ts';
import type { Frame, Stage } from './frames.ts';
import { type Choice, type Judged, judgeDevotions, judgeDie, judgeTurn } from './missed-choices.ts';

/** Chances to win are in points, 0..100. */
type Points = number;

export interface TurnAnalysis {
  readonly turn: number;
  readonly color: Color;
  /** Per roll, the chance after its best turn, minus the mean over all rolls. A third or fourth die is a separate roll. */
  readonly rolls: readonly Points[];
  /**
   * The loss compared with the best choice, as far as the judge is sure of it: 0 or less. Null for a turn that was not played to
   * its end, or in which a player left the game.
   */
  readonly choice: Points | null;
  /** Another choice seemed better to the judge, but not surely, so it isn't shown. */
  readonly isUnsure: boolean;
  /** Choices that were surely not the best: of roles, of another die, of steps. */
  readonly missed: readonly Choice[];
  /** The change by the turn's devotions; null if there were none. */
  readonly devotion: Points | null;
  /** Everybody's chance after the turn, by color; 0 for players who are out. */
  readonly chances: Readonly<Partial<Record<Color, Points>>>;
}

/**
 * Analyzes a game turn by turn: luck, choices and everybody's chances. It takes about 5 to 30 ms per turn, up to 100 when Tuchulcha
 * rolls, so run it in a separate thread.
 */
export const analyse = (judge: Judge, frames: readonly Frame[]): readonly TurnAnalysis[] =>
  frames.map((frame) => analyseTurn(judge, frame));

function analyseTurn(judge: Judge, frame: Frame): TurnAnalysis {
  const { turn, color, stages } = frame;
  const rolls = stages.filter((stage) => stage.kind === 'rolled');
  const [first] = rolls;
  const base = {
    turn,
    color,
    devotion: devotionChange(judge, frame),
    chances: chancesAfter(judge, frame),
    rolls: first ? rollLuck(judge, first.position, rolls) : [],
  };
  const all = isWhole(frame) ? judgeChoices(judge, frame, first?.position ?? null) : [];
  if (all.length === 0) return { ...base, choice: null, isUnsure: false, missed: [] };
  const missed = all.flatMap((one) => one.missed ?? []);
  const cost = missed.reduce((sum, { loss }) => sum + loss, 0);
  return {
    ...base,
    missed,
    choice: cost === 0 ? 0 : -points(cost),
    isUnsure: all.some(({ isUnsure }) => isUnsure),
  };
}

/** Played to its end, and nobody left after its player had begun to decide. */
function isWhole({ stages, ended }: Frame): boolean {
  const begun = stages.findIndex(({ kind }) => kind === 'devoted' || kind === 'rolled');
  return ended && begun >= 0 && stages.slice(begun).every(({ kind }) => kind !== 'left');
}

/** `start`: the position before the roll; null if nothing was rolled. */
const judgeChoices = (judge: Judge, frame: Frame, start: Position | null): readonly Judged[] => [
  ...judgeDevotions(judge, frame),
  ...(start ? [judgeDie(judge, frame, start), judgeTurn(judge, frame, start)] : []).filter(
    (one) => one !== null,
  ),
];

type Rolled = Extract<Stage, { kind: 'rolled' }>;

const points = (chance: number): Points => POINTS * chance;

/** The first roll, and the third or fourth die. */
function rollLuck(judge: Judge, position: Position, [first, more]: readonly Rolled[]): readonly Points[] {
  if (!first) return [];
  const { dice } = first;
  const luck = points(chanceAfterRoll(judge, position, dice) - chanceBeforeRoll(judge, position));
  if (!more) return [luck];
  const chance = judge.bestChance(position, [...dice, ...more.dice]);
  return [luck, points(chance - judge.chanceWithMore(position, dice))];
}

function devotionChange(judge: Judge, { stages, before, color }: Frame): Points | null {
  let changed: Points | null = null;
  let position = before;
  for (const stage of stages) {
    if (stage.kind === 'devoted') {
      const turned = { ...stage.position, turn: position.turn };
      const chance = (at: Position): number => judge.before(at, false)[color];
      changed = (changed ?? 0) + points(chance(turned) - chance(position));
    }
    position = stage.position;
  }
  return changed;
}

/** Everybody's chance at the beginning of a turn, 0..1. */
export const chancesAtStart = (judge: Judge, { before }: Frame): Chances => judge.before(before, true);

/** Everybody's chance after a turn, 0..1; at the game's end the result. */
export function chancesAtEnd(judge: Judge, { after, events }: Frame): Chances {
  const over = findGameOver(events);
  if (!over) return judge.before(after, true);
  const shares = COLORS.map((color) => [color, shareOf(over.winners, color)]);
  return Object.fromEntries(shares) as Record<Color, number>;
}

function chancesAfter(judge: Judge, frame: Frame): TurnAnalysis['chances'] {
  const all = chancesAtEnd(judge, frame);
  const players = colorsOf(frame.after).filter((color) => roleOf(frame.after, color) !== 'neutral');
  return Object.fromEntries(players.map((color) => [color, points(all[color])]));
}

export const luckOf = (rolls: TurnAnalysis['rolls']): Points => rolls.reduce((sum, luck) => sum + luck, 0);

export function sumsByColor(
  analysis: readonly TurnAnalysis[],
): ReadonlyMap<Color, { readonly luck: Points; readonly choice: Points }> {
  const sums = new Map<Color, { readonly luck: Points; readonly choice: Points }>();
  for (const { color, rolls, choice } of analysis) {
    const sum = sums.get(color) ?? { luck: 0, choice: 0 };
    sums.set(color, { luck: sum.luck + luckOf(rolls), choice: sum.choice + (choice ?? 0) });
  }
  return sums;
}

/** Chances are counted in points here, and pictures use parts of one. */
export const POINTS = 100;

const MAX_TURNING_POINTS = 3;

/** In game order; for each turn its greatest change. `analysis`: of the same frames. */
export const turningPoints = (frames: readonly Frame[], analysis: readonly TurnAnalysis[]) =>
  frames
    .flatMap((frame, index) => {
      const own = analysis[index];
      const point = own && turningPoint(frame, own);
      return point ? [point] : [];
    })
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MAX_TURNING_POINTS)
    .sort((one, other) => one.turn - other.turn);

/**
 * How a turn changed its player's chance (-1..1): by the dice or by a change of role, whichever changed it more. Choices that were
 * not the best are shown only to their player. Null if neither changed it.
 */
function turningPoint(frame: Frame, { rolls, devotion }: TurnAnalysis) {
  const changes = [
    { by: 'roll', points: luckOf(rolls) },
    { by: 'devotion', points: devotion ?? 0 },
  ] as const;
  const [change] = changes.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  if (!change || change.points === 0) return null;
  const { turn, color, dice, highlights } = frame;
  return {
    turn,
    color,
    by: change.by,
    dice,
    change: change.points / POINTS,
    highlight: greatestOf(highlights),
  };
}

export interface DecisiveTurn {
  readonly turn: number;
  /** The player of the turn: not necessarily a winner. */
  readonly color: Color;
  readonly dice: readonly number[];
  readonly winners: readonly Color[];
  /** The turn's highlight; null if there are only its moves to show. */
  readonly highlight: Highlight | null;
  /** The game was undecided until its last turn. */
  readonly isLast: boolean;
}

/**
 * The turn after which the winners' chance, by the judge, never fell below one half again. Null if there was none: nobody won, they
 * led all along, or the last turn was a resignation. Evaluates only positions, no rolls: a few milliseconds per game.
 */
export function decisiveTurn(judges: JudgeByCount, frames: readonly Frame[]): DecisiveTurn | null {
  const winners = findGameOver(frames.at(-1)?.events ?? [])?.winners ?? [];
  const [first] = frames;
  if (!first || winners.length === 0) return null;
  const judge = judges[first.before.players];
  const together = (chances: Chances): number => winners.reduce((sum, color) => sum + chances[color], 0);
  const ends = frames.slice(0, -1).map((frame) => together(chancesAtEnd(judge, frame)));
  const chances = [together(chancesAtStart(judge, first)), ...ends];
  const index = chances.findLastIndex((chance) => chance < EVEN);
  const frame = frames[index];
  if (!frame) return null;
  const { turn, color, dice, highlights } = frame;
  const isLast = frame === frames.at(-1);
  if (isLast && highlights.some((one) => one.kind === 'out' && one.why === 'resigned')) return null;
  return { turn, color, dice, winners, highlight: toldOf(winners, frame), isLast };
}

const EVEN = 1 / 2;

/** The winners' losses didn't decide the game. */
const toldOf = (winners: readonly Color[], { highlights }: Frame): Highlight | null =>
  greatestOf(highlights.filter(({ kind, whom }) => kind !== 'lost' || !winners.includes(whom)));
