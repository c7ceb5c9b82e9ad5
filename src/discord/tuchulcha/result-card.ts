import type { JudgeByCount } from '../../games/tuchulcha/computer-players/judges.ts';
import type { Face } from '../../pictures/index.ts';
import type { ResultCardView } from '../../pictures/tuchulcha/banners/card.ts';
import type { LoggedAction, SeatColor, Sitting } from '../../tables/game-types.ts';
import type { Seen } from '../../tables/prophecies/store.ts';
import type { TableOf } from '../../tables/table.ts';
import { decisiveTurn } from '../../tables/tuchulcha/analysis/decisive.ts';
import { framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import type { ClosedBallot } from '../../tables/votes.ts';
import { listOf, translator } from '../../texts/index.ts';
import { type OutMessage, rowsOf } from '../api/message.ts';
import { nameOn, plainName } from '../views/names.ts';
import { seenLine } from '../views/question-message.ts';
import { timeTaken } from '../views/result-card.ts';
import { cardView, endButtons, reasonOf } from './end.ts';
import { beatsOf, storyLines } from './highlights.ts';
import { votersLine } from './votes/results.ts';

interface ResultCard {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly view: ResultCardView;
}

interface FinishedRace {
  readonly table: TableOf<'tuchulcha'>;
  readonly log: readonly LoggedAction<'tuchulcha'>[];
  readonly sittings: readonly Sitting[];
  readonly faces: ReadonlyMap<SeatColor, Face>;
  /** Readers who saw who would win. */
  readonly seen: readonly Seen[];
  /** Left out: no seat was played by votes. */
  readonly ballots?: readonly ClosedBallot[];
}

/** A finished game for the channel: the winners, how they won, its story in a few lines. Null where it isn't over. */
export function resultCard(
  { table, log, sittings, faces, seen, ballots = [] }: FinishedRace,
  judges: JudgeByCount,
): ResultCard | null {
  const { locale, number, setup, state } = table;
  if (!setup || state?.phase.name !== 'over') return null;
  const t = translator(locale);
  const { winners } = state.phase;
  const frames = framesOf({ setup, log, sittings });
  const head = t('card.head', {
    game: t('game.tuchulcha'),
    number,
    count: winners.length,
    winners: listOf(
      locale,
      winners.map((color) => plainName(nameOn(t, table, color))),
    ),
    turns: state.turnNumber,
    length: timeTaken(t, log),
  });
  const lines = [
    head,
    reasonOf(t, table, state.position, frames.at(-1)?.events ?? []),
    ...storyLines(t, table, beatsOf(frames), decisiveTurn(judges, frames)),
    seenLine(t, table, seen),
    votersLine(t, locale, ballots),
  ];
  return {
    message: {
      content: lines.filter((line) => line !== null).join('\n'),
      rows: rowsOf(endButtons(t, table)),
      mentions: [],
    },
    view: cardView(t, table, state, (color) => faces.get(color)),
  };
}
