import { PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import { refusal } from '../refusal.ts';
import type { ThreadForm } from '../validators/message.ts';
import {
  type Channel,
  channelJson,
  type DirectChannel,
  pageChannel,
  type TextChannel,
  type Thread,
} from './channel.ts';
import { fixedId, type Person } from './people.ts';
import type { SharedState } from './shared.ts';
import { snowflakeTime } from './snowflake.ts';

const initialChannels: readonly Pick<TextChannel, 'name' | 'ageRestricted'>[] = [
  { name: 'games', ageRestricted: false },
  { name: 'lounge', ageRestricted: false },
  { name: 'after-dark', ageRestricted: true },
];

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
    for (const [position, { name, ageRestricted }] of initialChannels.entries()) {
      const id = fixedId(20 + position, number);
      this.#channels.set(id, {
        kind: 'text',
        id,
        guildId,
        position,
        ageRestricted,
        name: number === 0 ? name : `${name}-${number + 1}`,
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

  /** @throws Refusal when the channel doesn't exist or the bot can't see it */
  getVisible(id: string): Channel {
    const channel = this.get(id);
    if ((this.permissions(channel) & Bits.ViewChannel) === 0n) throw refusal('missingAccess');
    return channel;
  }

  isVisibleTo(person: Person, channel: Channel): boolean {
    return channel.kind === 'dm' ? channel.recipient === person : person.inGuild;
  }

  permissions(channel: Channel): bigint {
    if (channel.kind === 'dm') return INSIDE_DM;
    const guild = this.#shared.guildOf(channel);
    if (!guild?.bot.inGuild) return 0n;
    const place = channel.kind === 'thread' ? this.#channels.get(channel.parentId) : channel;
    return guild.botPermissions(place?.kind === 'text' ? place.denied : 0n);
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

  /** `id` is that of the thread's first message; null for a thread without one. */
  openThread(parent: TextChannel, form: ThreadForm, id: string | null): Thread {
    const thread: Thread = {
      kind: 'thread',
      guildId: parent.guildId,
      id: id ?? this.#shared.ids.next(),
      name: form.name,
      parentId: parent.id,
      archived: false,
      locked: false,
      archiveAfter: form.auto_archive_duration ?? 4320,
      archivedAt: this.#shared.isoNow(),
      messageCount: 0,
      totalSent: 0,
      lastMessageId: null,
    };
    this.#channels.set(thread.id, thread);
    this.#notifyBot(thread, 'THREAD_CREATE', {
      ...channelJson(thread, this.#shared.bot.id),
      newly_created: true,
    });
    this.#shared.events.toPage({ type: 'channel', channel: pageChannel(thread) });
    return thread;
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
      const { id, parentId: parent_id, guildId: guild_id } = channel;
      this.#notifyBot(channel, 'THREAD_DELETE', { id, parent_id, guild_id, type: ChannelType.PublicThread });
    } else if (channel.kind === 'text') {
      this.#notifyBot(channel, 'CHANNEL_DELETE', channelJson(channel, this.#shared.bot.id));
    }
    this.#shared.events.toPage({ type: 'channelGone', channelId: channel.id });
  }

  #notifyBot({ guildId }: TextChannel | Thread, name: string, data: unknown): void {
    this.#shared.events.toBot({ name, data, guildId });
  }
}
