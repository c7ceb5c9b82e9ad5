/** A small Discord on one machine, with REST, gateway and a page, to play and test a bot without Discord. */
import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import { Admin } from './admin.ts';
import { type Fault, Faults } from './api/faults.ts';
import { type RateLimit, RateLimits, type RouteLimit } from './api/rate-limits.ts';
import { botRoutes, gatewayRoutes } from './api/routes/bot.ts';
import { channelRoutes } from './api/routes/channels.ts';
import { guildRoutes } from './api/routes/guilds.ts';
import { interactionRoutes } from './api/routes/interactions.ts';
import { messageRoutes } from './api/routes/messages.ts';
import { apiRoutes, type Env, type RecordedRequest } from './api/server.ts';
import { Gateway } from './gateway/gateway.ts';
import { allowedHosts, rejectionOf, rejectUpgrade, sendRejection } from './guard.ts';
import { pageRoutes } from './page-server/files.ts';
import { PageSockets } from './page-server/socket.ts';
import type { Socket } from './socket.ts';
import { FakeDiscord } from './state/fake-discord.ts';
import { INVITATION, MAX_GUILDS } from './state/guild.ts';
import type { PersonSpec } from './state/people.ts';
import type { Settings } from './state/shared.ts';

export type { Socket } from './socket.ts';
export type { StoredMessage } from './state/messages.ts';
export {
  type Admin,
  type Fault,
  type Faults,
  INVITATION,
  type PersonSpec,
  type RateLimit,
  type RecordedRequest,
  type RouteLimit,
};

export interface PlaygroundOptions extends Partial<Settings> {
  /** 0 for any free port. */
  readonly port: number;
  readonly host?: string;
  /** Other accepted hosts (`name` or `name:port`), such as a proxy's; none by default. */
  readonly allowedHosts?: readonly string[];
  /**
   * The number of servers, 1 to 1000; 1 by default. They have the same people, and their own channels: `games-2` is the second
   * server's. With as many shards, each shard has one server.
   */
  readonly servers?: number;
  /** The recommended number of shards; 1 by default. */
  readonly shards?: number;
  /** A shard with more servers is refused (4011); Discord's 2500 by default. */
  readonly mostServersPerShard?: number;
  /** How many shards may identify in five seconds. By default, 1 is reported but not enforced. */
  readonly maxConcurrency?: number;
  /** Whether the bot has just joined the servers; by default it joined long ago. */
  readonly isBotNew?: boolean;
  /** The application's emojis at the start, `image` as a data URL; none by default. */
  readonly emojis?: readonly { readonly name: string; readonly image: string }[];
  readonly heartbeatMs?: number;
  /** For every route. */
  readonly rateLimit?: RateLimit;
  /** For some routes, before `rateLimit`. */
  readonly routeLimits?: readonly RouteLimit[];
  /** Upload speed of a request's body; unlimited by default. */
  readonly uploadBytesPerSecond?: number;
  /** How many of the latest requests `recorded` keeps; 2000 by default. */
  readonly recordLimit?: number;
  /** Path of a TypeScript file that replaces the page's script. */
  readonly pageScript?: string;
  /** Called with each request of a bot after it was carried out, before it is answered. */
  readonly onRequest?: (request: RecordedRequest) => void;
  readonly log?: (line: string) => void;
}

export interface Playground {
  /** `http://127.0.0.1:PORT` */
  readonly url: string;
  /** For discord.js: `rest: { api: apiUrl }`. */
  readonly apiUrl: string;
  /** The bot's token, which only this playground accepts. */
  readonly token: string;
  readonly pageUrl: string;
  readonly guildId: string;
  readonly guildIds: readonly string[];
  /** The id of the bot and its application. */
  readonly botId: string;
  readonly admin: Admin;
  readonly faults: Faults;
  readonly recorded: readonly RecordedRequest[];
  /** The number of gateway connections, one per shard. */
  readonly connected: number;
  /** How often bots have identified, without resumed sessions. */
  readonly identified: number;
  close(): Promise<void>;
}

/** A playground without a server: its owner calls it directly. `url` and similar fields aren't real addresses. */
export interface InMemoryPlayground extends Playground {
  /** Answers a request of a bot. Rejects when the connection is cut (ECONNRESET). */
  fetch(request: Request): Promise<Response>;
  /** Accepts the server's end of a connection of a bot or a page. */
  accept(path: keyof Sockets, socket: Socket): void;
}

interface Sockets {
  readonly '/gateway': (socket: Socket) => void;
  readonly '/page': (socket: Socket) => void;
}

/** For tests and simulations that have no network. */
export function openInMemory(
  options: Omit<PlaygroundOptions, 'port' | 'host' | 'allowedHosts'> = {},
): InMemoryPlayground {
  const { app, sockets, end, playground } = assemble(options, () => 'playground.invalid');
  return Object.assign(playground, {
    async fetch(request: Request) {
      let isCut = false;
      const incoming = {
        socket: {
          destroy: () => {
            isCut = true;
          },
        },
      };
      const response = await app.fetch(request, { incoming });
      if (isCut) throw Object.assign(new Error('The connection was cut.'), { code: 'ECONNRESET' });
      return response;
    },
    accept: (path: keyof Sockets, socket: Socket) => sockets[path](socket),
    close: async () => end(),
  });
}

/** @throws errors of listening: EADDRINUSE, EACCES */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const host = options.host ?? '127.0.0.1';
  let address = '';
  const { app, sockets, end, playground } = assemble(options, () => address);
  let hosts: ReadonlySet<string> = new Set();
  const server = await listen(app, options.port, host, () => hosts);
  const { port } = server.address() as AddressInfo;
  hosts = allowedHosts(host, port, options.allowedHosts ?? []);
  address = `${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const accepted = acceptSockets(server, hosts, sockets);
  return Object.assign(playground, {
    async close() {
      end();
      for (const socket of accepted.clients) socket.terminate();
      accepted.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}

/** Everything of a playground except its server. `address`: host and port, once known. */
function assemble(options: Omit<PlaygroundOptions, 'port'>, address: () => string) {
  const log = options.log ?? (() => {});
  const servers = options.servers ?? 1;
  if (!(servers >= 1 && servers <= MAX_GUILDS)) throw new RangeError(`1 to ${MAX_GUILDS} servers`);
  const token = `playground.${randomBytes(24).toString('base64url')}`;
  const closing = new AbortController();
  const recorded: RecordedRequest[] = [];

  const gatewayUrl = () => `ws://${address()}/gateway`;
  const gateway = new Gateway({
    token,
    heartbeatMs: options.heartbeatMs ?? 41_250,
    url: gatewayUrl,
    shards: options.shards ?? 1,
    mostGuildsPerShard: options.mostServersPerShard ?? 2500,
    maxConcurrency: options.maxConcurrency ?? null,
  });
  const pages = new PageSockets(log);
  const discord = new FakeDiscord(
    { ...options, guilds: servers, origin: () => `http://${address()}` },
    { toBot: (event) => gateway.dispatch(event), toPage: (event) => pages.broadcast(event) },
  );
  if (options.isBotNew) for (const guild of discord.guilds.values()) guild.bot.joinedAt = discord.isoNow();
  for (const { name, image } of options.emojis ?? []) discord.emojis.add(name, image);
  gateway.serve(discord);
  pages.serve(discord);

  const faults = new Faults(gateway);
  const record = (request: RecordedRequest) => {
    recorded.push(request);
    if (recorded.length > (options.recordLimit ?? 2000)) recorded.shift();
    options.onRequest?.(request);
  };
  const routes = [
    ...gatewayRoutes(gatewayUrl, gateway),
    ...botRoutes,
    ...guildRoutes,
    ...messageRoutes,
    ...channelRoutes,
    ...interactionRoutes,
  ];
  const limits = new RateLimits(options.rateLimit ?? null, () => Date.now(), options.routeLimits);
  const app = new Hono<Env>();
  const { uploadBytesPerSecond = null } = options;
  app.route(
    '/',
    apiRoutes(routes, {
      discord,
      token,
      faults,
      limits,
      record,
      log,
      closing: closing.signal,
      uploadBytesPerSecond,
    }),
  );
  app.route('/', pageRoutes(discord.attachments, options.pageScript));
  app.onError((error, context) => {
    log(`${context.req.method} ${context.req.path} ${error.stack}`);
    return context.text('Something went wrong.', 500);
  });

  // A test with its own clock archives threads itself.
  const archiving =
    options.now === undefined ? setInterval(() => discord.channels.archiveIdle(), 60_000) : undefined;
  archiving?.unref();

  const end = () => {
    clearInterval(archiving);
    closing.abort();
    discord.interactions.close();
  };
  const sockets: Sockets = {
    '/gateway': (socket) => gateway.accept(socket),
    '/page': (socket) => pages.accept(socket),
  };
  const playground = {
    get url() {
      return `http://${address()}`;
    },
    get apiUrl() {
      return `http://${address()}/api`;
    },
    get pageUrl() {
      return `http://${address()}/`;
    },
    token,
    guildId: discord.guild.id,
    guildIds: [...discord.guilds.keys()],
    botId: discord.bot.id,
    admin: new Admin(discord),
    faults,
    recorded,
    get connected() {
      return gateway.connected;
    },
    get identified() {
      return gateway.identified;
    },
  };
  return { app, sockets, end, playground };
}

function listen(
  app: Hono<Env>,
  port: number,
  host: string,
  hosts: () => ReadonlySet<string>,
): Promise<Server> {
  const answer = getRequestListener(app.fetch);
  const server = createServer((request, response) => {
    const rejection = rejectionOf(request, hosts());
    if (rejection) sendRejection(response, rejection);
    else void answer(request, response);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function acceptSockets(server: Server, hosts: ReadonlySet<string>, paths: Sockets): WebSocketServer {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1024 * 1024 });
  server.on('upgrade', (request, socket, head) => {
    const rejection = rejectionOf(request, hosts);
    if (rejection) return rejectUpgrade(socket, rejection);
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const accept = new Map(Object.entries(paths)).get(pathname.replace(/(?<=.)\/$/, ''));
    if (!accept) return rejectUpgrade(socket, { status: 404, reason: 'There is no such socket.' });
    sockets.handleUpgrade(request, socket, head, accept);
  });
  return sockets;
}
