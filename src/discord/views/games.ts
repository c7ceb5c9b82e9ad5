import { offers } from '../../games/tuchulcha/index.ts';
import type { Snowflake, Table } from '../../tables/table.ts';
import { waitsFor } from '../../tables/whose.ts';
import type { Translate } from '../../texts/index.ts';
import { messageLink, type OutMessage, plain } from '../message.ts';
import { who } from './names.ts';

/** My tables on this server, those that wait for me first, each with a link. */
export function gamesMessage(t: Translate, tables: readonly Table[], userId: Snowflake): OutMessage {
  if (tables.length === 0) return plain(t('games.none'));
  const waiting = tables.filter((table) => waitsFor(table, userId));
  const others = tables.filter((table) => !waitsFor(table, userId));
  const lines = [...waiting, ...others].map((table) => line(t, table, userId));
  return plain(shortened(t, [t('games.head', { count: waiting.length }), ...lines]));
}

/** As many lines as fit into one message. */
function shortened(t: Translate, lines: readonly string[]): string {
  let content = '';
  for (const [index, next] of lines.entries()) {
    if (content.length + next.length > 1900)
      return `${content}\n${t('games.more', { count: lines.length - index })}`;
    content = content ? `${content}\n${next}` : next;
  }
  return content;
}

function line(t: Translate, table: Table, userId: Snowflake): string {
  const { guildId, channelId, showing } = table;
  const channel = showing.playChannelId ?? channelId;
  const link = messageLink(guildId, channel, showing.turnMessageId ?? showing.lobbyMessageId);
  const values = { number: table.number, link };
  if (table.status === 'lobby') return t('games.lobby', { ...values, open: table.size - table.seats.length });
  if (waitsFor(table, userId)) return t('games.yours', values);
  const color = table.state ? offers(table.state).color : null;
  return t('games.waiting', { ...values, who: color ? who(t, table, color) : '' });
}
