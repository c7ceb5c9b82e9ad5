import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import type { Channel, Thread } from '../channel.ts';
import { parseForm } from '../forms/form.ts';
import { messageEdit, type NewMessage, newMessage } from '../forms/message.ts';
import type { StoredMessage } from '../message.ts';
import { readable } from '../readable.ts';
import { formRefusal, refusal } from '../refusal.ts';
import { type ApiRequest, noContent, ok, type Route } from '../route.ts';
import type { World } from '../world.ts';

/** What a message in a channel may set by itself. */
const OWN_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

function needForSending(world: World, channel: Channel, form: NewMessage, files: number): void {
  const { channels } = world;
  channels.need(channel, channel.kind === 'thread' ? Bits.SendMessagesInThreads : Bits.SendMessages);
  if (files > 0) channels.need(channel, Bits.AttachFiles);
  if (form.embeds?.length) channels.need(channel, Bits.EmbedLinks);
  if (channel.kind === 'dm' && !(channel.recipient.open && world.guild.shared(channel.recipient))) {
    throw refusal('closedToMessages');
  }
}

/** In a locked thread only those who manage threads write and edit. */
function shut(world: World, thread: Thread): boolean {
  return thread.locked && (world.channels.permissions(thread) & Bits.ManageThreads) === 0n;
}

/** Sending opens an archived thread again, a locked one not. */
function reopen(world: World, channel: Channel): void {
  if (channel.kind !== 'thread') return;
  if (shut(world, channel)) throw refusal('threadArchived');
  world.channels.archive(channel, false);
  world.channels.join(channel, world.bot.id);
}

function repliedTo(world: World, channel: Channel, form: NewMessage): StoredMessage | undefined {
  const reference = form.message_reference;
  if (reference == null) return undefined;
  const message = world.messages.find(reference.message_id);
  if (message !== undefined && message.body.channel_id === channel.id && message.ephemeralFor === null)
    return message;
  if (reference.fail_if_not_exists === false) return undefined;
  throw formRefusal(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
}

/** With `enforce_nonce`, a message that was sent a moment ago is not sent again. */
function sentBefore(world: World, channel: Channel, form: NewMessage): StoredMessage | undefined {
  if (form.nonce == null || form.enforce_nonce !== true) return undefined;
  const { now, nonceMs } = world.options;
  const since = now() - nonceMs;
  return world.messages
    .inChannel(channel.id)
    .findLast(
      ({ body }) =>
        body.author.id === world.bot.id &&
        String(body.nonce) === String(form.nonce) &&
        Date.parse(body.timestamp) > since,
    );
}

function page(all: readonly StoredMessage[], query: URLSearchParams): StoredMessage[] {
  const asked = query.get('limit') ?? '50';
  const limit = Number(asked);
  if (!/^\d+$/.test(asked) || limit < 1 || limit > 100) {
    throw formRefusal(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.');
  }
  const idOf = ({ body }: StoredMessage) => BigInt(body.id);
  const mark = (name: string) => {
    const value = query.get(name);
    return value !== null && /^\d+$/.test(value) ? BigInt(value) : null;
  };
  const [before, after, around] = [mark('before'), mark('after'), mark('around')];
  if (after !== null)
    return all
      .filter((message) => idOf(message) > after)
      .slice(0, limit)
      .reverse();
  if (around !== null) {
    const earlier = all.filter((message) => idOf(message) < around).slice(-Math.ceil(limit / 2));
    const rest = all.filter((message) => idOf(message) >= around).slice(0, limit - earlier.length);
    return [...earlier, ...rest].reverse();
  }
  const older = before === null ? all : all.filter((message) => idOf(message) < before);
  return older.slice(-limit).reverse();
}

function ownMessage(request: ApiRequest, world: World): { channel: Channel; message: StoredMessage } {
  const channel = world.channels.seen(request.param('channel_id'));
  return { channel, message: world.messages.get(channel.id, request.param('message_id')) };
}

export const messageRoutes: Route[] = [
  {
    method: 'GET',
    path: '/channels/{channel_id}/messages',
    run(request, world) {
      const channel = world.channels.seen(request.param('channel_id'));
      const mayRead = (world.channels.permissions(channel) & Bits.ReadMessageHistory) !== 0n;
      const all = mayRead ? world.messages.inChannel(channel.id) : [];
      return ok(page(all, request.query).map(({ body }) => readable(world, body)));
    },
  },
  {
    method: 'POST',
    path: '/channels/{channel_id}/messages',
    run(request, world) {
      const channel = world.channels.seen(request.param('channel_id'));
      const form = parseForm(newMessage, request.json ?? {});
      needForSending(world, channel, form, request.uploads.length);
      const before = sentBefore(world, channel, form);
      if (before !== undefined) return ok(readable(world, before.body));
      const repliesTo = repliedTo(world, channel, form);
      reopen(world, channel);
      const message = world.messages.create({
        channel,
        author: world.bot,
        form,
        uploads: request.uploads,
        flags: (form.flags ?? 0) & OWN_FLAGS,
        ...(repliesTo === undefined ? {} : { repliesTo }),
      });
      return ok(readable(world, message.body));
    },
  },
  {
    method: 'GET',
    path: '/channels/{channel_id}/messages/{message_id}',
    run(request, world) {
      const { channel, message } = ownMessage(request, world);
      if ((world.channels.permissions(channel) & Bits.ReadMessageHistory) === 0n)
        throw refusal('missingAccess');
      return ok(readable(world, message.body));
    },
  },
  {
    method: 'PATCH',
    path: '/channels/{channel_id}/messages/{message_id}',
    run(request, world) {
      const { channel, message } = ownMessage(request, world);
      if (message.body.author.id !== world.bot.id) throw refusal('othersMessage');
      if (channel.kind === 'thread' && (channel.archived || shut(world, channel)))
        throw refusal('threadArchived');
      const form = parseForm(messageEdit(message.body.flags ?? 0), request.json ?? {});
      world.messages.edit(message, form, request.uploads);
      return ok(readable(world, message.body));
    },
  },
  {
    method: 'DELETE',
    path: '/channels/{channel_id}/messages/{message_id}',
    run(request, world) {
      const { channel, message } = ownMessage(request, world);
      if (message.body.author.id !== world.bot.id) world.channels.need(channel, Bits.ManageMessages);
      world.messages.remove(message);
      return noContent;
    },
  },
];
