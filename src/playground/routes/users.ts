import { z } from 'zod';
import { channelJson } from '../channel.ts';
import { parseForm, snowflake } from '../forms/form.ts';
import { refusal } from '../refusal.ts';
import { ok, type Route } from '../route.ts';

const direct = z.object({ recipient_id: snowflake });

export const userRoutes: Route[] = [
  {
    method: 'GET',
    path: '/users/@me',
    run: (_, { bot }) =>
      ok({ ...bot, verified: true, mfa_enabled: false, email: null, flags: 0, locale: 'en-US' }),
  },
  {
    method: 'GET',
    path: '/users/@me/guilds',
    run(_, { guild }) {
      const permissions = guild.botPermissions(0n).toString();
      const { id, name } = guild;
      const mine = { id, name, icon: null, banner: null, owner: false, permissions, features: [] };
      return ok(guild.bot.inGuild ? [mine] : []);
    },
  },
  {
    method: 'POST',
    path: '/users/@me/channels',
    run(request, world) {
      const { recipient_id } = parseForm(direct, request.json);
      if (!world.people.has(recipient_id)) throw refusal('closedToMessages');
      return ok(channelJson(world.channels.openDirect(recipient_id), world.bot.id));
    },
  },
  {
    method: 'GET',
    path: '/users/{user_id}',
    run: (request, world) => ok(world.user(request.param('user_id'))),
  },
];
