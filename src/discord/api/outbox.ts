/** Messages that are sent once, although attempts fail, lose Discord's response, or are made by several processes. */
import type { Snowflake } from '../../tables/game-types.ts';
import type { LiveMessage } from '../../tables/notice.ts';
import { changesOf, type Table } from '../../tables/table.ts';
import {
  type ChannelApi,
  isMessageGone,
  nonceOf,
  orNull,
  type RecentMessage,
  writtenAt,
} from './channel-api.ts';
import { digestOfMessage, type OutMessage } from './message.ts';

/** A process that hasn't settled its claim for this long has died, or lost Discord's response. */
export const LOST_MS = 90_000;

/** Claims made before this time were lost. */
export const lostBefore = (now: Date): Date => new Date(now.getTime() - LOST_MS);

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
  const earlier = isSame && (await channelApi.recentMessages(channelId, botId())).find(isSame);
  if (earlier) return { id: earlier.id, earlier };
  const message = await compose();
  if (!message) return null;
  const id = await channelApi.send(channelId, message, { nonce: nonceOf(key), silent, pingsResting });
  return { id, earlier: null };
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

/** Masks timestamps, which change while the rest of a text stays the same. */
const timeless = (content: string): string => content.replace(/<t:\d+:\w>/g, '<t>');

/** The record of a sent message that is kept up to date with its table. `table`: as it was composed from. */
export const liveMessage = (
  table: Pick<Table, 'version' | 'remindersVersion'>,
  channelId: Snowflake,
  messageId: Snowflake,
  message: Pick<OutMessage, 'content' | 'rows'>,
): LiveMessage => ({ channelId, messageId, digest: digestOfMessage(message), seen: changesOf(table) });

/** A message by the bot that stays in a channel and is edited in place. */
interface StandingMessage {
  readonly channelId: Snowflake;
  /** Null if it has none yet. */
  readonly messageId: Snowflake | null;
  /** The custom id of a button that no other message has, to find a message that was sent by a killed process. */
  readonly mark: string;
  /** A unique key among the bot's messages. */
  readonly key: string;
}

/** Updates a standing message; a deleted one is sent again, without pings. Returns its id. Rejects if Discord refuses it. */
export async function editOrSend(
  sender: Sender,
  { channelId, messageId, mark, key }: StandingMessage,
  message: OutMessage,
): Promise<Snowflake> {
  const edit = (id: Snowflake) => sender.channelApi.edit(channelId, id, message);
  if (messageId !== null && (await orNull(isMessageGone, edit(messageId))) !== null) return messageId;
  const sent = await sendOnce(sender, {
    channelId,
    key: `${key}:${channelId}:${messageId}`,
    isSame: hasButton(mark),
    silent: true,
    compose: async () => message,
  });
  if (!sent) throw new Error('A standing message can always be sent.');
  if (sent.earlier) await edit(sent.id);
  return sent.id;
}
