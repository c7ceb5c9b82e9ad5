/** Bot and people reach the playground in memory, after delays from the seed. */
import type { InMemoryPlayground } from '@haruspex/playground';
import { type Deliver, MemorySocket } from '@haruspex/playground/testing/memory-socket.ts';
import { PageConnection } from '@haruspex/playground/testing/person.ts';
import type { RESTOptions } from 'discord.js';
import type { Random } from './random.ts';
import type { World } from './world.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** Milliseconds. */
const REQUEST_MS = [5, 60] as const;
const RESPONSE_MS = [10, 120] as const;
const GATEWAY_MS = [5, 80] as const;
const PAGE_MS = [20, 200] as const;

/** The gateway connections of discord.js, which makes them itself: see gateway-socket.ts. */
export const dialing: { accept: ((socket: MemorySocket) => void) | null; deliver: () => Deliver } = {
  accept: null,
  deliver: () => queueMicrotask,
};

export class Network {
  readonly #playground: InMemoryPlayground;
  readonly #world: World;
  readonly #random: Random;

  constructor(playground: InMemoryPlayground, world: World, random: Random) {
    this.#playground = playground;
    this.#world = world;
    this.#random = random;
    dialing.deliver = () => this.#inOrder(GATEWAY_MS);
    dialing.accept = (socket) => playground.accept('/gateway', socket);
  }

  /** As undici would: rejects when the connection is cut, and when the request takes too long. */
  readonly makeRequest: MakeRequest = (url, init) =>
    new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      this.#after(REQUEST_MS, () => {
        const answered = this.#world.busy(this.#answer(url, init));
        answered.then(
          (response) => this.#after(RESPONSE_MS, () => resolve(response)),
          (error: unknown) => this.#after(RESPONSE_MS, () => reject(error)),
        );
      });
    });

  connectPage(): Promise<PageConnection> {
    const [page, server] = MemorySocket.pair(this.#inOrder(PAGE_MS));
    const connected = PageConnection.over(page);
    this.#playground.accept('/page', server);
    return connected;
  }

  async #answer(url: string, init: Parameters<MakeRequest>[1]): Promise<Awaited<ReturnType<MakeRequest>>> {
    const { method = 'GET', headers, body } = init;
    const request = new Request(url, {
      method,
      headers: { ...(headers as Record<string, string>) },
      ...(body != null && { body: body as NonNullable<RequestInit['body']> }),
    });
    const response = await this.#playground.fetch(request);
    const { ok, status, statusText } = response;
    const bytes = await response.arrayBuffer();
    const text = async () => new TextDecoder().decode(bytes);
    return {
      ok,
      status,
      statusText,
      headers: response.headers as never,
      body: null,
      bodyUsed: false,
      arrayBuffer: async () => bytes,
      text,
      json: async () => JSON.parse(await text()),
    };
  }

  #after([from, to]: readonly [number, number], work: () => void): void {
    setTimeout(work, this.#random.between(from, to));
  }

  #inOrder([from, to]: readonly [number, number]): Deliver {
    let last = 0;
    return (arrive) => {
      last = Math.max(last, this.#world.now() + this.#random.between(from, to));
      setTimeout(arrive, last - this.#world.now());
    };
  }
}
