import { type Client, Events, Status } from 'discord.js';
import type { Logger } from 'pino';
import { type Fatal, fatalClose, fatalRequest, MOST_REFUSED_REQUESTS, tooManyRefused } from './fatal.ts';

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
