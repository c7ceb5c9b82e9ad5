import {
  COLORS,
  type Color,
  type GameEvent,
  type GameState,
  inPlay,
  type Position,
} from '../../games/tuchulcha/index.ts';
import type { LoggedAction, Sitting } from '../../tables/game-types.ts';
import { isRated } from '../../tables/games.ts';
import type { SeatPlayer } from '../../tables/results/result.ts';
import { countsOnServer, type Table, type TableOf } from '../../tables/table.ts';
import { endsOfTurns, turnsPlayed } from '../../tables/tuchulcha/played-turns.ts';
import { listOf, type Translate, translator } from '../../texts/index.ts';
import { button, rowsOf } from '../api/message.ts';
import { fairnessButton } from '../views/fairness.ts';
import { eventsOfTurn } from '../views/game-presenter.ts';
import { links } from '../views/links.ts';
import { nameOrGone, who } from '../views/names.ts';
import { hasResultCard } from '../views/result-card.ts';
import { type BoardMessage, boardView } from './board-message.ts';
import { gameLinks } from './links.ts';
import { movesOfEvents } from './moves.ts';

/**
 * The last message of a game: the winners, the reason and the final board. It pings nobody; the standings are on the result card, if there
 * is one.
 */
export function endMessage(
  table: TableOf<'tuchulcha'>,
  state: GameState,
  events: readonly GameEvent[],
  sittings: readonly Sitting[],
  log: readonly LoggedAction<'tuchulcha'>[],
): BoardMessage {
  const t = translator(table.locale);
  const winners = state.phase.name === 'over' ? state.phase.winners : [];
  const last = eventsOfTurn(events, state.turnNumber);
  const over = events.findLast((event) => event.type === 'over');
  const content = [
    t('end.head', {
      number: table.number,
      count: winners.length,
      winners: listOf(
        table.locale,
        winners.map((color) => who(t, table, color)),
      ),
    }),
    over?.type === 'over' ? endReason(t, table, state.position, over) : null,
    hasResultCard(table) ? null : standings(t, table, state),
    whoPlayed(t, table, log, sittings),
    whyUnrated(t, table),
  ];
  return {
    message: {
      content: content.filter((line) => line !== null).join('\n'),
      rows: rowsOf([
        button(links.rematch({ table: table.id }), t('button.rematch')),
        button(gameLinks.history({ table: table.id, does: 'card' }), t('history.button.story')),
        fairnessButton(t, table),
      ]),
      mentions: [],
    },
    board: boardView(table.locale, state.position, { lastMoves: movesOfEvents(last), winners }),
  };
}

function whyUnrated(t: Translate, table: Table): string | null {
  if (!countsOnServer(table)) return t('end.ownEyes');
  return isRated(table) ? null : t('end.hints');
}

/** Altar and forest of all colors, including neutral ones, best first and eliminated ones last. */
function standings(t: Translate, table: Table, { position }: GameState): string {
  const rows = ranking(position).map(({ color, state }) =>
    state.role === 'out'
      ? t('end.rowOut', { who: who(t, table, color) })
      : t('end.row', { who: who(t, table, color), altar: state.altar, forest: state.forest }),
  );
  return rows.join('\n');
}

/** The turns of each player at seats that changed hands; null where none did. */
function whoPlayed(
  t: Translate,
  table: TableOf<'tuchulcha'>,
  log: readonly LoggedAction<'tuchulcha'>[],
  sittings: readonly Sitting[],
): string | null {
  if (!table.setup) return null;
  const names = new Map<SeatPlayer, string>([['computer', t('who.computer')]]);
  for (const { occupant } of sittings) {
    if (occupant?.kind === 'person') names.set(occupant.userId, nameOrGone(t, occupant.name));
  }
  const lines = [...turnsPlayed(endsOfTurns(table.setup, log), sittings)].flatMap(([color, players]) => {
    const first = sittings.find((sitting) => sitting.color === color)?.occupant;
    const own: SeatPlayer = first?.kind === 'person' ? first.userId : 'computer';
    if ([...players.keys()].every((player) => player === own)) return [];
    const each = [...players].map(([player, turns]) =>
      t('end.turnsOf', { name: names.get(player) ?? nameOrGone(t, ''), turns }),
    );
    return each.length > 0
      ? [t('end.turns', { color: t(`color.${color}`), players: listOf(table.locale, each) })]
      : [];
  });
  return lines.length > 0 ? lines.join('\n') : null;
}

interface Ranked {
  readonly color: Color;
  readonly state: NonNullable<Position['colors'][Color]>;
}

const better = ({ state: a }: Ranked, { state: b }: Ranked): number =>
  b.altar - a.altar || a.forest - b.forest;

/** All colors, ranked by the rules (docs/rules/tuchulcha.md §7), eliminated ones last. */
export const ranking = ({ colors }: Position): readonly Ranked[] =>
  COLORS.flatMap((color) => {
    const state = colors[color];
    return state ? [{ color, state }] : [];
  }).sort((a, b) => Number(a.state.role === 'out') - Number(b.state.role === 'out') || better(a, b));

/** The reason why the game is over and who won, in a sentence or two. */
export function endReason(
  t: Translate,
  table: Pick<Table, 'id' | 'game' | 'terms' | 'seats' | 'locale'>,
  position: Position,
  { reason, winners }: Omit<Extract<GameEvent, { type: 'over' }>, 'type'>,
): string {
  if (reason !== 'colorFinished') return t(`end.${reason}`);
  // Eliminated colors aren't ranked.
  const all = ranking(position).filter(({ state }) => state.role !== 'out');
  const finished = all.filter(({ color }) => inPlay(position, color) === 0);
  const top = all.filter((one, _, [best]) => best && better(best, one) === 0);
  return t('end.colorFinished', {
    colors: listOf(
      table.locale,
      finished.map(({ color }) => t(`color.${color}`)),
    ),
    top: listOf(
      table.locale,
      top.map(({ color }) => who(t, table, color)),
    ),
    why: whyTheyWon(all, top, winners),
  });
}

/** `neutral` and `level`: with two players, the one who didn't end the game wins. `beside`: a neutral color ties with the winner. */
function whyTheyWon(
  all: readonly Ranked[],
  top: readonly Ranked[],
  winners: readonly Color[],
): 'altar' | 'forest' | 'shared' | 'neutral' | 'beside' | 'level' {
  const players = top.filter(({ state }) => state.role !== 'neutral');
  if (players.length < top.length)
    return players.length > 0 && players.every(({ color }) => winners.includes(color)) ? 'beside' : 'neutral';
  if (top.length > 1) return winners.length > 1 ? 'shared' : 'level';
  const [best, second] = all;
  return best && second && best.state.altar === second.state.altar ? 'forest' : 'altar';
}
