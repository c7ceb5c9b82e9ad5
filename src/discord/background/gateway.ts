import {
  type Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayDispatchEvents,
  HTTPError,
  SimpleShardingStrategy,
  Status,
  type WebSocketOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import { memoized } from '../../cache-limits.ts';
import { isNetworkError } from '../api/errors.ts';

type Manager = Parameters<NonNullable<WebSocketOptions['buildStrategy']>>[0];

/** Discord allows 1,000 identifies a day, and resets the token of a bot that needs more. */
const MAX_BACKOFF_MS = 5 * 60_000;
/** A session that so many attempts in a row could not resume is given up. */
const MAX_RESUMES = 5;
/** A connection that lasted so long was a good one. */
const STABLE_MS = 60_000;
const WARN_AFTER_MS = 60_000;
const WARN_AGAIN_MS = 10 * 60_000;

/** How long to wait before the next attempt after so many failures in a row, beside the half second that the library waits. */
export const backoffMs = (failures: number): number =>
  failures < 2 ? 0 : Math.min(1000 * 2 ** (failures - 2), MAX_BACKOFF_MS);

/** Makes discord.js outlive packets that it can't parse, and slow down where connections keep failing. */
export const gatewayOptions = (log: Logger): WebSocketOptions => ({
  buildStrategy(manager) {
    guardPackets(manager, log);
    slowDown(manager, log);
    return guardHeartbeats(new SimpleShardingStrategy(manager));
  },
});

const sleep = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

interface Beating {
  readonly connection: { readonly readyState: number } | null;
  heartbeat(requested?: boolean): Promise<void>;
}

const OPEN = 1;
const never = new Promise<never>(() => {});

/**
 * A heartbeat without a connection sends nothing, and then the next connection counts as dead; one that outlives its connection starts
 * to beat beside the next one's, for good.
 */
export function guardHeartbeat(shard: Beating): void {
  const heartbeat = shard.heartbeat.bind(shard);
  shard.heartbeat = async (requested) => {
    const { connection } = shard;
    if (connection?.readyState !== OPEN) return never;
    await heartbeat(requested);
    return shard.connection === connection && connection.readyState === OPEN ? undefined : never;
  };
}

function guardHeartbeats(strategy: SimpleShardingStrategy): SimpleShardingStrategy {
  const spawn = strategy.spawn.bind(strategy);
  strategy.spawn = async (ids) => {
    await spawn(ids);
    const shards: ReadonlyMap<number, Beating> = Reflect.get(strategy, 'shards');
    for (const shard of shards.values()) guardHeartbeat(shard);
  };
  return strategy;
}

interface Packet {
  readonly t?: unknown;
  readonly d?: unknown;
}

function failed(log: Logger, { t }: Packet, err: unknown): void {
  log.error({ err, packet: t }, 'failed to handle a packet from Discord; it is skipped');
}

function guardPackets(manager: Manager, log: Logger): void {
  const emit = manager.emit.bind(manager);
  const guarded = (...event: Parameters<typeof emit>): boolean => {
    const [name, given] = event;
    const packet: Packet = name === 'dispatch' && given && 'data' in given ? given.data : {};
    try {
      markAvailable(packet);
      return emit(...event);
    } catch (error) {
      failed(log, packet, error);
      return true;
    }
  };
  Object.defineProperty(manager, 'emit', { value: guarded });
}

/** A server that Discord tells of is there unless it says otherwise; discord.js takes it for unavailable until it says so. */
function markAvailable({ t, d }: Packet): void {
  if (t === GatewayDispatchEvents.GuildCreate && typeof d === 'object' && d !== null && !('unavailable' in d))
    Object.assign(d, { unavailable: false });
}

/** The packets that discord.js keeps until all shards are ready are handled outside of what {@link gatewayOptions} guards. */
export function guardQueuedPackets(client: Client, log: Logger): void {
  const handle: (packet?: Packet, shard?: unknown) => boolean = Reflect.get(client.ws, 'handlePacket');
  const guarded: typeof handle = (packet, shard) => {
    try {
      return handle.call(client.ws, packet, shard);
    } catch (error) {
      failed(log, packet ?? {}, error);
      return true;
    }
  };
  Object.defineProperty(client.ws, 'handlePacket', { value: guarded });
}

interface Trouble {
  /** The last connection was closed with it; null before the first was closed. */
  readonly code: number | null;
  /** Attempts in a row. */
  readonly failures: number;
}

class ShardConnection {
  readonly #warn: (trouble: Trouble) => void;
  #failures = 0;
  #code: number | null = null;
  #isClosed = false;
  #readyAt: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(warn: (trouble: Trouble) => void) {
    this.#warn = warn;
    this.#warnAfter(WARN_AFTER_MS);
  }

  get failures(): number {
    return this.#failures;
  }

  closed(code: number): void {
    const wasStable = this.#readyAt !== null && Date.now() - this.#readyAt >= STABLE_MS;
    this.#failures = wasStable ? 1 : this.#failures + 1;
    this.#code = code;
    this.#isClosed = true;
    this.#readyAt = null;
    if (!this.#timer) this.#warnAfter(WARN_AFTER_MS);
  }

  opened(): void {
    this.#readyAt = Date.now();
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Whether the connection was closed since the last call: then this one comes before the next attempt. */
  takeClosed(): boolean {
    const isClosed = this.#isClosed;
    this.#isClosed = false;
    return isClosed;
  }

  #warnAfter(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#warn({ code: this.#code, failures: this.#failures });
      this.#warnAfter(WARN_AGAIN_MS);
    }, ms).unref();
  }
}

/**
 * Waits before each attempt to connect, the longer the more have failed in a row. The library asks for the session before each, and has
 * no other place to wait: its own throttle counts identifies only.
 */
export function slowDown(
  manager: Manager,
  log: Logger,
  wait: (ms: number) => Promise<unknown> = sleep,
): void {
  const connectionOf = memoized((shard: number) => {
    const text = 'no connection to Discord for over a minute; trying less and less often';
    return new ShardConnection((trouble) => log.warn({ shard, ...trouble }, text));
  });
  manager.on('closed', ({ code, shardId }) => connectionOf(shardId).closed(code));
  manager.on('ready', ({ shardId }) => connectionOf(shardId).opened());
  manager.on('resumed', ({ shardId }) => connectionOf(shardId).opened());

  const { options } = manager;
  const { retrieveSessionInfo } = options;
  options.retrieveSessionInfo = async (shard) => {
    const connection = connectionOf(shard);
    if (connection.takeClosed()) {
      await wait(backoffMs(connection.failures));
      if (connection.failures > MAX_RESUMES) await options.updateSessionInfo(shard, null);
    }
    return retrieveSessionInfo(shard);
  };
}

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
const MAX_REFUSED_REQUESTS = 5000;

export const tooManyRefused = (count: number): Fatal =>
  new Fatal(
    `Discord refused ${count} requests within ten minutes, and at 10000 it locks this machine out: see in the log what failed, fix it and start again.`,
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
    if (count >= MAX_REFUSED_REQUESTS) onFatal(tooManyRefused(count));
    else log.warn({ count }, 'Discord refused many requests within ten minutes');
  });
}

export const isConnected = (client: Client): boolean =>
  client.ws.shards.some(({ status }) => status === Status.Ready);

export const isFullyConnected = (client: Client): boolean =>
  client.ws.shards.size > 0 && client.ws.shards.every(({ status }) => status === Status.Ready);
