import * as z from 'zod';
import type { Gateway } from '../../gateway/gateway.ts';
import type { PageEmoji } from '../../page-protocol.ts';
import { refusal } from '../../refusal.ts';
import { withoutLocalizations } from '../../state/application.ts';
import { channelJson } from '../../state/channel.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import { commands } from '../../validators/command.ts';
import { parseForm, snowflake, text } from '../../validators/form.ts';
import { type ApiRequest, get, ok, post, put, type Route } from '../server.ts';

/** 256 KiB as base64. */
const MAX_IMAGE_LENGTH = 350_000;

/** `url` is the gateway's, `ws://…`. */
export function gatewayRoutes(url: () => string, gateway: Gateway): Route[] {
  return [
    get('/gateway', () => ok({ url: url() }), { open: true }),
    get('/gateway/bot', () =>
      ok({
        url: url(),
        shards: gateway.recommendedShards,
        session_start_limit: { ...gateway.startLimit, max_concurrency: gateway.maxConcurrency },
      }),
    ),
  ];
}

function checkApplication(request: ApiRequest, { bot }: FakeDiscord): void {
  if (request.param('application_id') !== bot.id) throw refusal('unknownApplication');
}

/** The guild of a request's commands, or null for global ones. */
function placeOf(request: ApiRequest, discord: FakeDiscord, isOfGuild: boolean): string | null {
  checkApplication(request, discord);
  if (!isOfGuild) return null;
  const guild = discord.guilds.get(request.param('guild_id'));
  if (!guild?.bot.inGuild) throw refusal('missingAccess');
  return guild.id;
}

const commandRoutes = (path: string, isOfGuild: boolean): Route[] => [
  get(path, (request, discord) => {
    const all = discord.commands.list(placeOf(request, discord, isOfGuild));
    return ok(request.query.get('with_localizations') === 'true' ? all : all.map(withoutLocalizations));
  }),
  put(path, (request, discord) => {
    const place = placeOf(request, discord, isOfGuild);
    return ok(discord.commands.replaceAll(place, parseForm(commands, request.json)));
  }),
];

const newEmoji = z.object({
  name: text(2, 32).regex(/^\w+$/),
  image: z
    .string()
    .regex(/^data:image\/(?:png|jpeg|gif|webp|avif);base64,/)
    .max(MAX_IMAGE_LENGTH),
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
  ...commandRoutes('/applications/{application_id}/commands', false),
  ...commandRoutes('/applications/{application_id}/guilds/{guild_id}/commands', true),
  get('/applications/{application_id}/emojis', (request, discord) => {
    checkApplication(request, discord);
    return ok({ items: discord.emojis.all().map((emoji) => emojiJson(emoji, discord)) });
  }),
  post('/applications/{application_id}/emojis', (request, discord) => {
    checkApplication(request, discord);
    const { name, image } = parseForm(newEmoji, request.json);
    return ok(emojiJson(discord.emojis.add(name, image), discord), 201);
  }),
  get('/users/@me', (_, { bot }) =>
    ok({ ...bot, verified: true, mfa_enabled: false, email: null, flags: 0, locale: 'en-US' }),
  ),
  post('/users/@me/channels', (request, discord) => {
    const { recipient_id } = parseForm(z.object({ recipient_id: snowflake }), request.json);
    if (!discord.people.has(recipient_id)) throw refusal('closedToMessages');
    discord.paces.openDirect();
    return ok(channelJson(discord.channels.openDirectChannel(recipient_id), discord.bot.id));
  }),
  get('/users/{user_id}', (request, discord) => ok(discord.user(request.param('user_id')))),
];
