import { PermissionFlagsBits as Bits, MessageFlags, MessageType } from 'discord-api-types/v10';
import { channelJson, type TextChannel, type Thread, threadMember } from '../channel.ts';
import { parseForm } from '../forms/form.ts';
import { threadAlone, threadFromMessage } from '../forms/thread.ts';
import { refusal } from '../refusal.ts';
import { type ApiRequest, noContent, ok, type Route } from '../route.ts';
import type { World } from '../world.ts';
import { threadList } from './guilds.ts';

const PRIVATE = 12;

function parentOf(request: ApiRequest, world: World): TextChannel {
  const channel = world.channels.seen(request.param('channel_id'));
  if (channel.kind !== 'text') throw refusal('wrongChannelType');
  return channel;
}

function threadOf(request: ApiRequest, world: World): Thread {
  const channel = world.channels.seen(request.param('channel_id'));
  if (channel.kind !== 'thread') throw refusal('wrongChannelType');
  return channel;
}

const nothing = { uploads: [], flags: 0 };

export const threadRoutes: Route[] = [
  {
    method: 'POST',
    path: '/channels/{channel_id}/messages/{message_id}/threads',
    run(request, world) {
      const parent = parentOf(request, world);
      world.channels.need(parent, Bits.CreatePublicThreads);
      const starter = world.messages.get(parent.id, request.param('message_id'));
      const form = parseForm(threadFromMessage, request.json);
      if (world.channels.find(starter.body.id) !== undefined || starter.body.thread !== undefined) {
        throw refusal('threadExists');
      }
      const thread = world.channels.openThread(parent, form, starter.body.id, false);
      const json = channelJson(thread, world.bot.id);
      world.messages.amend(starter, {
        flags: (starter.body.flags ?? 0) | MessageFlags.HasThread,
        thread: json,
      });
      const reference = {
        type: 0,
        guild_id: world.guild.id,
        channel_id: parent.id,
        message_id: starter.body.id,
      };
      world.messages.create({
        ...nothing,
        channel: thread,
        author: world.bot,
        form: {},
        type: MessageType.ThreadStarterMessage,
        extra: { message_reference: reference },
      });
      return ok(json, 201);
    },
  },
  {
    method: 'POST',
    path: '/channels/{channel_id}/threads',
    run(request, world) {
      const parent = parentOf(request, world);
      const form = parseForm(threadAlone, request.json);
      const isPrivate = (form.type ?? PRIVATE) === PRIVATE;
      world.channels.need(parent, isPrivate ? Bits.CreatePrivateThreads : Bits.CreatePublicThreads);
      const thread = world.channels.openThread(parent, form, null, isPrivate);
      const json = channelJson(thread, world.bot.id);
      if (!isPrivate) {
        world.messages.create({
          ...nothing,
          channel: parent,
          author: world.bot,
          form: { content: thread.name, allowed_mentions: { parse: [] } },
          type: MessageType.ThreadCreated,
          extra: { message_reference: { type: 0, guild_id: world.guild.id, channel_id: thread.id } },
        });
      }
      return ok(json, 201);
    },
  },
  {
    method: 'GET',
    path: '/channels/{channel_id}/threads/archived/public',
    run(request, world) {
      const parent = parentOf(request, world);
      const mine = (thread: Thread) => thread.archived && !thread.isPrivate && thread.parentId === parent.id;
      return ok({ ...threadList(world, mine), has_more: false });
    },
  },
  {
    method: 'GET',
    path: '/channels/{channel_id}/thread-members',
    run(request, world) {
      const thread = threadOf(request, world);
      return ok([...thread.members].map(([id, joined]) => threadMember(thread, id, joined)));
    },
  },
  {
    method: 'GET',
    path: '/channels/{channel_id}/thread-members/{user_id}',
    run(request, world) {
      const thread = threadOf(request, world);
      const id = request.param('user_id') === '@me' ? world.bot.id : request.param('user_id');
      const joined = thread.members.get(id);
      if (joined === undefined) throw refusal('unknownMember');
      return ok(threadMember(thread, id, joined));
    },
  },
  {
    method: 'PUT',
    path: '/channels/{channel_id}/thread-members/{user_id}',
    run(request, world) {
      const thread = threadOf(request, world);
      if (thread.archived) throw refusal('threadArchived');
      const id = request.param('user_id') === '@me' ? world.bot.id : request.param('user_id');
      if (id !== world.bot.id) {
        if (!world.person(id).inGuild) throw refusal('unknownMember');
        world.channels.need(thread, Bits.SendMessagesInThreads);
      }
      world.channels.join(thread, id);
      return noContent;
    },
  },
  {
    method: 'DELETE',
    path: '/channels/{channel_id}/thread-members/{user_id}',
    run(request, world) {
      const thread = threadOf(request, world);
      if (thread.archived) throw refusal('threadArchived');
      const id = request.param('user_id') === '@me' ? world.bot.id : request.param('user_id');
      const ownPrivate = thread.isPrivate && thread.ownerId === world.bot.id;
      if (id !== world.bot.id && !ownPrivate) world.channels.need(thread, Bits.ManageThreads);
      world.channels.leave(thread, id);
      return noContent;
    },
  },
];
