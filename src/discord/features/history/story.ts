import { shareText } from '../../../pictures/results/figures.ts';
import { wayText } from '../../../pictures/tuchulcha/steps.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import type { TurnAnalysis } from '../../../tables/results/analysis.ts';
import { type Beat, beatsOf, heaviestBeats } from '../../../tables/results/beats.ts';
import type { DecisiveTurn } from '../../../tables/results/decisive.ts';
import type { Translate } from '../../../texts/index.ts';
import { beatText, decisiveText } from '../../views/beats.ts';
import type { PastGame } from './past-game.ts';

/** More would be read by nobody. */
const MOST_BEATS = 14;

/** The beats of a game as lines, in order, and which turn decided it; of a long one what matters most, in at most `room` characters. */
export function storyLines(
  t: Translate,
  { table, frames }: PastGame,
  decisive: DecisiveTurn | null,
  room: number,
): readonly string[] {
  const end = (shown: readonly Beat[]): readonly string[] =>
    decisive
      ? [
          decisiveText(
            t,
            table,
            decisive,
            shown.some(({ deed }) => deed === decisive.deed),
          ),
        ]
      : [];
  const beats = beatsOf(frames);
  for (let most = Math.min(MOST_BEATS, beats.length); most > 0; most--) {
    const shown = heaviestBeats(beats, most);
    const told = shown.map((beat) => t('history.point', { turn: beat.turn, text: beatText(t, table, beat) }));
    const lines = [...told, ...end(shown)];
    if (lengthOf(lines) <= room) return lines;
  }
  return lengthOf(end([])) <= room ? end([]) : [];
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** One is learned from, ten are a reproach. */
const MOST_LESSONS = 2;

/** The person's own turns for which there was a better one: for them alone. */
export function lessonLines(
  t: Translate,
  { table, frames }: PastGame,
  luck: readonly TurnAnalysis[],
  reader: Snowflake,
): readonly string[] {
  const isNamed = table.setup?.players.length === 2;
  const lessons = frames.flatMap((frame, index) => {
    const missed = frame.player === reader ? luck[index]?.missed : null;
    return missed ? [{ frame, missed }] : [];
  });
  const shown = lessons
    .toSorted((one, other) => lossOf(other.missed) - lossOf(one.missed))
    .slice(0, MOST_LESSONS)
    .sort((one, other) => one.frame.turn - other.frame.turn);
  if (shown.length === 0) return [];
  return [
    t('history.lessons'),
    ...shown.map(({ frame: { turn, dice }, missed: { better, played, possible } }) =>
      t('history.lesson', {
        ...{ turn, dice: dice.join('-') },
        better: better.map((step) => wayText(t, step, isNamed)).join(', '),
        played: shareText(table.locale, played),
        possible: shareText(table.locale, possible),
      }),
    ),
  ];
}

const lossOf = ({ played, possible }: NonNullable<TurnAnalysis['missed']>): number => possible - played;
