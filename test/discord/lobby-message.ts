import type { OutMessage } from '../../src/discord/api/message.ts';
import { lobbyMessage as composed } from '../../src/discord/table-message/lobby-message.ts';
import { gameViewOf } from '../../src/discord/views/game-presenter.ts';
import type { Table } from '../../src/tables/table.ts';

/** A table's first message, with the parts of its game. */
export const lobbyMessage = (table: Table): OutMessage => composed(table, gameViewOf(table).lobby);
