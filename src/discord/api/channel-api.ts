import { type REST, SnowflakeUtil } from 'discord.js';
import {
  type APIChannel,
  type APIGuild,
  type APIMessage,
  type APIUser,
  type ChannelType,
  ComponentType,
  MessageFlags,
  type RESTGetAPIGuildThreadsResult,
  Routes,
} from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import { atMost } from '../../cache-limits.ts';
import { sha256Digits } from '../../hash.ts';
import { MINUTE_MS } from '../../tables/clock/pace.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { shorten } from '../../text.ts';
import {
  isChannelGone,
  isMemberGone,
  isMessageGone,
  isPermanentError,
  isThreadArchived,
  isThreadThere,
  orNull,
} from './errors.ts';
import { customIdsIn, textIn, withNested, withoutControls } from './layout.ts';
import { bodyOf, type OutMessage } from './message.ts';
import { OldEdits, Spacing } from './requests.ts';

/** Minutes of silence after which Discord archives a thread: a week, its maximum. */
const ARCHIVE_AFTER = 10_080;

const MAX_NAME = 100;

const RECENT_LIMIT = 25;

const PAGE = 100;
const MAX_PAGES = 100;

const CHANNELS = 10_000;

interface SendOptions {
  /** At most 25 characters. For some minutes, Discord takes one message with it. */
  readonly nonce: string;
  /** Notifies nobody. Default: unless it pings somebody. */
  readonly silent?: boolean | undefined;
  /** Default: false. */
  readonly pingsResting?: boolean;
}

export type ThreadChannelType =
  | ChannelType.PublicThread
  | ChannelType.AnnouncementThread
  | ChannelType.PrivateThread;

/** Discord takes so many names of a thread in this time. */
const MAX_NAMES = 2;
const NAMES_MS = 10 * MINUTE_MS + 1000;

export class ChannelApi {
  readonly #rest: REST;
  readonly #latest = new LRUCache<Snowflake, Snowflake>(atMost(CHANNELS));
  /** The channels of direct messages, by person, since Discord limits how many are opened. */
  readonly #direct = new LRUCache<Snowflake, Snowflake>(atMost(CHANNELS));
  readonly #oldEdits: OldEdits;
  readonly #names: Spacing;

  readonly #awakeOf: (people: readonly Snowflake[]) => Promise<readonly Snowflake[]>;

  /** `awakeOf` returns the people who can be pinged now; `wait` resolves after this many milliseconds. */
  constructor(
    rest: REST,
    awakeOf: (people: readonly Snowflake[]) => Promise<readonly Snowflake[]>,
    now: () => Date = () => new Date(),
    wait?: (ms: number) => Promise<unknown>,
  ) {
    this.#rest = rest;
    this.#awakeOf = awakeOf;
    this.#oldEdits = new OldEdits(now, wait);
    this.#names = new Spacing(MAX_NAMES, NAMES_MS, now, wait);
  }

  /** Sends a message, which pings nobody who rests, and returns its id. */
  async send(channelId: Snowflake, message: OutMessage, options: SendOptions): Promise<Snowflake> {
    const { nonce, pingsResting = false } = options;
    const mentions = pingsResting ? message.mentions : await this.#awakeOf(message.mentions);
    const silent = options.silent ?? (mentions.length === 0 && message.role === undefined);
    const sent = (await this.#rest.post(
      Routes.channelMessages(channelId),
      bodyOf({ ...message, mentions }, { nonce, silent }),
    )) as APIMessage;
    this.#latest.set(channelId, sent.id);
    return sent.id;
  }

  /** Whether this process has sent a message there. */
  hasSentTo(channelId: Snowflake): boolean {
    return this.#latest.has(channelId);
  }

  /** Whether no later message is known in the channel. Only messages that this process sent are known. */
  isLatest(channelId: Snowflake, messageId: Snowflake): boolean {
    const latest = this.#latest.get(channelId);
    return latest === undefined || BigInt(latest) <= BigInt(messageId);
  }

  /** Edits a message, unarchiving its thread if needed. */
  async edit(channelId: Snowflake, messageId: Snowflake, message: OutMessage): Promise<void> {
    await this.#withUnarchivedThread(channelId, () =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), editOf(message)),
    );
  }

  /** Leaves only a message's texts and files, and the controls that are not `isGone`. One in rows has its texts in its components. */
  async removeButtons(
    channelId: Snowflake,
    messageId: Snowflake,
    isGone: (control: object) => boolean = () => true,
  ): Promise<void> {
    const route = Routes.channelMessage(channelId, messageId);
    // A channel whose messages can't be read may be written in.
    const shown = await orNull(isPermanentError, this.#rest.get(route) as Promise<APIMessage>);
    const components = withoutControls(shown?.components ?? [], isGone);
    const flags = (shown?.flags ?? 0) & MessageFlags.IsComponentsV2;
    await this.#withUnarchivedThread(channelId, () =>
      this.#rest.patch(route, { body: { components, ...(flags && { flags }) } }),
    );
  }

  /**
   * Like {@link edit}, with low priority: turns go first. Changes only `content` if that is a text. `check` is called before the
   * edit, and throws if it is outdated.
   */
  async editInBulk(
    channelId: Snowflake,
    messageId: Snowflake,
    message: OutMessage | string,
    check: () => void = () => {},
  ): Promise<void> {
    await this.#oldEdits.take(channelId, writtenAt(messageId));
    check();
    const request =
      typeof message === 'string'
        ? { body: { content: message, allowed_mentions: { parse: [] } } }
        : editOf(message);
    await this.#withUnarchivedThread(channelId, () =>
      this.#rest.patch(Routes.channelMessage(channelId, messageId), request),
    );
  }

  async #withUnarchivedThread(channelId: Snowflake, change: () => Promise<unknown>): Promise<void> {
    try {
      await change();
    } catch (error) {
      if (!isThreadArchived(error)) throw error;
      await this.unarchive(channelId);
      await change();
    }
  }

  /** Creates the public thread of a message, or finds the one that exists. The thread has the message's id. */
  async startThread(channelId: Snowflake, messageId: Snowflake, name: string): Promise<Snowflake> {
    const body = { name: shorten(name, MAX_NAME), auto_archive_duration: ARCHIVE_AFTER };
    await orNull(isThreadThere, this.#rest.post(Routes.threads(channelId, messageId), { body }));
    return messageId;
  }

  async recentMessages(channelId: Snowflake, botId: Snowflake): Promise<RecentMessage[]> {
    const query = new URLSearchParams({ limit: String(RECENT_LIMIT) });
    const messages = (await this.#rest.get(Routes.channelMessages(channelId), { query })) as APIMessage[];
    return ownMessages(messages, botId);
  }

  /** Lists the bot's messages from `since` on, oldest first. Requests pages while `wantsMore` returns true, up to `MAX_PAGES`. */
  async ownMessagesSince(
    channelId: Snowflake,
    botId: Snowflake,
    since: Date,
    wantsMore: (found: readonly RecentMessage[], last: RecentMessage | null) => boolean,
  ): Promise<RecentMessage[]> {
    const found: RecentMessage[] = [];
    let after = idAt(since);
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = new URLSearchParams({ limit: String(PAGE), after });
      const messages = (await this.#rest.get(Routes.channelMessages(channelId), { query })) as APIMessage[];
      const own = ownMessages(messages, botId).reverse();
      found.push(...own);
      const [newest] = messages;
      if (!newest || messages.length < PAGE || !wantsMore(found, own.at(-1) ?? null)) break;
      after = newest.id;
    }
    return found;
  }

  async remove(channelId: Snowflake, messageId: Snowflake): Promise<void> {
    await this.#withUnarchivedThread(channelId, () =>
      this.#rest.delete(Routes.channelMessage(channelId, messageId)),
    );
  }

  /** Returns false if the message or its channel has been deleted. */
  async messageExists(channelId: Snowflake, messageId: Snowflake): Promise<boolean> {
    const isGone = (error: unknown) => isMessageGone(error) || isChannelGone(error);
    const found = await orNull(isGone, this.#rest.get(Routes.channelMessage(channelId, messageId)));
    return found !== null;
  }

  async isMember(guildId: Snowflake, userId: Snowflake): Promise<boolean> {
    return (await orNull(isMemberGone, this.#rest.get(Routes.guildMember(guildId, userId)))) !== null;
  }

  /** Returns null if the bot isn't on the server. */
  async ownerOf(guildId: Snowflake): Promise<Snowflake | null> {
    const guild = await orNull(isPermanentError, this.#rest.get(Routes.guild(guildId)) as Promise<APIGuild>);
    return guild?.owner_id ?? null;
  }

  /** `lost`: deleted, or invisible to the bot. `asleep`: a thread that Discord archived for inactivity. `there`: any other. */
  async stateOf(channelId: Snowflake): Promise<'there' | 'asleep' | 'lost'> {
    const asked = this.#rest.get(Routes.channel(channelId)) as Promise<APIChannel>;
    const channel = await orNull(isPermanentError, asked);
    if (!channel) return 'lost';
    const thread = 'thread_metadata' in channel ? channel.thread_metadata : null;
    if (!thread?.archived || thread.locked) return 'there';
    const last = 'last_message_id' in channel ? channel.last_message_id : null;
    const { auto_archive_duration: minutes, archive_timestamp: at } = thread;
    return isAutoArchived(last ?? channelId, minutes, new Date(at)) ? 'asleep' : 'there';
  }

  async avatarOf(userId: Snowflake): Promise<string | null> {
    const user = (await this.#rest.get(Routes.user(userId))) as APIUser;
    return user.avatar;
  }

  async unarchive(threadId: Snowflake): Promise<void> {
    await this.#rest.patch(Routes.channel(threadId), { body: { archived: false } });
  }

  /** Renames a thread as soon as Discord takes another name. `nameOf`: its name by then. */
  async rename(threadId: Snowflake, nameOf: () => Promise<string> | string): Promise<void> {
    await this.#names.take(threadId);
    const name = await nameOf();
    await this.#rest.patch(Routes.channel(threadId), { body: { name: shorten(name, MAX_NAME) } });
  }

  async openDirectMessage(userId: Snowflake): Promise<Snowflake> {
    const known = this.#direct.get(userId);
    if (known !== undefined) return known;
    const body = { recipient_id: userId };
    const { id } = (await this.#rest.post(Routes.userChannels(), { body })) as APIChannel;
    this.#direct.set(userId, id);
    return id;
  }

  /**
   * Creates a thread without a message; or finds the bot's own from a request whose response got lost. Of several, which two processes
   * or repeated requests made, the oldest is used, and the others are archived: nobody was added to them.
   */
  async createThread(
    guildId: Snowflake,
    channelId: Snowflake,
    wholeName: string,
    type: ThreadChannelType,
    botId: Snowflake,
  ): Promise<Snowflake> {
    const name = shorten(wholeName, MAX_NAME);
    const open = () => this.#openThreads(guildId, channelId, name, botId);
    const putAway = (id: Snowflake) =>
      orNull(isPermanentError, this.#rest.patch(Routes.channel(id), { body: { archived: true } }));
    const found = await open();
    if (found.length === 0) {
      const body = { name, auto_archive_duration: ARCHIVE_AFTER, type };
      const { id } = (await this.#rest.post(Routes.threads(channelId), { body })) as APIChannel;
      // Without the list, nobody knows which is the oldest; the next attempt may come from another process.
      const all = await open().catch((error: unknown) => putAway(id).then(() => Promise.reject(error)));
      found.push(...all);
      if (!found.includes(id)) found.push(id);
    }
    const [first, ...others] = found as [Snowflake, ...Snowflake[]];
    for (const id of others) await putAway(id);
    return first;
  }

  /** The bot's open threads of this name, the oldest first. Anybody can give theirs the same name. */
  async #openThreads(
    guildId: Snowflake,
    channelId: Snowflake,
    name: string,
    botId: Snowflake,
  ): Promise<Snowflake[]> {
    const { threads } = (await this.#rest.get(
      Routes.guildActiveThreads(guildId),
    )) as RESTGetAPIGuildThreadsResult;
    return threads
      .filter((one) => 'parent_id' in one && one.parent_id === channelId && one.name === name)
      .filter((one) => 'owner_id' in one && one.owner_id === botId)
      .map(({ id }) => id)
      .sort((a, b) => Number(BigInt(a) - BigInt(b)));
  }

  /** Adds a person to a thread, or removes them, unarchiving it if needed. */
  async setThreadMember(threadId: Snowflake, userId: Snowflake, isIn: boolean): Promise<void> {
    const route = Routes.threadMembers(threadId, userId);
    await this.#withUnarchivedThread(threadId, () =>
      isIn ? this.#rest.put(route) : this.#rest.delete(route),
    );
  }
}

export const nonceOf = (key: string): string => sha256Digits(key, 25);

export interface RecentMessage {
  readonly id: Snowflake;
  /** Or the texts of its rows. */
  readonly content: string;
  readonly isInRows: boolean;
  readonly customIds: readonly string[];
  readonly links: readonly string[];
}

/** A message that gets rows loses its content. */
function editOf(message: OutMessage) {
  const { body, files } = bodyOf(message);
  return { body: { ...body, ...(message.layout && { content: null }) }, files };
}

const ownMessages = (messages: readonly APIMessage[], botId: Snowflake): RecentMessage[] =>
  messages
    .filter(({ author }) => author.id === botId)
    .map(({ id, content, components = [] }) => ({
      id,
      content: content || textIn(components),
      isInRows: components.some(({ type }) => type === ComponentType.Container),
      customIds: customIdsIn(components),
      links: withNested(components).flatMap((one) => ('url' in one ? [one.url] : [])),
    }));

/** The minimum id of that time; Discord's epoch is 2015. */
const idAt = (time: Date): Snowflake =>
  String(BigInt(Math.max(0, time.getTime() - SnowflakeUtil.timestampFrom(0n))) << 22n);

export const writtenAt = (id: Snowflake): Date => new Date(SnowflakeUtil.timestampFrom(id));

/** Discord may archive a thread some minutes early. */
const ARCHIVING_SLACK_MS = 5 * 60_000;

/** Whether Discord archived the thread for inactivity, rather than a person. `last` is the id of its last message. */
export const isAutoArchived = (last: Snowflake, minutes: number, archived: Date): boolean =>
  archived.getTime() - writtenAt(last).getTime() + ARCHIVING_SLACK_MS >= minutes * 60_000;
