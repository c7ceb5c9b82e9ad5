/** A server and its members. */
import { refusal } from '../../refusal.ts';
import { channelJson } from '../../state/channel.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import type { Guild } from '../../state/guild.ts';
import { type ApiRequest, get, ok, type Route } from '../server.ts';

function guildOf(request: ApiRequest, { guilds }: FakeDiscord): Guild {
  const guild = guilds.get(request.param('guild_id'));
  if (!guild?.bot.inGuild) throw refusal('unknownGuild');
  return guild;
}

export const guildRoutes: Route[] = [
  get('/guilds/{guild_id}', (request, discord) => ok(guildOf(request, discord).json())),
  get('/guilds/{guild_id}/threads/active', (request, discord) => {
    const { id } = guildOf(request, discord);
    const threads = discord.channels.threads().filter((one) => one.guildId === id && !one.archived);
    return ok({
      threads: threads.map((one) => channelJson(one, discord.bot.id)),
      members: [],
      has_more: false,
    });
  }),
  get('/guilds/{guild_id}/members', (request, discord) => {
    guildOf(request, discord);
    throw refusal('missingAccess'); // a list of members needs the privileged intent
  }),
  get('/guilds/{guild_id}/members/{user_id}', (request, discord) => {
    const guild = guildOf(request, discord);
    const id = request.param('user_id');
    if (id === discord.bot.id) return ok({ ...guild.botMember(), user: discord.bot });
    const person = discord.person(id);
    if (!person.inGuild) throw refusal('unknownMember');
    return ok(guild.member(person));
  }),
];
