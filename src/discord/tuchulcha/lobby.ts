import { gameOf } from '../../tables/games.ts';
import { joinableColors } from '../../tables/seats.ts';
import { button, rowsOf } from '../api/message.ts';
import { type LobbyOf, leaveButton, lobbyTap, startButton } from '../views/lobby-of.ts';

/** A race: everybody chooses a colour, and computer players may fill the rest. */
export const tuchulchaLobby: LobbyOf = {
  terms: () => [],
  agreed: () => [],
  buttons: () => [],
  rows(t, table) {
    const { seats, size } = table;
    const joins = joinableColors(gameOf(table), seats, size).map((color) =>
      button(lobbyTap(table, { type: 'sit', color }), t('button.join', { color: t(`color.${color}`) })),
    );
    const others = [
      ...startButton(t, table),
      ...(seats.length < size
        ? [button(lobbyTap(table, { type: 'addComputer' }), t('button.addComputer'))]
        : []),
      ...(seats.some(({ occupant }) => occupant.kind === 'computer')
        ? [button(lobbyTap(table, { type: 'removeComputer' }), t('button.removeComputer'))]
        : []),
      ...leaveButton(t, table),
    ];
    return [...rowsOf(joins), ...rowsOf(others)];
  },
};
