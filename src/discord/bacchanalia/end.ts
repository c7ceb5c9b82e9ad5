import { type GameState, playerOf } from '../../games/bacchanalia/index.ts';
import type { TableOf } from '../../tables/table.ts';
import { translator } from '../../texts/index.ts';
import { button, rowsOf } from '../api/message.ts';
import { secretLine } from '../views/fairness.ts';
import type { Undrawn } from '../views/game-view.ts';
import { links } from '../views/links.ts';
import { who } from '../views/names.ts';
import { storyButtons } from './buttons.ts';
import { tableauView } from './tableau.ts';
import { endingText } from './words.ts';

/** The last message of a story: how everybody's ended. It pings nobody. */
export function storyEnd(table: TableOf<'bacchanalia'>, state: GameState): Undrawn {
  const t = translator(table.locale);
  const { id, number } = table;
  const endings = state.setup.players.map((color) => {
    const { ended } = playerOf(state, color);
    return t('bacchanalia.end.row', {
      who: who(t, table, color),
      ending: ended ? endingText(t, ended.kind) : 'none',
    });
  });
  const secret = secretLine(t, table);
  return {
    message: {
      content: [
        t('bacchanalia.end.head', { number, tales: state.tales }),
        ...endings,
        t('bacchanalia.end.chronicle'),
        ...(secret === null ? [] : [secret]),
      ].join('\n'),
      rows: rowsOf([
        button(
          storyButtons.chronicle({ table: id, does: 'show' }),
          t('bacchanalia.button.chronicle'),
          'primary',
        ),
        button(links.rematch({ table: id }), t('button.rematch')),
      ]),
      mentions: [],
    },
    board: tableauView(table, state),
  };
}
