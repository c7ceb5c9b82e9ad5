import { channelJson, threadMember } from '../channel.ts';
import { refusal } from '../refusal.ts';
import { type ApiRequest, ok, type Route } from '../route.ts';
import type { World } from '../world.ts';

function guildOf(request: ApiRequest, { guild }: World) {
  if (request.param('guild_id') !== guild.id || !guild.bot.inGuild) throw refusal('unknownGuild');
  return guild;
}

export const guildRoutes: Route[] = [
  {
    method: 'GET',
    path: '/guilds/{guild_id}',
    run(request, world) {
      const guild = guildOf(request, world);
      const count = [...world.people.values()].filter(({ inGuild }) => inGuild).length + 1;
      const counts = { approximate_member_count: count, approximate_presence_count: count };
      return ok({ ...guild.json(), ...(request.query.get('with_counts') === 'true' ? counts : {}) });
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/channels',
    run(request, world) {
      guildOf(request, world);
      const texts = world.channels.all().filter(({ kind }) => kind === 'text');
      return ok(texts.map((channel) => channelJson(channel, world.bot.id)));
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/roles',
    run: (request, world) => ok(guildOf(request, world).roles()),
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/members',
    run(request, world) {
      guildOf(request, world);
      throw refusal('missingAccess'); // a list of members needs the privileged intent
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/members/{user_id}',
    run(request, world) {
      const guild = guildOf(request, world);
      const id = request.param('user_id');
      if (id === world.bot.id) return ok({ ...guild.botMember(), user: world.bot });
      const person = world.person(id);
      if (!person.inGuild) throw refusal('unknownMember');
      return ok(guild.member(person));
    },
  },
  {
    method: 'GET',
    path: '/guilds/{guild_id}/threads/active',
    run(request, world) {
      guildOf(request, world);
      return ok({ ...threadList(world, (thread) => !thread.archived), has_more: false });
    },
  },
];

type ThreadTest = (thread: ReturnType<World['channels']['threads']>[number]) => boolean;

/** Threads, newest first, with the bot's memberships in them. */
export function threadList(world: World, test: ThreadTest) {
  const { bot, channels } = world;
  const threads = channels
    .threads()
    .filter((thread) => channels.botSees(thread) && test(thread))
    .sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1));
  const members = threads.flatMap((thread) => {
    const joined = thread.members.get(bot.id);
    return joined === undefined ? [] : [threadMember(thread, bot.id, joined)];
  });
  return { threads: threads.map((thread) => channelJson(thread, bot.id)), members };
}
