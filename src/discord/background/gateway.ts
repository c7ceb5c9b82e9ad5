import {
  type Client,
  GatewayDispatchEvents,
  SimpleShardingStrategy,
  type WebSocketOptions,
} from 'discord.js';
import type { Logger } from 'pino';

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
    return new SimpleShardingStrategy(manager);
  },
});

const sleep = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms));

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
  const shards = new Map<number, ShardConnection>();
  const connectionOf = (shard: number): ShardConnection => {
    const known = shards.get(shard);
    if (known) return known;
    const connection = new ShardConnection((trouble) =>
      log.warn(
        { shard, ...trouble },
        'no connection to Discord for over a minute; trying less and less often',
      ),
    );
    shards.set(shard, connection);
    return connection;
  };
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
