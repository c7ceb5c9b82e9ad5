import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DiscordAPIError,
  HTTPError,
  type InternalRequest,
  type RateLimitData,
  type RawFile,
  type REST,
} from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { atMost } from '../../cache-limits.ts';
import { HOUR_MS } from '../../tables/clock/pace.ts';
import type { Snowflake } from '../../tables/game-types.ts';
import { makeWellFormed } from '../../text.ts';

/** Adjustments of @discordjs/rest. */

/** A request that fails each time without being refused, while Discord answers others of its kind. It counts as refused. */
export class RepeatedFailure extends Error {
  override readonly name = 'RepeatedFailure';
}

const MIN_FAILURES = 3;
const MIN_FAILING_MS = 60_000;
const FORGOTTEN_MS = HOUR_MS;
const MAX_FAILING = 1000;

/** Discord refuses every message that contains a deleted emoji. */
export const EMOJI_GONE = 'COMPONENT_INVALID_EMOJI';

interface Failing {
  readonly since: number;
  /** Failures between which Discord answered others of the kind. */
  readonly count: number;
  /** The numbers of requests that Discord had answered by the last failure: all, and those of the kind. */
  readonly answered: number;
  readonly alike: number;
  readonly isTold: boolean;
}

/** The same for all servers, channels, messages and answers: Discord may fail at sending messages alone. */
const kindOf = ({ method, fullRoute }: InternalRequest): string => {
  const withoutToken = isAnswerRoute(fullRoute) ? fullRoute.replace(/(\d+)\/[^/]+/, '$1') : fullRoute;
  return `${method} ${withoutToken.replaceAll(/\d+/g, '0')}`;
};

/** Logs requests that Discord refuses as malformed, and turns repeated errors into {@link RepeatedFailure}. */
export function watchFailures(
  rest: Pick<REST, 'queueRequest'>,
  { log, now }: { readonly log: Pick<Logger, 'error' | 'warn'>; readonly now: () => Date },
): void {
  const queueRequest = rest.queueRequest.bind(rest);
  const failing = new LRUCache<string, Failing>({
    ...atMost(MAX_FAILING),
    ttl: FORGOTTEN_MS,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  let answered = 0;
  const alike = new Map<string, number>();
  const noteAnswer = (kind: string): void => {
    answered += 1;
    alike.set(kind, (alike.get(kind) ?? 0) + 1);
  };
  rest.queueRequest = async (request) => {
    const { method, fullRoute: route } = request;
    const key = `${method} ${route} ${nonceOf(request)}`;
    const kind = kindOf(request);
    try {
      const answer = await queueRequest(request);
      noteAnswer(kind);
      failing.delete(key);
      return answer;
    } catch (error) {
      if (error instanceof DiscordAPIError) {
        noteAnswer(kind);
        failing.delete(key);
        const reasons = formErrors(error);
        const isEmojiGone = reasons.length > 0 && reasons.every((one) => one.endsWith(EMOJI_GONE));
        if (error.code === RESTJSONErrorCodes.InvalidFormBodyOrContentType)
          log[isEmojiGone ? 'warn' : 'error'](
            { method, route, reasons },
            'Discord refused a malformed request',
          );
        throw error;
      }
      // A broken connection says nothing about the request.
      if (!(error instanceof HTTPError)) throw error;
      const at = now().getTime();
      const before = failing.get(key);
      // Failures at which Discord answers nothing else say nothing about the request either.
      const { since, count: known } = before && answered > before.answered ? before : { since: at, count: 0 };
      const others = alike.get(kind) ?? 0;
      const count = known === 0 || others > (before?.alike ?? 0) ? known + 1 : known;
      const isRepeated = count >= MIN_FAILURES && at - since >= MIN_FAILING_MS;
      const isTold = before?.isTold ?? false;
      failing.set(key, { since, count, answered, alike: others, isTold: isTold || isRepeated });
      if (!isRepeated) throw error;
      if (!isTold)
        log.error({ err: error, method, route, count }, 'a request keeps failing; it counts as refused');
      throw new RepeatedFailure(`${method} ${route} has failed ${count} times`, { cause: error });
    }
  };
}

const nonceOf = ({ body }: InternalRequest): string =>
  typeof body === 'object' && body !== null && 'nonce' in body ? String(body.nonce) : '';

/** The malformed fields with Discord's codes, `components.0.components.1.custom_id: …`; without their contents. */
function formErrors({ rawError }: DiscordAPIError): readonly string[] {
  const list = (node: unknown, path: readonly string[]): string[] => {
    if (typeof node !== 'object' || node === null) return [];
    return Object.entries(node).flatMap(([key, value]) =>
      key === '_errors' && Array.isArray(value)
        ? value.map(({ code }: { readonly code?: unknown }) => `${path.join('.')}: ${String(code)}`)
        : list(value, [...path, key]),
    );
  };
  return 'errors' in rawError ? list(rawError.errors, []) : [];
}

/** Minimum size from which a request's timeout depends on its size. */
const LARGE_BYTES = 256 * 1024;
const MIN_BYTES_PER_SECOND = 125_000;

/**
 * Extends the timeout of uploads to the time they need at 1 Mbit/s; one that takes longer fails without an immediate retry.
 * Requests that would create duplicates (threads without a message) aren't retried either.
 */
export function sendPatiently(rest: REST): void {
  const { makeRequest, timeout } = rest.options;
  rest.options.makeRequest = async (url, init) => {
    if (FIRST_ANSWER.test(url)) attempts.set(url, (attempts.get(url) ?? 0) + 1);
    const method = init.method ?? 'GET';
    const bytes = init.body instanceof Uint8Array ? init.body.length : 0;
    const isOnce = method === 'POST' && ALONE_THREAD.test(url);
    if (bytes < LARGE_BYTES && !isOnce) return makeRequest(url, init);
    // The library retries only errors named AbortError.
    const signal = AbortSignal.timeout(timeout + Math.ceil((bytes * 1000) / MIN_BYTES_PER_SECOND));
    const response = await makeRequest(url, { ...init, signal });
    if (isOnce && response.status >= 500)
      throw new HTTPError(response.status, response.statusText, method, url, { body: null, files: [] });
    return response;
  };
}

const FIRST_ANSWER = /\/interactions\/\d+\//;
const MAX_ANSWERS = 1000;
/** How often each of the latest first answers to interactions was sent. */
const attempts = new LRUCache<string, number>(atMost(MAX_ANSWERS));

/** Whether Discord may have taken an earlier attempt at the request that it refuses now. */
export const wasSentBefore = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (attempts.get(error.url) ?? 0) > 1;

const ALONE_THREAD = /\/channels\/\d+\/threads$/;

/** Discord allows three edits of messages over an hour old per channel in this time. One of them is reserved for turns. */
const OLD_EDITS_MS = 6000;
const MAX_OLD_EDITS = 2;
const OLD_MS = HOUR_MS;
const MAX_CHANNELS = 1000;

/** Lets at most `most` requests per channel begin within this time; the others wait. */
export class Spacing {
  readonly #lately = new LRUCache<Snowflake, readonly number[]>(atMost(MAX_CHANNELS));
  readonly #most: number;
  readonly #withinMs: number;
  readonly #now: () => Date;
  readonly #wait: (ms: number) => Promise<unknown>;

  constructor(
    most: number,
    withinMs: number,
    now: () => Date,
    wait: (ms: number) => Promise<unknown> = (ms) => sleep(ms, null, { ref: false }),
  ) {
    this.#most = most;
    this.#withinMs = withinMs;
    this.#now = now;
    this.#wait = wait;
  }

  /** Resolves when the next request may begin. */
  async take(channelId: Snowflake): Promise<void> {
    const at = this.#now().getTime();
    const lately = this.#lately.get(channelId) ?? [];
    const [first] = lately;
    const free =
      lately.length < this.#most || first === undefined ? at : Math.max(at, first + this.#withinMs);
    this.#lately.set(channelId, [...lately, free].slice(-this.#most));
    if (free > at) await this.#wait(free - at);
  }
}

/** Spaces out low-priority edits of old messages. */
export class OldEdits {
  readonly #spacing: Spacing;
  readonly #now: () => Date;

  constructor(now: () => Date, wait: (ms: number) => Promise<unknown> = sleep) {
    this.#spacing = new Spacing(MAX_OLD_EDITS, OLD_EDITS_MS, now, wait);
    this.#now = now;
  }

  /** Resolves when a message that was written at this time may be edited. */
  async take(channelId: Snowflake, writtenAt: Date): Promise<void> {
    // The message may become an hour old meanwhile.
    const isYoung = this.#now().getTime() - writtenAt.getTime() < OLD_MS - OLD_EDITS_MS;
    if (!isYoung) await this.#spacing.take(channelId);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

export const isAnswerRoute = (route: string): boolean => /^\/(interactions|webhooks)\//.test(route);

/** Messages that would wait longer are composed again later: by then another process may have sent them, or the game changed. */
const MAX_RATE_LIMIT_WAIT_MS = 60_000;

export const isLimitedTooLong = ({ route, retryAfter }: RateLimitData): boolean =>
  retryAfter > MAX_RATE_LIMIT_WAIT_MS && (isAnswerRoute(route) || route.includes('/messages'));

/**
 * Sends requests with pictures as one buffer each. By default @discordjs/rest wraps them in Blobs, which are read back in small
 * pieces. Replaces lone surrogates, which rows of older versions may contain.
 */
export function adaptRequests(rest: REST): void {
  const queueRequest = rest.queueRequest.bind(rest);
  rest.queueRequest = (request) => {
    if (!request.passThroughBody) makeWellFormed(request.body);
    return queueRequest(asOneBuffer(request));
  };
}

/** Moves a request's files into its body; returns it unchanged if it has no files, or one that isn't a picture. */
export function asOneBuffer(request: InternalRequest): InternalRequest {
  const { files = [], body, headers, appendToFormData, ...rest } = request;
  const pictures = files.map(pictureOf).filter((picture) => picture !== null);
  if (files.length === 0 || pictures.length < files.length || appendToFormData) return request;
  const boundary = randomUUID();
  const part = (described: string, data: Uint8Array | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${described}\r\n\r\n`),
    typeof data === 'string' ? Buffer.from(data) : data,
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...pictures.flatMap(({ key, name, type, data }, at) =>
      part(`name="${key ?? `files[${at}]`}"; filename="${quoted(name)}"\r\nContent-Type: ${type}`, data),
    ),
    ...(body == null ? [] : part('name="payload_json"', JSON.stringify(body))),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return {
    ...rest,
    headers: { ...headers, 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    passThroughBody: true,
    body: Buffer.concat(parts),
  };
}

function pictureOf({ key, name, data, contentType }: RawFile) {
  const type = contentType ?? TYPES[name.split('.').at(-1) ?? ''];
  return type && data instanceof Uint8Array ? { key, name, data, type } : null;
}

const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/** Seconds. */
const WAITS = [2, 10, 60] as const;
const LAST_WAIT = 300;

/**
 * Retries failed work after increasing delays: a few times, or, if the problem is temporary, every five minutes. After the last
 * attempt, a new failure starts again from the first delay.
 */
export class RetryQueue {
  readonly #attempts = new Map<string, number>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  /** `work` must not throw; it calls `retry` again or `clear` itself. Only one attempt is scheduled for each key. */
  retry(key: string, work: () => Promise<void>, { mayPass = false } = {}): void {
    if (this.#isStopped || this.#timers.has(key)) return;
    const attempt = this.#attempts.get(key) ?? 0;
    if (attempt > WAITS.length && !mayPass) {
      this.#attempts.delete(key);
      return;
    }
    const seconds = WAITS[attempt] ?? LAST_WAIT;
    this.#attempts.set(key, attempt + 1);
    const timer = setTimeout(() => {
      this.#timers.delete(key);
      const running = work().finally(() => this.#running.delete(running));
      this.#running.add(running);
    }, seconds * 1000);
    this.#timers.set(key, timer);
  }

  get length(): number {
    return this.#timers.size;
  }

  clear(key: string): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
    this.#attempts.delete(key);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.allSettled(this.#running);
  }
}
