/** Bot and people reach the playground in memory, after delays from the seed. */
import type { Fault, InMemoryPlayground } from '@haruspex/playground';
import { type Deliver, MemorySocket } from '@haruspex/playground/testing/memory-socket.ts';
import { PageConnection } from '@haruspex/playground/testing/person.ts';
import type { RESTOptions } from 'discord.js';
import type { Owner } from './clock.ts';
import { type Asked, askedIn, INTERACTION } from './effects.ts';
import { gateways } from './gateway-socket.ts';
import type { Life } from './life.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

type MakeRequest = RESTOptions['makeRequest'];

/** Milliseconds. */
const REQUEST_MS = [5, 60] as const;
const RESPONSE_MS = [10, 120] as const;
const GATEWAY_MS = [5, 80] as const;
const PAGE_MS = [20, 200] as const;

/** Faults whose response never comes. */
const HANGS = 0.2;
/** Answers with an error that come as often as the library tries. */
const PERSISTS = 0.3;
const TRIES = 4;
/** An edit that Discord carries out late, after others of the same message. */
const LATE_MS = [5_000, 60_000] as const;
const EDITED = /\/messages\/(\d+)$/;
/** The end of the address by which a message is sent. */
const SENT = /\/messages$/;
/** Begins the buttons of a turn. */
const TURN = '"custom_id":"t:';
const CALLED = /<@(\d+)>/;

export class Network {
  readonly #playground: InMemoryPlayground;
  readonly #world: World;
  readonly #random: Random;
  /** How likely a request fails. */
  faultRate = 0;
  /** How likely the edit of a turn is never answered, and carried out late. */
  lateRate = 0;
  /** Messages that such an edit has changed: whom it calls, and when (Unix milliseconds). */
  readonly overdrawn = new Map<string, { readonly userId: string | undefined; readonly at: number }>();
  readonly #late: Random;
  /** Called when a bot's process hears of an interaction. */
  asked: (asked: Asked) => void = () => {};

  constructor(playground: InMemoryPlayground, world: World, random: Random, late: Random) {
    this.#playground = playground;
    this.#world = world;
    this.#random = random;
    this.#late = late;
  }

  /** A bot process's part of the network until it is killed. */
  requestsOf(life: Life): MakeRequest {
    gateways.set(life.host, {
      pair: () => this.#gatewayPair(life),
      accept: (socket) => this.#world.as(null, () => this.#playground.accept('/gateway', socket)),
    });
    // As undici would: rejects when the connection is cut, and when the request takes too long.
    return (url, init) =>
      new Promise((resolve, reject) => {
        init.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        if (init.method === 'POST' && SENT.test(url)) life.sends();
        const late = this.#lateEdit(url, init);
        this.#after(null, late ? LATE_MS : REQUEST_MS, () => {
          // Requests sent before the kill may arrive after it.
          if (!life.step() && this.#random.chance(0.5)) return;
          const answered = this.#world.busy(this.#answer(url, init, life));
          if (late) {
            void answered.then(
              () => this.overdrawn.set(late.id, { ...late, at: this.#world.now() }),
              () => {},
            );
            return;
          }
          const isLost = this.#random.chance(this.faultRate * HANGS);
          const later = (end: () => void) => {
            if (!isLost) this.#after(life, RESPONSE_MS, end);
          };
          answered.then(
            (response) => later(() => resolve(response)),
            (error: unknown) => later(() => reject(error)),
          );
        });
      });
  }

  /** The message, and whom it calls then; null: it isn't late. */
  #lateEdit(url: string, { method, body }: Parameters<MakeRequest>[1]) {
    const id = method === 'PATCH' ? EDITED.exec(url)?.[1] : undefined;
    if (id === undefined || typeof body !== 'string' || !body.includes(TURN)) return null;
    return this.#late.chance(this.lateRate) ? { id, userId: CALLED.exec(body)?.[1] } : null;
  }

  /** Kept in order; a shard is told its own process's address to resume at. */
  #gatewayPair(life: Life): readonly [MemorySocket, MemorySocket] {
    const [client, server] = MemorySocket.pair(
      this.#inOrder(null, GATEWAY_MS),
      this.#inOrder(life, GATEWAY_MS),
    );
    const send = server.send.bind(server);
    server.send = (text) => {
      if (text.includes(INTERACTION)) this.asked(askedIn(text, this.#world.now()));
      send(text.includes(RESUME) ? text.replace(RESUME, `${RESUME_AT}${life.host}`) : text);
    };
    life.sockets.add(client);
    client.on('close', () => life.sockets.delete(client));
    return [client, server];
  }

  connectPage(): Promise<PageConnection> {
    const [page, server] = MemorySocket.pair(this.#inOrder(null, PAGE_MS));
    const connected = PageConnection.over(page);
    this.#playground.accept('/page', server);
    return connected;
  }

  async #answer(
    url: string,
    init: Parameters<MakeRequest>[1],
    life: Life,
  ): Promise<Awaited<ReturnType<MakeRequest>>> {
    const { method = 'GET', headers, body } = init;
    const request = new Request(url, {
      method,
      headers: {
        ...(headers as Record<string, string>),
        // As undici sends it: a body of unknown length is read in pieces first.
        ...(typeof body === 'string' && { 'content-length': `${Buffer.byteLength(body)}` }),
      },
      ...(body != null && { body: body as NonNullable<RequestInit['body']> }),
    });
    const fault = this.#random.chance(this.faultRate) ? this.#fault(method, request.url) : null;
    if (fault) this.#playground.faults.next(fault);
    const response = await this.#playground.fetch(request);
    const { ok, status, statusText } = response;
    const bytes = await response.arrayBuffer();
    const text = async () => new TextDecoder().decode(bytes).replaceAll(HOST, life.host);
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

  #fault(method: string, url: string): Fault {
    const random = this.#random;
    const afterwards = random.chance(0.5);
    const kinds: readonly Fault['does'][] = [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 502 },
      { kind: 'status', status: 503 },
      { kind: 'rateLimit', retryAfterMs: Math.ceil(random.between(200, 60_000)) },
      { kind: 'cut' },
    ];
    const does = random.oneOf(kinds) ?? { kind: 'cut' };
    // A rate limited request isn't carried out.
    const once = { does, afterwards: does.kind !== 'rateLimit' && afterwards };
    if (does.kind !== 'status' || !random.chance(PERSISTS)) return once;
    return {
      ...once,
      method,
      path: new RegExp(`${new URL(url).pathname.slice('/api/v10'.length)}$`),
      times: TRIES,
    };
  }

  #after(owner: Owner | null, [from, to]: readonly [number, number], work: () => void): void {
    this.#world.as(owner, () => setTimeout(work, this.#random.between(from, to)));
  }

  #inOrder(owner: Owner | null, [from, to]: readonly [number, number]): Deliver {
    let last = 0;
    return (arrive) => {
      last = Math.max(last, this.#world.now() + Math.ceil(this.#random.between(from, to)));
      this.#world.as(owner, () => setTimeout(arrive, last - this.#world.now()));
    };
  }
}

/** The playground's own name for itself. */
const HOST = 'playground.invalid';
const RESUME_AT = '"resume_gateway_url":"ws://';
const RESUME = `${RESUME_AT}${HOST}`;
