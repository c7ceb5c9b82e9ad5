import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { atMost } from '../../cache-limits.ts';
import type { Face } from '../../pictures/index.ts';
import { lettersOf, tidyName } from '../../pictures/words.ts';
import type { Occupant, Person, Snowflake } from '../../tables/game-types.ts';

type FetchAvatar = (url: string) => Promise<Uint8Array>;

/** An incompressible 128 by 128 avatar has 64 KB. */
const MOST_BYTES = 100_000;
const MOST_PIXELS_A_SIDE = 256;
const TIMEOUT_MS = 5000;

/** Downloads an avatar and checks it. Throws when it is slow, too large or anything but a complete PNG. */
async function fetchAvatar(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const problem = problemOf(response);
  if (problem || !response.body) {
    await response.body?.cancel();
    throw new Error(`${url}: ${problem ?? 'empty response'}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > MOST_BYTES) throw new Error(`${url}: more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  // A buffer of its own: Node's shared pool would be copied to the thread as a whole.
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  if (!isSmallPng(bytes)) throw new Error(`${url}: not a small PNG`);
  return bytes;
}

function problemOf({ ok, status, headers }: Response): string | null {
  if (!ok) return `status ${status}`;
  const type = headers.get('content-type');
  if (type?.split(';')[0]?.trim() !== 'image/png') return `of type ${type}`;
  return Number(headers.get('content-length') ?? 0) > MOST_BYTES ? 'too large' : null;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Checks structure and checksums, since a damaged picture would be drawn as it is. */
function isSmallPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 45 || SIGNATURE.some((byte, at) => bytes[at] !== byte)) return false;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  if (Math.max(width, height) > MOST_PIXELS_A_SIDE || Math.min(width, height) === 0) return false;
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

/**
 * The faces of those who play, for pictures: Discord's avatars of people, in memory only and for an hour. What Discord does not give
 * at once, or not as it should, is left out: the person's initial stands there.
 */

/** A turn waits for avatars no longer than this. */
const MOST_WAIT_MS = 400;
const TRUSTED_MS = 3_600_000;
/** Nothing is asked for this long after a failure. */
const PAUSE_MS = 600_000;
const MOST_PEOPLE = 5000;
const MOST_BYTES_KEPT = 8 * 1024 * 1024;

interface AvatarsParts {
  /** The hash of the person's avatar as Discord knows it; null where they have none. */
  readonly avatarOf: (userId: Snowflake) => Promise<string | null>;
  readonly urlOf: (userId: Snowflake, hash: string) => string;
  readonly isHidden: (userId: Snowflake) => Promise<boolean>;
  readonly log: Pick<Logger, 'debug'>;
  readonly now: () => Date;
  readonly fetch?: FetchAvatar;
  /** Milliseconds. */
  readonly patience?: number;
}

interface Known {
  /** Null: no picture is shown. */
  readonly picture: Extract<Face, { readonly kind: 'picture' }> | null;
  /** When it is looked up again: Unix milliseconds. */
  readonly until: number;
}

export class Avatars {
  readonly #parts: AvatarsParts;
  /** The hashes that interactions told of. */
  readonly #hashes = new LRUCache<Snowflake, { readonly hash: string | null; readonly at: number }>(
    atMost(MOST_PEOPLE),
  );
  readonly #known = new LRUCache<Snowflake, Known>({
    max: MOST_PEOPLE,
    maxSize: MOST_BYTES_KEPT,
    sizeCalculation: ({ picture }) => 1 + (picture?.bytes.length ?? 0),
  });
  readonly #lookups = new Map<Snowflake, Promise<void>>();

  constructor(parts: AvatarsParts) {
    this.#parts = parts;
  }

  /** Settles soon in any case, and never rejects. */
  async of(occupant: Occupant): Promise<Face> {
    if (occupant.kind === 'computer') return { kind: 'computer' };
    if (occupant.kind === 'voters') return { kind: 'initial', text: '#' };
    // People who had their data deleted have no name.
    if (occupant.name === '') return initial(occupant);
    const { userId } = occupant;
    if (!this.#fresh(userId)) {
      const patience = new AbortController();
      const waited = sleep(this.#parts.patience ?? MOST_WAIT_MS, undefined, { signal: patience.signal });
      await Promise.race([this.#look(userId), waited.catch(() => {})]);
      patience.abort();
    }
    return this.#known.get(userId)?.picture ?? initial(occupant);
  }

  heard(userId: Snowflake, hash: string | null): void {
    const before = this.#hashes.get(userId);
    this.#hashes.set(userId, { hash, at: this.#parts.now().getTime() });
    if (before && before.hash !== hash) this.#known.delete(userId);
  }

  forget(userId: Snowflake): void {
    this.#hashes.delete(userId);
    this.#known.delete(userId);
  }

  #fresh(userId: Snowflake): boolean {
    const known = this.#known.get(userId);
    return known !== undefined && known.until > this.#parts.now().getTime();
  }

  #look(userId: Snowflake): Promise<void> {
    const running = this.#lookups.get(userId);
    if (running) return running;
    const begun = this.#lookUp(userId).finally(() => this.#lookups.delete(userId));
    this.#lookups.set(userId, begun);
    return begun;
  }

  async #lookUp(userId: Snowflake): Promise<void> {
    const { log, now, isHidden, urlOf, fetch = fetchAvatar } = this.#parts;
    try {
      const hash = (await isHidden(userId)) ? null : await this.#hashOf(userId);
      const before = this.#known.get(userId)?.picture;
      const key = `${userId} ${hash}`;
      const bytes =
        hash === null ? null : before?.key === key ? before.bytes : await fetch(urlOf(userId, hash));
      // Another avatar, a deletion or a wish to be hidden may have come meanwhile.
      if (hash !== null && this.#hashes.get(userId)?.hash !== hash) return;
      const picture = bytes && { kind: 'picture' as const, key, bytes };
      this.#known.set(userId, { picture, until: now().getTime() + TRUSTED_MS });
    } catch (error) {
      log.debug({ err: error, user: userId }, 'an avatar could not be fetched');
      this.#known.set(userId, { picture: null, until: now().getTime() + PAUSE_MS });
    }
  }

  async #hashOf(userId: Snowflake): Promise<string | null> {
    const heard = this.#hashes.get(userId);
    if (heard && this.#parts.now().getTime() - heard.at < TRUSTED_MS) return heard.hash;
    const hash = await this.#parts.avatarOf(userId);
    this.#hashes.set(userId, { hash, at: this.#parts.now().getTime() });
    return hash;
  }
}

function initial({ name }: Pick<Person, 'name'>): Face {
  const [first = '?'] = lettersOf(tidyName(name));
  return { kind: 'initial', text: name === '' ? '?' : first.toLocaleUpperCase('en') };
}
