import { crc32 } from 'node:zlib';
import { DefaultUserAgent, DefaultUserAgentAppendix } from 'discord.js';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { atMost } from '../../cache-limits.ts';
import type { Face } from '../../pictures/canvas/avatar.ts';
import { HOUR_MS } from '../../tables/clock/pace.ts';
import type { Occupant, Person, Snowflake } from '../../tables/game-types.ts';
import { graphemesOf, tidyName } from '../../text.ts';
import { withTimeout } from './interaction.ts';

/** An incompressible 128 by 128 avatar has 64 KB. */
const MAX_BYTES = 100_000;
const MAX_SIDE_PIXELS = 256;
const TIMEOUT_MS = 5000;

/** Downloads an avatar and checks it. Throws if it is slow, too large or no complete PNG. */
async function fetchAvatar(url: string): Promise<Uint8Array> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    // Discord requires this header, and blocks others.
    headers: { 'user-agent': `${DefaultUserAgent} ${DefaultUserAgentAppendix}` },
  });
  const problem = problemOf(response);
  if (problem || !response.body) {
    await response.body?.cancel();
    throw new Error(`${url}: ${problem ?? 'empty response'}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`${url}: more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  // A separate buffer: Node's shared pool would be copied to the thread as a whole.
  const bytes = new Uint8Array(Buffer.concat(chunks));
  if (!isSmallPng(bytes)) throw new Error(`${url}: not a small PNG`);
  return bytes;
}

function problemOf({ ok, status, headers }: Response): string | null {
  if (!ok) return `status ${status}`;
  const type = headers.get('content-type');
  if (type?.split(';')[0]?.trim() !== 'image/png') return `of type ${type}`;
  return Number(headers.get('content-length') ?? 0) > MAX_BYTES ? 'too large' : null;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Checks structure and checksums, since a damaged picture would be drawn as it is. */
function isSmallPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 45 || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return false;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (Math.max(width, height) > MAX_SIDE_PIXELS || Math.min(width, height) === 0) return false;
  let at = SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length || crc32(bytes.subarray(at + 4, end)) !== view.getUint32(end)) return false;
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (name === 'IEND') return true;
    at = end + 4;
  }
  return false;
}

/** Discord's avatars for pictures, in memory for an hour. A missing or invalid one is replaced by the person's initial. */

/** Maximum time that a turn waits for avatars. */
const MAX_WAIT_MS = 400;
const TRUSTED_MS = HOUR_MS;
/** Pause after a failure. */
const PAUSE_MS = 600_000;
const MAX_PEOPLE = 5000;
const MAX_BYTES_KEPT = 8 * 1024 * 1024;

interface AvatarsParts {
  /** The hash of the person's avatar as known to Discord; null if they have none. */
  readonly avatarOf: (userId: Snowflake) => Promise<string | null>;
  readonly urlOf: (userId: Snowflake, hash: string) => string;
  readonly isHidden: (userId: Snowflake) => Promise<boolean>;
  readonly log: Pick<Logger, 'debug'>;
  readonly now: () => Date;
  readonly fetch?: (url: string) => Promise<Uint8Array>;
  /** Milliseconds. */
  readonly patience?: number;
}

/** Null: no picture is shown. */
interface Known {
  readonly picture: Extract<Face, { readonly kind: 'picture' }> | null;
}

export class Avatars {
  readonly #parts: AvatarsParts;
  readonly #hashes: LRUCache<Snowflake, { readonly hash: string | null }>;
  readonly #known: LRUCache<Snowflake, Known>;

  constructor(parts: AvatarsParts) {
    this.#parts = parts;
    const times = { ttl: TRUSTED_MS, ttlResolution: 0, perf: { now: () => parts.now().getTime() } };
    this.#hashes = new LRUCache({ ...atMost(MAX_PEOPLE), ...times });
    this.#known = new LRUCache({
      ...times,
      max: MAX_PEOPLE,
      maxSize: MAX_BYTES_KEPT,
      sizeCalculation: ({ picture }) => 1 + (picture?.bytes.length ?? 0),
      fetchMethod: (userId, before, { options }) => this.#lookUp(userId, before, options),
    });
  }

  /** Resolves soon in any case, and never rejects. */
  async of(occupant: Occupant): Promise<Face> {
    if (occupant.kind === 'computer') return { kind: 'computer' };
    if (occupant.kind === 'voters') return { kind: 'initial', text: '#' };
    // People who deleted their data have no name.
    if (occupant.name === '') return initial(occupant);
    // Another avatar, a deletion or hiding the profile cancels the look-up.
    const known = this.#known.fetch(occupant.userId).catch(() => undefined);
    const found = await withTimeout(this.#parts.patience ?? MAX_WAIT_MS, known, undefined);
    return found?.picture ?? initial(occupant);
  }

  heard(userId: Snowflake, hash: string | null): void {
    const before = this.#hashes.peek(userId);
    this.#hashes.set(userId, { hash });
    if (before && before.hash !== hash) this.#known.delete(userId);
  }

  forget(userId: Snowflake): void {
    this.#hashes.delete(userId);
    this.#known.delete(userId);
  }

  async #lookUp(userId: Snowflake, before: Known | undefined, options: { ttl?: number }): Promise<Known> {
    const { log, isHidden, urlOf, fetch = fetchAvatar } = this.#parts;
    try {
      const hash = (await isHidden(userId)) ? null : await this.#hashOf(userId);
      if (hash === null) return { picture: null };
      const key = `${userId} ${hash}`;
      if (before?.picture?.key === key) return before;
      return { picture: { kind: 'picture', key, bytes: await fetch(urlOf(userId, hash)) } };
    } catch (error) {
      log.debug({ err: error, user: userId }, 'an avatar could not be fetched');
      options.ttl = PAUSE_MS;
      return { picture: null };
    }
  }

  async #hashOf(userId: Snowflake): Promise<string | null> {
    const heard = this.#hashes.get(userId);
    if (heard) return heard.hash;
    const hash = await this.#parts.avatarOf(userId);
    this.#hashes.set(userId, { hash });
    return hash;
  }
}

function initial({ name }: Pick<Person, 'name'>): Face {
  const [first = '?'] = graphemesOf(tidyName(name));
  return { kind: 'initial', text: name === '' ? '?' : first.toLocaleUpperCase('en') };
}
