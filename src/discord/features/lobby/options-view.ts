import { PACES } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { joinableColors, seatOf } from '../../../tables/seats.ts';
import { countsOnServer, type Table } from '../../../tables/table.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, plain, type Row, rowsOf, selectRow } from '../../api/message.ts';
import { emojiOf } from '../../views/emojis.ts';
import { type LobbyView, leaveButton, lobbyButtons } from '../../views/lobby-view.ts';
import { goToButton, refusalMessage } from '../../views/refusal.ts';

/** All that a person may change at a table that waits, and that the lobby itself has no room for. */
export function optionsMessage(t: Translate, table: Table, lobby: LobbyView, userId: Snowflake): OutMessage {
  const { number, status, openerId } = table;
  if (status !== 'lobby') {
    const { content } = refusalMessage(t, { code: 'notInLobby' }, table);
    return plain(content, rowsOf(goToButton(t, table)));
  }
  const isOpener = openerId === userId;
  const own = (isOpener && lobby.options?.(t, table)) || { buttons: [], rows: [] };
  return plain(t('lobby.options', { number }), [
    ...rowsOf(colors(t, table, userId)),
    ...rowsOf([
      ...(isOpener ? [...computers(t, table), ...own.buttons, ...counting(t, table)] : []),
      ...(seatOf(table, userId) ? leaveButton(t, table) : []),
    ]),
    ...(isOpener ? [paceList(t, table, lobby), ...own.rows] : []),
  ]);
}

/** One for each color where the person doesn't sit already. */
function colors(t: Translate, table: Table, userId: Snowflake) {
  const game = gameOf(table);
  if (!game.choosesColors) return [];
  const own = seatOf(table, userId)?.color;
  return joinableColors(game, table.seats, table.size)
    .filter((color) => color !== own)
    .map((color) =>
      button(
        lobbyButtons.sit({ table: table.id, seat: color }),
        t('button.join', { color: t(`color.${color}`) }),
        'secondary',
        emojiOf(color),
      ),
    );
}

function computers(t: Translate, table: Table) {
  const { id, seats, size } = table;
  if (!gameOf(table).hasComputers) return [];
  return [
    ...(seats.length < size
      ? [button(lobbyButtons.addComputer({ table: id }), t('button.addComputer'))]
      : []),
    ...(seats.some(({ occupant }) => occupant.kind === 'computer')
      ? [button(lobbyButtons.removeComputer({ table: id }), t('button.removeComputer'))]
      : []),
  ];
}

function paceList(t: Translate, table: Table, lobby: LobbyView): Row {
  const options = PACES.map((pace) => {
    const length = lobby.length?.(t, table, pace);
    return {
      label: t(`pace.${pace}`),
      value: pace,
      default: pace === table.pace,
      ...(length && { description: length }),
    };
  });
  return selectRow(lobbyButtons.choosePace({ table: table.id }), t('lobby.choosePace'), options);
}

/** A public table's game counts in any case. */
const counting = (t: Translate, table: Table) =>
  table.isPrivate
    ? [
        button(
          lobbyButtons.counting({ table: table.id, counts: !countsOnServer(table) }),
          t(countsOnServer(table) ? 'button.ownEyes' : 'button.countOnServer'),
        ),
      ]
    : [];
