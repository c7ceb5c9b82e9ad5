import { type APIStringSelectComponent, ComponentType } from 'discord-api-types/v10';
import { LEVEL_NAMES } from '../../../games/tuchulcha/players/levels.ts';
import { PACES } from '../../../tables/clock/pace.ts';
import type { Snowflake } from '../../../tables/game-types.ts';
import { gameOf } from '../../../tables/games.ts';
import { joinableColors, seatOf } from '../../../tables/seats.ts';
import { countsOnServer, type Table } from '../../../tables/table.ts';
import { termsOf } from '../../../tables/terms.ts';
import { COMPUTER_PEOPLE } from '../../../tables/tuchulcha/computer-names.ts';
import type { Translate } from '../../../texts/index.ts';
import { button, type OutMessage, plain, type Row, rowsOf } from '../../api/message.ts';
import { emojiOf } from '../../views/emojis.ts';
import { lengthText } from '../../views/length.ts';
import { levelLabel } from '../../views/levels.ts';
import { leaveButton, lobbyButtons } from '../../views/lobby-view.ts';
import { goToButton, refusalMessage } from '../../views/refusal.ts';

/** All that a person may change at a table that waits, and that the lobby itself has no room for. */
export function optionsMessage(t: Translate, table: Table, userId: Snowflake): OutMessage {
  const { number, status, openerId } = table;
  if (status !== 'lobby') {
    const { content } = refusalMessage(t, { code: 'notInLobby' }, table);
    return plain(content, rowsOf(goToButton(t, table)));
  }
  const isOpener = openerId === userId;
  return plain(t('lobby.options', { number }), [
    ...rowsOf(colors(t, table, userId)),
    ...rowsOf([
      ...(isOpener ? [...computers(t, table), ...hints(t, table), ...counting(t, table)] : []),
      ...(seatOf(table, userId) ? leaveButton(t, table) : []),
    ]),
    ...(isOpener ? [paceList(t, table), ...levelList(t, table)] : []),
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

function paceList(t: Translate, table: Table): Row {
  const options = PACES.map((pace) => {
    const length = table.game === 'tuchulcha' ? lengthText(t, table, pace) : '';
    return {
      label: t(`pace.${pace}`),
      value: pace,
      default: pace === table.pace,
      ...(length && { description: length }),
    };
  });
  return list(lobbyButtons.choosePace({ table: table.id }), t('lobby.choosePace'), options);
}

/** For everybody: at a table of one person among computer players, hints are there without. */
function hints(t: Translate, table: Table) {
  const { id } = table;
  const terms = termsOf('tuchulcha', table);
  if (!terms) return [];
  const allowed = terms.hints;
  return [
    button(
      lobbyButtons.hints({ table: id, allowed: !allowed }),
      t(allowed ? 'button.noHints' : 'button.allowHints'),
    ),
  ];
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

/** Also of a table without computer players: they sit in for people who are away. */
function levelList(t: Translate, table: Table): Row[] {
  const { id, size } = table;
  const terms = termsOf('tuchulcha', table);
  if (!terms) return [];
  const options = LEVEL_NAMES.map((one) => ({
    label: levelLabel(t, one, size),
    value: one,
    default: one === terms.level,
    description: COMPUTER_PEOPLE[one].join(', '),
  }));
  return [list(lobbyButtons.chooseLevel({ table: id }), t('lobby.chooseLevel'), options)];
}

const list = (customId: string, placeholder: string, options: APIStringSelectComponent['options']): Row => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.StringSelect, custom_id: customId, placeholder, options }],
});
