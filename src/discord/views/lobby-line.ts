import type { Snowflake } from '../../tables/game-types.ts';
import type { Table } from '../../tables/table.ts';
import type { Translate } from '../../texts/index.ts';
import { button, messageLink, type OutMessage, plain, rowsOf } from '../api/message.ts';
import { lobbyButtons } from './lobby-buttons.ts';
import { roleMention, who } from './names.ts';

export const listedName = (t: Translate, { number, game, pace }: Table) =>
  t('tables.name', { number, game: t(`game.${game}`), pace: t('games.pace', { pace }) });

/** A lobby in a list: its table, free seats, who sits there. */
export function lobbyLine(t: Translate, table: Table): string {
  const { guildId, channelId, showing, size, seats } = table;
  const people = seats
    .filter(({ occupant }) => occupant.kind === 'person')
    .map(({ color }) => who(t, table, color));
  return t('tables.lobby', {
    table: listedName(t, table),
    open: size - people.length,
    who: people.join(', ') || 'nobody',
    link: messageLink(guildId, channelId, showing.lobbyMessageId),
  });
}

/** Calls a role to tables with free seats. */
export function seatCall(t: Translate, roleId: Snowflake, tables: readonly Table[]): OutMessage {
  const joins = tables.map(({ id, number }) =>
    button(lobbyButtons.join({ table: id }), t('tables.join', { number }), 'primary'),
  );
  const lines = [
    t('seatRole.call', { role: roleMention(roleId) }),
    ...tables.map((table) => lobbyLine(t, table)),
  ];
  return { ...plain(lines, rowsOf(joins)), role: roleId };
}
