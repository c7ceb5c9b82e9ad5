import {
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  GatewayCloseCodes,
  HTTPError,
} from 'discord.js';

/** Why the bot can't go on: one sentence for the operator, and what to do. */
export class Fatal extends Error {
  override readonly name = 'Fatal';
  /** A new start can't help before a person has changed something. */
  readonly needsOperator: boolean;

  constructor(sentence: string, needsOperator: boolean, options?: ErrorOptions) {
    super(sentence, options);
    this.needsOperator = needsOperator;
  }
}

const refusedToken = (code: number): Fatal =>
  new Fatal(
    `Discord refuses the bot's token (${code}): put the present one into DISCORD_TOKEN and start again.`,
    true,
  );

/** A close of the gateway after which discord.js doesn't connect again. `areShardsChosen`: SHARDS says which of how many. */
export function fatalClose(code: number, shard: number, areShardsChosen: boolean): Fatal {
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
      return refusedToken(code);
    case GatewayCloseCodes.InvalidShard:
      return new Fatal(`Discord refuses shard ${shard} (${code}): correct SHARDS and start again.`, true);
    case GatewayCloseCodes.ShardingRequired:
      return new Fatal(
        `The bot is on too many servers for so few shards (${code}): ${areShardsChosen ? 'set SHARDS to more, or leave it empty, and' : 'their number follows when you'} start again.`,
        areShardsChosen,
      );
    case GatewayCloseCodes.InvalidAPIVersion:
      return new Fatal(
        `Discord no longer speaks the gateway version that this bot uses (${code}): install a newer Haruspex.`,
        true,
      );
    case GatewayCloseCodes.InvalidIntents:
      return new Fatal(
        `Discord doesn't know the events that this bot asks for (${code}): install a newer Haruspex.`,
        true,
      );
    case GatewayCloseCodes.DisallowedIntents:
      return new Fatal(
        `Discord doesn't let the bot have the events that it asks for (${code}): allow its intents in the Developer Portal, under Bot, and start again.`,
        true,
      );
    default:
      return new Fatal(`Discord closed the connection for good (${code}): start again.`, false);
  }
}

/** Discord locks an address out after 10,000 refused requests (401, 403, 429) within ten minutes. */
export const MOST_REFUSED_REQUESTS = 5000;

export const tooManyRefused = (count: number): Fatal =>
  new Fatal(
    `Discord refused ${count} requests within ten minutes, and at 10000 it locks this machine out: see in the log what failed, mend it and start again.`,
    true,
  );

export const fatalRequest = (): Fatal => refusedToken(401);

export function fatalLogin(error: unknown): Fatal {
  if (error instanceof Fatal) return error;
  if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid)
    return refusedToken(401);
  if (error instanceof DiscordAPIError && error.status === 401) return refusedToken(401);
  const reason = error instanceof Error ? error.message || error.name : String(error);
  if (error instanceof DiscordAPIError || error instanceof HTTPError)
    return new Fatal(
      `Discord answered the login with ${error.status} (${reason}): look at DISCORD_API_URL if you have set it, else try again later.`,
      false,
      { cause: error },
    );
  if (isNetworkError(error))
    return new Fatal(
      `Discord can't be reached (${reason}): check this machine's network, and DISCORD_API_URL if you have set it.`,
      false,
      { cause: error },
    );
  return new Fatal(`The bot could not log in: ${reason}`, false, { cause: error });
}

const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'AbortError' ||
    ('code' in error && /^(E[A-Z]+|UND_ERR_\w+|ERR_TLS\w+|CERT_\w+)$/.test(String(error.code))));
