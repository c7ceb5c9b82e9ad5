import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import * as z from 'zod';
import type { Socket } from '../socket.ts';
import { presenceForm } from '../state/application.ts';
import { channelJson, isGuildChannel } from '../state/channel.ts';
import type { FakeDiscord } from '../state/fake-discord.ts';
import type { Guild } from '../state/guild.ts';
import type { GatewayEvent } from '../state/shared.ts';
import { type PacketFault, Session, send, shardOf } from './session.ts';

function readyPayload(discord: FakeDiscord, session: Session, url: string): Record<string, unknown> {
  const { bot } = discord;
  const here = [...discord.guilds.values()].filter(
    (guild) => guild.bot.inGuild && session.receives('READY', guild.id),
  );
  return {
    v: 10,
    user: { ...bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
    guilds: here.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: url,
    shard: session.shard,
    application: { id: bot.id, flags: 0 },
    session_type: 'normal',
    private_channels: [],
    _trace: ['playground'],
  };
}

/** For an outage, or when the bot has been removed. */
export function guildDeletePayload(guild: Guild): Record<string, unknown> {
  return guild.available ? { id: guild.id } : { id: guild.id, unavailable: true };
}

export function guildCreatePayload(discord: FakeDiscord, guild: Guild): Record<string, unknown> {
  const { bot, channels, people } = discord;
  const here = [...people.values()].filter(({ inGuild }) => inGuild);
  const own = channels.all().filter((channel) => discord.guildOf(channel) === guild);
  const threads = own.filter(
    (channel) => channel.kind === 'thread' && !channel.archived && channels.isVisibleToBot(channel),
  );
  return {
    ...guild.json(),
    joined_at: guild.bot.joinedAt,
    large: false,
    // Discord may leave out `unavailable`: the server is available.
    member_count: here.length + 1,
    // Without the members intent, the bot only sees itself.
    members: [{ ...guild.botMember(), user: bot }],
    channels: own.filter(isGuildChannel).map((channel) => channelJson(channel, bot.id)),
    threads: threads.map((thread) => channelJson(thread, bot.id)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

/** Message content, members and presences need an approval that this application lacks. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
const KEPT_SESSIONS = 32;
const IDENTIFY_WINDOW_MS = 5000;
const END_OF_INTENTS = 1 << 26;

const packet = z.object({ op: z.int(), d: z.unknown().optional() });
const identify = z.object({
  token: z.string(),
  intents: z.int().min(0),
  shard: z.tuple([z.int().min(0), z.int().min(1)]).optional(),
  presence: presenceForm.optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

class CloseConnection extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

function parse<T extends z.ZodType>(form: T, data: unknown): z.output<T> {
  const parsed = form.safeParse(data);
  if (!parsed.success) throw new CloseConnection(Close.DecodeError, 'Error while decoding payload.');
  return parsed.data;
}

interface GatewayOptions {
  readonly token: string;
  readonly heartbeatMs: number;
  readonly url: () => string;
  readonly shards: number;
  readonly mostGuildsPerShard: number;
  /** How many shards may identify in one window, counted by remainder; null reports 1 and doesn't enforce it. */
  readonly maxConcurrency: number | null;
}

/** How many sessions a bot may begin in a day. */
const MAX_STARTS = 1000;
const DAY_MS = 86_400_000;

export class Gateway {
  readonly #options: GatewayOptions;
  /** By remainder, when the next shard may identify, in Unix milliseconds. */
  readonly #freeAt = new Map<number, number>();
  #discord: FakeDiscord | null = null;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Map<Socket, Session | null>();
  #identified = 0;
  /** Sessions begun since then (Unix milliseconds), within a day. */
  #starts = { since: 0, count: 0 };
  #refusal: number | null = null;
  #closing: number | null = null;
  /** Faults of the next packets. */
  readonly #packetFaults: PacketFault[] = [];

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  serve(discord: FakeDiscord): void {
    this.#discord = discord;
  }

  get identified(): number {
    return this.#identified;
  }

  get startLimit() {
    const { since, count } = this.#starts;
    const left = since + DAY_MS - Date.now();
    return left > 0
      ? { total: MAX_STARTS, remaining: Math.max(0, MAX_STARTS - count), reset_after: left }
      : { total: MAX_STARTS, remaining: MAX_STARTS, reset_after: 0 };
  }

  get recommendedShards(): number {
    return this.#options.shards;
  }

  get maxConcurrency(): number {
    return this.#options.maxConcurrency ?? 1;
  }

  get connected(): number {
    return [...this.#sockets.values()].filter((session) => session !== null).length;
  }

  accept(socket: Socket): void {
    if (this.#closing !== null) {
      socket.close(this.#closing, 'ordered');
      return;
    }
    this.#sockets.set(socket, null);
    const { heartbeatMs } = this.#options;
    send(socket, { op: Op.Hello, d: { heartbeat_interval: heartbeatMs, _trace: ['playground'] } });
    const timeout = setTimeout(() => socket.close(Close.SessionTimedOut), heartbeatMs * 1.5);
    timeout.unref();
    socket.on('message', (raw) => {
      try {
        const { op, d } = parse(packet, json(String(raw)));
        if (op === Op.Heartbeat) timeout.refresh();
        this.#receive(socket, op, d);
      } catch (error) {
        const { code, message } =
          error instanceof CloseConnection ? error : { code: Close.UnknownError, message: 'Unknown error.' };
        socket.close(code, message);
      }
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearTimeout(timeout);
      this.#disconnected(socket, code);
    });
  }

  dispatch({ name, data, guildId }: GatewayEvent): void {
    // During an outage a guild's only event is its deletion.
    const guild = guildId === null ? undefined : this.#discord?.guilds.get(guildId);
    if (guild?.available === false && name !== 'GUILD_DELETE') return;
    for (const session of this.#sessions.values()) {
      if (session.receives(name, guildId)) session.dispatch(name, data);
    }
  }

  closeWith(code: number): void {
    for (const socket of [...this.#sockets.keys()]) socket.close(code, 'ordered');
  }

  /** Closes connections with this code when they identify; null ends that. */
  refuseWith(code: number | null): void {
    this.#refusal = code;
  }

  /** Closes connections with this code before it says Hello; null ends that. */
  closeBeforeHello(code: number | null): void {
    this.#closing = code;
  }

  spoilNext(fault: PacketFault): void {
    this.#packetFaults.push(fault);
  }

  spoilNone(): void {
    this.#packetFaults.length = 0;
  }

  /** Cuts all connections, or asks them to reconnect (op 7). */
  drop(how: 'cut' | 'reconnect'): void {
    for (const socket of [...this.#sockets.keys()]) {
      if (how === 'cut') socket.terminate();
      else send(socket, { op: Op.Reconnect, d: null });
    }
  }

  /** Tells all sessions that they are invalid (op 9). */
  invalidate(resumable: boolean): void {
    for (const [socket, session] of [...this.#sockets]) {
      if (session !== null) session.socket = null;
      this.#sockets.set(socket, null);
      if (!resumable && session !== null) this.#sessions.delete(session.id);
      send(socket, { op: Op.InvalidSession, d: resumable });
    }
  }

  forgetSessions(): void {
    this.#sessions.clear();
  }

  /** A session ends when the bot closes it, not when its connection breaks. */
  #disconnected(socket: Socket, code: number): void {
    const session = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    if (session == null || session.socket !== socket) return;
    session.socket = null;
    if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
  }

  #receive(socket: Socket, op: number, data: unknown): void {
    const session = this.#sockets.get(socket) ?? null;
    const discord = this.#discord;
    if (discord === null) throw new Error('not serving yet');
    switch (op) {
      case Op.Heartbeat:
        send(socket, { op: Op.HeartbeatAck });
        break;
      case Op.Identify:
      case Op.Resume:
        if (session !== null) throw new CloseConnection(Close.AlreadyAuthenticated, 'Already authenticated.');
        if (op === Op.Identify) this.#identify(discord, socket, data);
        else this.#resume(socket, data);
        break;
      case Op.PresenceUpdate:
        if (session === null) throw new CloseConnection(Close.NotAuthenticated, 'Not authenticated.');
        // A bot sends its presence on every shard; the page's server is on one of them.
        if (session.receives('GUILD_CREATE', discord.guild.id))
          discord.presence.set(parse(presenceForm, data));
        break;
      default:
        throw new CloseConnection(Close.UnknownOpcode, 'Unknown opcode.');
    }
  }

  #checkToken(token: string): void {
    if (token.replace(/^Bot /, '') === this.#options.token) return;
    throw new CloseConnection(Close.AuthenticationFailed, 'Authentication failed.');
  }

  #identify(discord: FakeDiscord, socket: Socket, data: unknown): void {
    const { token, intents, shard = [0, 1], presence } = parse(identify, data);
    this.#checkToken(token);
    if (this.#refusal !== null) throw new CloseConnection(this.#refusal, 'ordered');
    if (intents >= END_OF_INTENTS) throw new CloseConnection(Close.InvalidIntents, 'Invalid intent(s).');
    if ((intents & PRIVILEGED) !== 0)
      throw new CloseConnection(Close.DisallowedIntents, 'Disallowed intent(s).');
    if (shard[0] >= shard[1]) throw new CloseConnection(Close.InvalidShard, 'Invalid shard.');
    const [number, count] = shard;
    const guilds = [...discord.guilds.keys()].filter((id) => shardOf(id, count) === number);
    if (guilds.length > this.#options.mostGuildsPerShard)
      throw new CloseConnection(Close.ShardingRequired, 'Sharding required.');
    if (!this.#mayIdentify(number)) {
      send(socket, { op: Op.InvalidSession, d: false });
      return;
    }
    this.#identified += 1;
    if (this.#starts.since + DAY_MS <= Date.now()) this.#starts = { since: Date.now(), count: 0 };
    this.#starts.count += 1;
    this.#prune();
    const session = new Session(intents, shard, socket, this.#packetFaults);
    this.#sessions.set(session.id, session);
    this.#sockets.set(socket, session);
    if (presence && session.receives('GUILD_CREATE', discord.guild.id)) discord.presence.set(presence);
    session.dispatch('READY', readyPayload(discord, session, this.#options.url()));
    for (const guild of discord.guilds.values()) {
      if (!guild.bot.inGuild || !session.receives('GUILD_CREATE', guild.id)) continue;
      if (guild.available) session.dispatch('GUILD_CREATE', guildCreatePayload(discord, guild));
      else session.dispatch('GUILD_DELETE', guildDeletePayload(guild));
    }
  }

  /** Discord lets one shard of each remainder identify within five seconds. */
  #mayIdentify(shard: number): boolean {
    if (this.#options.maxConcurrency === null) return true;
    const key = shard % this.#options.maxConcurrency;
    const isFree = (this.#freeAt.get(key) ?? 0) <= Date.now();
    if (isFree) this.#freeAt.set(key, Date.now() + IDENTIFY_WINDOW_MS);
    return isFree;
  }

  #prune(): void {
    const left = [...this.#sessions.values()].filter(({ socket }) => socket === null);
    for (const { id } of left.slice(0, -KEPT_SESSIONS)) this.#sessions.delete(id);
  }

  #resume(socket: Socket, data: unknown): void {
    const { token, session_id, seq } = parse(resume, data);
    this.#checkToken(token);
    const session = this.#sessions.get(session_id);
    if (session !== undefined && seq > session.seq)
      throw new CloseConnection(Close.InvalidSeq, 'Invalid seq.');
    if (session === undefined || !session.keepsEventsSince(seq)) {
      this.#sessions.delete(session_id);
      send(socket, { op: Op.InvalidSession, d: false });
      return;
    }
    this.#sockets.set(socket, session);
    session.resume(socket, seq);
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
