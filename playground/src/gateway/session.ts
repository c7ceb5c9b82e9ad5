/** A bot's session on the gateway, which outlives its connection and keeps the events that it sent. */
import { randomBytes } from 'node:crypto';
import { GatewayIntentBits as Bits, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { Socket } from '../socket.ts';

interface RequiredIntents {
  readonly guild: number;
  readonly direct: number;
}

const INTENTS: readonly (readonly [pattern: RegExp, needs: RequiredIntents])[] = [
  [/^GUILD_MEMBER_/, { guild: Bits.GuildMembers, direct: 0 }],
  [/^(?:GUILD_(?:CREATE|UPDATE|DELETE|ROLE_)|CHANNEL_|THREAD_)/, { guild: Bits.Guilds, direct: 0 }],
  [/^MESSAGE_/, { guild: Bits.GuildMessages, direct: Bits.DirectMessages }],
];

/** Events without an intent, such as interactions, reach every session. */
function isSubscribed(intents: number, event: string, inGuild: boolean): boolean {
  const found = INTENTS.find(([pattern]) => pattern.test(event));
  if (found === undefined) return true;
  const bits = inGuild ? found[1].guild : found[1].direct;
  return bits === 0 || (intents & bits) !== 0;
}

const KEPT_EVENTS = 2000;

interface Dispatched {
  readonly op: typeof Op.Dispatch;
  readonly s: number;
  readonly t: string;
  readonly d: unknown;
}

/** What happens to the next packet of this name: sent twice, so late (in milliseconds), never, or with data that nobody can read. */
export interface PacketFault {
  readonly name: string;
  readonly does: 'twice' | 'never' | 'broken' | { readonly lateMs: number };
}

/** Discord's formula for the shard of a guild's events. */
export const shardOf = (guildId: string, shards: number): number =>
  Number((BigInt(guildId) >> 22n) % BigInt(shards));

export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [number, number];
  socket: Socket | null;
  readonly #sent: Dispatched[] = [];
  readonly #faults: PacketFault[];
  #seq = 0;

  /** `faults` are taken out as they happen. */
  constructor(intents: number, shard: readonly [number, number], socket: Socket, faults: PacketFault[]) {
    this.#faults = faults;
    this.intents = intents;
    this.shard = shard;
    this.socket = socket;
  }

  get seq(): number {
    return this.#seq;
  }

  /** A `guildId` of null stands for events outside guilds, which go to the first shard. */
  receives(event: string, guildId: string | null): boolean {
    const [shard, shards] = this.shard;
    const home = guildId === null ? 0 : shardOf(guildId, shards);
    return home === shard && isSubscribed(this.intents, event, guildId !== null);
  }

  dispatch(name: string, data: unknown): void {
    this.#seq += 1;
    // A copy, so that sent events don't change with the state.
    const packet: Dispatched = {
      op: Op.Dispatch,
      s: this.#seq,
      t: name,
      d: JSON.parse(JSON.stringify(data)),
    };
    this.#sent.push(packet);
    if (this.#sent.length > KEPT_EVENTS) this.#sent.shift();
    this.#deliver(packet);
  }

  #deliver(packet: Dispatched): void {
    const { socket } = this;
    if (socket === null) return;
    const at = this.#faults.findIndex(({ name }) => name === packet.t);
    const does = at < 0 ? null : this.#faults.splice(at, 1)[0]?.does;
    if (does === 'never') return;
    if (typeof does === 'object' && does !== null) {
      setTimeout(() => send(socket, packet), does.lateMs);
      return;
    }
    send(socket, does === 'broken' ? { ...packet, d: null } : packet);
    if (does === 'twice') send(socket, packet);
  }

  /** Whether all events after `seq` are still kept. */
  keepsEventsSince(seq: number): boolean {
    return seq + 1 >= (this.#sent[0]?.s ?? this.#seq + 1);
  }

  /** Continues on another connection and sends the missed events. */
  resume(socket: Socket, seq: number): void {
    this.socket?.terminate();
    this.socket = socket;
    for (const missed of this.#sent) if (missed.s > seq) send(socket, missed);
    this.dispatch('RESUMED', { _trace: ['playground'] });
  }
}

export function send(socket: Socket, packet: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(packet));
}
