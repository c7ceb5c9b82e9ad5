import { type Client, type REST, ShardClientUtil } from 'discord.js';
import {
  type APIGuildMember,
  type APIRole,
  type APISelectMenuOption,
  PermissionFlagsBits,
  Routes,
} from 'discord-api-types/v10';
import type { Snowflake } from '../../tables/game-types.ts';
import { isDirect, type Table } from '../../tables/table.ts';

/** A role that the bot may give. */
export interface RoleToGive {
  readonly id: Snowflake;
  readonly name: string;
  /** Whether those who have it are notified where the bot mentions it. */
  readonly rings: boolean;
}

const GIVES_ROLES = PermissionFlagsBits.ManageRoles | PermissionFlagsBits.Administrator;
const MENTIONS_ALL = PermissionFlagsBits.MentionEveryone | PermissionFlagsBits.Administrator;

/** Discord's limit for a role's name. */
const LONGEST_NAME = 100;

/** What the bot does at a server as a whole: roles. Discord refuses what it has no permission for. */
export class GuildApi {
  readonly #rest: REST;

  constructor(rest: REST) {
    this.#rest = rest;
  }

  /**
   * The roles that the bot may give and that allow no more than everybody may do, the highest first: only managers of roles give
   * others. Null: it may give none.
   */
  async rolesForAll(guildId: Snowflake, botId: Snowflake): Promise<readonly RoleToGive[] | null> {
    const roles = (await this.#rest.get(Routes.guildRoles(guildId))) as APIRole[];
    const bot = (await this.#rest.get(Routes.guildMember(guildId, botId))) as APIGuildMember;
    const own = roles.filter(({ id }) => id === guildId || bot.roles.includes(id));
    const permissions = own.reduce((all, role) => all | BigInt(role.permissions), 0n);
    if ((permissions & GIVES_ROLES) === 0n) return null;
    const top = Math.max(...own.map(({ position }) => position));
    const everyone = BigInt(roles.find(({ id }) => id === guildId)?.permissions ?? 0);
    const mentionsAll = (permissions & MENTIONS_ALL) !== 0n;
    return roles
      .filter(({ id, managed, position }) => id !== guildId && !managed && position < top)
      .filter((role) => (BigInt(role.permissions) & ~everyone) === 0n)
      .sort((one, other) => other.position - one.position)
      .map(({ id, name, mentionable }) => ({ id, name, rings: mentionable || mentionsAll }));
  }

  /** `mentionable`: whether everybody's mention of it rings. */
  async createRole(guildId: Snowflake, name: string, mentionable: boolean): Promise<Snowflake> {
    const body = { name: name.slice(0, LONGEST_NAME), permissions: 0, mentionable };
    const made = (await this.#rest.post(Routes.guildRoles(guildId), { body })) as APIRole;
    return made.id;
  }

  async giveRole(guildId: Snowflake, userId: Snowflake, roleId: Snowflake): Promise<void> {
    await this.#rest.put(Routes.guildMemberRole(guildId, userId, roleId));
  }

  async takeRole(guildId: Snowflake, userId: Snowflake, roleId: Snowflake): Promise<void> {
    await this.#rest.delete(Routes.guildMemberRole(guildId, userId, roleId));
  }
}

/** A list from which managers choose a role that the bot gives. Any value but these two is a role's id. */
export const NO_ROLE = 'none';
const MAKE = 'make';

/** Discord's most for a list, without those two. */
const MOST_ROLES = 23;

/** `none` and `make`: what stands for no role, and for one that the bot makes. */
export const roleOptions = (
  roles: readonly RoleToGive[],
  { none, make }: { readonly none: string; readonly make: string },
): readonly Pick<APISelectMenuOption, 'value' | 'label'>[] => [
  { value: NO_ROLE, label: none },
  { value: MAKE, label: make },
  ...roles.slice(0, MOST_ROLES).map(({ id, name }) => ({ value: id, label: name })),
];

/**
 * The role that was chosen from the list; null: none; `mayNot`: one that the bot may not give, or that allows something. A role that was
 * made before is not made again. Rejects where Discord refuses.
 */
export async function chosenRole(
  { guildApi, botId }: { readonly guildApi: GuildApi; readonly botId: () => Snowflake },
  guildId: Snowflake,
  value: string,
  { name, mentionable }: { readonly name: string; readonly mentionable: boolean },
): Promise<Snowflake | null | 'mayNot'> {
  if (value === NO_ROLE) return null;
  const roles = (await guildApi.rolesForAll(guildId, botId())) ?? [];
  const isChosen = (role: RoleToGive) => (value === MAKE ? role.name === name : role.id === value);
  const id = roles.find(isChosen)?.id;
  if (id !== undefined || value !== MAKE) return id ?? 'mayNot';
  return guildApi.createRole(guildId, name, mentionable);
}

type Kept = Pick<Table, 'guildId' | 'openerId'>;

/** Whether the bot can act on a server now. A server of another process's shard is that process's to know. */
export function isReachable(client: Client, guildId: Snowflake): boolean {
  if (!client.ws.shards.has(shardOf(client, guildId))) return true;
  return client.guilds.cache.get(guildId)?.available ?? false;
}

/** Whether the bot can act at a table now: direct messages are never out of reach. */
export const isTableReachable = (client: Client, table: Kept): boolean =>
  isDirect(table) || isReachable(client, table.guildId);

/** Discord tells the first shard of direct messages. */
const DIRECT_SHARD = 0;

/** Whether this process is told of what people do at a table. */
export const isServed = (client: Client, table: Kept): boolean =>
  client.ws.shards.has(isDirect(table) ? DIRECT_SHARD : shardOf(client, table.guildId));

const shardOf = ({ options }: Client, guildId: Snowflake): number =>
  ShardClientUtil.shardIdForGuildId(guildId, options.shardCount ?? 1);
