import type { APISelectMenuOption } from 'discord-api-types/v10';
import type { Snowflake } from '../../tables/game-types.ts';
import type { RoleToGive } from '../api/guild-api.ts';
import type { HandlerContext } from './context.ts';

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

/** The roles that the bot may give and that allow no more than everybody may do: only managers of roles give others. Null: it may give none. */
export async function rolesForAll(
  { guildApi, botId }: Pick<HandlerContext, 'guildApi' | 'botId'>,
  guildId: Snowflake,
): Promise<readonly RoleToGive[] | null> {
  const roles = await guildApi.rolesToGive(guildId, botId());
  return roles?.filter(({ isHarmless }) => isHarmless) ?? null;
}

interface RoleToMake {
  readonly name: string;
  readonly mentionable: boolean;
}

/**
 * The role that was chosen from the list; null: none; `mayNot`: one that the bot may not give, or that allows something. A role that was
 * made before is not made again. Rejects where Discord refuses.
 */
export async function chosenRole(
  context: Pick<HandlerContext, 'guildApi' | 'botId'>,
  guildId: Snowflake,
  value: string,
  { name, mentionable }: RoleToMake,
): Promise<Snowflake | null | 'mayNot'> {
  if (value === NO_ROLE) return null;
  const roles = (await rolesForAll(context, guildId)) ?? [];
  const isChosen = (role: RoleToGive) => (value === MAKE ? role.name === name : role.id === value);
  const id = roles.find(isChosen)?.id;
  if (id !== undefined || value !== MAKE) return id ?? 'mayNot';
  return context.guildApi.createRole(guildId, name, mentionable);
}
