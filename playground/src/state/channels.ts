import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { refusal } from '../refusal.ts';
import type { ThreadForm } from '../validators/message.ts';
import {
  type Channel,
  channelJson,
  type DirectChannel,
  type GuildChannel,
  isGuildChannel,
  isPrivate,
  memberJson,
  pageChannel,
  type Thread,
  threadTypeIn,
} from './channel.ts';
import { fixedId, type Person } from './people.ts';
import type { SharedState } from './shared.ts';
import { snowflakeTime } from './snowflake.ts';

type InitialChannel = Pick<GuildChannel, 'name' | 'kind'> & { readonly in?: string };

/** Each server's channels. Ids follow this order, so that new ones come last. */
const initialChannels: readonly InitialChannel[] = [
  { name: 'games', kind: 'text' },
  { name: 'lounge', kind: 'text' },
  { name: 'after-dark', kind: 'text' },
  { name: 'Halls', kind: 'category' },
  { name: 'news', kind: 'announcement', in: 'Halls' },
  { name: 'tavern', kind: 'forum', in: 'Halls' },
  { name: 'parlour', kind: 'voice', in: 'Halls' },
  { name: 'odeon', kind: 'stage', in: 'Halls' },
];

const RESTRICTED = 'after-dark';

/** A thread of #lounge in which only people who manage threads can write. */
const LOCKED_THREAD = 'Last winter';

interface NewThread {
  readonly id?: string;
  readonly ownerId: string;
  /** For a private thread, members besides its owner; null for any other. */
  readonly members?: readonly string[] | null;
}

const IN_TIME_OUT = Bits.ViewChannel | Bits.ReadMessageHistory;
const INSIDE_DM = Bits.ViewChannel | Bits.SendMessages | Bits.ReadMessageHistory | Bits.AttachFiles;

export class Channels {
  readonly #shared: SharedState;
  readonly #channels = new Map<string, Channel>();

  constructor(shared: SharedState) {
    this.#shared = shared;
    for (const [number, guildId] of [...shared.guilds.keys()].entries())
      this.#createChannels(number, guildId);
  }

  /** Creates a server's first channels: `games`, in the second server `games-2`, and so on. */
  #createChannels(number: number, guildId: string): void {
    const idOf = (wanted: string | undefined) =>
      fixedId(20 + initialChannels.findIndex(({ name }) => name === wanted), number);
    for (const [position, { name, kind, in: category }] of initialChannels.entries()) {
      const id = idOf(name);
      this.#channels.set(id, {
        kind,
        id,
        guildId,
        position,
        parentId: category === undefined ? null : idOf(category),
        ageRestricted: name === RESTRICTED,
        name: number === 0 ? name : `${name}-${number + 1}`,
        denied: 0n,
        closed: 0n,
        exempt: new Set(),
        lastMessageId: null,
      });
    }
    const lounge = this.#channels.get(idOf('lounge'));
    const [owner] = this.#shared.people.keys();
    if (number > 0 || !lounge || !isGuildChannel(lounge) || owner === undefined) return;
    const id = fixedId(20 + initialChannels.length, number);
    this.#channels.set(id, {
      ...this.#newThread(lounge, { name: LOCKED_THREAD }, { id, ownerId: owner }),
      archived: true,
      locked: true,
    });
  }

  all(): Channel[] {
    return [...this.#channels.values()];
  }

  threads(): Thread[] {
    return this.all().filter((channel) => channel.kind === 'thread');
  }

  find(id: string): Channel | undefined {
    return this.#channels.get(id);
  }

  get(id: string): Channel {
    const channel = this.#channels.get(id);
    if (channel === undefined) throw refusal('unknownChannel');
    return channel;
  }

  /** @throws Refusal when the channel doesn't exist or the bot can't see it */
  getVisible(id: string): Channel {
    const channel = this.get(id);
    if (!this.isVisibleToBot(channel)) throw refusal('missingAccess');
    return channel;
  }

  isVisibleTo(person: Person, channel: Channel): boolean {
    if (channel.kind === 'dm') return channel.recipient === person;
    const held = this.personPermissions(person, channel);
    if (!person.inGuild || (held & Bits.ViewChannel) === 0n) return false;
    return this.#isIn(channel, person.user.id, held);
  }

  /** A private thread is visible to its members, and to people who manage threads. */
  #isIn(channel: Channel, userId: string, held: bigint): boolean {
    if (channel.kind !== 'thread' || !isPrivate(channel)) return true;
    return channel.members.has(userId) || (held & Bits.ManageThreads) !== 0n;
  }

  /**
   * Whether a person or the bot may add others to a private thread. Discord says of `invitable` only that it is about non-moderators,
   * and nothing of creators, so they count as such.
   */
  mayAdd(thread: Thread, userId: string): boolean {
    const held = this.#held(thread, userId);
    if ((held & Bits.SendMessagesInThreads) === 0n || !this.#isIn(thread, userId, held)) return false;
    return thread.invitable || (held & Bits.ManageThreads) !== 0n;
  }

  /** Whether a person or the bot may remove others from a thread. */
  mayRemove(thread: Thread, userId: string): boolean {
    const isManager = (this.#held(thread, userId) & Bits.ManageThreads) !== 0n;
    return isManager || (thread.ownerId === userId && isPrivate(thread));
  }

  /** Whether somebody could see the thread as a member: they are on the server, and see the thread's channel. */
  canJoin(thread: Thread, userId: string): boolean {
    const person = this.#shared.people.get(userId);
    return (!person || person.inGuild) && (this.#held(thread, userId) & Bits.ViewChannel) !== 0n;
  }

  #held(channel: Channel, userId: string): bigint {
    const person = this.#shared.people.get(userId);
    return person ? this.personPermissions(person, channel) : this.permissions(channel);
  }

  /** A person's permissions in a channel: in a thread those of its channel. */
  personPermissions(person: Person, channel: Channel): bigint {
    const guild = this.#shared.guildOf(channel) ?? this.#shared.guild;
    const place = this.#placeOf(channel);
    return guild.personPermissions(person, !place || place.exempt.has(person.user.id) ? 0n : place.closed);
  }

  /** The channel whose permissions apply. */
  #placeOf(channel: Channel): GuildChannel | null {
    const place = channel.kind === 'thread' ? this.#channels.get(channel.parentId) : channel;
    return place && isGuildChannel(place) ? place : null;
  }

  /** The bot's permissions in a channel: in a thread those of its channel, as `app_permissions` says them. */
  permissions(channel: Channel): bigint {
    if (channel.kind === 'dm') return INSIDE_DM;
    const guild = this.#shared.guildOf(channel);
    if (!guild?.bot.inGuild) return 0n;
    const place = this.#placeOf(channel);
    const granted = guild.botPermissions(place?.denied ?? 0n);
    const held = this.#shared.isTimedOut(guild.bot) ? granted & IN_TIME_OUT : granted;
    const isSpoken = place?.kind === 'voice' || place?.kind === 'stage';
    // Denying Connect denies all else in a voice channel.
    return isSpoken && (held & Bits.Connect) === 0n ? 0n : held;
  }

  isVisibleToBot(channel: Channel): boolean {
    const held = this.permissions(channel);
    return (held & Bits.ViewChannel) !== 0n && this.#isIn(channel, this.#shared.bot.id, held);
  }

  /** @throws Refusal 50013 unless the bot has all of `bits` here */
  requirePermissions(channel: Channel, bits: bigint): void {
    if ((this.permissions(channel) & bits) !== bits) throw refusal('missingPermissions');
  }

  openDirectChannel(userId: string): DirectChannel {
    const recipient = this.#shared.person(userId);
    const known = this.all().find((channel) => channel.kind === 'dm' && channel.recipient === recipient);
    if (known?.kind === 'dm') return known;
    const channel: DirectChannel = {
      kind: 'dm',
      id: this.#shared.ids.next(),
      recipient,
      lastMessageId: null,
    };
    this.#channels.set(channel.id, channel);
    this.#shared.events.toPage({ type: 'channel', channel: pageChannel(channel) });
    return channel;
  }

  /** `id` is that of the thread's first message; left out for a thread without one. */
  openThread(parent: GuildChannel, form: ThreadForm, more: NewThread): Thread {
    const thread = this.#newThread(parent, form, more);
    this.#channels.set(thread.id, thread);
    this.#notifyBot(thread, 'THREAD_CREATE', {
      ...channelJson(thread, this.#shared.bot.id),
      newly_created: true,
    });
    this.#shared.events.toPage({ type: 'channel', channel: pageChannel(thread) });
    return thread;
  }

  /** @throws Refusal 50024 unless the channel has threads of this kind */
  #newThread(parent: GuildChannel, form: ThreadForm, { id, ownerId, members = null }: NewThread): Thread {
    const type = threadTypeIn(parent, members !== null);
    if (type === null) throw refusal('wrongChannelType');
    return {
      kind: 'thread',
      type,
      guildId: parent.guildId,
      id: id ?? this.#shared.ids.next(),
      name: form.name,
      parentId: parent.id,
      ownerId,
      members: new Set([ownerId, ...(members ?? [])]),
      invitable: form.invitable ?? true,
      archived: false,
      locked: false,
      archiveAfter: form.auto_archive_duration ?? 4320,
      archivedAt: this.#shared.isoNow(),
      messageCount: 0,
      totalSent: 0,
      lastMessageId: null,
    };
  }

  /** For people who didn't see the thread before, it is announced like a new one. */
  addMember(thread: Thread, userId: string): void {
    if (thread.members.has(userId)) return;
    thread.members.add(userId);
    if (userId === this.#shared.bot.id) {
      this.#notifyBot(thread, 'THREAD_CREATE', channelJson(thread, userId));
      this.#notifyMembers(thread, { added_members: [memberJson(thread, userId)] });
    }
    this.#shared.events.toPage({ type: 'channel', channel: pageChannel(thread) });
  }

  /** Without the intent for members, the bot is told only about itself. */
  removeMember(thread: Thread, userId: string): void {
    if (!thread.members.delete(userId)) return;
    if (userId === this.#shared.bot.id) this.#notifyMembers(thread, { removed_member_ids: [userId] });
    this.#shared.events.toPage({ type: 'channel', channel: pageChannel(thread) });
  }

  #notifyMembers({ id, guildId, members }: Thread, changes: object): void {
    const data = { id, guild_id: guildId, member_count: members.size, ...changes };
    this.#shared.events.toBot({ name: 'THREAD_MEMBERS_UPDATE', data, guildId });
  }

  archive(thread: Thread, archived: boolean): void {
    if (thread.archived === archived) return;
    thread.archived = archived;
    thread.archivedAt = this.#shared.isoNow();
    this.announceChange(thread);
  }

  /** Archives threads that have been idle for their own limit. */
  archiveIdle(): void {
    const now = this.#shared.settings.now();
    for (const thread of this.threads()) {
      const idle = now - snowflakeTime(thread.lastMessageId ?? thread.id);
      const open = now - Date.parse(thread.archivedAt);
      if (Math.min(idle, open) >= thread.archiveAfter * 60_000) this.archive(thread, true);
    }
  }

  announceChange(channel: Channel): void {
    if (channel.kind !== 'dm') {
      const name = channel.kind === 'thread' ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
      this.#notifyBot(channel, name, channelJson(channel, this.#shared.bot.id));
    }
    this.#shared.events.toPage({ type: 'channel', channel: pageChannel(channel) });
  }

  remove(channel: Channel): void {
    this.#channels.delete(channel.id);
    if (channel.kind === 'thread') {
      const { id, parentId: parent_id, guildId: guild_id, type } = channel;
      this.#notifyBot(channel, 'THREAD_DELETE', { id, parent_id, guild_id, type });
    } else if (channel.kind !== 'dm') {
      this.#notifyBot(channel, 'CHANNEL_DELETE', channelJson(channel, this.#shared.bot.id));
    }
    this.#shared.events.toPage({ type: 'channelGone', channelId: channel.id });
  }

  /** The bot receives nothing about private threads of which it isn't a member. */
  #notifyBot(channel: GuildChannel | Thread, name: string, data: unknown): void {
    if (!this.#isIn(channel, this.#shared.bot.id, this.permissions(channel))) return;
    this.#shared.events.toBot({ name, data, guildId: channel.guildId });
  }
}
