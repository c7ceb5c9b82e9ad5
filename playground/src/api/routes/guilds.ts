/** A server's own: its members, its roles. */
import { PermissionFlagsBits as Bits } from 'discord-api-types/v10';
import { refusal } from '../../refusal.ts';
import type { FakeDiscord } from '../../state/fake-discord.ts';
import type { Guild } from '../../state/guild.ts';
import { parseForm } from '../../validators/form.ts';
import { newRole } from '../../validators/guild.ts';
import { type ApiRequest, del, get, noContent, ok, post, put, type Route } from '../server.ts';

function guildOf(request: ApiRequest, { guilds }: FakeDiscord): Guild {
  const guild = guilds.get(request.param('guild_id'));
  if (!guild?.bot.inGuild) throw refusal('unknownGuild');
  return guild;
}

/** The guild, if the bot has this permission there. */
function guildWith(request: ApiRequest, discord: FakeDiscord, permission: bigint): Guild {
  const guild = guildOf(request, discord);
  if ((guild.botPermissions(0n) & permission) === 0n) throw refusal('missingPermissions');
  return guild;
}

/** The person and the role of a request that gives or takes it. */
function grantOf(request: ApiRequest, discord: FakeDiscord) {
  const guild = guildWith(request, discord, Bits.ManageRoles);
  const person = discord.person(request.param('user_id'));
  if (!person.inGuild) throw refusal('unknownMember');
  const role = guild.roles().find(({ id }) => id === request.param('role_id'));
  if (!role) throw refusal('unknownRole');
  if (!guild.mayGive(role)) throw refusal('missingPermissions');
  return { guild, person, role };
}

export const guildRoutes: Route[] = [
  get('/guilds/{guild_id}', (request, discord) => ok(guildOf(request, discord).json())),
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
  put('/guilds/{guild_id}/members/{user_id}/roles/{role_id}', (request, discord) => {
    const { guild, person, role } = grantOf(request, discord);
    guild.give(person, role.id);
    return noContent;
  }),
  del('/guilds/{guild_id}/members/{user_id}/roles/{role_id}', (request, discord) => {
    const { guild, person, role } = grantOf(request, discord);
    guild.take(person, role.id);
    return noContent;
  }),
  get('/guilds/{guild_id}/roles', (request, discord) => ok(guildOf(request, discord).roles())),
  post('/guilds/{guild_id}/roles', (request, discord) => {
    const guild = guildWith(request, discord, Bits.ManageRoles);
    const { name, permissions = '0', mentionable = false } = parseForm(newRole, request.json);
    return ok(discord.addRole(guild, name, { permissions: BigInt(permissions), mentionable }));
  }),
];
