import {
  type Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  HTTPError,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';

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
  const ask = (sentence: string) => new Fatal(sentence, true);
  switch (code) {
    case GatewayCloseCodes.AuthenticationFailed:
      return refusedToken(code);
    case GatewayCloseCodes.InvalidShard:
      return ask(`Discord refuses shard ${shard} (${code}): correct SHARDS and start again.`);
    case GatewayCloseCodes.ShardingRequired: {
      const remedy = areShardsChosen
        ? 'set SHARDS to more, or leave it empty, and'
        : 'their number follows when you';
      const sentence = `The bot is on too many servers for so few shards (${code}): ${remedy} start again.`;
      return new Fatal(sentence, areShardsChosen);
    }
    case GatewayCloseCodes.InvalidAPIVersion:
      return ask(
        `Discord no longer speaks the gateway version that this bot uses (${code}): install a newer Haruspex.`,
      );
    case GatewayCloseCodes.InvalidIntents:
      return ask(
        `Discord doesn't know the events that this bot asks for (${code}): install a newer Haruspex.`,
      );
    case GatewayCloseCodes.DisallowedIntents:
      return ask(
        `Discord doesn't let the bot have the events that it asks for (${code}): allow its intents in the Developer Portal, under Bot, and start again.`,
      );
    default:
      return new Fatal(`Discord closed the connection for good (${code}): start again.`, false);
  }
}

/** Discord locks an address out after 10,000 refused requests (401, 403, 429) within ten minutes. */
const MOST_REFUSED_REQUESTS = 5000;

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
      `Discord answered the start with ${error.status} (${reason}): look at DISCORD_API_URL if you have set it, else try again later.`,
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

/** How many refused requests within ten minutes are worth a line: an option of discord.js' REST. */
export const REFUSED_REQUESTS_TOLD = 500;

interface ConnectionParts {
  readonly client: Client;
  readonly log: Logger;
  /** The operator has said which shards of how many. */
  readonly areShardsChosen: boolean;
  /** Called when the bot can't go on, perhaps more than once. */
  readonly onFatal: (fatal: Fatal) => void;
}

/** Logs one line when a shard's connection is lost and one when it is back, and says when Discord won't have the bot back. */
export function watchConnection({ client, log, areShardsChosen, onFatal }: ConnectionParts): void {
  const lost = new Set<number>();
  client.on(Events.ShardReconnecting, (shard) => {
    if (!lost.has(shard)) log.info({ shard }, 'lost the connection to Discord; reconnecting');
    lost.add(shard);
  });
  const isBack = (shard: number) => {
    if (lost.delete(shard)) log.info({ shard }, 'reconnected to Discord');
  };
  client.on(Events.ShardReady, isBack);
  client.on(Events.ShardResume, isBack);
  client.on(Events.ShardDisconnect, ({ code }, shard) => onFatal(fatalClose(code, shard, areShardsChosen)));
  client.on(Events.Error, (error) => log.error({ err: error }, 'connection to Discord failed'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'warning from discord.js'));

  // Answers to interactions carry tokens of their own, which run out.
  client.rest.on('response', ({ data }, { status }) => {
    if (status === 401 && data.auth) onFatal(fatalRequest());
  });
  client.rest.on('invalidRequestWarning', ({ count }) => {
    if (count >= MOST_REFUSED_REQUESTS) onFatal(tooManyRefused(count));
    else log.warn({ count }, 'Discord refused many requests within ten minutes');
  });
}

export const isConnected = (client: Client): boolean =>
  client.ws.shards.some(({ status }) => status === Status.Ready);

export const isFullyConnected = (client: Client): boolean =>
  client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready);
