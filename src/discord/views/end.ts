import type { GameEvent, GameState } from '../../games/tuchulcha/index.ts';
import type { BoardView } from '../../pictures/view.ts';
import type { LoggedAction, Sitting } from '../../tables/game-types.ts';
import type { Table, TableOf } from '../../tables/table.ts';
import { type Translate, translator } from '../../texts/index.ts';
import { button, rowsOf } from '../message.ts';
import { eventsOfTurn } from './events-of-turn.ts';
import type { Undrawn } from './face.ts';
import { secretLine } from './fairness.ts';
import { movesTold } from './moves.ts';
import { listOf, who } from './names.ts';
import { whoPlayed } from './played.ts';
import { deeds, storyOf } from './story.ts';

/** The last message of a game: who won and how, and the final board. It pings nobody. */
export function endMessage(
  table: TableOf<'tuchulcha'>,
  state: GameState,
  events: readonly GameEvent[],
  sittings: readonly Sitting[],
  log: readonly LoggedAction<'tuchulcha'>[],
): Undrawn<BoardView> {
  const t = translator(table.locale);
  const winners = state.phase.name === 'over' ? state.phase.winners : [];
  const last = eventsOfTurn(events, state.turnNumber);
  const told = deeds(t, table, last, null);
  const story = storyOf(t, told);
  const content = [
    t('end.head', {
      number: table.number,
      count: winners.length,
      winners: listOf(
        table.locale,
        winners.map((color) => who(t, table, color)),
      ),
    }),
    endReason(t, events),
    story && t('end.lastTurn', { story }),
    standings(t, table, state),
    whoPlayed(t, table, log, sittings),
    secretLine(t, table),
  ];
  return {
    message: {
      content: content.filter((line) => line !== null).join('\n'),
      rows: rowsOf([
        button({ on: 'rematch', table: table.id }, t('button.rematch')),
        button({ on: 'history', table: table.id, does: 'card' }, t('history.button.story')),
      ]),
      mentions: [],
    },
    board: {
      position: state.position,
      dice: [],
      lastMoves: movesTold(last),
      choices: [],
      toMove: null,
      winners,
      locale: table.locale,
    },
  };
}

function endReason(t: Translate, events: readonly GameEvent[]): string | null {
  const over = events.findLast((event) => event.type === 'over');
  return over?.type === 'over' ? t(`end.${over.reason}`) : null;
}

/** Altar and forest of everybody, best first: what the rules rank by (tuchulcha.md §7). Who is out comes last. */
function standings(t: Translate, table: Table, { position, setup }: GameState): string {
  const rows = setup.players
    .flatMap((color) => {
      const state = position.colors[color];
      return state ? [{ color, state }] : [];
    })
    .sort(
      (a, b) =>
        Number(a.state.role === 'out') - Number(b.state.role === 'out') ||
        b.state.altar - a.state.altar ||
        a.state.forest - b.state.forest,
    )
    .map(({ color, state }) =>
      state.role === 'out'
        ? t('end.rowOut', { who: who(t, table, color) })
        : t('end.row', { who: who(t, table, color), altar: state.altar, forest: state.forest }),
    );
  return rows.join('\n');
}
