import { type Scope, withoutLocalizations } from '../commands.ts';
import { command, commandEdit, commands } from '../forms/command.ts';
import { parseForm } from '../forms/form.ts';
import { refusal } from '../refusal.ts';
import { type ApiRequest, noContent, ok, type Route } from '../route.ts';
import type { World } from '../world.ts';

function application(world: World): Record<string, unknown> {
  const { bot, people } = world;
  const owner = [...people.values()][0]?.user;
  return {
    id: bot.id,
    name: bot.username,
    icon: null,
    description: '',
    type: null,
    bot,
    owner,
    team: null,
    summary: '',
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    bot_public: true,
    bot_require_code_grant: false,
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    approximate_guild_count: world.guild.bot.inGuild ? 1 : 0,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    event_webhooks_status: 1,
    integration_types_config: { '0': {}, '1': {} },
  };
}

function scoped(path: string, scopeOf: (request: ApiRequest, world: World) => Scope): Route[] {
  const scope = (request: ApiRequest, world: World): Scope => {
    if (request.param('application_id') !== world.bot.id) throw refusal('unknownApplication');
    return scopeOf(request, world);
  };
  return [
    {
      method: 'GET',
      path,
      run(request, world) {
        const all = world.commands.list(scope(request, world));
        return ok(request.query.get('with_localizations') === 'true' ? all : all.map(withoutLocalizations));
      },
    },
    {
      method: 'PUT',
      path,
      run(request, world) {
        const where = scope(request, world);
        return ok(world.commands.replace(where, parseForm(commands, request.json)));
      },
    },
    {
      method: 'POST',
      path,
      run(request, world) {
        const where = scope(request, world);
        const { command: written, made } = world.commands.put(where, parseForm(command, request.json));
        return ok(written, made ? 201 : 200);
      },
    },
    {
      method: 'GET',
      path: `${path}/{command_id}`,
      run: (request, world) => ok(world.commands.get(scope(request, world), request.param('command_id'))),
    },
    {
      method: 'PATCH',
      path: `${path}/{command_id}`,
      run(request, world) {
        const where = scope(request, world);
        const before = world.commands.get(where, request.param('command_id'));
        const edit = parseForm(commandEdit, request.json);
        const whole = parseForm(command, { ...before, ...edit });
        return ok(world.commands.edit(where, before.id, whole));
      },
    },
    {
      method: 'DELETE',
      path: `${path}/{command_id}`,
      run(request, world) {
        world.commands.remove(scope(request, world), request.param('command_id'));
        return noContent;
      },
    },
  ];
}

export const applicationRoutes: Route[] = [
  { method: 'GET', path: '/applications/@me', run: (_, world) => ok(application(world)) },
  { method: 'GET', path: '/oauth2/applications/@me', run: (_, world) => ok(application(world)) },
  ...scoped('/applications/{application_id}/commands', () => null),
  ...scoped('/applications/{application_id}/guilds/{guild_id}/commands', (request, world) => {
    const id = request.param('guild_id');
    if (id !== world.guild.id || !world.guild.bot.inGuild) throw refusal('missingAccess');
    return id;
  }),
];
