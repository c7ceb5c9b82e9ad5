import type { LoggedAction } from '../../tables/game-types.ts';
import type { TableOf } from '../../tables/table.ts';
import { listOf, translator } from '../../texts/index.ts';
import type { OutMessage } from '../api/message.ts';
import { nameOrGone, plainText } from '../views/names.ts';
import { timeTaken } from '../views/time-taken.ts';
import { storyEndRows } from './stages.ts';

/** A story that is told, for the channel where its table was opened: who told it, and how long that took. Nobody wins. */
export function storyCard(
  table: TableOf<'bacchanalia'>,
  log: readonly LoggedAction[],
): Omit<OutMessage, 'picture'> {
  const { locale, number, seats, state, terms } = table;
  const t = translator(locale);
  const people = seats.flatMap(({ occupant }) =>
    occupant.kind === 'person' ? [nameOrGone(t, occupant.name)] : [],
  );
  const content = t('card.story', {
    game: t('game.bacchanalia'),
    number,
    players: listOf(locale, people),
    tales: state?.tales ?? 0,
    length: timeTaken(t, log),
    title: terms?.title ? plainText(terms.title) : 'none',
  });
  return { content, rows: storyEndRows(t, table), mentions: [] };
}
