import { type GameState, playerOf } from '../../games/bacchanalia/index.ts';
import { storyPicture } from '../../pictures/bacchanalia/index.ts';
import type { LoggedAction } from '../../tables/game-types.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { button, type ComponentRow, type OutMessage, rowsOf } from '../api/message.ts';
import type { MessageToDraw } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { nameOrGone, plainText, who } from '../views/names.ts';
import { timeTaken } from '../views/result-card.ts';
import { storyButtons } from './buttons.ts';
import { tableauView } from './turn.ts';
import { endingText } from './words.ts';

export function storyEnd(table: TableOf<'bacchanalia'>, state: GameState): MessageToDraw {
  const t = translator(table.locale);
  const { number } = table;
  const endings = state.setup.players.map((color) => {
    const { ended } = playerOf(state, color);
    return t('bacchanalia.end.row', {
      who: who(t, table, color),
      ending: ended ? endingText(t, ended.kind) : 'none',
    });
  });
  return {
    message: {
      content: [
        ...(table.terms?.title ? [`**${plainText(table.terms.title)}**`] : []),
        t('bacchanalia.end.head', { number, tales: state.tales }),
        ...endings,
        t('bacchanalia.end.chronicle'),
      ].join('\n'),
      rows: storyEndRows(t, table),
      mentions: [],
    },
    picture: storyPicture('tableau', tableauView(table, state)),
  };
}

const storyEndRows = (t: Translate, table: Table): ComponentRow[] =>
  rowsOf([
    button(
      storyButtons.chronicle({ table: table.id, does: 'show' }),
      t('bacchanalia.button.chronicle'),
      'primary',
    ),
    button(links.rematch({ table: table.id }), t('bacchanalia.button.again')),
  ]);

/** The card of a finished story for the channel where its table was opened. Nobody wins. */
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
