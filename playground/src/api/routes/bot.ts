import * as z from 'zod';
import type { Gateway } from '../../gateway/gateway.ts';
import type { PageEmoji } from '../../page-protocol.ts';
import { refusal } from '../../refusal.ts';
import { channelJson } from '../../state/channel.ts';
import { withoutLocalizations } from '../../state/commands.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import { commands } from '../../validators/command.ts';
import { parseForm, snowflake, text } from '../../validators/form.ts';
import { type ApiRequest, ok, type Route } from '../server.ts';

/** 256 KiB as base64. */
const MOST_OF_IMAGE = 350_000;

/** `url` is the gateway's, `ws://…`. */
export function gatewayRoutes(url: () => string, gateway: Gateway): Route[] {
  return [
    { method: 'GET', path: '/gateway', open: true, run: () => ok({ url: url() }) },
    {
      method: 'GET',
      path: '/gateway/bot',
      run: () =>
        ok({
          url: url(),
          shards: gateway.recommendedShards,
          session_start_limit: {
            total: 1000,
            remaining: Math.max(0, 1000 - gateway.identified),
            reset_after: 86_400_000,
            max_concurrency: gateway.maxConcurrency,
          },
        }),
    },
  ];
}

function checkApplication(request: ApiRequest, { bot }: FakeDiscord): void {
  if (request.param('application_id') !== bot.id) throw refusal('unknownApplication');
}

function commandsOf(request: ApiRequest, discord: FakeDiscord) {
  checkApplication(request, discord);
  return discord.commands;
}

const newEmoji = z.object({
  name: text(2, 32).regex(/^\w+$/),
  image: z
    .string()
    .regex(/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/)
    .max(MOST_OF_IMAGE),
});

const emojiJson = ({ id, name }: PageEmoji, { bot }: FakeDiscord) => ({
  id,
  name,
  roles: [],
  user: bot,
  require_colons: true,
  managed: false,
  animated: false,
  available: true,
});

export const botRoutes: Route[] = [
  {
    method: 'GET',
    path: '/applications/{application_id}/commands',
    run(request, discord) {
      const all = commandsOf(request, discord).list();
      return ok(request.query.get('with_localizations') === 'true' ? all : all.map(withoutLocalizations));
    },
  },
  {
    method: 'PUT',
    path: '/applications/{application_id}/commands',
    run: (request, discord) => ok(commandsOf(request, discord).replaceAll(parseForm(commands, request.json))),
  },
  {
    method: 'GET',
    path: '/applications/{application_id}/emojis',
    run(request, discord) {
      checkApplication(request, discord);
      return ok({ items: discord.emojis.all().map((emoji) => emojiJson(emoji, discord)) });
    },
  },
  {
    method: 'POST',
    path: '/applications/{application_id}/emojis',
    run(request, discord) {
      checkApplication(request, discord);
      const { name, image } = parseForm(newEmoji, request.json);
      return ok(emojiJson(discord.emojis.add(name, image), discord), 201);
    },
  },
  {
    method: 'GET',
    path: '/users/@me',
    run: (_, { bot }) =>
      ok({ ...bot, verified: true, mfa_enabled: false, email: null, flags: 0, locale: 'en-US' }),
  },
  {
    method: 'POST',
    path: '/users/@me/channels',
    run(request, discord) {
      const { recipient_id } = parseForm(z.object({ recipient_id: snowflake }), request.json);
      if (!discord.people.has(recipient_id)) throw refusal('closedToMessages');
      return ok(channelJson(discord.channels.openDirectChannel(recipient_id), discord.bot.id));
    },
  },
  {
    method: 'GET',
    path: '/users/{user_id}',
    run: (request, discord) => ok(discord.user(request.param('user_id'))),
  },
];
