/** Reminders that are due to one person at about the same time are one message, with a link to each of their tables. */
import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache-limits.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { LiveMessage, Notice } from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';
import { type RecentMessage, writtenAt } from '../api/channel-api.ts';
import { isPermanentError, orNull } from '../api/errors.ts';
import type { HandlerContext } from '../handling/context.ts';
import { remindersNow } from './compose-notice.ts';
import { signOf } from './review-notice.ts';
import { ONE_RING_MS } from './rings.ts';

const PLACES = 10_000;
/** The rows of buttons that fit into a message: one for each table. */
const MAX_JOINED = 5;

export class JoinedReminders {
  readonly #context: HandlerContext;
  /** The latest reminder's message to each person in each place, as far as this process knows. */
  readonly #latest = new LRUCache<string, Snowflake>(atMost(PLACES));

  constructor(context: HandlerContext) {
    this.#context = context;
  }

  /** The message of a reminder that was sent, which others may join. */
  note({ text, userId }: Notice, channel: Snowflake, messageId: Snowflake): void {
    if (text.kind === 'remind') this.#latest.set(`${userId} ${channel}`, messageId);
  }

  /** Adds a reminder to the latest one of its person in the same place; null if that isn't possible. */
  async join(notice: Notice, table: Table, channel: Snowflake) {
    const { store, channelApi } = this.#context;
    const messageId = notice.text.kind === 'remind' && this.#latest.get(`${notice.userId} ${channel}`);
    const others = messageId ? await store.noticesIn(messageId) : [];
    if (!messageId || others.length === 0 || others.length >= MAX_JOINED) return null;
    // It replaces that one.
    if (others.some(({ tableId }) => tableId === table.id)) return null;
    const message = await remindersNow(this.#context, [...others, notice], channel, table);
    if (!message) return null;
    const edited = channelApi.edit(channel, messageId, message);
    return (await orNull(isPermanentError, edited)) === null ? null : { messageId, message };
  }

  /** Removes a notice's message, or only its part of one that it has joined. */
  async remove({ key }: Notice, { channelId, messageId }: LiveMessage): Promise<void> {
    const { store, channelApi } = this.#context;
    const others = (await store.noticesIn(messageId)).filter((one) => one.key !== key);
    const message = await remindersNow(this.#context, others, channelId);
    if (message) await channelApi.edit(channelId, messageId, message);
    else await channelApi.remove(channelId, messageId);
    await store.releaseMessage(messageId, message ? key : null);
  }
}

/** Recognizes a message that a reminder has joined. `since`: when it was first tried. */
export const hasJoined =
  (notice: Notice, since: Date) =>
  ({ id, customIds }: RecentMessage): boolean =>
    notice.text.kind === 'remind' &&
    writtenAt(id).getTime() >= since.getTime() - ONE_RING_MS &&
    customIds.includes(signOf(notice) ?? '');
