import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { channelJson, type TextChannel, type Thread } from '../channel.ts';
import { parseForm } from '../forms/form.ts';
import { channelEdit, threadEdit } from '../forms/thread.ts';
import { refusal } from '../refusal.ts';
import { noContent, ok, type Route } from '../route.ts';
import type { World } from '../world.ts';

/** A thread's own maker may rename and archive it; locking is for those who manage threads. */
function editThread(world: World, thread: Thread, body: unknown): void {
  const form = parseForm(threadEdit, body);
  const held = world.channels.permissions(thread);
  const manages = (held & Bits.ManageThreads) !== 0n;
  const owns = thread.ownerId === world.bot.id;
  const reopens =
    form.archived === false && Object.keys(form).every((key) => key === 'archived' || key === 'locked');
  if (form.locked != null && form.locked !== thread.locked && !manages) throw refusal('missingPermissions');
  if (thread.locked && !manages) throw refusal('missingPermissions');
  if (!owns && !manages && !reopens) throw refusal('missingPermissions');
  if (thread.archived && form.archived !== false) throw refusal('threadArchived');
  if (form.name != null) thread.name = form.name;
  if (form.locked != null) thread.locked = form.locked;
  if (form.invitable != null && thread.isPrivate) thread.invitable = form.invitable;
  if (form.auto_archive_duration != null) thread.archiveAfter = form.auto_archive_duration;
  if (form.rate_limit_per_user != null) thread.slowness = form.rate_limit_per_user;
  if (form.archived != null && form.archived !== thread.archived) {
    thread.archived = form.archived;
    thread.archivedAt = world.isoNow();
  }
  world.channels.changed(thread);
}

function editText(world: World, channel: TextChannel, body: unknown): void {
  world.channels.need(channel, Bits.ManageChannels);
  const form = parseForm(channelEdit, body);
  if (form.name != null) channel.name = form.name;
  if (form.topic !== undefined) channel.topic = form.topic;
  if (form.nsfw != null) channel.ageRestricted = form.nsfw;
  if (form.rate_limit_per_user != null) channel.slowness = form.rate_limit_per_user;
  world.channels.changed(channel);
}

export const channelRoutes: Route[] = [
  {
    method: 'GET',
    path: '/channels/{channel_id}',
    run: (request, world) => ok(channelJson(world.channels.seen(request.param('channel_id')), world.bot.id)),
  },
  {
    method: 'PATCH',
    path: '/channels/{channel_id}',
    run(request, world) {
      const channel = world.channels.seen(request.param('channel_id'));
      if (channel.kind === 'dm') throw refusal('dmChannelAction');
      if (channel.kind === 'thread') editThread(world, channel, request.json);
      else editText(world, channel, request.json);
      return ok(channelJson(channel, world.bot.id));
    },
  },
  {
    method: 'DELETE',
    path: '/channels/{channel_id}',
    run(request, world) {
      const channel = world.channels.seen(request.param('channel_id'));
      if (channel.kind === 'thread') world.channels.need(channel, Bits.ManageThreads);
      if (channel.kind === 'text') world.channels.need(channel, Bits.ManageChannels);
      const gone = channelJson(channel, world.bot.id);
      if (channel.kind !== 'dm') world.channels.remove(channel);
      return ok(gone);
    },
  },
  {
    method: 'POST',
    path: '/channels/{channel_id}/typing',
    run(request, world) {
      const channel = world.channels.seen(request.param('channel_id'));
      world.channels.need(
        channel,
        channel.kind === 'thread' ? Bits.SendMessagesInThreads : Bits.SendMessages,
      );
      return noContent;
    },
  },
];
