/** A bot's session on the gateway, which outlives its connection and keeps the events that it sent. */
import { randomBytes } from 'node:crypto';
import { GatewayIntentBits as Bits, GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { Socket } from '../socket.ts';

interface RequiredIntents {
  readonly guild: number;
  readonly direct: number;
}

const INTENTS: readonly (readonly [pattern: RegExp, needs: RequiredIntents])[] = [
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
  readonly s: number;
  readonly t: string;
  /** The original text, since the state changes. */
  readonly text: string;
}

/** The fault of the next packet of this name: sent twice, late (in milliseconds), never, or with invalid data. */
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

  /** `faults` are removed as they are applied. */
  constructor(intents: number, shard: readonly [number, number], socket: Socket, faults: PacketFault[]) {
    this.#faults = faults;
    this.intents = intents;
    this.shard = shard;
    this.socket = socket;
  }

  get seq(): number {
    return this.#seq;
  }

  /** A `guildId` of null means events outside guilds, which go to the first shard. */
  receives(event: string, guildId: string | null): boolean {
    const [shard, shards] = this.shard;
    const home = guildId === null ? 0 : shardOf(guildId, shards);
    return home === shard && isSubscribed(this.intents, event, guildId !== null);
  }

  dispatch(name: string, data: unknown): void {
    this.#seq += 1;
    const packet = dispatched(this.#seq, name, data);
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
      setTimeout(() => sendText(socket, packet.text), does.lateMs);
      return;
    }
    sendText(socket, does === 'broken' ? dispatched(packet.s, packet.t, null).text : packet.text);
    if (does === 'twice') sendText(socket, packet.text);
  }

  /** Whether all events after `seq` are still kept. */
  keepsEventsSince(seq: number): boolean {
    return seq + 1 >= (this.#sent[0]?.s ?? this.#seq + 1);
  }

  /** Continues on another connection and sends the missed events. */
  resume(socket: Socket, seq: number): void {
    this.socket?.terminate();
    this.socket = socket;
    for (const missed of this.#sent) if (missed.s > seq) sendText(socket, missed.text);
    this.dispatch('RESUMED', { _trace: ['playground'] });
  }
}

const dispatched = (s: number, t: string, d: unknown): Dispatched => ({
  s,
  t,
  text: JSON.stringify({ op: Op.Dispatch, s, t, d }),
});

function sendText(socket: Socket, text: string): void {
  if (socket.readyState === socket.OPEN) socket.send(text);
}

export function send(socket: Socket, packet: unknown): void {
  sendText(socket, JSON.stringify(packet));
}
