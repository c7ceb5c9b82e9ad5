import { stopsForRest } from '../../tables/clock/pace.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import type { LiveMessage, Notice, NoticeKind, SettledNotice } from '../../tables/notice.ts';
import type { Table } from '../../tables/table.ts';
import type { RecentMessage } from '../api/channel-api.ts';
import { isClosedToMessages, isPermanentError, orNull } from '../api/errors.ts';
import { linkedGuild, type OutMessage } from '../api/message.ts';
import { hasText, liveMessage, sendOnce } from '../api/outbox.ts';
import { RepeatedFailure } from '../api/requests.ts';
import type { NoticeDelivery } from '../game-features.ts';
import type { HandlerContext } from '../handling/context.ts';
import { troubleOf } from '../table-message/thread.ts';
import { RetryLaterError } from './compose-notice.ts';
import { replacedBy, toldIn } from './earlier-notices.ts';
import { hasJoined, JoinedReminders } from './joined-reminders.ts';
import { isLive, reviewNotice } from './review-notice.ts';
import { Rings, restUntil } from './rings.ts';

/** A story can't be followed without these: they wait for the bot's permission. */
export const TO_READ: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['tale']);

/** Sends the message of a notice that is claimed: a new one, or an earlier one that tells it now. */
export class NoticeMessages {
  readonly #context: HandlerContext;
  readonly #rings = new Rings();
  readonly #joined: JoinedReminders;

  constructor(context: HandlerContext) {
    this.#context = context;
    this.#joined = new JoinedReminders(context);
  }

  /** Removes a notice's message, or only its part of one that it has joined. */
  remove(notice: Notice, live: LiveMessage): Promise<void> {
    return this.#joined.remove(notice, live);
  }

  /** Sends it, or what is sent instead. `waits`: another process has taken it over, or its person rests by now. */
  async send(
    notice: Notice,
    table: Table,
    delivery: NoticeDelivery,
  ): Promise<SettledNotice | 'dropped' | 'waits'> {
    try {
      return await this.#sendOnce(notice, table, delivery);
    } catch (error) {
      if (!isPermanentError(error)) throw error;
      const { fallback } = delivery;
      if (delivery.direct && fallback) return this.send(notice, table, fallback);
      if (delivery.direct) {
        // Anything else may pass: too many were opened, or the person is out of reach for now.
        if (!isClosedToMessages(error)) throw error;
        await this.#stopFollowing(notice);
        return 'dropped';
      }
      if (error instanceof RepeatedFailure) throw error;
      const waits = TO_READ.has(notice.text.kind);
      if (!waits || notice.attempts === 0)
        await this.#context.reportTrouble(table, delivery.to, troubleOf(error));
      if (waits) throw new RetryLaterError('it has to be read');
      return 'dropped';
    }
  }

  async #sendOnce(notice: Notice, table: Table, delivery: NoticeDelivery): Promise<SettledNotice | 'waits'> {
    const { direct, to, message, possibleTexts, edits } = delivery;
    const { channelApi } = this.#context;
    const channel = direct ? await channelApi.openDirectMessage(to) : to;
    if (edits) {
      await this.#edit(channel, edits, message);
      return {};
    }
    const told = await this.#tellInPlace(notice, table, channel, message);
    // Nothing is to be added if no message says that the person is away, or if the question how to go on does.
    if (told || notice.text.kind === 'vacationOver') return told ?? {};
    const since = notice.firstTriedAt ?? notice.dueAt;
    // An earlier attempt may have succeeded, and nobody is told twice.
    const others = notice.attempts > 0 ? await this.#context.store.liveNotices(table.id) : [];
    const isSame = (one: RecentMessage) =>
      others.every(({ live }) => live?.messageId !== one.id) &&
      (possibleTexts.some((text) => hasText(text, since, linkedGuild(table))(one)) ||
        hasJoined(notice, since)(one));
    const rung = direct ? [to] : message.mentions;
    const isSilent = this.#rings.isOneOfMany(notice, rung, table, this.#context.now());
    const joined = isSilent && (await this.#joined.join(notice, table, channel));
    if (joined) {
      await this.#removeReplaced(notice);
      return this.#settled(notice, table, channel, joined.messageId, joined.message);
    }
    const sent = await sendOnce(this.#context, {
      channelId: channel,
      key: notice.key,
      pingsResting: !stopsForRest(table.pace),
      silent: isSilent || undefined,
      isSame: notice.attempts > 0 ? isSame : null,
      compose: () => this.#composeNow(notice, table, delivery),
    });
    if (!sent) return 'waits';
    if (!isSilent) this.#rings.note(notice, rung, this.#context.now());
    this.#joined.note(notice, channel, sent.id);
    await this.#removeReplaced(notice);
    return this.#settled(notice, table, channel, sent.id, message);
  }

  async #removeReplaced(notice: Notice): Promise<void> {
    const { store } = this.#context;
    const isReplaced = replacedBy(notice);
    if (!isReplaced) return;
    for (const told of (await store.liveNotices(notice.tableId)).filter(isReplaced)) {
      const { live, key } = told;
      if (live)
        await this.remove(told, live).catch((error: unknown) => {
          if (!isPermanentError(error)) throw error;
          return store.releaseMessage(live.messageId, key);
        });
    }
  }

  /** Null if another process has taken the notice over, or its person rests by now. */
  async #composeNow(
    notice: Notice,
    table: Table,
    { direct, to, message, picture, film = null }: NoticeDelivery,
  ): Promise<OutMessage | null> {
    const { tableMessages, store, now } = this.#context;
    const out: OutMessage = picture
      ? await tableMessages.draw(table.guildId, { message, picture })
      : { ...message, picture: film };
    // Requests may have waited for a rate limit, or a film taken long.
    if (!(await store.renewNotice(notice.key, notice.attempts + 1, now()))) return null;
    const rest = await restUntil(store, table, notice, now());
    if (rest) await store.postponeNotice(notice.key, rest);
    return rest ? null : { ...out, mentions: direct ? [to] : out.mentions };
  }

  /** Changes a message. False where it is gone, or stands where the table was before it was moved. */
  async #edit(channel: Snowflake, id: Snowflake, message: NoticeDelivery['message']): Promise<boolean> {
    const edited = this.#context.channelApi.edit(channel, id, { ...message, picture: null });
    return (await orNull(isPermanentError, edited)) !== null;
  }

  /** Tells what an absence brings, or its end, in its live message, which becomes this notice's; null if there is none. */
  async #tellInPlace(
    notice: Notice,
    table: Table,
    channel: Snowflake,
    message: NoticeDelivery['message'],
  ): Promise<SettledNotice | null> {
    const { store, now } = this.#context;
    const isIt = toldIn(notice, table, now());
    const told = isIt && (await store.liveNotices(table.id)).find(isIt);
    if (!told?.live || !(await this.#edit(channel, told.live.messageId, message))) return null;
    const { messageId } = told.live;
    return { ...(await this.#settled(notice, table, channel, messageId, message)), replaces: messageId };
  }

  /** The record of a message, which is reviewed at once if its table has changed since the notice was written. */
  async #settled(
    notice: Notice,
    table: Table,
    channel: Snowflake,
    messageId: Snowflake,
    message: NoticeDelivery['message'],
  ): Promise<SettledNotice> {
    if (!isLive(notice.text)) return {};
    const live = liveMessage(table, channel, messageId, message);
    const review = await reviewNotice(this.#context, table, { ...notice, live });
    const stands = typeof review === 'object' ? !review.isFinal : review === 'stands';
    return { live: stands ? live : { ...live, seen: live.seen - 1 } };
  }

  async #stopFollowing({ text, tableId, userId }: Notice): Promise<void> {
    if (text.kind === 'followed' && userId) await this.#context.store.follow(tableId, userId, null);
  }
}
