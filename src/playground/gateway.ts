/** The bot's gateway: connections, identifying, resuming. */
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { guildCreate, guildGone, ready } from './introductions.ts';
import { Session, send } from './session.ts';
import type { BotEvent, World } from './world.ts';

/** Message content, members and presences need an approval that this application does not have. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);
const LEFT_SESSIONS = 8;
const END_OF_INTENTS = 1 << 26;

const packet = z.object({ op: z.int(), d: z.unknown().optional() });
const identify = z.object({
  token: z.string(),
  intents: z.int().min(0),
  shard: z.tuple([z.int().min(0), z.int().min(1)]).optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });
const memberRequest = z.object({
  guild_id: z.string(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
});

/** The connection is closed, and why. */
class Closing extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
}

function parse<T extends z.ZodType>(form: T, data: unknown): z.output<T> {
  const parsed = form.safeParse(data);
  if (!parsed.success) throw new Closing(Close.DecodeError, 'Error while decoding payload.');
  return parsed.data;
}

export interface GatewayOptions {
  readonly token: string;
  readonly heartbeatMs: number;
  /** The gateway's own address. */
  readonly url: () => string;
}

export class Gateway {
  readonly #options: GatewayOptions;
  #world: World | null = null;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Map<WebSocket, Session | null>();
  #starts = 0;

  constructor(options: GatewayOptions) {
    this.#options = options;
  }

  serve(world: World): void {
    this.#world = world;
  }

  /** How often bots have identified themselves. */
  get starts(): number {
    return this.#starts;
  }

  get connected(): number {
    return [...this.#sockets.values()].filter((session) => session !== null).length;
  }

  accept(socket: WebSocket): void {
    this.#sockets.set(socket, null);
    const { heartbeatMs } = this.#options;
    send(socket, { op: Op.Hello, d: { heartbeat_interval: heartbeatMs, _trace: ['playground'] } });
    const patience = setTimeout(() => socket.close(Close.SessionTimedOut), heartbeatMs * 1.5);
    patience.unref();
    socket.on('message', (raw) => {
      try {
        const { op, d } = parse(packet, json(String(raw)));
        if (op === Op.Heartbeat) patience.refresh();
        this.#hear(socket, op, d);
      } catch (error) {
        if (!(error instanceof Closing)) throw error;
        socket.close(error.code, error.message);
      }
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearTimeout(patience);
      this.#left(socket, code);
    });
  }

  dispatch({ name, data, guildId }: BotEvent): void {
    // Of a guild in an outage nothing is heard but that it is gone.
    if (guildId !== null && this.#world?.guild.available === false && name !== 'GUILD_DELETE') return;
    for (const session of this.#sessions.values()) {
      if (session.hears(name, guildId)) session.tell(name, data);
    }
  }

  /** Cuts every connection without a word, or asks to reconnect (op 7). */
  drop(how: 'cut' | 'reconnect'): void {
    for (const socket of [...this.#sockets.keys()]) {
      if (how === 'cut') socket.terminate();
      else send(socket, { op: Op.Reconnect, d: null });
    }
  }

  /** Tells every session that it is invalid (op 9). */
  invalidate(resumable: boolean): void {
    for (const [socket, session] of [...this.#sockets]) {
      if (session !== null) session.socket = null;
      this.#sockets.set(socket, null);
      if (!resumable && session !== null) this.#sessions.delete(session.id);
      send(socket, { op: Op.InvalidSession, d: resumable });
    }
  }

  /** Sessions can no longer be resumed. */
  forgetSessions(): void {
    this.#sessions.clear();
  }

  /** A session ends with the bot's goodbye, not with its connection. */
  #left(socket: WebSocket, code: number): void {
    const session = this.#sockets.get(socket);
    this.#sockets.delete(socket);
    if (session == null || session.socket !== socket) return;
    session.socket = null;
    if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
  }

  #hear(socket: WebSocket, op: number, data: unknown): void {
    const session = this.#sockets.get(socket) ?? null;
    const world = this.#world;
    if (world === null) throw new Error('there is no world yet');
    switch (op) {
      case Op.Heartbeat:
        send(socket, { op: Op.HeartbeatAck });
        break;
      case Op.Identify:
      case Op.Resume:
        if (session !== null) throw new Closing(Close.AlreadyAuthenticated, 'Already authenticated.');
        if (op === Op.Identify) this.#identify(world, socket, data);
        else this.#resume(socket, data);
        break;
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
      case Op.RequestGuildMembers:
        if (session === null) throw new Closing(Close.NotAuthenticated, 'Not authenticated.');
        if (op === Op.RequestGuildMembers) members(world, session, data);
        break;
      default:
        throw new Closing(Close.UnknownOpcode, 'Unknown opcode.');
    }
  }

  #checkToken(token: string): void {
    if (token.replace(/^Bot /, '') === this.#options.token) return;
    throw new Closing(Close.AuthenticationFailed, 'Authentication failed.');
  }

  #identify(world: World, socket: WebSocket, data: unknown): void {
    const { token, intents, shard = [0, 1] } = parse(identify, data);
    this.#checkToken(token);
    if (intents >= END_OF_INTENTS) throw new Closing(Close.InvalidIntents, 'Invalid intent(s).');
    if ((intents & PRIVILEGED) !== 0) throw new Closing(Close.DisallowedIntents, 'Disallowed intent(s).');
    if (shard[0] >= shard[1]) throw new Closing(Close.InvalidShard, 'Invalid shard.');
    this.#starts += 1;
    this.#prune();
    const session = new Session(intents, shard, socket);
    this.#sessions.set(session.id, session);
    this.#sockets.set(socket, session);
    session.tell('READY', ready(world, session, this.#options.url()));
    const { guild } = world;
    if (!guild.bot.inGuild || !session.hears('GUILD_CREATE', guild.id)) return;
    if (guild.available) session.tell('GUILD_CREATE', guildCreate(world));
    else session.tell('GUILD_DELETE', guildGone(world));
  }

  /** Sessions nobody came back to, the oldest first. */
  #prune(): void {
    const left = [...this.#sessions.values()].filter(({ socket }) => socket === null);
    for (const { id } of left.slice(0, -LEFT_SESSIONS)) this.#sessions.delete(id);
  }

  #resume(socket: WebSocket, data: unknown): void {
    const { token, session_id, seq } = parse(resume, data);
    this.#checkToken(token);
    const session = this.#sessions.get(session_id);
    if (session !== undefined && seq > session.seq) throw new Closing(Close.InvalidSeq, 'Invalid seq.');
    if (session === undefined || !session.remembersSince(seq)) {
      this.#sessions.delete(session_id);
      send(socket, { op: Op.InvalidSession, d: false });
      return;
    }
    this.#sockets.set(socket, session);
    session.resume(socket, seq);
  }
}

function members(world: World, session: Session, data: unknown): void {
  const { guild_id, user_ids = [], nonce } = parse(memberRequest, data);
  if (guild_id !== world.guild.id || !world.guild.available) return;
  if (!session.hears('GUILD_MEMBERS_CHUNK', guild_id)) return;
  const asked = Array.isArray(user_ids) ? user_ids : [user_ids];
  const found = [...world.people.values()].filter(({ user, inGuild }) => inGuild && asked.includes(user.id));
  session.tell('GUILD_MEMBERS_CHUNK', {
    guild_id,
    members: found.map((person) => world.guild.member(person)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: asked.filter((id) => !found.some(({ user }) => user.id === id)),
    ...(nonce === undefined ? {} : { nonce }),
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
