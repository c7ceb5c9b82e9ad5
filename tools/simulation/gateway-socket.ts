/**
 * Puts connections in memory in the place of WebSockets of discord.js, whose shards stay the real ones. Imported before discord.js,
 * which reads the class once.
 */
import { createRequire } from 'node:module';
import { MemorySocket } from '@haruspex/playground/testing/memory-socket.ts';

/** How a shard is connected to the gateway at a host; null: nobody answers there. */
type Dial = (socket: MemorySocket) => void;

/** By the host of their address. */
export const gateways = new Map<
  string,
  { readonly pair: () => readonly [MemorySocket, MemorySocket]; readonly accept: Dial }
>();

/** When bots that live began to connect (Unix milliseconds). */
export const dials: number[] = [];
/** When the bots identified themselves (Unix milliseconds). */
export const identifies: number[] = [];

const CLOSED = 3;
const IDENTIFY = /"op":2\b/;

/** The part of a WebSocket that @discordjs/ws uses. */
class GatewaySocket {
  static readonly OPEN = MemorySocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: ((event: { readonly error: Error }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly #socket: MemorySocket | null;

  constructor(url: string) {
    const { host } = new URL(url);
    const gateway = gateways.get(host);
    // A killed process may still try, and reaches nobody.
    if (gateway) dials.push(Date.now());
    const [client, server] = gateway?.pair() ?? [null, null];
    this.#socket = client;
    client?.on('message', (data: string) => this.onmessage?.({ data }));
    client?.on('close', (code: number) => this.onclose?.({ code }));
    setTimeout(() => {
      if (!server) return;
      this.onopen?.();
      gateway?.accept(server);
    }, 1);
  }

  get readyState(): number {
    return this.#socket?.readyState ?? CLOSED;
  }

  send(text: string): void {
    if (IDENTIFY.test(text)) identifies.push(Date.now());
    this.#socket?.send(text);
  }

  close(code?: number): void {
    this.#socket?.close(code);
  }

  terminate(): void {
    this.#socket?.terminate();
  }
}

Object.assign(createRequire(import.meta.url)('ws'), { WebSocket: GatewaySocket });
