import { storyHighlights } from '../../../games/tuchulcha/highlights.ts';
import { shareText } from '../../../pictures/figures.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { TurnAnalysis } from '../../../tables/tuchulcha/analysis/analysis.ts';
import type { Choice } from '../../../tables/tuchulcha/analysis/choices.ts';
import type { DecisiveTurn } from '../../../tables/tuchulcha/analysis/decisive.ts';
import { type Frame, timedHighlights } from '../../../tables/tuchulcha/analysis/frames.ts';
import type { Translate } from '../../../texts/index.ts';
import { decisiveText, longTexts } from '../highlights.ts';
import { betterText, missedBy } from './better.ts';
import type { PastGame } from './past-game.ts';

/** More would be read by nobody. */
const MOST_TOLD = 14;

/** A game's highlights as lines, in order, and which turn decided it; of a long one what matters most, in at most `room` characters. */
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
    if (lengthOf(lines) <= room) return lines;
  }
  const end = decisive ? [decisiveText(t, table, decisive)] : [];
  return lengthOf(end) <= room ? end : [];
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** One is learned from, ten are a reproach. */
const MOST_LESSONS = 2;

/** One of the reader's turns in which something else was better. */
export interface Lesson {
  readonly turn: number;
  readonly line: string;
}

/** The person's own turns for which there was a better one, in their order: for them alone. */
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

/** What was better in a turn, and by how much. */
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
