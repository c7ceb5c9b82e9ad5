import { gameOf } from '../../tables/games.ts';
import { joinableColors } from '../../tables/seats.ts';
import { button, rowsOf } from '../api/message.ts';
import { type LobbyView, leaveButton, lobbyButtons, startButton } from '../views/lobby-parts.ts';

/** A race: everybody chooses a colour, and computer players may fill the rest. */
export const tuchulchaLobby: LobbyView = {
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
