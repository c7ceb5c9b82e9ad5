import { share } from '../../../pictures/results/figures.ts';
import { wayText } from '../../../pictures/tuchulcha/steps.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { beatsOf, heaviestBeats } from '../../../tables/results/beats.ts';
import { decisiveTurn } from '../../../tables/results/decisive.ts';
import type { TurnLuck } from '../../../tables/results/luck.ts';
import type { Translate } from '../../../texts/index.ts';
import { decisiveText, deedText } from '../../views/beats.ts';
import type { PastGame } from './past-game.ts';

/** More would be read by nobody. */
const MOST_BEATS = 14;

/** The beats of a game as lines, in order, and which turn decided it; of a long one what matters most, in at most `room` characters. */
export function storyLines(t: Translate, { table, frames }: PastGame, room: number): readonly string[] {
  const decisive = decisiveTurn(frames);
  const end = decisive ? [decisiveText(t, table, decisive)] : [];
  const beats = beatsOf(frames);
  for (let most = Math.min(MOST_BEATS, beats.length); most > 0; most--) {
    const lines = [
      ...heaviestBeats(beats, most).map(({ turn, by, deed }) =>
        t('history.point', { turn, text: deedText(t, table, deed, by) }),
      ),
      ...end,
    ];
    if (lengthOf(lines) <= room) return lines;
  }
  return lengthOf(end) <= room ? end : [];
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);

/** One is learned from, ten are a reproach. */
const MOST_LESSONS = 2;

/** The person's own turns for which there was a better one: for them alone. */
export function lessonLines(
  t: Translate,
  { table, frames }: PastGame,
  luck: readonly TurnLuck[],
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
        played: share(table.locale, played),
        possible: share(table.locale, possible),
      }),
    ),
  ];
}

const lossOf = ({ played, possible }: NonNullable<TurnLuck['missed']>): number => possible - played;
