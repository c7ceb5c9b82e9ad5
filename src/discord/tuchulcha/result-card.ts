import type { JudgeByCount } from '../../games/tuchulcha/computer-players/judges.ts';
import type { Color } from '../../games/tuchulcha/index.ts';
import type { Face } from '../../pictures/index.ts';
import type { ResultCardView } from '../../pictures/tuchulcha/banners/card.ts';
import { guessedRight } from '../../tables/changes/guess-winner.ts';
import type { LoggedAction, SeatColor, Sitting } from '../../tables/game-types.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { decisiveTurn } from '../../tables/tuchulcha/analysis/decisive.ts';
import { framesOf } from '../../tables/tuchulcha/analysis/frames.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { button, type OutMessage, rowsOf } from '../api/message.ts';
import { links } from '../views/links.ts';
import { nameOn, plainName } from '../views/names.ts';
import { timeTaken } from '../views/result-card.ts';
import { cardView, reasonOf } from './end.ts';
import { beatsOf, storyLines } from './highlights.ts';
import { gameLinks } from './links.ts';

interface ResultCard {
  readonly message: Omit<OutMessage, 'picture'>;
  readonly view: ResultCardView;
}

/** A finished game for the channel: the winners, how they won, its story in a few lines. Null where it isn't over. */
export function resultCard(
  table: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
  faces: ReadonlyMap<SeatColor, Face>,
  judges: JudgeByCount,
): ResultCard | null {
  const { id, locale, number, setup, state } = table;
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
    guessLine(t, table, winners),
  ];
  return {
    message: {
      content: lines.filter((line) => line !== null).join('\n'),
      rows: rowsOf([
        button(links.rematch({ table: id }), t('button.rematch'), 'primary'),
        button(gameLinks.history({ table: id, does: 'card' }), t('history.button.story')),
      ]),
      mentions: [],
    },
    view: cardView(t, table, state, (color) => faces.get(color)),
  };
}

function guessLine(t: Translate, table: Table, winners: readonly Color[]): string | null {
  const names = guessedRight(table, winners).map(plainName);
  if (names.length === 0) return null;
  return t('card.guessed', { names: listOf(table.locale, names), count: names.length });
}
