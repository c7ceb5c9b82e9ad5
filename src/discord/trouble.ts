import type { Snowflake } from '../tables/game-types.ts';
import { type NewNotice, noticeOf, type Trouble } from '../tables/notice.ts';
import type { Table } from '../tables/table.ts';
import { isChannelGone } from './post.ts';

const isSnowflake = (id: Snowflake | null | undefined): id is Snowflake => typeof id === 'string';

/**
 * Who is told that the bot cannot write at a table: the opener and whoever is to act, who may move it; and where it lacks a
 * permission, the server's owner. Each once a day.
 */
export function troubleNotices(
  table: Table,
  channelId: Snowflake,
  error: unknown,
  ownerId: Snowflake | null,
  now: Date,
): NewNotice[] {
  const what: Trouble = isChannelGone(error) ? 'channelGone' : 'noPermission';
  const people = [table.openerId, table.watch.turn?.userId, what === 'noPermission' ? ownerId : null];
  const day = now.toISOString().slice(0, 10);
  return [...new Set(people.filter(isSnowflake))].map((userId) =>
    noticeOf(table.id, `trouble:${what}:${userId}:${day}`, userId, { kind: 'trouble', what, channelId }, now),
  );
}
