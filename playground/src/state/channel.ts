/** Channels as the playground stores them, and in Discord's format. */
import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import type { PageChannel } from '../page-protocol.ts';
import type { Person } from './people.ts';
import { snowflakeTime } from './snowflake.ts';

interface Common {
  readonly id: string;
  lastMessageId: string | null;
}

export interface TextChannel extends Common {
  readonly kind: 'text';
  readonly guildId: string;
  readonly name: string;
  readonly position: number;
  /** Age-restricted, along with its threads. */
  ageRestricted: boolean;
  /** Permission bits that the bot is denied here. */
  denied: bigint;
}

export interface Thread extends Common {
  readonly kind: 'thread';
  readonly guildId: string;
  name: string;
  readonly parentId: string;
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

export type Channel = TextChannel | Thread | DirectChannel;

/** A public thread that the bot created and joined; other members are not tracked. */
function threadJson(thread: Thread, botId: string) {
  const created = new Date(snowflakeTime(thread.id)).toISOString();
  return {
    id: thread.id,
    type: ChannelType.PublicThread,
    guild_id: thread.guildId,
    parent_id: thread.parentId,
    owner_id: botId,
    name: thread.name,
    last_message_id: thread.lastMessageId,
    rate_limit_per_user: 0,
    flags: 0,
    message_count: thread.messageCount,
    total_message_sent: thread.totalSent,
    member_count: 1,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.archiveAfter,
      archive_timestamp: thread.archivedAt,
      create_timestamp: created,
    },
    member: { id: thread.id, user_id: botId, join_timestamp: created, flags: 0 },
  };
}

export function channelJson(channel: Channel, botId: string): APIChannel {
  switch (channel.kind) {
    case 'thread':
      return threadJson(channel, botId) as unknown as APIChannel;
    case 'dm':
      return {
        id: channel.id,
        type: ChannelType.DM,
        last_message_id: channel.lastMessageId,
        recipients: [channel.recipient.user],
        flags: 0,
      } as unknown as APIChannel;
    case 'text': {
      const deny = channel.denied.toString();
      return {
        id: channel.id,
        type: ChannelType.GuildText,
        guild_id: channel.guildId,
        name: channel.name,
        topic: null,
        position: channel.position,
        parent_id: null,
        nsfw: channel.ageRestricted,
        rate_limit_per_user: 0,
        last_message_id: channel.lastMessageId,
        last_pin_timestamp: null,
        flags: 0,
        permission_overwrites: channel.denied === 0n ? [] : [{ id: botId, type: 1, allow: '0', deny }],
      } as unknown as APIChannel;
    }
  }
}

/** A channel as interactions carry it: with the permissions of the person, not of the bot. */
export function partialChannel(
  channel: Channel,
  botId: string,
  permissions: bigint,
): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...channelJson(channel, botId) };
  const { permission_overwrites: _, ...partial } = whole;
  return { ...partial, permissions: permissions.toString() };
}

export function pageChannel(channel: Channel): PageChannel {
  const { id, kind } = channel;
  const page = { id, kind, parentId: null, archived: false, recipientId: null };
  if (channel.kind === 'thread') {
    const { name, parentId, archived } = channel;
    return { ...page, name, parentId, archived };
  }
  if (channel.kind === 'text')
    return { ...page, name: channel.name, ...(channel.ageRestricted && { ageRestricted: true }) };
  const { user } = channel.recipient;
  return { ...page, name: user.global_name ?? user.username, recipientId: user.id };
}
