import { ApplicationCommand, type Client, DiscordAPIError } from 'discord.js';
import {
  type APIApplicationCommand,
  ApplicationCommandType,
  type RESTPostAPIApplicationCommandsJSONBody,
  Routes,
} from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { Snowflake } from '../../tables/game-types.ts';

type Definition = RESTPostAPIApplicationCommandsJSONBody;

/** Registers the commands if Discord has different ones. Returns Discord's, with ids. */
export async function registerCommands(
  client: Client,
  applicationId: Snowflake,
  commands: readonly Definition[],
  log: Logger,
): Promise<readonly APIApplicationCommand[]> {
  const { rest } = client;
  const route = Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const known = (await rest.get(route, { query })) as APIApplicationCommand[];
  if (sameCommands(client, commands, known)) return known;
  try {
    const registered = (await rest.put(route, { body: commands })) as APIApplicationCommand[];
    log.info({ commands: commands.length }, 'commands registered');
    return registered;
  } catch (error) {
    if (!(error instanceof DiscordAPIError && error.status === 400)) throw error;
    log.error({ refused: refusalsOf(error, commands) }, 'Discord refuses commands; those that it has stay');
    return known;
  }
}

/** A line per refused part, such as `/play.description[BASE_TYPE_BAD_LENGTH]: …`, with names instead of discord.js's indices. */
function refusalsOf({ message }: Error, commands: readonly Definition[]): readonly string[] {
  const [first = '', ...parts] = message.split('\n');
  const named = parts.map((part) => part.replace(/^\d+/, (at) => `/${commands[Number(at)]?.name ?? at}`));
  return parts.length > 0 ? named : [first];
}

export function sameCommands(
  client: Client,
  ours: readonly Definition[],
  theirs: readonly APIApplicationCommand[],
): boolean {
  const known = theirs.map(
    (command): ApplicationCommand => Reflect.construct(ApplicationCommand, [client, command]),
  );
  const isKnown = (command: Definition): boolean =>
    // discord.js compares the type only if it is given.
    known.some((one) => one.equals({ type: ApplicationCommandType.ChatInput, ...command } as never, true));
  return ours.length === theirs.length && ours.every(isKnown);
}
