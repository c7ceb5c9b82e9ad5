import { storyHighlights } from '../../../games/tuchulcha/highlights.ts';
import { shareText } from '../../../pictures/figures.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { TurnAnalysis } from '../../../tables/tuchulcha/analysis/analysis.ts';
import type { Choice } from '../../../tables/tuchulcha/analysis/choices.ts';
import type { DecisiveTurn } from '../../../tables/tuchulcha/analysis/decisive.ts';
import { type Frame, timedHighlights } from '../../../tables/tuchulcha/analysis/frames.ts';
import type { Translate } from '../../../texts/index.ts';
import { lengthOfLines } from '../../api/message.ts';
import { decisiveText, longTexts } from '../highlights.ts';
import { betterText, missedBy } from './better.ts';
import type { PastGame } from './past-game.ts';

/** Nobody reads more. */
const MOST_TOLD = 14;

/**
 * A game's highlights, one a line, and the turn that decided it. Long games keep the most important ones that fit into `room` characters.
 */
export function storyLines(
  t: Translate,
  { table, frames }: PastGame,
  decisive: DecisiveTurn | null,
  room: number,
): readonly string[] {
  const all = timedHighlights(frames);
  for (let most = MOST_TOLD; most > 0; most--) {
    const shown = storyHighlights(all, most);
    const isTold = shown.some(
      ({ turn, kind, whom }) =>
        turn === decisive?.turn && kind === decisive.highlight?.kind && whom === decisive.highlight.whom,
    );
    const lines = [
      ...shown.map((one) => {
        const [text = ''] = longTexts(t, table, [one], undefined, { isFirst: true });
        return t('history.point', { turn: one.turn, text });
      }),
      ...(decisive ? [decisiveText(t, table, decisive, isTold)] : []),
    ];
    if (lengthOfLines(lines) <= room) return lines;
  }
  const end = decisive ? [decisiveText(t, table, decisive)] : [];
  return lengthOfLines(end) <= room ? end : [];
}

/** Players learn from one lesson; ten are a reproach. */
const MOST_LESSONS = 2;

export interface Lesson {
  readonly turn: number;
  readonly line: string;
}

/** The reader's own turns with a better choice, in order. They are for the reader alone. */
export function lessonsOf(
  t: Translate,
  { table, frames }: PastGame,
  luck: readonly TurnAnalysis[],
  reader: Snowflake,
): readonly Lesson[] {
  const lessons = frames.flatMap((frame) => {
    const missed = missedBy(reader, frame, luck);
    return missed ? [{ frame, missed }] : [];
  });
  return lessons
    .toSorted((one, other) => lossOf(other.missed) - lossOf(one.missed))
    .slice(0, MOST_LESSONS)
    .sort((one, other) => one.frame.turn - other.frame.turn)
    .map(({ frame, missed }) => ({ turn: frame.turn, line: lessonLine(t, table, frame, missed) }));
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
