/** Messages that are sent once, although attempts fail, lose Discord's response, or are made by several processes. */
import type { Logger } from 'pino';
import type { Snowflake } from '../../tables/game-types.ts';
import type { LiveMessage } from '../../tables/notice.ts';
import type { Post, PostStore } from '../../tables/store.ts';
import { changesOf, type Table } from '../../tables/table.ts';
import { type ChannelApi, nonceOf, type RecentMessage, writtenAt } from './channel-api.ts';
import { isChannelGone, isMessageGone, isPermanentError, isRefusal, orNull } from './errors.ts';
import { digestOfMessage, inRows, type OutMessage, textOf } from './message.ts';

interface Sender {
  readonly channelApi: Pick<ChannelApi, 'edit' | 'send' | 'recentMessages'>;
  readonly botId: () => Snowflake;
}

interface SingleMessage {
  readonly channelId: Snowflake;
  /** The same for each attempt: for some minutes, Discord takes one message with it. */
  readonly key: string;
  /** Whether a message is what an earlier attempt sent; null: there was none. */
  readonly isSame: ((message: RecentMessage) => boolean) | null;
  /** Default: unless it pings somebody. */
  readonly silent?: boolean | undefined;
  /** Default: false. */
  readonly pingsResting?: boolean;
  /** Called if it hasn't been sent; null: it can't be sent now. */
  compose(): Promise<OutMessage | null>;
}

interface Sent {
  readonly id: Snowflake;
  /** The message of an earlier attempt; null: it was sent now. */
  readonly earlier: RecentMessage | null;
}

/** Sends a message unless it is there already. Null if it can't be sent now. Rejects if Discord refuses it. */
export async function sendOnce(
  { channelApi, botId }: Sender,
  { channelId, key, isSame, silent, pingsResting = false, compose }: SingleMessage,
): Promise<Sent | null> {
  // A channel whose messages can't be read may be written in.
  const recent = isSame && (await orNull(isRefusal, channelApi.recentMessages(channelId, botId())));
  const earlier = recent?.find((message) => isSame?.(message));
  if (earlier) return { id: earlier.id, earlier };
  const message = await compose();
  if (!message) return null;
  const id = await channelApi.send(channelId, message, { nonce: nonceOf(key), silent, pingsResting });
  return { id, earlier: null };
}

/** The same for a message that can be sent now: one that is there already is updated. Returns its id. */
export async function sendOrUpdate(
  sender: Sender,
  where: Omit<SingleMessage, 'compose'>,
  message: OutMessage,
): Promise<Snowflake> {
  const sent = await sendOnce(sender, { ...where, compose: async () => message });
  if (!sent) throw new Error('A composed message can always be sent.');
  // One in rows stays so, such as the end of a game that another process has shown already.
  const { earlier } = sent;
  if (earlier)
    await sender.channelApi.edit(where.channelId, sent.id, earlier.isInRows ? inRows(message) : message);
  return sent.id;
}

/**
 * Whether a message was written since `since` with this content. Direct messages about tables on two servers may have the same
 * content, so one that links to a server other than `guildId` doesn't count.
 */
export const hasText =
  (content: string, since: Date, guildId: Snowflake | null = null) =>
  (message: RecentMessage): boolean =>
    writtenAt(message.id) >= since &&
    timeless(message.content) === timeless(content) &&
    (guildId === null || message.links.length === 0 || message.links.some((url) => leadsTo(url, guildId)));

export const hasButton =
  (customId: string) =>
  ({ customIds }: RecentMessage): boolean =>
    customIds.includes(customId);

const leadsTo = (url: string, guildId: Snowflake): boolean => url.includes(`/channels/${guildId}/`);

/** Masks timestamps, which change while the rest of a text stays the same, and leaves out those in brackets, which may be over. */
const timeless = (content: string): string =>
  content.replace(/ \([^()]*<t:\d+:\w>[^()]*\)/g, '').replace(/<t:\d+:\w>/g, '<t>');

/** The record of a sent message that is kept up to date with its table. `table`: as it was composed from. */
export const liveMessage = (
  table: Pick<Table, 'version' | 'remindersVersion'>,
  channelId: Snowflake,
  messageId: Snowflake,
  message: Pick<OutMessage, 'content' | 'rows' | 'layout'>,
): LiveMessage => ({ channelId, messageId, digest: digestOfMessage(message), seen: changesOf(table) });

interface Poster extends Sender {
  readonly channelApi: Pick<ChannelApi, 'edit' | 'send' | 'recentMessages' | 'remove'>;
  readonly store: PostStore;
  readonly log: Logger;
}

interface PostPlace extends Pick<Post, 'key' | 'guildId' | 'channelId'> {
  /** Whether it is tried again although Discord refused it; default: false. */
  readonly retries?: boolean;
}

interface SinglePost extends PostPlace {
  /** No attempt was made before. */
  readonly since: Date;
  /** Null: there is nothing to send. */
  compose(): Promise<OutMessage | null>;
}

/** Posts it once, whatever process comes to it first. Rejects if Discord fails for now. */
export async function postOnce(
  poster: Poster,
  { since, retries = false, compose, ...place }: SinglePost,
): Promise<Post> {
  const posted = await poster.store.post(place.key);
  if (posted && (posted.state !== 'refused' || !retries)) return posted;
  return settle(poster, { ...place, messageId: null, digest: '', state: 'sent' }, async () => {
    const message = await compose();
    if (!message) return null;
    const isSame = hasText(textOf(message), since);
    const { channelId, key } = place;
    const sent = await sendOnce(poster, { channelId, key, isSame, compose: async () => message });
    return sent?.id ?? null;
  });
}

interface LivePost extends PostPlace {
  /** Finds a message that was sent by a killed process. */
  isSame(message: RecentMessage): boolean;
  /** Identifies its content. */
  readonly digest: string;
  /** Whether it is never edited again, unless Discord refuses it. */
  readonly isFinal?: boolean;
  compose(): Promise<OutMessage>;
}

/**
 * Makes a live post show what it should: edits it, sends it, again without pings if it isn't there, and removes it from its former channel.
 * Rejects if Discord fails for now.
 */
export async function keepPosted(
  poster: Poster,
  { isSame, digest, isFinal = false, retries = false, compose, ...place }: LivePost,
): Promise<Post> {
  const { store, channelApi } = poster;
  const { key, channelId } = place;
  const posted = await store.post(key);
  const isMoved = posted !== null && posted.channelId !== channelId;
  if (isMoved) await unpost(poster, key);
  const messageId = isMoved ? null : (posted?.messageId ?? null);
  const state = isFinal ? 'closed' : 'sent';
  const isShown = posted?.state === state || (posted?.state === 'refused' && !retries);
  if (!isMoved && isShown && posted.digest === digest) return posted;
  return settle(poster, { ...place, messageId, digest, state }, async () => {
    const message = await compose();
    const edited = messageId !== null && channelApi.edit(channelId, messageId, message);
    if (edited && (await orNull(isMessageGone, edited)) !== null) return messageId;
    const once = {
      channelId,
      key: `${key}:${channelId}:${messageId}`,
      isSame,
      silent: posted === null ? undefined : true,
    };
    return sendOrUpdate(poster, once, message);
  });
}

/** Removes a live post, unless it is gone already or can't be removed. */
export async function unpost({ store, channelApi }: Poster, key: string): Promise<void> {
  const posted = await store.post(key);
  if (!posted) return;
  if (posted.messageId !== null)
    await orNull(isPermanentError, channelApi.remove(posted.channelId, posted.messageId));
  await store.removePost(key);
}

/** Stores what came of sending a post, which returns its message. Rejects if Discord fails for now. */
async function settle(
  { store, log }: Poster,
  post: Post,
  send: () => Promise<Snowflake | null>,
): Promise<Post> {
  let settled: Post;
  try {
    settled = { ...post, messageId: await send() };
  } catch (error) {
    if (!isPermanentError(error)) throw error;
    log.warn({ err: error, post: post.key, channel: post.channelId }, 'Discord refused a post');
    const isGone = isChannelGone(error);
    settled = {
      ...post,
      messageId: isGone ? null : post.messageId,
      state: isGone && post.state === 'closed' ? 'closed' : 'refused',
    };
  }
  await store.savePost(settled);
  return settled;
}
