/**
 * Puts connections in memory in the place of WebSockets of discord.js, whose shards stay the real ones. Imported before discord.js,
 * which reads the class once.
 */
import { createRequire } from 'node:module';
import { MemorySocket } from '@haruspex/playground/testing/memory-socket.ts';
import { dialing } from './network.ts';

/** The part of a WebSocket that @discordjs/ws uses. */
class GatewaySocket {
  static readonly OPEN = MemorySocket.OPEN;
  onopen: (() => void) | null = null;
  onmessage: ((event: { readonly data: string }) => void) | null = null;
  onerror: ((event: { readonly error: Error }) => void) | null = null;
  onclose: ((event: { readonly code: number }) => void) | null = null;
  readonly #socket: MemorySocket;

  constructor() {
    const [client, server] = MemorySocket.pair(dialing.deliver());
    this.#socket = client;
    client.on('message', (data: string) => this.onmessage?.({ data }));
    client.on('close', (code: number) => this.onclose?.({ code }));
    setTimeout(() => {
      this.onopen?.();
      dialing.accept?.(server);
    }, 1);
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(code?: number): void {
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

Object.assign(createRequire(import.meta.url)('ws'), { WebSocket: GatewaySocket });
