/** The channels there are, who may do what in them, and their threads. */
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import {
  type Channel,
  channelJson,
  type DirectChannel,
  pageChannel,
  type TextChannel,
  type Thread,
  threadMember,
} from './channel.ts';
import type { ThreadForm } from './forms/thread.ts';
import { fixedId, type Person } from './people.ts';
import { refusal } from './refusal.ts';
import { snowflakeTime } from './snowflake.ts';
import type { World } from './world.ts';

const founded: readonly Pick<TextChannel, 'name' | 'ageRestricted'>[] = [
  { name: 'games', ageRestricted: false },
  { name: 'lounge', ageRestricted: false },
  { name: 'after-dark', ageRestricted: true },
];

export class Channels {
  readonly #world: World;
  readonly #channels = new Map<string, Channel>();

  constructor(world: World) {
    this.#world = world;
    for (const [position, { name, ageRestricted }] of founded.entries()) {
      const id = fixedId(20 + position);
      this.#channels.set(id, {
        kind: 'text',
        id,
        name,
        topic: null,
        position,
        slowness: 0,
        ageRestricted,
        denied: 0n,
        lastMessageId: null,
      });
    }
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

  /** The channel, which the bot must be able to see. */
  seen(id: string): Channel {
    const channel = this.get(id);
    if ((this.permissions(channel) & Bits.ViewChannel) === 0n) throw refusal('missingAccess');
    if (channel.kind === 'thread' && !this.botSees(channel)) throw refusal('missingAccess');
    return channel;
  }

  /** Private threads are there for their members alone. */
  botSees(thread: Thread): boolean {
    return !thread.isPrivate || thread.members.has(this.#world.bot.id);
  }

  /** Whether the channel is there for a person; private threads are for their members, and for who manages threads. */
  sees(person: Person, channel: Channel): boolean {
    if (channel.kind === 'dm') return channel.recipient === person;
    if (!person.inGuild || channel.kind === 'text' || !channel.isPrivate) return person.inGuild;
    const held = this.#world.guild.personPermissions(person);
    return channel.members.has(person.user.id) || (held & Bits.ManageThreads) !== 0n;
  }

  /** What the bot may do here. */
  permissions(channel: Channel): bigint {
    if (channel.kind === 'dm') return INSIDE_DM;
    const { guild } = this.#world;
    if (!guild.bot.inGuild) return 0n;
    const place = channel.kind === 'thread' ? this.#channels.get(channel.parentId) : channel;
    return guild.botPermissions(place?.kind === 'text' ? place.denied : 0n);
  }

  /** @throws Refusal 50013 unless the bot has all of `bits` here. */
  need(channel: Channel, bits: bigint): void {
    if ((this.permissions(channel) & bits) !== bits) throw refusal('missingPermissions');
  }

  openDirect(userId: string): DirectChannel {
    const recipient = this.#world.person(userId);
    const known = this.all().find((channel) => channel.kind === 'dm' && channel.recipient === recipient);
    if (known?.kind === 'dm') return known;
    const channel: DirectChannel = { kind: 'dm', id: this.#world.ids.next(), recipient, lastMessageId: null };
    this.#channels.set(channel.id, channel);
    this.#world.outlets.page({ type: 'channel', channel: pageChannel(channel) });
    return channel;
  }

  /** `id`: that of the message it starts from; null for a thread of its own. */
  openThread(parent: TextChannel, form: ThreadForm, id: string | null, isPrivate: boolean): Thread {
    const { world, ids } = { world: this.#world, ids: this.#world.ids };
    const now = world.isoNow();
    const thread: Thread = {
      kind: 'thread',
      id: id ?? ids.next(),
      name: form.name,
      parentId: parent.id,
      ownerId: world.bot.id,
      isPrivate,
      invitable: form.invitable ?? true,
      archived: false,
      locked: false,
      archiveAfter: form.auto_archive_duration ?? 4320,
      archivedAt: now,
      slowness: form.rate_limit_per_user ?? 0,
      messageCount: 0,
      totalSent: 0,
      lastMessageId: null,
      members: new Map([[world.bot.id, now]]),
    };
    this.#channels.set(thread.id, thread);
    this.#tellBot('THREAD_CREATE', { ...channelJson(thread, world.bot.id), newly_created: true });
    world.outlets.page({ type: 'channel', channel: pageChannel(thread) });
    return thread;
  }

  join(thread: Thread, userId: string): void {
    if (thread.members.has(userId)) return;
    const joined = this.#world.isoNow();
    thread.members.set(userId, joined);
    this.#membersChanged(thread, [threadMember(thread, userId, joined)], []);
  }

  leave(thread: Thread, userId: string): void {
    if (thread.members.delete(userId)) this.#membersChanged(thread, [], [userId]);
  }

  archive(thread: Thread, archived: boolean): void {
    if (thread.archived === archived) return;
    thread.archived = archived;
    thread.archivedAt = this.#world.isoNow();
    this.changed(thread);
  }

  /** Archives the threads in which nothing was written for as long as each of them waits. */
  archiveIdle(): void {
    const now = this.#world.options.now();
    for (const thread of this.threads()) {
      const idle = now - snowflakeTime(thread.lastMessageId ?? thread.id);
      const open = now - Date.parse(thread.archivedAt);
      if (Math.min(idle, open) >= thread.archiveAfter * 60_000) this.archive(thread, true);
    }
  }

  changed(channel: Channel): void {
    if (channel.kind !== 'dm') {
      const name = channel.kind === 'thread' ? 'THREAD_UPDATE' : 'CHANNEL_UPDATE';
      this.#tellBot(name, channelJson(channel, this.#world.bot.id));
    }
    this.#world.outlets.page({ type: 'channel', channel: pageChannel(channel) });
  }

  remove(channel: Channel): void {
    if (channel.kind === 'text') {
      for (const thread of this.threads()) if (thread.parentId === channel.id) this.remove(thread);
    }
    this.#channels.delete(channel.id);
    this.#world.messages.forgetChannel(channel.id);
    if (channel.kind === 'thread') {
      const { id, parentId, isPrivate } = channel;
      this.#tellBot('THREAD_DELETE', {
        id,
        parent_id: parentId,
        guild_id: this.#world.guild.id,
        type: isPrivate ? 12 : 11,
      });
    } else if (channel.kind === 'text') {
      this.#tellBot('CHANNEL_DELETE', channelJson(channel, this.#world.bot.id));
    }
    this.#world.outlets.page({ type: 'channelGone', channelId: channel.id });
  }

  #membersChanged(thread: Thread, added: unknown[], removed: string[]): void {
    this.#tellBot('THREAD_MEMBERS_UPDATE', {
      id: thread.id,
      guild_id: this.#world.guild.id,
      member_count: Math.min(thread.members.size, 50),
      added_members: added,
      removed_member_ids: removed,
    });
    if (thread.isPrivate) this.#world.outlets.page({ type: 'channel', channel: pageChannel(thread) });
  }

  #tellBot(name: string, data: unknown): void {
    this.#world.outlets.bot({ name, data, guildId: this.#world.guild.id });
  }
}

const INSIDE_DM =
  Bits.ViewChannel | Bits.SendMessages | Bits.ReadMessageHistory | Bits.AttachFiles | Bits.EmbedLinks;
