import type { Chances } from '../../../games/tuchulcha/computer-players/judge.ts';
import { signedShare } from '../../../pictures/formats.ts';
import type { SummaryView } from '../../../pictures/tuchulcha/summary.ts';
import {
  type DecisiveTurn,
  POINTS,
  sumsByColor,
  type TurnAnalysis,
  turningPoints,
} from '../../../tables/tuchulcha/analysis/analysis.ts';
import { timedHighlights } from '../../../tables/tuchulcha/analysis/frames.ts';
import { type Translate, translator } from '../../../texts/index.ts';
import { button, fittingLines, type OutMessage, plain, rowsOf } from '../../api/message.ts';
import { asEnded, nameOn, stamp, who } from '../../views/names.ts';
import { actionButton, replayButton, replayButtons } from '../buttons.ts';
import { endReason, ranking } from '../end-message.ts';
import { endOf, type PastGame, playerColors } from '../films.ts';
import { playersText, storyLines } from '../highlights.ts';
import { type Lessons, NO_LESSONS } from './page/game-page.ts';

/** Luck and turning points. `making`: they are being computed; `none`: they can't be computed now. */
type CardSummary = SummaryView | 'making' | 'none';

interface CardView {
  readonly game: PastGame;
  readonly decisive: DecisiveTurn | null;
  /** It is shown to everybody. */
  readonly isShared: boolean;
  readonly sharable: boolean;
}

/** The story of a finished game in a few lines, without its film. */
export function cardMessage({ game, decisive, isShared, sharable }: CardView): OutMessage {
  const { table } = game;
  const t = translator(table.locale);
  const story = storyLines(t, game, decisive);
  const to = actionButton(t, table);
  const own = [
    replayButton(t, table),
    to('details', 'history.button.details'),
    ...(sharable ? [to('share', 'rulesView.button.share')] : []),
  ];
  // Others see no more of a private game than the player shared.
  const others = table.isPrivate ? [] : [replayButton(t, table)];
  return plain(fittingLines([...headLines(t, game), ...story]), rowsOf(isShared ? others : own));
}

interface DetailsView {
  readonly game: PastGame;
  readonly summary: CardSummary;
  /** Lessons only for the reader. */
  readonly lessons?: Lessons;
}

/** Rarely requested parts: luck, lessons, the whole film, files and the proof of the dice. Its picture is a chart. */
export function detailsMessage({ game, summary, lessons = NO_LESSONS }: DetailsView): OutMessage {
  const t = translator(game.table.locale);
  const to = actionButton(t, game.table);
  const lines = [
    ...headLines(t, game),
    ...rows(t, game, summary),
    ...(typeof summary === 'string' ? [] : [t('history.meaning')]),
    ...(lessons.count > 0
      ? [t('history.lessons', { count: lessons.count }), ...lessons.dearest.map(({ line }) => line)]
      : []),
    ...(summary === 'making' ? [t('history.making')] : []),
    ...(summary === 'none' ? [t('history.noPicture')] : []),
  ];
  return plain(
    fittingLines(lines),
    rowsOf([
      ...lessons.dearest.map(({ turn }) =>
        button(
          replayButtons.replay({ table: game.table.id, turn, by: 'lesson' }),
          t('history.button.lesson', { turn }),
        ),
      ),
      to('page', 'history.button.page'),
      to('film', 'history.button.film'),
      to('dice', 'history.button.dice'),
      to('text', 'history.button.text'),
      to('json', 'history.button.json'),
    ]),
  );
}

/** The winners and the reason, or that the game was closed. */
export function headLines(t: Translate, game: PastGame): string[] {
  const { frames } = game;
  const table = asEnded(t, game.table);
  const over = endOf(game);
  const { number } = table;
  const last = frames.at(-1);
  const reason = last && endReason(t, table, last.after, last.events);
  return [
    over
      ? t('end.head', { number, count: over.winners.length, winners: playersText(t, table, over.winners) })
      : t('history.closed', { number }),
    ...(reason ? [reason] : []),
    t('history.when', { time: stamp(table.updatedAt, 'F'), turns: frames.length }),
  ];
}

/** The players, best first, with altar, forest, hits and luck. */
function rows(t: Translate, game: PastGame, summary: CardSummary): string[] {
  const { table, frames } = game;
  const position = frames.at(-1)?.after;
  const players = playerColors(game);
  return (position ? ranking(position) : [])
    .filter(([color]) => players.includes(color))
    .map(([color, { role, altar, forest }]) => {
      const player = who(t, table, color);
      const hits = frames
        .flatMap(({ events }) => events)
        .reduce((sum, event) => sum + (event.type === 'hit' && event.by === color ? event.count : 0), 0);
      const end =
        role === 'out' ? t('end.rowOut', { who: player }) : t('end.row', { who: player, altar, forest });
      return t('history.row', { end, hits, luck: luckText(t, summary, color) });
    });
}

function luckText(t: Translate, summary: CardSummary, color: string): string {
  if (typeof summary === 'string') return 'none';
  const swing = summary.players.find((one) => one.color === color)?.swing ?? null;
  return swing === null ? 'none' : t('history.luck', { luck: signedShare(summary.locale, swing) });
}

export function summaryView(game: PastGame, luck: readonly TurnAnalysis[], start: Chances): SummaryView {
  const { table, frames } = game;
  const t = translator(table.locale);
  const winners = endOf(game)?.winners ?? [];
  const lucks = sumsByColor(luck);
  const last = frames.at(-1)?.after.colors;
  return {
    number: table.number,
    turns: frames.length,
    players: playerColors(game).map((color) => {
      const dice = frames.flatMap((frame) => (frame.color === color ? frame.dice : []));
      return {
        color,
        name: nameOn(t, table, color),
        won: winners.includes(color),
        altar: last?.[color]?.altar ?? 0,
        forest: last?.[color]?.forest ?? 0,
        luck: { dice: dice.length, pips: dice.reduce((sum, die) => sum + die, 0) },
        swing: (lucks.get(color)?.luck ?? 0) / POINTS,
      };
    }),
    curves: playerColors(game).map((color) => ({
      color,
      values: [start[color], ...luck.map(({ chances }) => (chances[color] ?? 0) / POINTS)],
    })),
    marks: timedHighlights(frames),
    turningPoints: turningPoints(frames, luck),
    locale: table.locale,
  };
}
