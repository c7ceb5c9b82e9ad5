import { afterDevotion } from '../../../games/tuchulcha/end-of-turn.ts';
import { type Position, type Step, winnersOf } from '../../../games/tuchulcha/index.ts';
import { shareText } from '../../../pictures/number-format.ts';
import type { BoardView, ShownMove } from '../../../pictures/tuchulcha/board-view.ts';
import { waysText } from '../../../pictures/tuchulcha/steps.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { TurnAnalysis } from '../../../tables/tuchulcha/analysis/analysis.ts';
import type { Frame } from '../../../tables/tuchulcha/analysis/frames.ts';
import { type Alternative, type Choice, worstOf } from '../../../tables/tuchulcha/analysis/missed-choices.ts';
import type { Translate } from '../../../texts/index.ts';
import { boardAfter, boardView } from '../board-message.ts';
import { diceAfter, movesAmong, withHits } from '../move-texts.ts';
import type { PastGame } from './past-game.ts';

/** The costliest choice of the reader's own turn. Nobody is told what others missed. */
export const missedBy = (
  reader: Snowflake | null,
  frame: Frame | undefined,
  analysis: readonly TurnAnalysis[] | null,
): Choice | null =>
  frame && reader !== null && frame.player === reader
    ? worstOf(analysis?.find(({ turn }) => turn === frame.turn)?.missed ?? [])
    : null;

/** `named` adds whose haruspex moves. */
export function betterText(t: Translate, better: Alternative, named: boolean): string {
  switch (better.kind) {
    case 'turn':
      return waysText(t, better.steps, named);
    case 'die':
      return t('history.lesson.die', { more: better.more ? 'yes' : 'no' });
    case 'devotion': {
      const { devotion } = better;
      if (!devotion) return t('history.lesson.keep');
      return devotion.role === 'tuchulcha'
        ? t('history.lesson.tuchulcha', { temple: devotion.fromTemple })
        : t('history.lesson.lasaVecuvia', { from: String(devotion.from ?? 'none') });
    }
  }
}

/** The moves of better steps, drawn beside the ones played; other alternatives have none. */
export const betterMoves = (frame: Frame, better: Alternative): readonly ShownMove[] =>
  better.kind === 'turn' ? movesAmong(withHits(startOf(frame), withoutDiscard(better.steps))) : [];

const startOf = ({ stages, before }: Frame): Position =>
  stages.find(({ kind }) => kind === 'rolled')?.position ?? before;

const withoutDiscard = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ kind }) => kind !== 'discard');

/** The board after the better choice; for another die, the board on which it was decided. */
export function betterBoard(locale: string, frame: Frame, better: Alternative): BoardView {
  const start = startOf(frame);
  switch (better.kind) {
    case 'turn': {
      const discarded = better.steps.find(({ kind }) => kind === 'discard')?.die ?? null;
      return boardAfter(locale, start, withoutDiscard(better.steps), frame.dice, discarded);
    }
    case 'die': {
      const rolled = frame.stages.find((stage) => stage.kind === 'rolled');
      return decidedOn(locale, frame, start, rolled?.dice ?? []);
    }
    case 'devotion': {
      const { devotion, position } = better;
      return decidedOn(locale, frame, devotion ? afterDevotion(position, devotion) : position, []);
    }
  }
}

function decidedOn(locale: string, { color }: Frame, position: Position, dice: readonly number[]): BoardView {
  const winners = winnersOf(position);
  const toMove = winners ? null : color;
  return boardView(locale, position, { dice: diceAfter(dice, null, []), toMove, winners });
}

/** Players learn from one lesson; ten are a reproach. */
const MOST_LESSONS = 2;

export interface Lessons {
  /** The reader's turns with a better choice. */
  readonly count: number;
  /** Those that cost most, in their order. */
  readonly dearest: readonly { readonly turn: number; readonly line: string }[];
}

export const NO_LESSONS: Lessons = { count: 0, dearest: [] };

/** What the reader may learn from the game. It is for them alone. */
export function lessonsOf(
  t: Translate,
  { table, frames }: PastGame,
  luck: readonly TurnAnalysis[],
  reader: Snowflake,
): Lessons {
  const lessons = frames.flatMap((frame) => {
    const missed = missedBy(reader, frame, luck);
    return missed ? [{ frame, missed }] : [];
  });
  const dearest = lessons
    .toSorted((one, other) => lossOf(other.missed) - lossOf(one.missed))
    .slice(0, MOST_LESSONS)
    .sort((one, other) => one.frame.turn - other.frame.turn)
    .map(({ frame, missed }) => ({ turn: frame.turn, line: lessonLine(t, table, frame, missed) }));
  return { count: lessons.length, dearest };
}

/** The better choice of a turn, and how much it would have gained. */
export function lessonLine(
  t: Translate,
  { locale, setup }: PastGame['table'],
  { turn, dice }: Frame,
  { better, played, possible }: Choice,
): string {
  const facts = {
    turn,
    better: betterText(t, better, setup?.players.length === 2),
    played: shareText(locale, played),
    possible: shareText(locale, possible),
  };
  return better.kind === 'turn'
    ? t('history.lesson', { ...facts, dice: dice.join('-') })
    : t('history.lesson.other', facts);
}

const lossOf = ({ played, possible }: Choice): number => possible - played;
