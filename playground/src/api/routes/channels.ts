import { PermissionFlagsBits as Bits, MessageFlags, MessageType } from 'discord-api-types/v10';
import { refusal } from '../../refusal.ts';
import { channelJson, type TextChannel, type Thread } from '../../state/channel.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import { parseForm } from '../../validators/form.ts';
import { threadAlone, threadEdit, threadFromMessage } from '../../validators/message.ts';
import { type ApiRequest, get, ok, patch, post, type Route } from '../server.ts';

/** The bot created its threads, so it may rename and archive them; locking needs the permission to manage threads. */
function editThread(discord: FakeDiscord, thread: Thread, body: unknown): void {
  const { channels } = discord;
  const form = parseForm(threadEdit, body);
  const isManager = (channels.permissions(thread) & Bits.ManageThreads) !== 0n;
  const isLocking = form.locked != null && form.locked !== thread.locked;
  if ((isLocking || thread.locked) && !isManager) throw refusal('missingPermissions');
  if (thread.archived && form.archived !== false) throw refusal('threadArchived');
  if (form.name != null) thread.name = form.name;
  if (form.locked != null) thread.locked = form.locked;
  if (form.auto_archive_duration != null) thread.archiveAfter = form.auto_archive_duration;
  if (form.archived != null && form.archived !== thread.archived) {
    thread.archived = form.archived;
    thread.archivedAt = discord.isoNow();
  }
  channels.announceChange(thread);
}

function parentOf(request: ApiRequest, { channels }: FakeDiscord): TextChannel {
  const channel = channels.getVisible(request.param('channel_id'));
  if (channel.kind !== 'text') throw refusal('wrongChannelType');
  channels.requirePermissions(channel, Bits.CreatePublicThreads);
  return channel;
}

export const channelRoutes: Route[] = [
  get('/channels/{channel_id}', (request, { channels, bot }) =>
    ok(channelJson(channels.getVisible(request.param('channel_id')), bot.id)),
  ),
  patch('/channels/{channel_id}', (request, discord) => {
    const channel = discord.channels.getVisible(request.param('channel_id'));
    if (channel.kind === 'dm') throw refusal('dmChannelAction');
    // Text channels belong to the people who manage them.
    if (channel.kind === 'text') throw refusal('missingPermissions');
    editThread(discord, channel, request.json);
    return ok(channelJson(channel, discord.bot.id));
  }),
  post('/channels/{channel_id}/messages/{message_id}/threads', (request, discord) => {
    const { channels, messages, bot } = discord;
    const parent = parentOf(request, discord);
    const starter = messages.get(parent.id, request.param('message_id'));
    const { id } = starter.body;
    const form = parseForm(threadFromMessage, request.json);
    if (channels.find(id) !== undefined || starter.body.thread !== undefined) {
      throw refusal('threadExists');
    }
    const thread = channels.openThread(parent, form, id);
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
    const thread = channels.openThread(parent, parseForm(threadAlone, request.json), null);
    messages.create({
      channel: parent,
      author: bot,
      form: { content: thread.name, allowed_mentions: { parse: [] } },
      type: MessageType.ThreadCreated,
      extra: { message_reference: { type: 0, guild_id: parent.guildId, channel_id: thread.id } },
    });
    return ok(channelJson(thread, bot.id), 201);
  }),
];
