import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import { formRefusal, refusal } from '../../refusal.ts';
import { type Channel, hasPosts, type Thread } from '../../state/channel.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import type { StoredMessage } from '../../state/messages.ts';
import { parseForm } from '../../validators/form.ts';
import { messageEdit, type NewMessage, newMessage } from '../../validators/message.ts';
import { type ApiRequest, del, get, noContent, ok, patch, post, type Route } from '../server.ts';

function requireSending({ channels, guild }: FakeDiscord, channel: Channel, hasFiles: boolean): void {
  if (hasPosts(channel) || channel.kind === 'category') throw refusal('nonTextChannel');
  channels.requirePermissions(
    channel,
    channel.kind === 'thread' ? Bits.SendMessagesInThreads : Bits.SendMessages,
  );
  if (hasFiles) channels.requirePermissions(channel, Bits.AttachFiles);
  if (channel.kind === 'dm' && !(channel.recipient.open && guild.isSharedWith(channel.recipient))) {
    throw refusal('closedToMessages');
  }
}

/** Writing and editing in a locked thread needs the permission to manage threads. */
function isLocked({ channels }: FakeDiscord, thread: Thread): boolean {
  return thread.locked && (channels.permissions(thread) & Bits.ManageThreads) === 0n;
}

/** Sending reopens an archived thread unless it is locked. */
function reopen(discord: FakeDiscord, channel: Channel): void {
  if (channel.kind !== 'thread') return;
  if (isLocked(discord, channel)) throw refusal('threadArchived');
  discord.channels.archive(channel, false);
}

/** With `enforce_nonce`, a message that was sent recently isn't sent again. */
function findSentBefore(
  { messages, settings, bot }: FakeDiscord,
  channel: Channel,
  form: NewMessage,
): StoredMessage | undefined {
  if (form.nonce == null || form.enforce_nonce !== true) return undefined;
  const since = settings.now() - settings.nonceMs;
  return messages
    .inChannel(channel.id)
    .findLast(
      ({ body }) =>
        body.author.id === bot.id &&
        String(body.nonce) === String(form.nonce) &&
        Date.parse(body.timestamp) > since,
    );
}

/** Lists the latest messages, or those after `after`; newest first. */
function listed(all: readonly StoredMessage[], query: URLSearchParams): StoredMessage[] {
  for (const mark of ['before', 'around']) {
    if (query.has(mark))
      throw formRefusal(
        [mark],
        'NOT_IN_PLAYGROUND',
        'The playground lists the newest messages, or those after one.',
      );
  }
  const asked = query.get('limit') ?? '50';
  const limit = Number(asked);
  if (!/^\d+$/.test(asked) || limit < 1 || limit > 100) {
    throw formRefusal(['limit'], 'NUMBER_TYPE_MAX', 'int value should be between 1 and 100.');
  }
  const after = query.get('after');
  if (after === null) return all.slice(-limit).reverse();
  if (!/^\d{1,20}$/.test(after)) throw formRefusal(['after'], 'NUMBER_TYPE_COERCE', 'Not a snowflake.');
  const later = all.filter(({ body }) => BigInt(body.id) > BigInt(after));
  return later.slice(0, limit).reverse();
}

function mayReadHistory({ channels }: FakeDiscord, channel: Channel): boolean {
  return (channels.permissions(channel) & Bits.ReadMessageHistory) !== 0n;
}

function findMessage(request: ApiRequest, { channels, messages }: FakeDiscord) {
  const channel = channels.getVisible(request.param('channel_id'));
  return { channel, message: messages.get(channel.id, request.param('message_id')) };
}

export const messageRoutes: Route[] = [
  get('/channels/{channel_id}/messages', (request, discord) => {
    const { channels, messages } = discord;
    const channel = channels.getVisible(request.param('channel_id'));
    const all = mayReadHistory(discord, channel) ? messages.inChannel(channel.id) : [];
    return ok(listed(all, request.query).map(({ body }) => messages.redactForBot(body)));
  }),
  post('/channels/{channel_id}/messages', (request, discord) => {
    const { channels, messages, bot } = discord;
    const { uploads } = request;
    const channel = channels.getVisible(request.param('channel_id'));
    const form = parseForm(newMessage, request.json ?? {});
    requireSending(discord, channel, uploads.length > 0);
    const before = findSentBefore(discord, channel, form);
    if (before !== undefined) return ok(messages.redactForBot(before.body));
    reopen(discord, channel);
    const flags = (form.flags ?? 0) & (MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2);
    const message = messages.create({ channel, author: bot, form, uploads, flags });
    return ok(messages.redactForBot(message.body));
  }),
  get('/channels/{channel_id}/messages/{message_id}', (request, discord) => {
    const { channel, message } = findMessage(request, discord);
    if (!mayReadHistory(discord, channel)) throw refusal('missingAccess');
    return ok(discord.messages.redactForBot(message.body));
  }),
  patch('/channels/{channel_id}/messages/{message_id}', (request, discord) => {
    const { channel, message } = findMessage(request, discord);
    if (message.body.author.id !== discord.bot.id) throw refusal('othersMessage');
    if (channel.kind === 'thread' && (channel.archived || isLocked(discord, channel)))
      throw refusal('threadArchived');
    const form = parseForm(messageEdit(message.body.flags), request.json ?? {});
    discord.paces.edit(channel.id, Date.parse(message.body.timestamp));
    discord.messages.edit(message, form, request.uploads);
    return ok(discord.messages.redactForBot(message.body));
  }),
  del('/channels/{channel_id}/messages/{message_id}', (request, discord) => {
    const { channel, message } = findMessage(request, discord);
    if (message.body.author.id !== discord.bot.id) {
      discord.channels.requirePermissions(channel, Bits.ManageMessages);
    }
    discord.messages.remove(message);
    return noContent;
  }),
];
