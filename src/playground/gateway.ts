/** The bot's gateway: sessions, what they get to hear, and resuming. */
import { randomBytes } from 'node:crypto';
import { GatewayCloseCodes as Close, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { channelJson } from './channel.ts';
import { wantedBy } from './intents.ts';
import type { BotEvent, World } from './world.ts';

const REMEMBERED = 2000;
/** Message content, members and presences need an approval that this application does not have. */
const PRIVILEGED = (1 << 1) | (1 << 8) | (1 << 15);

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

interface Dispatched {
  readonly op: typeof Op.Dispatch;
  readonly s: number;
  readonly t: string;
  readonly d: unknown;
}

interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  readonly sent: Dispatched[];
  seq: number;
  socket: WebSocket | null;
}

/** The connection is closed, and why. */
class Closing extends Error {
  readonly code: number;

  constructor(code: number, reason: string) {
    super(reason);
    this.code = code;
  }
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
    let patience = setTimeout(() => socket.close(Close.SessionTimedOut), heartbeatMs * 1.5);
    patience.unref();
    socket.on('message', (raw) => {
      const parsed = packet.safeParse(json(String(raw)));
      if (parsed.data?.op === Op.Heartbeat) {
        clearTimeout(patience);
        patience = setTimeout(() => socket.close(Close.SessionTimedOut), heartbeatMs * 1.5);
        patience.unref();
      }
      try {
        if (!parsed.success) throw new Closing(Close.DecodeError, 'Error while decoding payload.');
        this.#hear(socket, parsed.data.op, parsed.data.d);
      } catch (error) {
        if (!(error instanceof Closing)) throw error;
        socket.close(error.code, error.message);
      }
    });
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      clearTimeout(patience);
      const session = this.#sockets.get(socket);
      this.#sockets.delete(socket);
      if (session == null || session.socket !== socket) return;
      session.socket = null;
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
    });
  }

  dispatch({ name, data, guildId }: BotEvent): void {
    for (const session of this.#sessions.values()) {
      const [shard, shards] = session.shard;
      const home = guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(shards));
      if (home === shard && wantedBy(session.intents, name, guildId !== null))
        this.#tell(session, name, data);
    }
  }

  /** Cuts every connection without a word, or asks to reconnect (op 7), or ends the sessions (op 9). */
  drop(how: 'cut' | 'reconnect' | 'invalidate' | 'invalidateResumable'): void {
    for (const [socket, session] of [...this.#sockets]) {
      if (how === 'cut') {
        socket.terminate();
      } else if (how === 'reconnect') {
        send(socket, { op: Op.Reconnect, d: null });
      } else {
        const resumable = how === 'invalidateResumable';
        if (!resumable && session !== null) this.#sessions.delete(session.id);
        send(socket, { op: Op.InvalidSession, d: resumable });
      }
    }
  }

  /** Sessions can no longer be resumed. */
  forgetSessions(): void {
    this.#sessions.clear();
  }

  #hear(socket: WebSocket, op: number, data: unknown): void {
    const session = this.#sockets.get(socket) ?? null;
    switch (op) {
      case Op.Heartbeat:
        send(socket, { op: Op.HeartbeatAck });
        break;
      case Op.Identify:
      case Op.Resume:
        if (session !== null) throw new Closing(Close.AlreadyAuthenticated, 'Already authenticated.');
        if (op === Op.Identify) this.#identify(socket, data);
        else this.#resume(socket, data);
        break;
      case Op.PresenceUpdate:
      case Op.VoiceStateUpdate:
      case Op.RequestGuildMembers:
        if (session === null) throw new Closing(Close.NotAuthenticated, 'Not authenticated.');
        if (op === Op.RequestGuildMembers) this.#members(session, data);
        break;
      default:
        throw new Closing(Close.UnknownOpcode, 'Unknown opcode.');
    }
  }

  #identify(socket: WebSocket, data: unknown): void {
    const world = this.#world;
    const parsed = identify.safeParse(data);
    if (!parsed.success || world === null)
      throw new Closing(Close.DecodeError, 'Error while decoding payload.');
    const { token, intents, shard = [0, 1] } = parsed.data;
    if (bare(token) !== this.#options.token)
      throw new Closing(Close.AuthenticationFailed, 'Authentication failed.');
    if (intents >= 1 << 26) throw new Closing(Close.InvalidIntents, 'Invalid intent(s).');
    if ((intents & PRIVILEGED) !== 0) throw new Closing(Close.DisallowedIntents, 'Disallowed intent(s).');
    if (shard[0] >= shard[1]) throw new Closing(Close.InvalidShard, 'Invalid shard.');
    this.#starts += 1;
    const id = randomBytes(16).toString('hex');
    const session: Session = { id, intents, shard, sent: [], seq: 0, socket };
    this.#sessions.set(id, session);
    this.#sockets.set(socket, session);
    const home =
      Number((BigInt(world.guild.id) >> 22n) % BigInt(shard[1])) === shard[0] && world.guild.bot.inGuild;
    this.#tell(session, 'READY', {
      v: 10,
      user: { ...world.bot, verified: true, mfa_enabled: false, email: null, flags: 0 },
      guilds: home ? [{ id: world.guild.id, unavailable: true }] : [],
      session_id: id,
      resume_gateway_url: this.#options.url(),
      shard,
      application: { id: world.bot.id, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      _trace: ['playground'],
    });
    if (home && wantedBy(intents, 'GUILD_CREATE', true))
      this.#tell(session, 'GUILD_CREATE', guildCreate(world));
  }

  #resume(socket: WebSocket, data: unknown): void {
    const parsed = resume.safeParse(data);
    if (!parsed.success) throw new Closing(Close.DecodeError, 'Error while decoding payload.');
    const { token, session_id, seq } = parsed.data;
    if (bare(token) !== this.#options.token)
      throw new Closing(Close.AuthenticationFailed, 'Authentication failed.');
    const session = this.#sessions.get(session_id);
    if (session !== undefined && seq > session.seq) throw new Closing(Close.InvalidSeq, 'Invalid seq.');
    const oldest = session?.sent[0]?.s ?? (session?.seq ?? 0) + 1;
    if (session === undefined || seq + 1 < oldest) {
      this.#sessions.delete(session_id);
      send(socket, { op: Op.InvalidSession, d: false });
      return;
    }
    session.socket?.terminate();
    session.socket = socket;
    this.#sockets.set(socket, session);
    for (const missed of session.sent) if (missed.s > seq) send(socket, missed);
    this.#tell(session, 'RESUMED', { _trace: ['playground'] });
  }

  #members(session: Session, data: unknown): void {
    const world = this.#world;
    const parsed = memberRequest.safeParse(data);
    if (!parsed.success || world === null || parsed.data.guild_id !== world.guild.id) return;
    const { user_ids = [], nonce } = parsed.data;
    const asked = Array.isArray(user_ids) ? user_ids : [user_ids];
    const found = asked.map((id) => world.people.get(id)).filter((person) => person?.inGuild === true);
    const members = found.flatMap((person) => (person === undefined ? [] : [world.guild.member(person)]));
    const missing = asked.filter((id) => !members.some(({ user }) => user.id === id));
    this.#tell(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: world.guild.id,
      members,
      chunk_index: 0,
      chunk_count: 1,
      not_found: missing,
      ...(nonce === undefined ? {} : { nonce }),
    });
  }

  #tell(session: Session, name: string, data: unknown): void {
    session.seq += 1;
    // A copy: what was said is not to change when the world does.
    const said: Dispatched = {
      op: Op.Dispatch,
      s: session.seq,
      t: name,
      d: JSON.parse(JSON.stringify(data)),
    };
    session.sent.push(said);
    if (session.sent.length > REMEMBERED) session.sent.shift();
    if (session.socket !== null) send(session.socket, said);
  }
}

export function guildCreate(world: World): Record<string, unknown> {
  const { guild, bot, channels, people } = world;
  const here = [...people.values()].filter(({ inGuild }) => inGuild);
  const json = (kind: 'text' | 'thread') =>
    channels.all().flatMap((channel) => (channel.kind === kind ? [channel] : []));
  return {
    ...guild.json(),
    joined_at: guild.bot.joinedAt,
    large: false,
    unavailable: false,
    member_count: here.length + 1,
    // Without the members intent, the bot hears of itself only.
    members: [{ ...guild.botMember(), user: bot }],
    channels: json('text').map((channel) => channelJson(channel, bot.id)),
    threads: json('thread')
      .filter((thread) => thread.kind === 'thread' && !thread.archived)
      .map((thread) => channelJson(thread, bot.id)),
    presences: [],
    voice_states: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

function bare(token: string): string {
  return token.replace(/^Bot /, '');
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function send(socket: WebSocket, packet: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(packet));
}
