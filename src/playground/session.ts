/** A bot's session on the gateway: it outlives its connection, and remembers what it was told. */
import { randomBytes } from 'node:crypto';
import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import { wantedBy } from './intents.ts';

const REMEMBERED = 2000;

interface Dispatched {
  readonly op: typeof Op.Dispatch;
  readonly s: number;
  readonly t: string;
  readonly d: unknown;
}

export class Session {
  readonly id = randomBytes(16).toString('hex');
  readonly intents: number;
  /** Its own number, and how many there are. */
  readonly shard: readonly [number, number];
  socket: WebSocket | null;
  readonly #sent: Dispatched[] = [];
  #seq = 0;

  constructor(intents: number, shard: readonly [number, number], socket: WebSocket) {
    this.intents = intents;
    this.shard = shard;
    this.socket = socket;
  }

  get seq(): number {
    return this.#seq;
  }

  /** `guildId` null: outside the guild, where the first shard listens. */
  hears(event: string, guildId: string | null): boolean {
    const [shard, shards] = this.shard;
    const home = guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(shards));
    return home === shard && wantedBy(this.intents, event, guildId !== null);
  }

  tell(name: string, data: unknown): void {
    this.#seq += 1;
    // A copy: what was said is not to change when the world does.
    const said: Dispatched = { op: Op.Dispatch, s: this.#seq, t: name, d: JSON.parse(JSON.stringify(data)) };
    this.#sent.push(said);
    if (this.#sent.length > REMEMBERED) this.#sent.shift();
    if (this.socket !== null) send(this.socket, said);
  }

  /** Whether all that came after `seq` is still remembered. */
  remembersSince(seq: number): boolean {
    return seq + 1 >= (this.#sent[0]?.s ?? this.#seq + 1);
  }

  /** Goes on over another connection, with what was missed. */
  resume(socket: WebSocket, seq: number): void {
    this.socket?.terminate();
    this.socket = socket;
    for (const missed of this.#sent) if (missed.s > seq) send(socket, missed);
    this.tell('RESUMED', { _trace: ['playground'] });
  }
}

export function send(socket: WebSocket, packet: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(packet));
}
