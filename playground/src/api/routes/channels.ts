import { PermissionFlagsBits as Bits, ChannelType, MessageFlags, MessageType } from 'discord-api-types/v10';
import { refusal } from '../../refusal.ts';
import {
  channelJson,
  type GuildChannel,
  hasPosts,
  isGuildChannel,
  type Thread,
  threadTypeIn,
} from '../../state/channel.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import { parseForm } from '../../validators/form.ts';
import { post as newPost, threadAlone, threadEdit, threadFromMessage } from '../../validators/message.ts';
import { type ApiRequest, del, get, noContent, ok, patch, post, put, type Route } from '../server.ts';

/**
 * The creator of a thread may rename and archive it; everyone who can write there may unarchive it. Locking needs the permission to
 * manage threads.
 */
function editThread(discord: FakeDiscord, thread: Thread, body: unknown): void {
  const { channels, bot } = discord;
  const form = parseForm(threadEdit, body);
  const isManager = (channels.permissions(thread) & Bits.ManageThreads) !== 0n;
  const isOpening = form.archived === false && form.name == null && form.auto_archive_duration == null;
  const isLocking = form.locked != null && form.locked !== thread.locked;
  if ((isLocking || thread.locked) && !isManager) throw refusal('missingPermissions');
  if (thread.ownerId !== bot.id && !isManager && !isOpening) throw refusal('missingPermissions');
  if (isOpening && !isManager) channels.requirePermissions(thread, Bits.SendMessagesInThreads);
  if (thread.archived && form.archived !== false) throw refusal('threadArchived');
  if (form.name != null) {
    discord.paces.rename(thread.id);
    thread.name = form.name;
  }
  if (form.locked != null) thread.locked = form.locked;
  if (form.invitable != null) thread.invitable = form.invitable;
  if (form.auto_archive_duration != null) thread.archiveAfter = form.auto_archive_duration;
  if (form.archived != null && form.archived !== thread.archived) {
    thread.archived = form.archived;
    thread.archivedAt = discord.isoNow();
  }
  channels.announceChange(thread);
}

function parentOf(request: ApiRequest, { channels }: FakeDiscord): GuildChannel {
  const channel = channels.getVisible(request.param('channel_id'));
  if (!isGuildChannel(channel)) throw refusal('wrongChannelType');
  return channel;
}

/** @throws Refusal 50024, 50013 unless the bot may start threads of this type in the channel */
function requireThreads({ channels }: FakeDiscord, parent: GuildChannel, type: ChannelType): void {
  const isClosed = type === ChannelType.PrivateThread;
  if (threadTypeIn(parent, isClosed) !== type) throw refusal('wrongChannelType');
  const needed = hasPosts(parent)
    ? Bits.SendMessages
    : isClosed
      ? Bits.CreatePrivateThreads
      : Bits.CreatePublicThreads;
  channels.requirePermissions(parent, needed);
}

/** A post has the id of its first message. */
function openPost(discord: FakeDiscord, parent: GuildChannel, request: ApiRequest): Thread {
  const { channels, messages, bot, ids } = discord;
  const form = parseForm(newPost, request.json);
  if (request.uploads.length > 0) channels.requirePermissions(parent, Bits.AttachFiles);
  requireThreads(discord, parent, ChannelType.PublicThread);
  const id = ids.next();
  const thread = channels.openThread(parent, form, { id, ownerId: bot.id });
  messages.create({
    channel: thread,
    author: bot,
    form: form.message,
    uploads: request.uploads,
    extra: { id },
  });
  return thread;
}

export const channelRoutes: Route[] = [
  get('/channels/{channel_id}', (request, { channels, bot }) =>
    ok(channelJson(channels.getVisible(request.param('channel_id')), bot.id)),
  ),
  patch('/channels/{channel_id}', (request, discord) => {
    const channel = discord.channels.getVisible(request.param('channel_id'));
    if (channel.kind === 'dm') throw refusal('dmChannelAction');
    // Channels can be edited by people who manage them.
    if (channel.kind !== 'thread') throw refusal('missingPermissions');
    editThread(discord, channel, request.json);
    return ok(channelJson(channel, discord.bot.id));
  }),
  post('/channels/{channel_id}/messages/{message_id}/threads', (request, discord) => {
    const { channels, messages, bot } = discord;
    const parent = parentOf(request, discord);
    if (hasPosts(parent)) throw refusal('wrongChannelType');
    requireThreads(discord, parent, threadTypeIn(parent, false) ?? ChannelType.PublicThread);
    const starter = messages.get(parent.id, request.param('message_id'));
    const { id } = starter.body;
    const form = parseForm(threadFromMessage, request.json);
    if (channels.find(id) !== undefined || starter.body.thread !== undefined) {
      throw refusal('threadExists');
    }
    const thread = channels.openThread(parent, form, { id, ownerId: bot.id });
    const json = channelJson(thread, bot.id);
    messages.amend(starter, {
      flags: (starter.body.flags ?? 0) | MessageFlags.HasThread,
      thread: json,
    });
    messages.create({
      channel: thread,
      author: bot,
      form: {},
      type: MessageType.ThreadStarterMessage,
      extra: {
        message_reference: { type: 0, guild_id: parent.guildId, channel_id: parent.id, message_id: id },
      },
    });
    return ok(json, 201);
  }),
  post('/channels/{channel_id}/threads', (request, discord) => {
    const { channels, messages, bot } = discord;
    const parent = parentOf(request, discord);
    if (hasPosts(parent)) return ok(channelJson(openPost(discord, parent, request), bot.id), 201);
    const form = parseForm(threadAlone, request.json);
    requireThreads(discord, parent, form.type);
    const members = form.type === ChannelType.PrivateThread ? [] : null;
    const thread = channels.openThread(parent, form, { ownerId: bot.id, members });
    // A private thread leaves no trace in its channel.
    if (members === null)
      messages.create({
        channel: parent,
        author: bot,
        form: { content: thread.name, allowed_mentions: { parse: [] } },
        type: MessageType.ThreadCreated,
        extra: { message_reference: { type: 0, guild_id: parent.guildId, channel_id: thread.id } },
      });
    return ok(channelJson(thread, bot.id), 201);
  }),
  put('/channels/{channel_id}/thread-members/{user_id}', (request, discord) => {
    const { channels, bot } = discord;
    const thread = threadOf(request, discord);
    const userId = request.param('user_id');
    if (thread.archived) throw refusal('threadArchived');
    if (userId !== '@me') {
      if (!channels.mayAdd(thread, bot.id)) throw refusal('missingPermissions');
      if (!discord.person(userId).inGuild) throw refusal('unknownMember');
      if (!channels.canJoin(thread, userId)) throw refusal('missingAccess');
    }
    channels.addMember(thread, userId === '@me' ? bot.id : userId);
    return noContent;
  }),
  del('/channels/{channel_id}/thread-members/{user_id}', (request, discord) => {
    const { channels, bot } = discord;
    const thread = threadOf(request, discord);
    const userId = request.param('user_id');
    if (thread.archived) throw refusal('threadArchived');
    if (userId !== '@me' && !channels.mayRemove(thread, bot.id)) throw refusal('missingPermissions');
    channels.removeMember(thread, userId === '@me' ? bot.id : userId);
    return noContent;
  }),
];

function threadOf(request: ApiRequest, { channels }: FakeDiscord): Thread {
  const channel = channels.getVisible(request.param('channel_id'));
  if (channel.kind !== 'thread') throw refusal('wrongChannelType');
  return channel;
}
