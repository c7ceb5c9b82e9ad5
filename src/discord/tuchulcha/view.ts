import { gameOf } from '../../tables/games.ts';
import { joinableColors } from '../../tables/seats.ts';
import { button, rowsOf } from '../api/message.ts';
import { tableIn } from '../custom-id.ts';
import type { GameView } from '../views/game-view.ts';
import { links } from '../views/links.ts';
import { type LobbyView, leaveButton, lobbyButtons, startButton } from '../views/lobby-view.ts';
import { turnButtons } from './buttons.ts';
import { endMessage } from './end.ts';
import { pastTurn } from './recap.ts';
import { turnMessage } from './turn.ts';

/** A race: everybody chooses a colour, and computer players may fill the rest. */
const tuchulchaLobby: LobbyView = {
  terms: () => [],
  agreed: () => [],
  buttons: () => [],
  rows(t, table) {
    const { seats, size } = table;
    const joins = joinableColors(gameOf(table), seats, size).map((color) =>
      button(
        lobbyButtons.sit({ table: table.id, seat: color }),
        t('button.join', { color: t(`color.${color}`) }),
      ),
    );
    const others = [
      ...startButton(t, table),
      ...(seats.length < size
        ? [button(lobbyButtons.addComputer({ table: table.id }), t('button.addComputer'))]
        : []),
      ...(seats.some(({ occupant }) => occupant.kind === 'computer')
        ? [button(lobbyButtons.removeComputer({ table: table.id }), t('button.removeComputer'))]
        : []),
      ...leaveButton(t, table),
    ];
    return [...rowsOf(joins), ...rowsOf(others)];
  },
};

/** Buttons that stand under a turn or the end, and nowhere else. */
const OF_TURN = [turnButtons.act, turnButtons.haruspex, turnButtons.die, turnButtons.devotion, links.rematch];

/** Tuchulcha: a message a turn, and one for the end. */
export const tuchulchaView: GameView<'tuchulcha'> = {
  stage: ({ turnNumber, phase }) => (phase.name === 'over' ? turnNumber + 1 : turnNumber),
  current({ table, state, replay, until, sittings, of }) {
    if (state.phase.name !== 'over') return turnMessage({ table, state, replay, of, until, sittings });
    return endMessage(
      table,
      state,
      replay.flatMap(({ events }) => events),
      sittings,
      replay,
    );
  },
  past: pastTurn,
  tableOfTurn: (customId) => tableIn(OF_TURN, customId),
  lobby: tuchulchaLobby,
};
