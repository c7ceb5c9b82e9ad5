/** Channels in the playground's storage format, and in Discord's. */
import { type APIChannel, PermissionFlagsBits as Bits, ChannelType } from 'discord-api-types/v10';
import type { PageChannel } from '../page-protocol.ts';
import type { Person } from './people.ts';
import { snowflakeTime } from './snowflake.ts';

interface Common {
  readonly id: string;
  lastMessageId: string | null;
}

/** The kinds of a server's own channels, with Discord's numbers. */
const TYPES = {
  text: ChannelType.GuildText,
  voice: ChannelType.GuildVoice,
  category: ChannelType.GuildCategory,
  announcement: ChannelType.GuildAnnouncement,
  stage: ChannelType.GuildStageVoice,
  forum: ChannelType.GuildForum,
  media: ChannelType.GuildMedia,
} as const;

export type GuildChannelKind = keyof typeof TYPES;

export interface GuildChannel extends Common {
  kind: GuildChannelKind;
  readonly guildId: string;
  name: string;
  readonly position: number;
  /** The channel's category. */
  parentId: string | null;
  /** Age-restricted, along with its threads. */
  ageRestricted: boolean;
  /** Permission bits that the bot is denied here. */
  denied: bigint;
  /** Permission bits that everyone is denied here, except the bot, administrators, and these people. */
  closed: bigint;
  exempt: ReadonlySet<string>;
}

type ThreadType = ChannelType.PublicThread | ChannelType.PrivateThread | ChannelType.AnnouncementThread;

/** A thread, or a post of a forum or media channel. */
export interface Thread extends Common {
  readonly kind: 'thread';
  readonly type: ThreadType;
  readonly guildId: string;
  name: string;
  readonly parentId: string;
  readonly ownerId: string;
  /** Ids of people and the bot. Only members, and those who manage threads, see a private thread. */
  readonly members: Set<string>;
  /** Whether all members of a private thread may add others. */
  invitable: boolean;
  archived: boolean;
  locked: boolean;
  /** In minutes. */
  archiveAfter: 60 | 1440 | 4320 | 10080;
  /** When it was last archived or opened (ISO time). */
  archivedAt: string;
  messageCount: number;
  totalSent: number;
}

export interface DirectChannel extends Common {
  readonly kind: 'dm';
  readonly recipient: Person;
}

export type Channel = GuildChannel | Thread | DirectChannel;

export const isGuildChannel = (channel: Channel): channel is GuildChannel => channel.kind in TYPES;

/** Forum and media channels have posts, and no messages of their own. */
export const hasPosts = ({ kind }: Pick<Channel, 'kind'>): boolean => kind === 'forum' || kind === 'media';

export const isPrivate = (channel: Channel): boolean =>
  channel.kind === 'thread' && channel.type === ChannelType.PrivateThread;

/** The type of a channel's threads; `closed`: private ones. Null if it has none of that kind. */
export function threadTypeIn({ kind }: Channel, closed: boolean): ThreadType | null {
  if (closed) return kind === 'text' ? ChannelType.PrivateThread : null;
  if (kind === 'announcement') return ChannelType.AnnouncementThread;
  return kind === 'text' || kind === 'forum' || kind === 'media' ? ChannelType.PublicThread : null;
}

export const memberJson = ({ id }: Thread, userId: string) => {
  const join_timestamp = new Date(snowflakeTime(id)).toISOString();
  return { id, user_id: userId, join_timestamp, flags: 0 };
};

/** A thread with the bot's own membership, if it is a member. */
function threadJson(thread: Thread, botId: string) {
  const created = new Date(snowflakeTime(thread.id)).toISOString();
  const metadata = {
    archived: thread.archived,
    locked: thread.locked,
    auto_archive_duration: thread.archiveAfter,
    archive_timestamp: thread.archivedAt,
    create_timestamp: created,
  };
  return {
    id: thread.id,
    type: thread.type,
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    name: thread.name,
    last_message_id: thread.lastMessageId,
    rate_limit_per_user: 0,
    flags: 0,
    message_count: thread.messageCount,
    total_message_sent: thread.totalSent,
    member_count: thread.members.size,
    thread_metadata: isPrivate(thread) ? { ...metadata, invitable: thread.invitable } : metadata,
    ...(thread.members.has(botId) && {
      member: memberJson(thread, botId),
    }),
  };
}

function overwrites({ guildId, denied, closed, exempt }: GuildChannel, botId: string) {
  const everyone = { id: guildId, type: 0, allow: '0', deny: closed.toString() };
  const bot = { id: botId, type: 1, allow: (closed & ~denied).toString(), deny: denied.toString() };
  const allowed = [...exempt].map((id) => ({ id, type: 1, allow: closed.toString(), deny: '0' }));
  return [...(closed === 0n ? [] : [everyone, ...allowed]), ...((closed | denied) === 0n ? [] : [bot])];
}

function guildChannelJson(channel: GuildChannel, botId: string) {
  const { id, kind, guildId, name, position, parentId, ageRestricted, lastMessageId } = channel;
  const common = {
    id,
    type: TYPES[kind],
    guild_id: guildId,
    name,
    position,
    parent_id: parentId,
    flags: 0,
    permission_overwrites: overwrites(channel, botId),
  };
  if (kind === 'category') return common;
  const written = { ...common, nsfw: ageRestricted, rate_limit_per_user: 0, last_message_id: lastMessageId };
  switch (kind) {
    case 'voice':
    case 'stage':
      return {
        ...written,
        bitrate: 64_000,
        user_limit: 0,
        rtc_region: null,
        ...(kind === 'stage' && { topic: null }),
      };
    case 'forum':
    case 'media':
      return {
        ...written,
        topic: null,
        available_tags: [],
        default_reaction_emoji: null,
        default_sort_order: null,
        ...(kind === 'forum' && { default_forum_layout: 0 }),
      };
    default:
      return { ...written, topic: null, last_pin_timestamp: null };
  }
}

export function channelJson(channel: Channel, botId: string): APIChannel {
  if (channel.kind === 'thread') return threadJson(channel, botId) as unknown as APIChannel;
  if (channel.kind === 'dm')
    return {
      id: channel.id,
      type: ChannelType.DM,
      last_message_id: channel.lastMessageId,
      recipients: [channel.recipient.user],
      flags: 0,
    } as unknown as APIChannel;
  return guildChannelJson(channel, botId) as unknown as APIChannel;
}

/** A channel as interactions carry it: with the permissions of the person, not of the bot. */
export function partialChannel(
  channel: Channel,
  botId: string,
  permissions: bigint,
): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...channelJson(channel, botId) };
  const { permission_overwrites: _, ...partial } = whole;
  const held = { permissions: permissions.toString() };
  // Unless the bot is a member of a private thread, it gets only this.
  if (channel.kind === 'thread' && isPrivate(channel) && !channel.members.has(botId))
    return { id: channel.id, type: channel.type, parent_id: channel.parentId, ...held };
  return { ...partial, ...held };
}

export function pageChannel(channel: Channel): PageChannel {
  const { id, kind } = channel;
  const page = { id, kind, parentId: null, archived: false, recipientId: null };
  if (channel.kind === 'thread') {
    const { name, parentId, archived, locked, members } = channel;
    return {
      ...page,
      name,
      parentId,
      archived,
      ...(locked && { locked }),
      ...(isPrivate(channel) && { members: [...members] }),
    };
  }
  if (channel.kind !== 'dm') {
    const { name, parentId, ageRestricted, closed, exempt } = channel;
    return {
      ...page,
      name,
      parentId,
      ...(ageRestricted && { ageRestricted }),
      ...((closed & Bits.ViewChannel) !== 0n && { closed: true, openTo: [...exempt] }),
    };
  }
  const { user } = channel.recipient;
  return { ...page, name: user.global_name ?? user.username, recipientId: user.id };
}
