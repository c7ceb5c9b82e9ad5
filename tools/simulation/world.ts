/**
 * The process's clock, timers and randomness, from a seed. Installed before anything else is loaded, so that nothing can keep the
 * real ones; what would reach out of the process throws.
 */
import childProcess from 'node:child_process';
import crypto from 'node:crypto';
import module from 'node:module';
import net from 'node:net';
import workerThreads from 'node:worker_threads';
import { Clock, type Owner } from './clock.ts';
import { Random } from './random.ts';

const realImmediate = setImmediate;

/** Work of the operating system that is under way, such as a file that is read. */
const REQUESTS = /Req|Zlib|Job/;

export interface World {
  /** Unix milliseconds. */
  readonly now: () => number;
  /** Time advances only when all work of a moment is done. Throws the error that `fail` was called with. */
  runUntil(time: number): Promise<void>;
  /** As `runUntil`, until the work is done. */
  finish<T>(work: Promise<T>): Promise<T>;
  /** Keeps time from going on until the work is done. */
  busy<T>(work: Promise<T>): Promise<T>;
  /** The same for work that begins while nothing else is under way: it may wait for immediate work, though time stands still. */
  still<T>(work: () => Promise<T>): Promise<T>;
  /** Timers and other work that it starts belong to the owner; null: to nobody. */
  as<T>(owner: Owner | null, work: () => T): T;
  /** The owner of the current work. */
  readonly owner: () => Owner | null;
  /** Goes on in a step of the owner's. */
  turnOf(owner: Owner | null): Promise<void>;
  /** Ends the run with an error. */
  fail(error: unknown): void;
}

/** `start`: Unix milliseconds. Can't be undone. */
export function installWorld(seed: number, start: number): World {
  const clock = new Clock(start);
  clock.install();
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
  seedRandomness(Random.of(seed, 'process'));
  forbidTheOutside();
  module.syncBuiltinESMExports();

  let working = 0;
  let failed: { readonly error: unknown } | null = null;
  const fail = (error: unknown) => {
    failed ??= { error };
  };
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, fail);

  const settle = async () => {
    do await new Promise<void>((resolve) => void realImmediate(resolve));
    while (working > 0 || process.getActiveResourcesInfo().some((name) => REQUESTS.test(name)));
    if (failed) throw failed.error;
  };
  const step = async () => {
    clock.step();
    await settle();
    clock.owner = null;
  };
  return {
    now: () => clock.now,
    as: (owner, work) => clock.as(owner, work),
    owner: () => clock.owner,
    turnOf: (owner) => clock.as(owner, () => new Promise((resolve) => void setTimeout(resolve, 1))),
    fail,
    async busy(work) {
      working += 1;
      try {
        return await work;
      } finally {
        working -= 1;
      }
    },
    async still(work) {
      clock.isStill = true;
      try {
        return await this.busy(work());
      } finally {
        clock.isStill = false;
      }
    },
    async runUntil(time) {
      let isOver = false;
      setTimeout(() => {
        isOver = true;
      }, time - clock.now);
      await settle();
      while (!isOver) await step();
    },
    async finish(work) {
      let isOver = false;
      const end = () => {
        isOver = true;
      };
      work.then(end, end);
      await settle();
      while (!isOver) await step();
      return work;
    },
  };
}

function seedRandomness(random: Random): void {
  const filled = <T extends ArrayBufferView>(view: T): T => {
    random.bytes(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  const randomBytes = (size: number) => filled(Buffer.alloc(size));
  const randomUUID = () => {
    const hex = randomBytes(16).toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
  };
  const randomInt = (...given: readonly number[]) => {
    const [from = 0, to = 0] = given.length > 1 ? given : [0, given[0]];
    return from + random.below(to - from);
  };
  Math.random = random.fraction;
  Object.assign(crypto, { randomBytes, randomUUID, randomInt, randomFillSync: filled });
  const web = Object.getPrototypeOf(globalThis.crypto);
  Object.defineProperty(web, 'getRandomValues', { value: filled });
  Object.defineProperty(web, 'randomUUID', { value: randomUUID });
}

function forbidTheOutside(): void {
  const forbid = (what: string) => () => {
    throw new Error(`A simulation has no ${what}.`);
  };
  globalThis.fetch = forbid('network');
  net.Socket.prototype.connect = forbid('network');
  net.Server.prototype.listen = forbid('network');
  Object.assign(workerThreads, { Worker: forbid('threads') });
  Object.assign(childProcess, { spawn: forbid('processes'), fork: forbid('processes') });
}
