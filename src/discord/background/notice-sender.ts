import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache-limits.ts';
import { HOUR_MS } from '../../tables/clock/pace.ts';
import {
  type BetweenTurns,
  betweenTurnsKey,
  keptText,
  type LiveMessage,
  type Notice,
  type NoticeKind,
  noticeOf,
  type SettledNotice,
} from '../../tables/notice.ts';
import { changesOf, isWithoutPlace, type Table, tableChannel } from '../../tables/table.ts';
import { isChannelGone, isMessageGone, isRefusal, isTemporaryError, orNull } from '../api/errors.ts';
import { digestOfMessage } from '../api/message.ts';
import { liveMessage } from '../api/outbox.ts';
import type { HandlerContext, MessageToKeep, SettleMessage } from '../handling/context.ts';
import { updateMembers } from '../table-message/thread.ts';
import { composeNotice, RetryLaterError } from './compose-notice.ts';
import { NoticeMessages, TO_READ } from './notice-messages.ts';
import { calledIn, isLive, reviewNotice, signOf } from './review-notice.ts';
import { nextCheck, restUntil } from './rings.ts';

/** A moment is told when its turn is over, which is seen when the next one is shown; should it not, after this. */
const TURN_GOES_ON_MS = 10 * 60_000;
const MOST = 50;
const TABLES = 10_000;
/** Tries before a notice is given up; the waits between them grow to an hour. */
const ATTEMPTS = 8;
/** The same while Discord or the database is out of order: about two days. */
const OUTAGE_ATTEMPTS = 54;
/** The same for messages that have to be read: about two weeks. */
const READ_ATTEMPTS = 340;
/** A process that hasn't settled its claim for this long has died, or lost Discord's response. */
const LOST_MS = 90_000;
const MAX_WAIT_MS = HOUR_MS;
/** Attempts to find a message that another process began to send, and may still be sending. */
const MAX_LOOKS = 4;
/** Notices for a server that is out of reach, or a table that can't be read, wait, and that counts as no attempt. */
const OUT_OF_REACH_MS = 5 * 60_000;

/** A film takes its time, and so do edits of many old messages: no other notice waits for them. */
const TAKES_LONG: ReadonlySet<NoticeKind> = new Set<NoticeKind>(['story', 'skipped', 'shownAgain']);

/** Sends the stored notices that are due, each once, whichever process comes to it first. */
export class NoticeSender {
  readonly #context: HandlerContext;
  /** Deliveries in progress that take long, by the keys of their notices. */
  readonly #aside = new Map<string, Promise<void>>();
  /** Tables whose notices can't be checked, which is logged once. */
  readonly #unreadable = new Set<string>();
  /** Tables whose notices may be due since this process has changed them, as it stored them; null: only notices were added. */
  readonly #changed = new Map<string, Table | null>();
  readonly #messages: NoticeMessages;
  /** Tables with live messages, as far as this process knows. */
  readonly #live = new LRUCache<string, true>(atMost(TABLES));

  constructor(context: HandlerContext) {
    this.#context = context;
    this.#messages = new NoticeMessages(context);
  }

  /** A table has changed. If it has new notices or live messages, {@link deliverNew} looks for them. */
  noteChanged(table: Table, hasNotices: boolean): void {
    if (hasNotices || this.#live.has(table.id)) this.#changed.set(table.id, table);
  }

  /** {@link deliverNew} looks for new notices of this table. */
  noteAdded(tableId: string): void {
    this.#changed.set(tableId, this.#changed.get(tableId) ?? null);
  }

  /** Writes the notice of a message that the caller sends. If it is never settled, an attempt looks for the message. */
  async beginMessage(
    table: Table,
    { text, key, channelId, message, userId }: MessageToKeep,
  ): Promise<SettleMessage> {
    const { store, now } = this.#context;
    const notice = noticeOf(table.id, `${text.kind}:${key}`, userId ?? null, text, now());
    await store.beginNotice(notice, channelId);
    return async (messageId) => {
      if (messageId === null) return store.settleNotice(notice.key, 'dropped', now());
      const live = liveMessage(table, channelId, messageId, message);
      await store.settleNotice(notice.key, 'sent', now(), { live });
      this.#live.set(table.id, true);
    };
  }

  /** Delivers what is due at tables that this process has changed. The rest is found by the periodic tasks. */
  async deliverNew(): Promise<void> {
    const changed = new Map(this.#changed);
    this.#changed.clear();
    if (changed.size > 0) await this.deliver(changed);
  }

  /** Delivers what is due; `changed`: only at these tables, by id, as they were just stored. */
  async deliver(changed: ReadonlyMap<string, Table | null> | null = null): Promise<void> {
    const { store, now } = this.#context;
    const of = changed && new Set(changed.keys());
    for (let known = changed; ; known = null) {
      const at = now();
      const due = await store.dueNotices(at, new Date(at.getTime() - LOST_MS), MOST, of);
      const others = due
        .filter(({ key }) => !this.#aside.has(key))
        // New messages come before updates of earlier ones.
        .sort((a, b) => Number(a.live !== null) - Number(b.live !== null));
      for (const notice of others) {
        const delivered = this.#deliverOne(notice, at, known?.get(notice.tableId));
        if (TAKES_LONG.has(notice.text.kind)) this.#runAside(notice, delivered);
        else await delivered;
      }
      if (due.length < MOST || others.length === 0) return;
    }
  }

  #runAside({ key }: Notice, delivered: Promise<void>): void {
    const ended = delivered
      .catch((error: unknown) =>
        this.#context.log.warn({ err: error, notice: key }, 'failed to do what takes long'),
      )
      .finally(() => this.#aside.delete(key));
    this.#aside.set(key, ended);
  }

  /** Resolves when nothing is under way beside the others. */
  async settled(): Promise<void> {
    await Promise.all(this.#aside.values());
  }

  /** Sends these notices of a table, where nobody has begun to: before the turn that follows is shown. */
  async announce(table: Table, texts: readonly BetweenTurns[]): Promise<void> {
    const { now, log } = this.#context;
    for (const text of texts) {
      const at = now();
      const written = noticeOf(table.id, betweenTurnsKey(text), null, text, at);
      const notice: Notice = { ...written, attempts: 0, live: null };
      await this.#deliverOne(notice, at).catch((error: unknown) =>
        log.warn({ err: error, notice: notice.key }, 'failed to announce between turns'),
      );
    }
  }

  /** `known`: its table as it was just stored, which says whether a live message stands. */
  async #deliverOne(notice: Notice, at: Date, known?: Table | null): Promise<void> {
    const { store, log } = this.#context;
    let table: Table | null;
    try {
      table = known ?? (await store.load(notice.tableId));
      if (table && (await this.#stands(notice, table))) return;
      if (known) table = await store.load(notice.tableId);
      const isClaimed = await this.#claim(notice, table, at);
      this.#unreadable.delete(notice.tableId);
      if (!isClaimed) return;
    } catch (error) {
      // The others don't wait for one whose table can't be read.
      if (!this.#unreadable.has(notice.tableId))
        log.error({ err: error, notice: notice.key }, 'failed to check a notice');
      this.#unreadable.add(notice.tableId);
      return store.postponeNotice(notice.key, new Date(at.getTime() + OUT_OF_REACH_MS));
    }
    const done = notice.live ? this.#review(notice, notice.live, table) : this.#send(notice, table);
    await done.catch((error: unknown) => {
      if (!(error instanceof RetryLaterError))
        log.warn({ err: error, notice: notice.key }, 'failed to send a notice');
      return this.#postpone(notice, error);
    });
  }

  async #claim(notice: Notice, table: Table | null, at: Date): Promise<boolean> {
    const { store } = this.#context;
    // In the channel itself everybody would read it.
    const isEarly = table !== null && isWithoutPlace(table) && notice.text.kind !== 'trouble';
    if (table && (isEarly || (await this.#isOutOfReach(table)))) {
      await store.postponeNotice(notice.key, new Date(at.getTime() + OUT_OF_REACH_MS));
      return false;
    }
    if (notice.live) return store.claimNotice(notice.key, notice.attempts, at);
    // More may come of a moment whose turn goes on.
    const rest =
      table && isTurnOfMoment(table, notice)
        ? new Date(at.getTime() + TURN_GOES_ON_MS)
        : await restUntil(store, table, notice, at);
    // An earlier attempt may have succeeded, which only this one finds out.
    if (rest && notice.attempts === 0) {
      await store.postponeNotice(notice.key, nextCheck(rest, at));
      return false;
    }
    return store.claimNotice(notice.key, notice.attempts, at);
  }

  async #isOutOfReach(table: Table): Promise<boolean> {
    const { store, now, isTableReachable } = this.#context;
    // Another process may know of an outage that this one does not hear of.
    return !isTableReachable(table) || (await store.downtimes(table.guildId, now(), now())).length > 0;
  }

  async #send(notice: Notice, table: Table | null): Promise<void> {
    const delivery = table && (await composeNotice(this.#context, table, notice));
    if (!table || !delivery) {
      const earlier = table && (await this.#sentEarlier(notice, table));
      if (table && earlier) this.#live.set(table.id, true);
      return earlier ? this.#settle(notice, 'sent', { live: earlier }) : this.#settle(notice, 'dropped');
    }
    const result = await this.#messages.send(notice, table, delivery);
    if (result === 'dropped') await this.#settle(notice, 'dropped');
    else if (result !== 'waits') await this.#settle(notice, 'sent', result);
    if (isLive(notice.text)) this.#live.set(table.id, true);
  }

  /** The message of an attempt whose response was lost, though nothing is sent any more: it is reviewed next. */
  async #sentEarlier(notice: Notice, table: Table): Promise<LiveMessage | null> {
    const { attempts, sentTo, tableId } = notice;
    const sign = attempts > 0 ? signOf(notice) : null;
    if (sign === null) return null;
    const { channelApi, botId, store } = this.#context;
    const channelId = sentTo ?? tableChannel(table);
    const messages = await orNull(isRefusal, channelApi.recentMessages(channelId, botId()));
    const known = (await store.liveNotices(tableId)).map(({ live }) => live?.messageId);
    const called = calledIn(notice);
    const found = messages?.find(
      ({ id, content, customIds }) =>
        !known.includes(id) && content.includes(called) && customIds.some((one) => one.startsWith(sign)),
    );
    if (found) return { channelId, messageId: found.id, digest: '', seen: 0 };
    if (sentTo && attempts < MAX_LOOKS) throw new RetryLaterError('it may still be on its way');
    return null;
  }

  /** Whether a message shows what it should, which is then recorded: most changes of a table leave its messages as they are. */
  async #stands(notice: Notice, table: Table): Promise<boolean> {
    const { live, attempts } = notice;
    if (!live || attempts > 1) return false;
    const review = await reviewNotice(this.#context, table, notice);
    const stands =
      typeof review === 'object'
        ? !review.isFinal && digestOfMessage(review.message) === live.digest
        : review === 'stands';
    if (stands) await this.#settleReview(notice, attempts, live, table);
    return stands;
  }

  async #settleReview({ key }: Notice, attempts: number, live: LiveMessage, table: Table): Promise<void> {
    await this.#context.store.settleReview(key, attempts, { ...live, seen: changesOf(table) });
    this.#live.set(table.id, true);
  }

  /** Makes a message that was sent show what it should say now. */
  async #review(notice: Notice, live: LiveMessage, table: Table | null): Promise<void> {
    const { store, channelApi } = this.#context;
    const { channelId, messageId, digest } = live;
    if (!table) return store.releaseMessage(messageId);
    const review = await reviewNotice(this.#context, table, notice);
    // Nobody knows what an attempt that failed has left.
    const wasInterrupted = notice.attempts > 1;
    const shown = typeof review === 'object' ? digestOfMessage(review.message) : digest;
    try {
      if (review === 'removed') return await this.#messages.remove(notice, live);
      else if (review === 'buttonless') await channelApi.removeButtons(channelId, messageId);
      else if (review !== 'stands' && (shown !== digest || wasInterrupted))
        await channelApi.edit(channelId, messageId, review.message);
    } catch (error) {
      if (!isMessageGone(error) && !isChannelGone(error)) throw error;
      return store.releaseMessage(messageId);
    }
    const isFinal = typeof review === 'object' ? review.isFinal : review !== 'stands';
    // A person who is offered a seat has to see the private thread.
    if (isFinal && notice.text.kind === 'offer') await updateMembers(this.#context, table.id);
    // Another process may tell there by now what came of it.
    if (isFinal) await store.releaseMessage(messageId, notice.key);
    else await this.#settleReview(notice, notice.attempts + 1, { ...live, digest: shown }, table);
  }

  #settle({ key, text }: Notice, how: 'sent' | 'dropped', more: SettledNotice = {}): Promise<void> {
    const { store, now } = this.#context;
    const kept = keptText(text);
    return store.settleNotice(key, how, now(), kept === text ? more : { ...more, text: kept });
  }

  async #postpone(notice: Notice, err: unknown): Promise<void> {
    const { key, attempts, text } = notice;
    const { store, now, log } = this.#context;
    const most = TO_READ.has(text.kind) ? READ_ATTEMPTS : isTemporaryError(err) ? OUTAGE_ATTEMPTS : ATTEMPTS;
    if (attempts + 1 >= most) {
      // A message that can't be changed, such as one in a locked thread, is left as it is.
      if (notice.live) log.warn({ err, notice: key }, 'gave up on keeping a message up to date');
      else log.error({ err, notice: key }, 'gave up on a notice');
      return this.#settle(notice, 'dropped');
    }
    await store.postponeNotice(key, new Date(now().getTime() + waitAfter(attempts)));
  }
}

const isTurnOfMoment = ({ status, state }: Table, { text }: Notice): boolean =>
  text.kind === 'moment' && status === 'playing' && state !== null && state.turnNumber <= text.turn;

/** Milliseconds between an attempt (0-based) and the next. */
const waitAfter = (attempt: number): number => Math.min(MAX_WAIT_MS, 60_000 * 2 ** attempt);
