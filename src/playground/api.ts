/** The HTTP side of Discord's API: routes below `/api/v10`, with tokens, limits, faults and the record. */
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { type Body, readBody } from './body.ts';
import type { Fault, Faults } from './faults.ts';
import { outOfReach } from './outage.ts';
import type { RateLimits } from './rate-limit.ts';
import type { RecordedRequest } from './recorded.ts';
import { Refusal, refusal } from './refusal.ts';
import type { Reply, Route } from './route.ts';
import type { World } from './world.ts';

export type Env = { Bindings: HttpBindings };

export interface ApiParts {
  readonly world: World;
  readonly token: string;
  readonly faults: Faults;
  readonly limits: RateLimits;
  readonly record: (request: RecordedRequest) => void;
  readonly log: (line: string) => void;
  /** Ends what hangs. */
  readonly closing: AbortSignal;
}

const PREFIX = '/api/v10';
const majors = ['channel_id', 'guild_id', 'webhook_id', 'interaction_id'];

export function api(routes: readonly Route[], parts: ApiParts): Hono<Env> {
  const app = new Hono<Env>();
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

async function work(context: Context<Env>, route: Route, body: Body, parts: ApiParts): Promise<Reply> {
  const given = context.req.header('authorization');
  if (route.open !== true && given !== `Bot ${parts.token}`) throw refusal('unauthorized');
  const params: Record<string, string> = context.req.param();
  if (outOfReach(parts.world, params)) throw refusal('serviceUnavailable');
  const request = {
    param(name: string) {
      const value = params[name];
      if (value === undefined) throw new Error(`${route.path} has no part ${name}`);
      return value;
    },
    query: new URL(context.req.url).searchParams,
    ...body,
  };
  return route.run(request, parts.world);
}

function refused(error: unknown, parts: ApiParts, line: string): Reply {
  if (error instanceof Refusal) {
    parts.log(`${line} ${error.status} ${JSON.stringify(error.body())}`);
    return { status: error.status, json: error.body() };
  }
  parts.log(`${line} ${error instanceof Error ? error.stack : String(error)}`);
  return { status: 500, json: { message: '500: Internal Server Error', code: 0 } };
}

/** Carries the request out, unless a limit forbids it. */
async function carryOut(
  context: Context<Env>,
  route: Route | null,
  parts: ApiParts,
  path: string,
  waitMs: number | null,
) {
  let body: Body = { json: undefined, uploads: [] };
  if (waitMs !== null) return { body, answer: { status: 429, json: limitedBody(waitMs, false) } };
  try {
    body = await readBody(context.req.raw);
    if (route === null) throw refusal('notFound');
    return { body, answer: await work(context, route, body, parts) };
  } catch (error) {
    return { body, answer: refused(error, parts, `${context.req.method} ${path}`) };
  }
}

async function serve(context: Context<Env>, route: Route | null, parts: ApiParts): Promise<Response> {
  const { method } = context.req;
  const url = new URL(context.req.url);
  const path = decodeURIComponent(url.pathname.slice(PREFIX.length));
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
      at: parts.world.options.now(),
    });

  const fault = parts.faults.take(method, path);
  if (fault !== null && fault.afterwards !== true) {
    record(faultStatus(fault), await readBody(context.req.raw), undefined);
    return suffer(context, fault, parts);
  }
  const params: Record<string, string> = context.req.param();
  const major = majors.map((name) => params[name]).find((value) => value !== undefined) ?? '';
  const { waitMs, headers } = parts.limits.take(method, route?.path ?? path, major);
  const { body, answer } = await carryOut(context, route, parts, path, waitMs);
  record(fault === null ? answer.status : faultStatus(fault), body, answer.json);
  return fault === null ? reply(answer.status, answer.json, headers) : suffer(context, fault, parts);
}

function faultStatus({ does }: Fault): number {
  if (does.kind === 'status') return does.status;
  return does.kind === 'rateLimit' ? 429 : 0;
}

function limitedBody(waitMs: number, global: boolean) {
  return { message: 'You are being rate limited.', retry_after: waitMs / 1000, global, code: 0 };
}

async function suffer(context: Context<Env>, { does }: Fault, parts: ApiParts): Promise<Response> {
  switch (does.kind) {
    case 'status':
      return reply(does.status, { message: `${does.status}: Ordered Fault`, code: 0 }, {});
    case 'rateLimit': {
      const { retryAfterMs, global = false } = does;
      const seconds = String(retryAfterMs / 1000);
      const scope: Record<string, string> = global
        ? { 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }
        : { 'x-ratelimit-scope': 'user' };
      return reply(429, limitedBody(retryAfterMs, global), { 'retry-after': seconds, ...scope });
    }
    case 'hang':
      await pause(does.milliseconds, parts.closing);
      return cut(context);
    case 'cut':
      return cut(context);
  }
}

function cut(context: Context<Env>): Response {
  context.env.incoming.socket.destroy();
  return RESPONSE_ALREADY_SENT;
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
