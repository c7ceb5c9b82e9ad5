/** Webhooks of the bot's own: made, listed, and executed by their tokens. */
import { PermissionFlagsBits as Bits, MessageFlags } from 'discord-api-types/v10';
import { formRefusal, refusal } from '../../refusal.ts';
import type { Channel, TextChannel } from '../../state/channel.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import type { StoredMessage } from '../../state/messages.ts';
import { webhookUser } from '../../state/people.ts';
import { parseForm } from '../../validators/form.ts';
import { newWebhook, webhookMessage } from '../../validators/guild.ts';
import { type ApiRequest, get, ok, post, type Route } from '../server.ts';

function channelOf(request: ApiRequest, { channels }: FakeDiscord): TextChannel {
  const channel = channels.getVisible(request.param('channel_id'));
  if (channel.kind !== 'text') throw refusal('wrongChannelType');
  channels.requirePermissions(channel, Bits.ManageWebhooks);
  return channel;
}

const webhookOf = (request: ApiRequest, { webhooks }: FakeDiscord) =>
  webhooks.get(request.param('webhook_id'), request.param('webhook_token'));

/** The webhook's channel, or a thread of it. */
function placeOf(request: ApiRequest, discord: FakeDiscord): Exclude<Channel, { kind: 'dm' }> {
  const { channelId } = webhookOf(request, discord);
  const place = discord.channels.get(request.query.get('thread_id') ?? channelId);
  const isIts = place.kind === 'thread' ? place.parentId === channelId : place.id === channelId;
  if (place.kind === 'dm' || !isIts) throw refusal('unknownChannel');
  return place;
}

/** Whether the address has a webhook, and not an interaction, whose webhook has the application's id. */
export const isWebhook = (request: ApiRequest, { bot }: FakeDiscord): boolean =>
  request.param('webhook_id') !== bot.id;

export function execute(request: ApiRequest, discord: FakeDiscord): StoredMessage {
  const { channels, messages, bot, emojis } = discord;
  const { id, name } = webhookOf(request, discord);
  const channel = placeOf(request, discord);
  const form = parseForm(webhookMessage, request.json ?? {});
  if (form.components?.length && request.query.get('with_components') !== 'true')
    throw formRefusal(['components'], 'NOT_IN_PLAYGROUND', 'Discord may drop them without with_components.');
  if (request.query.get('wait') !== 'true')
    throw formRefusal(['wait'], 'NOT_IN_PLAYGROUND', 'The playground always answers with the message.');
  if (channel.kind === 'thread') {
    if (channel.locked) throw refusal('threadArchived');
    channels.archive(channel, false);
  }
  // Discord keeps a copy of the picture; here it is one of the application's emojis.
  const picture = emojis.all().find((one) => form.avatar_url?.includes(`/emojis/${one.id}.`));
  return messages.create({
    channel,
    author: webhookUser(id, form.username ?? name, picture?.id ?? null),
    form,
    uploads: request.uploads,
    flags: (form.flags ?? 0) & MessageFlags.SuppressNotifications,
    extra: { webhook_id: id, application_id: bot.id },
  });
}

/** A message that this webhook has posted. `changes`: in a thread that is open. */
export function messageOfWebhook(request: ApiRequest, discord: FakeDiscord, changes: boolean): StoredMessage {
  const { id } = webhookOf(request, discord);
  const place = placeOf(request, discord);
  const message = discord.messages.get(place.id, request.param('message_id'));
  if (message.body.webhook_id !== id) throw refusal('unknownMessage');
  if (changes && place.kind === 'thread' && place.archived) throw refusal('threadArchived');
  return message;
}

export const webhookRoutes: Route[] = [
  get('/channels/{channel_id}/webhooks', (request, discord) => {
    const { webhooks } = discord;
    return ok(webhooks.of(channelOf(request, discord).id).map((one) => webhooks.json(one)));
  }),
  post('/channels/{channel_id}/webhooks', (request, discord) => {
    const { webhooks } = discord;
    const channel = channelOf(request, discord);
    return ok(webhooks.json(webhooks.create(channel, parseForm(newWebhook, request.json).name)));
  }),
];
