/** Serves routes of Discord's HTTP API below `/api/v10`, with tokens, rate limits, injected faults and a record of requests. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { LimitRefusal, Refusal, refusal } from '../refusal.ts';
import type { Upload } from '../state/attachments.ts';
import type { FakeDiscord } from '../state/fake-discord.ts';
import type { Fault, Faults } from './faults.ts';
import type { RateLimits } from './rate-limits.ts';
import { type Body, noBody, readBody } from './request-body.ts';

export type Env = { Bindings: HttpBindings };

export interface ApiRequest {
  param(name: string): string;
  readonly query: URLSearchParams;
  /** The JSON body, or a multipart's `payload_json`; undefined if there is none. */
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

interface Reply {
  readonly status: number;
  readonly json?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path below `/api/v10` as in Discord's documentation: `/channels/{channel_id}`. */
  readonly path: string;
  /** Needs no bot token, because the path has an interaction's token. */
  readonly open?: boolean;
  readonly run: (request: ApiRequest, discord: FakeDiscord) => Reply;
}

const routesOf =
  (method: Route['method']) =>
  (path: string, run: Route['run'], options: Pick<Route, 'open'> = {}): Route => ({
    method,
    path,
    run,
    ...options,
  });

export const get = routesOf('GET');
export const post = routesOf('POST');
export const put = routesOf('PUT');
export const patch = routesOf('PATCH');
export const del = routesOf('DELETE');

export function ok(json: unknown, status = 200): Reply {
  return { status, json };
}

export const noContent: Reply = { status: 204 };

export interface RecordedRequest {
  readonly method: string;
  /** As in Discord's documentation, such as `/channels/{channel_id}/messages`; null for unknown routes. */
  readonly route: string | null;
  /** The decoded path below `/api/v10`, without the query. */
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
  readonly files: readonly { readonly name: string; readonly bytes: number }[];
  /** 0 if the connection was cut. */
  readonly status: number;
  readonly response: unknown;
  /** Unix milliseconds. */
  readonly at: number;
}

interface ApiParts {
  readonly discord: FakeDiscord;
  readonly token: string;
  readonly faults: Faults;
  readonly limits: RateLimits;
  readonly record: (request: RecordedRequest) => void;
  readonly log: (line: string) => void;
  readonly closing: AbortSignal;
  /** Upload speed of bodies; null: unlimited. */
  readonly uploadBytesPerSecond: number | null;
}

const PREFIX = '/api/v10';
/** Discord's limit for a request with all its files. */
const MAX_BYTES = 25 * 1024 * 1024;
const majors = ['channel_id', 'guild_id', 'webhook_id', 'interaction_id'];

export function apiRoutes(routes: readonly Route[], parts: ApiParts): Hono<Env> {
  const app = new Hono<Env>();
  const tooLarge = refusal('entityTooLarge');
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: MAX_BYTES,
      onError: () =>
        Response.json(tooLarge.body(), { status: tooLarge.status, headers: { connection: 'close' } }),
    }),
  );
  for (const route of routes) {
    const pattern = PREFIX + route.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(route.method, pattern, (context) => serve(context, route, parts));
  }
  app.all('/api/*', (context) => serve(context, null, parts));
  return app;
}

function reply(status: number, json: unknown, headers: Record<string, string>): Response {
  if (status === 204) return new Response(null, { status, headers });
  return Response.json(json, { status, headers });
}

/** Whether the path names a guild in an outage, or something of it. */
function isUnavailable(discord: FakeDiscord, params: Readonly<Record<string, string>>): boolean {
  const { guilds, interactions, channels } = discord;
  const { guild_id, channel_id, interaction_id, webhook_token } = params;
  if (guild_id !== undefined) return guilds.get(guild_id)?.available === false;
  const channel =
    channel_id === undefined
      ? interactions.channelOf(interaction_id ?? webhook_token ?? '')
      : channels.find(channel_id);
  return channel !== undefined && discord.guildOf(channel)?.available === false;
}

async function runRoute(context: Context<Env>, route: Route, body: Body, parts: ApiParts): Promise<Reply> {
  const given = context.req.header('authorization');
  if (route.open !== true && given !== `Bot ${parts.token}`) throw refusal('unauthorized');
  const params: Record<string, string> = context.req.param();
  if (isUnavailable(parts.discord, params)) throw refusal('serviceUnavailable');
  const request = {
    param(name: string) {
      const value = params[name];
      if (value === undefined) throw new Error(`${route.path} has no part ${name}`);
      return value;
    },
    query: new URL(context.req.url).searchParams,
    ...body,
  };
  return route.run(request, parts.discord);
}

function errorReply(error: unknown, parts: ApiParts, line: string): Reply {
  if (error instanceof Refusal) {
    parts.log(`${line} ${error.status} ${JSON.stringify(error.body())}`);
    if (error instanceof LimitRefusal)
      return { status: error.status, json: error.body(), headers: waiting(error.waitMs) };
    return { status: error.status, json: error.body() };
  }
  parts.log(`${line} ${error instanceof Error ? error.stack : String(error)}`);
  return { status: 500, json: { message: '500: Internal Server Error', code: 0 } };
}

async function handle(
  context: Context<Env>,
  route: Route | null,
  parts: ApiParts,
  path: string,
  waitMs: number | null,
): Promise<{ readonly body: Body; readonly answer: Reply }> {
  let body = noBody;
  if (waitMs !== null) return { body, answer: { status: 429, json: limitedBody(waitMs, false) } };
  try {
    if (parts.uploadBytesPerSecond !== null) {
      const bytes = Number(context.req.header('content-length') ?? 0);
      await sleep((bytes * 1000) / parts.uploadBytesPerSecond, null, { signal: parts.closing });
      // A client that has disconnected meanwhile hasn't sent all of it.
      if (context.env.incoming.socket.destroyed) throw refusal('invalidForm');
    }
    body = await readBody(context.req.raw);
    if (route === null) throw refusal('notFound');
    return { body, answer: await runRoute(context, route, body, parts) };
  } catch (error) {
    return { body, answer: errorReply(error, parts, `${context.req.method} ${path}`) };
  }
}

async function serve(context: Context<Env>, route: Route | null, parts: ApiParts): Promise<Response> {
  const { method } = context.req;
  const url = new URL(context.req.url);
  const path = decodeURIComponent(url.pathname).substring(PREFIX.length);
  const record = (status: number, body: Body, response: unknown) =>
    parts.record({
      method,
      route: route?.path ?? null,
      path,
      query: url.search,
      body: body.json,
      files: body.uploads.map(({ name, bytes }) => ({ name, bytes: bytes.length })),
      status,
      response,
      at: parts.discord.settings.now(),
    });

  const fault = parts.faults.take(method, path);
  if (fault !== null && fault.afterwards !== true) {
    const body = await readBody(context.req.raw).catch(() => noBody);
    record(faultStatus(fault), body, undefined);
    return applyFault(context, fault, parts);
  }
  const params: Record<string, string> = context.req.param();
  const major = majors.map((name) => params[name]).find((value) => value !== undefined) ?? '';
  const { waitMs, headers } = parts.limits.take(method, route?.path ?? path, major);
  const { body, answer } = await handle(context, route, parts, path, waitMs);
  record(fault === null ? answer.status : faultStatus(fault), body, answer.json);
  return fault === null
    ? reply(answer.status, answer.json, { ...headers, ...answer.headers })
    : applyFault(context, fault, parts);
}

function faultStatus({ does }: Fault): number {
  if (does.kind === 'status') return does.status;
  return does.kind === 'rateLimit' ? 429 : 0;
}

function waiting(ms: number): Record<string, string> {
  return { 'retry-after': String(ms / 1000), 'x-ratelimit-scope': 'shared' };
}

function limitedBody(waitMs: number, global: boolean) {
  return { message: 'You are being rate limited.', retry_after: waitMs / 1000, global, code: 0 };
}

async function applyFault(context: Context<Env>, { does }: Fault, parts: ApiParts): Promise<Response> {
  switch (does.kind) {
    case 'status':
      return reply(does.status, { message: `${does.status}: Ordered Fault`, code: does.code ?? 0 }, {});
    case 'rateLimit': {
      const { retryAfterMs, global = false } = does;
      const seconds = String(retryAfterMs / 1000);
      const scope: Record<string, string> = global
        ? { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }
        : { 'x-ratelimit-scope': 'user' };
      return reply(429, limitedBody(retryAfterMs, global), { 'retry-after': seconds, ...scope });
    }
    case 'hang':
      await sleep(does.milliseconds, null, { signal: parts.closing }).catch(() => {});
      return cut(context);
    case 'cut':
      return cut(context);
  }
}

function cut(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}
