import { createHash } from 'node:crypto';
import { DiscordAPIError, type REST } from 'discord.js';
import {
  type APIChannel,
  type APIGuild,
  type APIMessage,
  type APIUser,
  ChannelType,
  ComponentType,
  RESTJSONErrorCodes,
  Routes,
} from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import type { Snowflake } from '../../tables/game-types.ts';
import { bodyOf, type OutMessage, type Row } from './message.ts';

/** Discord archives a quiet thread after this many minutes: a week, the longest it allows. */
const ARCHIVE_AFTER = 10_080;

/** How many messages of a channel are looked through for one that may have been sent already. */
const RECENT_LIMIT = 25;

/** As many messages as Discord lists at once, and how often that is asked for. */
const PAGE = 100;
const MOST_PAGES = 100;

/** Channels of which is known what was sent into them last. */
const CHANNELS = 10_000;

/** The parts of Discord's REST interface that work on channels, threads and members. */
export class ChannelApi {
  readonly #rest: REST;
  readonly #latest = new LRUCache<Snowflake, Snowflake>({ max: CHANNELS });

  constructor(rest: REST) {
    this.#rest = rest;
  }

  /** A new message. `nonce` (at most 25 characters): sent again within minutes, Discord makes no second message of it. */
  async send(
    channelId: Snowflake,
    message: OutMessage,
    options: { readonly nonce: string; readonly silent: boolean },
  ): Promise<Snowflake> {
    const sent = (await this.#rest.post(
      Routes.channelMessages(channelId),
      bodyOf(message, options),
    )) as APIMessage;
    this.#latest.set(channelId, sent.id);
    return sent.id;
  }

  /** Whether nothing was sent into a channel after a message, as far as this process knows. */
  isLatest(channelId: Snowflake, messageId: Snowflake): boolean {
    const latest = this.#latest.get(channelId);
    return latest === undefined || BigInt(latest) <= BigInt(messageId);
  }

  /** A message in a thread that fell asleep wakes it. */
  async edit(channelId: Snowflake, messageId: Snowflake, message: OutMessage): Promise<void> {
    await this.#awake(channelId, () =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), bodyOf(message)),
    );
  }

  async #awake(channelId: Snowflake, change: () => Promise<unknown>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!isAsleep(error)) throw error;
      await this.wake(channelId);
      await change();
    }
  }

  /** The public thread that grows out of a message: a new one, or the one that is there already. Its id is the message's. */
  async startThread(channelId: Snowflake, messageId: Snowflake, name: string): Promise<Snowflake> {
    const body = { name: name.slice(0, 100), auto_archive_duration: ARCHIVE_AFTER };
    try {
      const thread = (await this.#rest.post(Routes.threads(channelId, messageId), { body })) as APIChannel;
      return thread.id;
    } catch (error) {
      if (hasCode(error, [RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage])) return messageId;
      throw error;
    }
  }

  /** The bot's own among the newest messages of a channel, newest first. */
  async recent(channelId: Snowflake, botId: Snowflake): Promise<RecentMessage[]> {
    const query = new URLSearchParams({ limit: String(RECENT_LIMIT) });
    const messages = (await this.#rest.get(Routes.channelMessages(channelId), { query })) as APIMessage[];
    return ownMessages(messages, botId);
  }

  /**
   * The bot's own messages that were written at this time or later, oldest first, as far as `goesOn` wants more of them, and at most
   * so many pages.
   */
  async ownSince(
    channelId: Snowflake,
    botId: Snowflake,
    since: Date,
    goesOn: (found: readonly RecentMessage[], last: RecentMessage | null) => boolean,
  ): Promise<RecentMessage[]> {
    const found: RecentMessage[] = [];
    let after = idAt(since);
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const query = new URLSearchParams({ limit: String(PAGE), after });
      const messages = (await this.#rest.get(Routes.channelMessages(channelId), { query })) as APIMessage[];
      const own = ownMessages(messages, botId).reverse();
      found.push(...own);
      const [newest] = messages;
      if (!newest || messages.length < PAGE || !goesOn(found, own.at(-1) ?? null)) break;
      after = newest.id;
    }
    return found;
  }

  /** Other buttons and lists for a message, whose words stay. */
  async editRows(channelId: Snowflake, messageId: Snowflake, rows: readonly Row[]): Promise<void> {
    await this.#awake(channelId, () =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), { body: { components: rows } }),
    );
  }

  /** Other words for a message, of which all else stays. */
  async editWords(channelId: Snowflake, messageId: Snowflake, content: string): Promise<void> {
    const body = { content, allowed_mentions: { parse: [] } };
    await this.#awake(channelId, () =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), { body }),
    );
  }

  async remove(channelId: Snowflake, messageId: Snowflake): Promise<void> {
    await this.#awake(channelId, () => this.#rest.delete(Routes.channelMessage(channelId, messageId)));
  }

  /** Whether a message has not been deleted, nor its channel. */
  async messageExists(channelId: Snowflake, messageId: Snowflake): Promise<boolean> {
    try {
      await this.#rest.get(Routes.channelMessage(channelId, messageId));
      return true;
    } catch (error) {
      if (hasCode(error, [RESTJSONErrorCodes.UnknownMessage, RESTJSONErrorCodes.UnknownChannel]))
        return false;
      throw error;
    }
  }

  /** Whether a person is on the server. */
  async isMember(guildId: Snowflake, userId: Snowflake): Promise<boolean> {
    try {
      await this.#rest.get(Routes.guildMember(guildId, userId));
      return true;
    } catch (error) {
      if (hasCode(error, [RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser])) return false;
      throw error;
    }
  }

  /** The owner of a server; null where the bot isn't on it, or not any more. */
  async ownerOf(guildId: Snowflake): Promise<Snowflake | null> {
    try {
      const guild = (await this.#rest.get(Routes.guild(guildId))) as APIGuild;
      return guild.owner_id;
    } catch (error) {
      if (isRefused(error)) return null;
      throw error;
    }
  }

  /**
   * `lost`: deleted, or closed to the bot. `asleep`: a thread that nobody closed. Any other is `there`.
   */
  async stateOf(channelId: Snowflake): Promise<'there' | 'asleep' | 'lost'> {
    try {
      const channel = (await this.#rest.get(Routes.channel(channelId))) as APIChannel;
      const thread = 'thread_metadata' in channel ? channel.thread_metadata : null;
      if (!thread?.archived || thread.locked) return 'there';
      const last = 'last_message_id' in channel ? channel.last_message_id : null;
      const { auto_archive_duration: minutes, archive_timestamp: at } = thread;
      return fellAsleep(last ?? channelId, minutes, new Date(at)) ? 'asleep' : 'there';
    } catch (error) {
      if (isRefused(error)) return 'lost';
      throw error;
    }
  }

  /** The hash of a person's avatar; null where they have none. */
  async avatarOf(userId: Snowflake): Promise<string | null> {
    const user = (await this.#rest.get(Routes.user(userId))) as APIUser;
    return user.avatar;
  }

  /** Opens a thread again that Discord archived after some quiet time: in an archived one nothing can be edited. */
  async wake(threadId: Snowflake): Promise<void> {
    await this.#rest.patch(Routes.channel(threadId), { body: { archived: false } });
  }

  /** Gives a thread of the bot's own another name. */
  async rename(threadId: Snowflake, name: string): Promise<void> {
    await this.#rest.patch(Routes.channel(threadId), { body: { name: name.slice(0, 100) } });
  }

  /** The channel of the direct messages with a person. */
  async openDirectMessage(userId: Snowflake): Promise<Snowflake> {
    const body = { recipient_id: userId };
    const channel = (await this.#rest.post(Routes.userChannels(), { body })) as APIChannel;
    return channel.id;
  }

  /** A public thread of its own, where the message it should grow out of is gone. */
  async createThread(channelId: Snowflake, name: string): Promise<Snowflake> {
    const body = {
      name: name.slice(0, 100),
      auto_archive_duration: ARCHIVE_AFTER,
      type: ChannelType.PublicThread,
    };
    const thread = (await this.#rest.post(Routes.threads(channelId), { body })) as APIChannel;
    return thread.id;
  }
}

/** At most 25 characters, the same for the same key. */
export const nonceOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 25);

/** A message of the bot's in a channel. */
export interface RecentMessage {
  readonly id: Snowflake;
  readonly content: string;
  /** Of its buttons and lists. */
  readonly customIds: readonly string[];
  /** Addresses that its buttons open. */
  readonly links: readonly string[];
}

/** The bot's own of these messages, newest first. */
const ownMessages = (messages: readonly APIMessage[], botId: Snowflake): RecentMessage[] =>
  messages
    .filter(({ author }) => author.id === botId)
    .map(({ id, content, components = [] }) => {
      const parts = components.flatMap((row) => (row.type === ComponentType.ActionRow ? row.components : []));
      const customIds = parts.flatMap((one) => ('custom_id' in one ? [one.custom_id] : []));
      return { id, content, customIds, links: parts.flatMap((one) => ('url' in one ? [one.url] : [])) };
    });

/**
 * Whether one of these messages, written at this time or later, has just this content. Direct messages about two servers' tables
 * may have the same words: one that leads to another server than `guildId` is not meant.
 */
export const isAlreadySent = (
  recent: readonly RecentMessage[],
  content: string,
  since: Date,
  guildId: Snowflake | null = null,
): boolean =>
  recent.some(
    (one) =>
      writtenAt(one.id) >= since &&
      timeless(one.content) === timeless(content) &&
      (guildId === null || one.links.length === 0 || one.links.some((url) => leadsTo(url, guildId))),
  );

const leadsTo = (url: string, guildId: Snowflake): boolean => url.includes(`/channels/${guildId}/`);

/** Times in a text change with what is known; the rest of it does not. */
const timeless = (content: string): string => content.replace(/<t:\d+:\w>/g, '<t>');

/** Milliseconds from 1970 to the first second of 2015, from which Discord's ids count. */
const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** An id before those of all messages that were written at this time or later. */
const idAt = (time: Date): Snowflake => String(BigInt(Math.max(0, time.getTime() - DISCORD_EPOCH_MS)) << 22n);

/** When a message was written, by its id. */
export const writtenAt = (id: Snowflake): Date => new Date(Number(BigInt(id) >> 22n) + DISCORD_EPOCH_MS);

/** Discord rounds the time after which it archives a thread. */
const ARCHIVING_SLACK_MS = 5 * 60_000;

/** Whether a thread that was archived then had been quiet for so long that Discord did it, and no person. `last`: its last message. */
export const fellAsleep = (last: Snowflake, minutes: number, archived: Date): boolean =>
  archived.getTime() - writtenAt(last).getTime() + ARCHIVING_SLACK_MS >= minutes * 60_000;

const hasCode = (error: unknown, codes: readonly number[]): boolean =>
  error instanceof DiscordAPIError && codes.includes(Number(error.code));

export const isChannelGone = (error: unknown): boolean => hasCode(error, [RESTJSONErrorCodes.UnknownChannel]);

export const isMessageGone = (error: unknown): boolean => hasCode(error, [RESTJSONErrorCodes.UnknownMessage]);

/** The person takes no direct messages from the bot. */
export const isClosedToMessages = (error: unknown): boolean =>
  hasCode(error, [
    RESTJSONErrorCodes.CannotSendMessagesToThisUser,
    RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  ]);

/** Another request has acknowledged the interaction: of another process, which heard of it too, or an earlier one whose answer got lost. */
export const isAnsweredAlready = (error: unknown): boolean =>
  hasCode(error, [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]);

/** Discord takes no answer to the interaction any more: its three seconds, or the 15 minutes of its token, are over. */
export const isTooLateToAnswer = (error: unknown): boolean =>
  hasCode(error, [
    RESTJSONErrorCodes.UnknownInteraction,
    RESTJSONErrorCodes.UnknownWebhook,
    RESTJSONErrorCodes.InvalidWebhookToken,
  ]);

const isAsleep = (error: unknown): boolean =>
  hasCode(error, [RESTJSONErrorCodes.InvalidActionOnArchivedThread]);

/** Discord will not do it here, now or later: no permission, or not the kind of channel. */
export const isRefused = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.status >= 400 && error.status < 500 && error.status !== 429;
