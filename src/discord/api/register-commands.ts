import type { REST } from 'discord.js';
import {
  type APIApplicationCommand,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Snowflake } from '../../tables/game-types.ts';

/** Registers the commands if Discord has different ones. Returns Discord's, with ids. */
export async function registerCommands(
  rest: REST,
  applicationId: Snowflake,
  commands: readonly RESTPostAPIApplicationCommandsJSONBody[],
  log: Logger,
): Promise<readonly APIApplicationCommand[]> {
  const route = Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = (await rest.get(route, { query })) as APIApplicationCommand[];
  if (sameCommands(commands, known)) return known;
  const registered = (await rest.put(route, { body: commands })) as APIApplicationCommand[];
  log.info({ commands: commands.length }, 'commands registered');
  return registered;
}

export const sameCommands = (
  ours: readonly { name: string }[],
  theirs: readonly { name: string }[],
): boolean =>
  ours.length === theirs.length &&
  ours.every((command) =>
    covers(
      command,
      theirs.find(({ name }) => name === command.name),
    ),
  );

const DEFINED = [
  'type',
  'name',
  'name_localizations',
  'description',
  'description_localizations',
  'options',
  'choices',
  'value',
  'required',
  'autocomplete',
  'min_value',
  'max_value',
  'min_length',
  'max_length',
  'channel_types',
  'default_member_permissions',
  'nsfw',
  'contexts',
  'integration_types',
] as const;

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Treats absent, false and empty values as equal. */
function covers(ours: unknown, theirs: unknown): boolean {
  if (isEmpty(ours) || isEmpty(theirs)) return isEmpty(ours) && isEmpty(theirs);
  if (Array.isArray(ours) && Array.isArray(theirs)) {
    return ours.length === theirs.length && ours.every((item, at) => covers(item, theirs[at]));
  }
  if (typeof ours === 'object' && ours !== null && typeof theirs === 'object' && theirs !== null) {
    return fieldsOf(ours, theirs).every((key) => covers(Reflect.get(ours, key), Reflect.get(theirs, key)));
  }
  return ours === theirs;
}

/** Discord fills in a missing command type. Localizations are keyed by locale, so there an extra key is a difference. */
const fieldsOf = (ours: object, theirs: object): readonly string[] => {
  const isDefinition = 'name' in ours;
  if (!isDefinition) return Object.keys({ ...theirs, ...ours });
  return 'type' in ours ? DEFINED : DEFINED.filter((key) => key !== 'type');
};
